// What the verbs print arrives, or they say that it did not: on a full disk, with a reader that left, with
// standard output closed.

#include "engine/model/io/file_formats.h"
#include "tests/cli/run_program.h"

#include <QFile>
#include <QProcess>
#include <QtTest>

#include <fcntl.h>
#include <unistd.h>

using namespace tilewright;
using namespace tilewright::test;

namespace {

const QStringList bots{"--players", "random,random"};

/// All verbs, in a folder where the files that they read are.
std::vector<QStringList> commands() {
    std::vector<QStringList> all{
        {"lint", "set.json"},
        {"generate", "--tiles", "60", "-o", "new.json"},
        QStringList{"play", "-o", "new.json"} + bots,
        {"replay", "game.json"},
        {"replay", "game.json", "--legal", "3"},
        {"export", "set.json", "--to", "csv", "-o", "new.csv"},
        {"import", "table.csv", "-o", "new.json"},
        QStringList{"perft", "--depth", "1"},
        QStringList{"playtest", "--games", "2", "-o", "new.json"} + bots,
        {"merge", "report.json", "-o", "new.json"},
        QStringList{"compare", "--option-b", "actionsPerTurn=4", "--games", "4"} + bots,
        {"study", "s.study.json", "-o", "new.json"},
        QStringList{"tune", "--tileset", "set.json", "--goal", "turns/mean=..90", "--candidates", "2",
                    "--games", "2", "-o", "new.json"} +
            bots,
        {"sheet", "set.json", "-o", "new"},
    };
    const std::size_t verbs = all.size();
    for (std::size_t i = 0; i < verbs; ++i)
        if (!all[i].contains("--legal"))
            all.push_back(all[i] + QStringList{"--json"});
    all.insert(all.end(), {{"--help"}, {"--version"}, {"sheet", "--help"}});
    return all;
}

void addInputs(const WorkFolder& folder) {
    writeBytes(folder.path("s.study.json"), R"({
  "format": "tilewright-study", "version": 1, "ruleset": "beneath", "name": "Small",
  "players": ["random", "random"], "games": 2, "fixed": {"map": "map.json"},
  "vary": {"tiles": [60, 90]}, "goals": [{"figure": "turns/median", "max": 80}]
})");
    QCOMPARE(folder.run({"export", "set.json", "--to", "csv", "-o", "table.csv"}).exitCode, 0);
    QCOMPARE(folder.run(QStringList{"playtest", "--games", "2", "-o", "report.json"} + bots).exitCode, 0);
}

/// Standard output is that descriptor, which is closed here afterwards.
ProcessSetup printingInto(int descriptor) {
    return [descriptor](QProcess& process) {
        process.setChildProcessModifier([descriptor] {
            if (descriptor < 0)
                ::close(STDOUT_FILENO);
            else
                ::dup2(descriptor, STDOUT_FILENO);
        });
    };
}

} // namespace

class StandardOutputTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        folder_ = std::make_unique<WorkFolder>();
        addInputs(*folder_);
    }

    void fullDisk_data() {
        QTest::addColumn<QStringList>("arguments");
        for (const QStringList& arguments : commands())
            QTest::newRow(qPrintable(arguments.join(' '))) << arguments;
    }
    void fullDisk() {
        QFETCH(QStringList, arguments);
        for (const char* name : {"new.json", "new.csv"})
            QFile::remove(folder_->path(name));
        const ProcessResult ran = folder_->run(
            arguments, [](QProcess& process) { process.setStandardOutputFile(QStringLiteral("/dev/full")); });
        QVERIFY(ran.ended);
        QVERIFY2(ran.exitCode == 3, QByteArray::number(ran.exitCode) + ' ' + ran.errors);
        QVERIFY2(ran.errors.contains("standard output can't be written: No space left on device"),
                 ran.errors.constData());
    }

    void readerLeft() {
        int ends[2];
        QCOMPARE(::pipe2(ends, O_CLOEXEC), 0);
        ::close(ends[0]);
        const ProcessResult ran = folder_->run({"lint", "set.json", "--json"}, printingInto(ends[1]));
        ::close(ends[1]);
        QVERIFY2(ran.ended, "ended by a signal");
        QCOMPARE(ran.exitCode, 3);
        QVERIFY2(ran.errors.contains("Broken pipe"), ran.errors.constData());
    }

    // Then the first file that is opened would get its number, and all that is printed.
    void closed() {
        QFile::remove(folder_->path("new.json"));
        const QStringList make{"generate", "--tiles", "60", "-o"};
        QCOMPARE(folder_->run(make + QStringList{"expected.json"}).exitCode, 0);
        const ProcessResult ran = folder_->run(make + QStringList{"new.json"}, printingInto(-1));
        QVERIFY(ran.ended);
        QCOMPARE(ran.exitCode, 3);
        QVERIFY2(ran.errors.contains("standard output can't be written"), ran.errors.constData());
        QCOMPARE(readBytes(folder_->path("new.json")), readBytes(folder_->path("expected.json")));
    }

private:
    std::unique_ptr<WorkFolder> folder_;
};

QTEST_GUILESS_MAIN(StandardOutputTest)
#include "tst_standard_output.moc"
