// Each call with which a program touches its files fails once, or is the one at which it is killed: the old
// content or the new one is there, whole, and nothing half written stays.

#include "engine/model/io/file_formats.h"
#include "tests/cli/run_program.h"
#include "tests/paths.h"
#include "tests/sanitizers.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QtTest>

#include <cerrno>
#include <csignal>
#include <map>

using namespace tilewright;
using namespace tilewright::test;

namespace {

/// All files below a folder, hidden ones too, by their path in it.
using Tree = std::map<QString, QByteArray>;

Tree treeOf(const QString& folder) {
    Tree tree;
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        tree[QDir(folder).relativeFilePath(path)] = readBytes(path);
    }
    return tree;
}

void setTree(const QString& folder, const Tree& tree) {
    for (const QFileInfo& entry :
         QDir(folder).entryInfoList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot))
        if (entry.isDir())
            QDir(entry.filePath()).removeRecursively();
        else
            QFile::remove(entry.filePath());
    for (const auto& [name, bytes] : tree) {
        QDir(folder).mkpath(QFileInfo(name).path());
        writeBytes(QDir(folder).filePath(name), bytes);
    }
}

/// Something that is written, by the program or, without a verb, as the window writes it.
struct Work {
    const char* name;
    QString program;
    /// Makes what is there before; may be empty.
    QStringList before;
    QStringList arguments;
    /// Is there whole, but not only as before or after: a report of some games.
    QString between = {};
    /// Many files are written by the same calls, one after the other: with a stride that does not divide
    /// their number each kind of call comes up, in one file or another.
    int stride = 1;
};

QString saver() {
    return inBuild("tests/faults/saver");
}

std::vector<Work> works() {
    const QString program = programPath();
    const QStringList play{"play", "--players", "random,random", "-o", "new.json", "--seed"};
    const QStringList generate{"generate", "--tiles", "60", "-o", "new.json", "--seed"};
    const QStringList sheet{"sheet", "set.json", "--paper", "A3", "-o", "sheets", "--force", "--margin"};
    // One thread plays in several portions, each of which is written.
    const QStringList playtest{"playtest", "--threads", "1",        "--players", "random,random",
                               "--games",  "10",        "--resume", "-o",        "report.json"};
    return {{"generate", program, generate + QStringList{"1"}, generate + QStringList{"2"}},
            {"play", program, play + QStringList{"1"}, play + QStringList{"2"}},
            {"export", program, {}, {"export", "map.json", "--to", "svg", "-o", "new.svg"}},
            {"sheet", program, sheet + QStringList{"5"}, sheet + QStringList{"10"}},
            {"playtest", program, {}, playtest, "report.json"},
            {"records", program, {}, playtest + QStringList{"--records", "records"}, "report.json", 13},
            {"save", saver(), {}, {"save", "set.json"}}};
}

struct Fault {
    const char* name;
    int error;
    int signal = 0;
};

const std::vector<Fault> faults{{"full disk", ENOSPC},
                                {"broken disk", EIO},
                                {"no right", EACCES},
                                {"killed", 0, SIGKILL},
                                {"asked to end", 0, SIGTERM}};

/// Runs with the n-th call going wrong; `struck` tells whether there was one.
ProcessResult runWith(const Fault& fault, int n, const Work& work, const QString& folder, bool& struck) {
    const QTemporaryDir aside;
    const QString mark = aside.filePath("mark");
    const ProcessResult ran = runProgram(work.program, work.arguments, folder, [&](QProcess& process) {
        QProcessEnvironment environment = process.processEnvironment();
        environment.insert("LD_PRELOAD", inBuild("tests/faults/libfaults.so"));
        environment.insert("FAULTS_BELOW", QFileInfo(folder).canonicalFilePath());
        environment.insert("FAULTS_AT", QString::number(n));
        environment.insert("FAULTS_ERRNO", QString::number(fault.error));
        environment.insert("FAULTS_SIGNAL", QString::number(fault.signal));
        environment.insert("FAULTS_MARK", mark);
        const QString sanitizer = environment.value("ASAN_OPTIONS");
        environment.insert("ASAN_OPTIONS",
                           sanitizer + (sanitizer.isEmpty() ? "" : ":") + "verify_asan_link_order=0");
        process.setProcessEnvironment(environment);
    });
    struck = QFile::exists(mark);
    return ran;
}

/// Every call is tried in `./dev check`, else some; fewer under sanitizers, where each run starts slowly.
const int stride = underSanitizers ? 17 : qEnvironmentVariableIsSet("TILEWRIGHT_CHECK") ? 1 : 7;

/// At least a file was opened, written, synced, closed and renamed; with a stride, one of these was tried.
const int fewest = stride == 1 ? 5 : 1;

bool isPart(const QString& name) {
    return name.endsWith(QLatin1String(".part"));
}

} // namespace

class FaultsTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WorkFolder> folder_;

    /// What is wrong with the files; nothing where each is as before or as after.
    static QString wrongIn(const Tree& now, const Tree& before, const Tree& after, const Work& work,
                           bool mayHaveParts) {
        for (const auto& [name, bytes] : before)
            if (!now.contains(name))
                return name + " is gone";
        for (const auto& [name, bytes] : now) {
            if (isPart(name)) {
                if (!mayHaveParts)
                    return name + " was left behind";
                continue;
            }
            const auto old = before.find(name);
            const auto fresh = after.find(name);
            const bool known = (old != before.end() && old->second == bytes) ||
                               (fresh != after.end() && fresh->second == bytes);
            if (!known && !(name == work.between && Json::accept(bytes.toStdString())))
                return name + " is neither as before nor as after";
        }
        return {};
    }

private slots:
    void init() { folder_ = std::make_unique<WorkFolder>(); }

    void eachStep_data() {
        QTest::addColumn<int>("work");
        QTest::addColumn<int>("fault");
        for (int w = 0; w < static_cast<int>(works().size()); ++w)
            for (int f = 0; f < static_cast<int>(faults.size()); ++f)
                QTest::addRow("%s, %s", works()[static_cast<std::size_t>(w)].name,
                              faults[static_cast<std::size_t>(f)].name)
                    << w << f;
    }
    void eachStep() {
        QFETCH(int, work);
        QFETCH(int, fault);
        const Work what = works()[static_cast<std::size_t>(work)];
        const Fault how = faults[static_cast<std::size_t>(fault)];
        const QString folder = folder_->path();
        const auto run = [&](const QStringList& arguments) {
            return runProgram(what.program, arguments, folder);
        };
        if (!what.before.isEmpty())
            QCOMPARE(run(what.before).exitCode, 0);
        const Tree before = treeOf(folder);
        const ProcessResult well = run(what.arguments);
        QVERIFY2(well.exitCode == 0, well.errors.constData());
        const Tree after = treeOf(folder);
        QVERIFY(before != after);

        constexpr int mostCalls = 2000;
        bool struck = true;
        int calls = 0;
        for (int n = 1; struck && n < mostCalls; n += what.stride * stride, ++calls) {
            setTree(folder, before);
            const ProcessResult ran = runWith(how, n, what, folder, struck);
            const QByteArray said = "call " + QByteArray::number(n) + ", exit code " +
                                    QByteArray::number(ran.exitCode) + ": " + ran.errors;
            const Tree now = treeOf(folder);
            const QString wrong = wrongIn(now, before, after, what, how.signal == SIGKILL);
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong + " after " + said));
            if (ran.ended && ran.exitCode == 0)
                QVERIFY2(now == after, said.constData());
            else if (ran.ended)
                QVERIFY2(!ran.errors.isEmpty() && (ran.exitCode == 3 || how.signal != 0), said.constData());
            else
                QVERIFY2(how.signal != 0, said.constData());
            if (how.signal != 0 && struck) {
                const ProcessResult again = run(what.arguments);
                QVERIFY2(again.exitCode == 0, again.errors.constData());
                const QString left = wrongIn(treeOf(folder), after, after, what, false);
                QVERIFY2(left.isEmpty(), qPrintable("the next run: " + left + " after " + said));
            }
        }
        QVERIFY(!struck);
        QVERIFY2(calls > fewest, QByteArray::number(calls));
    }

    void recovery_data() {
        QTest::addColumn<int>("fault");
        for (int f = 0; f < static_cast<int>(faults.size()); ++f)
            if (faults[static_cast<std::size_t>(f)].signal != SIGTERM)
                QTest::addRow("%s", faults[static_cast<std::size_t>(f)].name) << f;
    }
    // Each run has a folder of its own: what is lost of it is read by the next.
    void recovery() {
        QFETCH(int, fault);
        const Fault how = faults[static_cast<std::size_t>(fault)];
        const QString folder = folder_->path("recovery");
        bool struck = true;
        int calls = 0;
        for (int n = 1; struck; n += stride, ++calls) {
            QVERIFY(QDir().mkpath(folder));
            const ProcessResult ran =
                runWith(how, n, {"recover", saver(), {}, {"recover", folder}}, folder, struck);
            const QByteArray said = "call " + QByteArray::number(n) + ": " + ran.errors;
            QVERIFY2(ran.ended || how.signal != 0, said.constData());
            if (ran.ended && ran.exitCode != 0)
                QVERIFY2(ran.exitCode == 3 && !ran.errors.isEmpty(), said.constData());
            int copies = 0;
            for (const auto& [name, bytes] : treeOf(folder)) {
                QVERIFY2(!isPart(name) || how.signal != 0, qPrintable(name + " after " + said));
                if (!name.endsWith(QLatin1String(".recovery.json")))
                    continue;
                QVERIFY2(Json::accept(bytes.toStdString()), qPrintable(name + " after " + said));
                ++copies;
            }
            if (ran.ended && ran.exitCode == 0)
                QCOMPARE(copies, 2);
            const ProcessResult forgot = runProgram(saver(), {"forget", folder}, folder_->path());
            QVERIFY2(forgot.exitCode == 0, said.constData());
            QCOMPARE(forgot.output.trimmed(), QByteArray::number(copies));
            // Half a lock can't be told from one that is being written: it stays, with nothing beside it.
            for (const auto& [name, bytes] : treeOf(folder))
                QVERIFY2(name.endsWith(QLatin1String("/lock")) && how.signal != 0,
                         qPrintable(name + " stays after " + said));
            QVERIFY(QDir(folder).removeRecursively());
        }
        QVERIFY(calls > fewest);
    }
};

QTEST_GUILESS_MAIN(FaultsTest)
#include "tst_faults.moc"
