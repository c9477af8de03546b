#include "app/gui.h"

#include "app/cli/terminal.h"
#include "editor/window/application.h"
#include "editor/window/shell.h"

#include <QMessageLogContext>

namespace tilewright {

namespace {

/// Prints like Qt, but makes quoted arguments, file names and environment values visible.
void printMessage(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    for (const QString& line : qFormatLogMessage(type, context, message).split(u'\n'))
        cli::Line(cli::To::Errors) << line.toStdString();
}

} // namespace

int runWindow(int argc, char** argv) {
    QCoreApplication::setOrganizationName(QStringLiteral("Tilewright"));
    QCoreApplication::setApplicationName(QStringLiteral("Tilewright"));
    QCoreApplication::setApplicationVersion(QStringLiteral(TILEWRIGHT_VERSION));
    applyScale();
    qInstallMessageHandler(printMessage);
    Application application(argc, argv);
    QGuiApplication::setDesktopFileName(QStringLiteral("tilewright"));
    // Qt has removed its own options by now.
    const QStringList paths = QCoreApplication::arguments().mid(1);
    Shell shell(paths);
    application.setKeeper([&shell] { return shell.keepCopies(); });
    application.guarded([&] { shell.start(paths); });
    return Application::exec();
}

} // namespace tilewright
