// Ctrl+C in the middle of the verbs that play many games: they end by themselves, keep what they had, and
// with --resume end as if nobody had pressed it.

#include "engine/tileset/io/format.h"
#include "tests/cli/program.h"

#include <QProcess>
#include <QtTest>

#include <csignal>

using namespace tilewright;
using namespace tilewright::test;

namespace {

/// Starts the program, presses Ctrl+C as soon as the file is there that tells that games were kept, and
/// waits.
Ran interrupted(const WorkFolder& folder, const QStringList& arguments, const QString& kept) {
    QProcess process;
    process.setWorkingDirectory(folder.path());
    process.start(programPath(), arguments);
    Ran ran;
    if (!QTest::qWaitFor([&] { return QFile::exists(folder.path(kept)); }, 60'000))
        qFatal("nothing was kept: %s", process.readAllStandardError().constData());
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    ran.ended = process.waitForFinished(60'000) && process.exitStatus() == QProcess::NormalExit;
    if (!ran.ended)
        process.kill();
    ran.exitCode = process.exitCode();
    ran.output = process.readAllStandardOutput();
    ran.errors = process.readAllStandardError();
    return ran;
}

} // namespace

class InterruptedTest : public QObject {
    Q_OBJECT

private slots:
    void goesOnAsIfNothingHadBeen_data();
    void goesOnAsIfNothingHadBeen();
    void pagesKeepTheirCounts();
    void comparisonsNeedAFile();
};

void InterruptedTest::goesOnAsIfNothingHadBeen_data() {
    QTest::addColumn<QStringList>("question");
    QTest::addColumn<QString>("kept");
    QTest::addColumn<QStringList>("results");
    const QStringList bots{"--players", "random,random"};
    QTest::newRow("playtest") << (QStringList{"playtest", "--games", "1000", "-o", "r.json"} + bots)
                              << "r.json" << QStringList{"r.json"};
    QTest::newRow("compare") << (QStringList{"compare", "--option-b", "silverCost=6", "--games", "400",
                                             "--margin", "0.0001", "-o", "r.json"} +
                                 bots)
                             << "r.json" << QStringList{"r.json"};
    QTest::newRow("study") << QStringList{"study", "s.study.json", "-o", "r.json"} << "r.json"
                           << QStringList{"r.json"};
    const QStringList tune =
        QStringList{"tune",   "--tileset",         "set.json", "--candidates", "9",  "--games", "60",
                    "--goal", "turns/mean=55..75", "--tiles",  "40..90",       "-o", "t.json"} +
        bots;
    QTest::newRow("tune") << tune << "t.json.unfinished" << QStringList{"t.json"};
    QTest::newRow("tune with a report")
        << (tune + QStringList{"--report", "r.json"}) << "r.json" << QStringList{"t.json", "r.json"};
}

void InterruptedTest::goesOnAsIfNothingHadBeen() {
    QFETCH(QStringList, question);
    QFETCH(QString, kept);
    QFETCH(QStringList, results);
    const WorkFolder whole;
    const WorkFolder folder;
    for (const WorkFolder* one : {&whole, &folder})
        writeBytes(one->path("s.study.json"), R"({
          "format": "tilewright-study", "version": 1, "ruleset": "beneath", "name": "Small",
          "players": ["random", "random"], "games": 200,
          "vary": {"tiles": [60, 90], "options": {"actionsPerTurn": [1, 2]}},
          "goals": [{"figure": "turns/median", "max": 80}]})");
    const Ran reference = whole.run(question);
    QVERIFY2(reference.exitCode == 0, reference.errors.constData());

    const Ran stopped = interrupted(folder, question, kept);
    QVERIFY2(stopped.ended && stopped.exitCode == 1, stopped.errors.constData());
    QVERIFY2(stopped.errors.contains("stopped") && stopped.errors.contains("--resume"),
             stopped.errors.constData());
    QVERIFY(readBytes(folder.path(kept)).contains("\"done\""));
    const Ran resumed = folder.run(question + QStringList{"--resume"});
    QVERIFY2(resumed.exitCode == 0, resumed.errors.constData());
    for (const QString& name : results)
        QCOMPARE(readBytes(folder.path(name)), readBytes(whole.path(name)));
    QCOMPARE(folder.files(), whole.files());
    QCOMPARE(resumed.output, reference.output);
}

void InterruptedTest::pagesKeepTheirCounts() {
    const WorkFolder folder;
    const QStringList question{"playtest", "--players", "random,random", "--games",
                               "1000000",  "-o",        "r.html"};
    const Ran stopped = interrupted(folder, question, "r.html.unfinished");
    QVERIFY2(stopped.ended && stopped.exitCode == 1, stopped.errors.constData());
    QVERIFY2(stopped.errors.contains("r.html.unfinished"), stopped.errors.constData());
    QVERIFY(QFile::exists(folder.path("r.html.unfinished")));
    const Ran merged = folder.run({"merge", "r.html.unfinished", "-o", "r.html"});
    QVERIFY2(merged.exitCode == 1 && merged.errors.contains("missing"), merged.errors.constData());
    QVERIFY(readBytes(folder.path("r.html")).startsWith("<!DOCTYPE html>"));
    // A whole page needs nothing beside it.
    const Ran whole = folder.run({"playtest", "--players", "random,random", "--games", "4", "-o", "r.html"});
    QCOMPARE(whole.exitCode, 0);
    QVERIFY(!QFile::exists(folder.path("r.html.unfinished")));
}

void InterruptedTest::comparisonsNeedAFile() {
    const WorkFolder folder;
    const Ran refused = folder.run({"compare", "--option-b", "silverCost=6", "--resume"});
    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.errors.contains("-o"), refused.errors.constData());
}

QTEST_GUILESS_MAIN(InterruptedTest)
#include "tst_interrupted.moc"
