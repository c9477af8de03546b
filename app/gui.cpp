#include "app/gui.h"

#include "app/cli/cli.h"
#include "app/cli/process/abnormal_end.h"
#include "app/cli/process/terminal.h"
#include "editor/start/single_instance.h"
#include "editor/window/application.h"
#include "editor/window/shell.h"

#include <QFileInfo>
#include <QMessageLogContext>

#include <optional>
#include <string>
#include <vector>

namespace tilewright {

namespace {

/// Prints like Qt, but makes quoted arguments, file names and environment values visible.
void printMessage(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    for (const QString& line : qFormatLogMessage(type, context, message).split(u'\n'))
        cli::TerminalLine(cli::StandardStream::Errors) << line.toStdString();
}

/// Qt has removed its own options by now.
std::optional<cli::WindowArguments> argumentsLeft() {
    std::vector<std::string> left;
    for (const QString& argument : QCoreApplication::arguments().mid(1))
        left.push_back(argument.toStdString());
    return cli::windowArguments(left);
}

StartRequest requestOf(const cli::WindowArguments& arguments) {
    StartRequest request{.newTileSet = arguments.newTileSet, .play = arguments.play};
    for (const std::string& file : arguments.files)
        request.files << QFileInfo(QString::fromStdString(file)).absoluteFilePath();
    request.activation = qgetenv("XDG_ACTIVATION_TOKEN");
    return request;
}

} // namespace

int runWindow(int argc, char** argv, const std::string& version) {
    QCoreApplication::setOrganizationName(QStringLiteral("Tilewright"));
    QCoreApplication::setApplicationName(QStringLiteral("Tilewright"));
    QCoreApplication::setApplicationVersion(QString::fromStdString(version));
    applyScale();
    qInstallMessageHandler(printMessage);
    Application application(argc, argv);
    QGuiApplication::setDesktopFileName(QStringLiteral("org.tilewright.tilewright"));
    const std::optional<cli::WindowArguments> arguments = argumentsLeft();
    if (!arguments)
        return cli::WrongUsage;
    const StartRequest request = requestOf(*arguments);
    SingleInstance running;
    if (running.begin(request, arguments->newWindow) == SingleInstance::Start::HandedOver)
        return cli::Success;
    Shell shell(request.files);
    QObject::connect(&running, &SingleInstance::asked, &shell, &Shell::take);
    application.setRecoverySaver([&shell] { return shell.saveRecoveryCopies(); });
    const TerminationSignals ending([&shell] { shell.saveRecoveryCopies(); }, cli::terminateBySignal);
    application.guarded([&] {
        // A record is a game already, and what could not be opened can't be played.
        const bool plays = shell.start(request.files) && request.play && !request.endsWithRecord();
        if (request.newTileSet || plays)
            shell.take({.newTileSet = request.newTileSet, .play = plays});
    });
    return Application::exec();
}

} // namespace tilewright
