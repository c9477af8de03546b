#pragma once

#include "engine/model/tileset.h"

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <functional>

class QProcess;

namespace tilewright::test {

struct ProcessResult {
    int exitCode = -1;
    /// False where the program was ended by a signal, or never came back.
    bool ended = false;
    QByteArray output;
    QByteArray errors;
};

/// The program that is tested.
QString programPath();
/// Changes how a process is started: its standard streams, its environment.
using ProcessSetup = std::function<void(QProcess&)>;
/// Runs a program as a process in that folder, without a display.
ProcessResult runProgram(const QString& program, const QStringList& arguments, const QString& folder,
                         const ProcessSetup& start = {});
/// The one that is tested.
ProcessResult tilewright(const QStringList& arguments, const QString& folder, const ProcessSetup& start = {});

QByteArray readBytes(const QString& path);
void writeBytes(const QString& path, const QByteArray& bytes);
Json jsonIn(const QByteArray& bytes);

/// A folder for one test, with the bundled set (set.json), board (map.json) and a short game (game.json) in
/// it.
class WorkFolder {
public:
    WorkFolder();
    QString path(const QString& name = {}) const;
    ProcessResult run(const QStringList& arguments, const ProcessSetup& start = {}) const {
        return tilewright(arguments, folder_.path(), start);
    }
    /// Names of all files in it, hidden ones too.
    QStringList files() const;

private:
    QTemporaryDir folder_;
};

void writeJson(const WorkFolder& folder, const char* name, const Json& document);

} // namespace tilewright::test
