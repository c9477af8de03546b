#include "app/gui.h"

#include "editor/document/open_documents.h"
#include "editor/theme/theme.h"
#include "editor/window/main_window.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QTranslator>

namespace tilewright {

int runWindow(int argc, char** argv) {
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("Tilewright"));
    QCoreApplication::setApplicationName(QStringLiteral("Tilewright"));
    QCoreApplication::setApplicationVersion(QStringLiteral(TILEWRIGHT_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("tilewright"));
    QTranslator words;
    if (words.load(QLocale(), QStringLiteral("tilewright"), QStringLiteral("_"), QStringLiteral(":/i18n")))
        QCoreApplication::installTranslator(&words);
    QTranslator qtWords;
    if (qtWords.load(QLocale(), QStringLiteral("qtbase"), QStringLiteral("_"),
                     QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qtWords);
    applyTheme(application);

    MainWindow window;
    // Qt has taken its own options out by now.
    const QStringList paths = QCoreApplication::arguments().mid(1);
    if (paths.isEmpty())
        window.openLastOrExample();
    else if (!window.openFiles(paths) && window.documents().count() == 0)
        window.openExample();
    window.show();
    return QApplication::exec();
}

} // namespace tilewright
