#include "app/gui.h"

#include "app/cli/terminal.h"
#include "editor/window/application.h"
#include "editor/window/shell.h"

#include <QMessageLogContext>

namespace tilewright {

namespace {

/// As Qt prints it, but what it quotes of arguments, files and surroundings is made visible.
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
    Shell shell;
    application.setKeeper([&shell] { return shell.keepCopies(); });
    // Qt has taken its own options out by now.
    application.guarded([&shell] { shell.start(QCoreApplication::arguments().mid(1)); });
    return Application::exec();
}

} // namespace tilewright
