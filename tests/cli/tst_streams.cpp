// Devices, pipes and sockets as output and as input: written through and never replaced, and not waited for
// without end.

#include "engine/model/io/file_formats.h"
#include "tests/cli/run_program.h"

#include <QFile>
#include <QProcess>
#include <QtTest>

#include <fcntl.h>
#include <filesystem>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <thread>
#include <unistd.h>

using namespace tilewright;
using namespace tilewright::test;
namespace fs = std::filesystem;

namespace {

const QStringList randomBots{"--players", "random,random"};

/// Verbs with an output that is one file; it stands last.
std::vector<QStringList> writers() {
    return {{"generate", "--tiles", "60", "-o"},
            QStringList{"play"} + randomBots + QStringList{"-o"},
            {"export", "set.json", "--to", "csv", "-o"},
            {"import", "table.csv", "-o"},
            QStringList{"playtest", "--games", "4"} + randomBots + QStringList{"-o"},
            {"merge", "report.json", "-o"},
            QStringList{"compare", "--option-b", "actionsPerTurn=4", "--games", "4"} + randomBots +
                QStringList{"-o"},
            {"study", "s.study.json", "-o"},
            QStringList{"tune", "--tileset", "set.json", "--goal", "turns/mean=55..75", "--tiles", "40..90",
                        "--candidates", "9", "--games", "4"} +
                randomBots + QStringList{"-o"},
            {"sheet", "set.json", "-o", "sheets", "--force", "--save-template"}};
}

std::string pathIn(const WorkFolder& folder, const char* name) {
    return folder.path(name).toStdString();
}

void makePipe(const WorkFolder& folder, const char* name) {
    ::unlink(pathIn(folder, name).c_str());
    QCOMPARE(::mkfifo(pathIn(folder, name).c_str(), 0600), 0);
}

/// A socket that a program once listened to.
void makeSocket(const WorkFolder& folder, const char* name) {
    const std::string path = pathIn(folder, name);
    ::unlink(path.c_str());
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    QVERIFY(path.size() < sizeof address.sun_path);
    path.copy(address.sun_path, path.size());
    const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
    QCOMPARE(::bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0); // NOLINT
    ::close(socket);
}

/// A JSON document and nothing else, or the lines of a table.
bool isWhole(const QByteArray& text, const QStringList& arguments) {
    return arguments.contains("csv") ? text.startsWith("\xEF\xBB\xBFid,") : Json::accept(text.toStdString());
}

} // namespace

class StreamsTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WorkFolder> folder_;

    void addWriters() {
        QTest::addColumn<QStringList>("arguments");
        for (const QStringList& arguments : writers())
            QTest::newRow(qPrintable(arguments.first())) << arguments;
    }

private slots:
    void initTestCase() {
        folder_ = std::make_unique<WorkFolder>();
        writeBytes(folder_->path("s.study.json"), R"({
  "format": "tilewright-study", "version": 1, "ruleset": "beneath", "name": "Small",
  "players": ["random", "random"], "games": 2, "fixed": {"map": "map.json"},
  "vary": {"tiles": [60, 90]}, "goals": [{"figure": "turns/median", "max": 80}]
})");
        QCOMPARE(folder_->run({"export", "set.json", "--to", "csv", "-o", "table.csv"}).exitCode, 0);
        QCOMPARE(
            folder_->run(QStringList{"playtest", "--games", "2", "-o", "report.json"} + randomBots).exitCode,
            0);
    }

    void standardOutput_data() { addWriters(); }
    // The file alone, though the verb tells something too.
    void standardOutput() {
        QFETCH(QStringList, arguments);
        const ProcessResult ran = folder_->run(arguments + QStringList{"/dev/stdout"});
        QVERIFY2(ran.ended && ran.exitCode == 0, ran.errors.constData());
        QVERIFY2(isWhole(ran.output, arguments), ran.output.constData());
        QVERIFY(fs::is_symlink("/dev/stdout"));
    }

    void fullDevice_data() { addWriters(); }
    void fullDevice() {
        QFETCH(QStringList, arguments);
        const ProcessResult ran = folder_->run(arguments + QStringList{"/dev/full"});
        QVERIFY2(ran.ended && ran.exitCode == 3, ran.errors.constData());
        QVERIFY2(ran.errors.contains("“/dev/full” can't be written: No space left on device"),
                 ran.errors.constData());
        QVERIFY(fs::is_character_file("/dev/full"));
    }

    // Standard output may be a file itself: what is there already stays.
    void standardOutputIntoAFile() {
        writeBytes(folder_->path("log"), "before\n");
        const ProcessResult ran =
            folder_->run({"generate", "--tiles", "60", "-o", "/dev/stdout"}, [this](QProcess& process) {
                process.setStandardOutputFile(folder_->path("log"), QIODevice::Append);
            });
        QCOMPARE(ran.exitCode, 0);
        const QByteArray log = readBytes(folder_->path("log"));
        QVERIFY(log.startsWith("before\n{") && log.endsWith("}\n"));
        QVERIFY(ran.errors.contains("60 tiles"));
    }

    void linkToADevice() {
        fs::create_symlink("/dev/null", pathIn(*folder_, "link"));
        const ProcessResult ran = folder_->run({"generate", "--tiles", "60", "-o", "link"});
        QVERIFY2(ran.exitCode == 0, ran.errors.constData());
        QVERIFY(fs::is_symlink(pathIn(*folder_, "link")));
        QVERIFY(fs::is_character_file("/dev/null"));
    }

    void refused_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("word");
        const auto row = [](const QStringList& arguments, const char* word) {
            QTest::newRow(qPrintable(arguments.join(' '))) << arguments << QString(word);
        };
        row({"generate", "-o", "pipe"}, "“pipe” is a pipe");
        row({"export", "set.json", "--to", "csv", "-o", "pipe"}, "“pipe” is a pipe");
        row({"lint", "pipe"}, "“pipe” is a pipe");
        row({"sheet", "pipe", "-o", "new"}, "“pipe” is a pipe");
        row({"generate", "-o", "socket"}, "“socket” is a socket");
        row({"replay", "socket"}, "“socket” is a socket");
        row({"export", "set.json", "--to", "tiled", "-o", "/dev/null"}, "/dev/null");
        row({"sheet", "set.json", "-o", "/dev/null"}, "/dev/null");
        row({"sheet", "set.json", "-o", "pipe"}, "pipe");
        row(QStringList{"playtest", "--games", "2", "--records", "/dev/null", "-o", "new.json"} + randomBots,
            "/dev/null");
        row({"generate", "-o", "."}, "Is a directory");
    }
    void refused() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, word);
        makePipe(*folder_, "pipe");
        makeSocket(*folder_, "socket");
        const QStringList before = folder_->files();
        const ProcessResult ran = folder_->run(arguments);
        QVERIFY2(ran.ended, "hangs");
        const QString said = QString::fromUtf8(ran.output + ran.errors);
        QVERIFY2(ran.exitCode == 3, qPrintable(said));
        QVERIFY2(said.contains(word), qPrintable(said));
        QCOMPARE(folder_->files(), before);
        QVERIFY(fs::is_fifo(pathIn(*folder_, "pipe")) && fs::is_socket(pathIn(*folder_, "socket")));
    }

    void pipesThatArePlugged() {
        makePipe(*folder_, "pipe");
        QByteArray got;
        {
            const std::jthread reader([&] { got = readBytes(folder_->path("pipe")); });
            const ProcessResult ran = folder_->run({"generate", "--tiles", "60", "-o", "pipe"});
            QVERIFY2(ran.exitCode == 0, ran.errors.constData());
        }
        QVERIFY(isWhole(got, {}));
        {
            const std::jthread writer([&] { writeBytes(folder_->path("pipe"), got); });
            const ProcessResult ran = folder_->run({"lint", "pipe"});
            QVERIFY2(ran.exitCode == 0, ran.output.constData());
        }
        QVERIFY(fs::is_fifo(pathIn(*folder_, "pipe")));
    }

    void standardInput_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("file");
        const auto row = [](const QStringList& arguments, const char* file) {
            QTest::newRow(qPrintable(arguments.join(' '))) << arguments << QString(file);
        };
        row({"lint", "/dev/stdin"}, "set.json");
        row({"replay", "/dev/stdin"}, "game.json");
        row({"export", "/dev/stdin", "--to", "csv", "-o", "/dev/null"}, "set.json");
        row({"export", "/dev/stdin", "--to", "svg", "-o", "/dev/null"}, "game.json");
        row(QStringList{"play", "--tileset", "/dev/stdin", "-o", "/dev/null"} + randomBots, "set.json");
        row(QStringList{"compare", "/dev/stdin", "set.json", "--games", "4"} + randomBots, "set.json");
        row({"import", "/dev/stdin", "--into", "set.json", "-o", "/dev/null"}, "table.csv");
        row({"sheet", "/dev/stdin", "-o", "sheets", "--force"}, "set.json");
    }
    // Through a pipe, which gives its text once.
    void standardInput() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, file);
        int ends[2];
        QCOMPARE(::pipe2(ends, O_CLOEXEC), 0);
        const QByteArray text = readBytes(folder_->path(file));
        std::jthread writer([&] {
            qsizetype sent = 0;
            while (sent < text.size())
                sent += std::max<ssize_t>(0, ::write(ends[1], text.constData() + sent,
                                                     static_cast<std::size_t>(text.size() - sent)));
            ::close(ends[1]);
        });
        const ProcessResult ran = folder_->run(arguments, [&](QProcess& process) {
            process.setChildProcessModifier([&ends] { ::dup2(ends[0], STDIN_FILENO); });
        });
        ::close(ends[0]);
        QVERIFY2(ran.ended && ran.exitCode == 0, ran.output + ran.errors);
    }
};

QTEST_GUILESS_MAIN(StreamsTest)
#include "tst_streams.moc"
