#include "app/gui.h"

#include "editor/window/shell.h"

#include <QApplication>

namespace tilewright {

int runWindow(int argc, char** argv) {
    QCoreApplication::setOrganizationName(QStringLiteral("Tilewright"));
    QCoreApplication::setApplicationName(QStringLiteral("Tilewright"));
    QCoreApplication::setApplicationVersion(QStringLiteral(TILEWRIGHT_VERSION));
    applyScale();
    const QApplication application(argc, argv);
    QGuiApplication::setDesktopFileName(QStringLiteral("tilewright"));
    Shell shell;
    // Qt has taken its own options out by now.
    shell.start(QCoreApplication::arguments().mid(1));
    return QApplication::exec();
}

} // namespace tilewright
