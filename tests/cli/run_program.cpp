#include "tests/cli/run_program.h"

#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "tests/paths.h"
#include "tests/waiting.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>

namespace tilewright::test {

QString programPath() {
    return qEnvironmentVariable("TILEWRIGHT_PROGRAM", inBuild(QStringLiteral("tilewright")));
}

ProcessResult runProgram(const QString& program, const QStringList& arguments, const QString& folder,
                         const ProcessSetup& start) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(name);
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder);
    if (start)
        start(process);
    process.start(program, arguments);
    ProcessResult ran;
    ran.ended = process.waitForFinished(waitTimeout) && process.exitStatus() == QProcess::NormalExit;
    if (!ran.ended)
        process.kill();
    ran.exitCode = process.exitCode();
    ran.output = process.readAllStandardOutput();
    ran.errors = process.readAllStandardError();
    return ran;
}

ProcessResult tilewright(const QStringList& arguments, const QString& folder, const ProcessSetup& start) {
    return runProgram(programPath(), arguments, folder, start);
}

QByteArray readBytes(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("can't read %s", qPrintable(path));
    return file.readAll();
}

void writeBytes(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("can't write %s", qPrintable(path));
}

WorkFolder::WorkFolder() {
    const auto write = [this](const char* name, std::string_view text) {
        writeBytes(path(name), QByteArray(text.data(), static_cast<qsizetype>(text.size())));
    };
    write("set.json", bundledText("beneath/learning.tileset.json"));
    write("map.json", bundledText("beneath/guardhouse.map.json"));
    const ProcessResult played = run({"play", "--tileset", "set.json", "--players", "random,random",
                                      "--option", "startingPicks=0", "-o", "game.json"});
    if (played.exitCode != 0)
        qFatal("no game to start from: %s", played.errors.constData());
}

QString WorkFolder::path(const QString& name) const {
    return folder_.filePath(name);
}

QStringList WorkFolder::files() const {
    return QDir(folder_.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

Json jsonIn(const QByteArray& bytes) {
    return Json::parse(bytes.constData(), bytes.constData() + bytes.size());
}

void writeJson(const WorkFolder& folder, const char* name, const Json& document) {
    writeBytes(folder.path(name), QByteArray::fromStdString(fileText(document)));
}

} // namespace tilewright::test
