// Ctrl+C in the middle of the verbs that play many games: they end by themselves, keep what they had, and
// with --resume end as if nobody had pressed it.

#include "engine/model/io/file_formats.h"
#include "tests/cli/run_program.h"
#include "tests/paths.h"

#include <QProcess>
#include <QProcessEnvironment>
#include <QtTest>

#include <csignal>

using namespace tilewright;
using namespace tilewright::test;

namespace {

/// Runs the program, and presses Ctrl+C when it first writes the file that tells that games were kept: a
/// library that is loaded before it sends the signal, so that no game ends too early or too late for that.
ProcessResult interrupted(const WorkFolder& folder, const QStringList& arguments, const QString& kept) {
    const ProcessResult ran = runProgram(programPath(), arguments, folder.path(), [&](QProcess& process) {
        QProcessEnvironment environment = process.processEnvironment();
        environment.insert("LD_PRELOAD", inBuild("tests/faults/libfaults.so"));
        environment.insert("FAULTS_BELOW", folder.path(kept));
        environment.insert("FAULTS_AT", "1");
        environment.insert("FAULTS_SIGNAL", QString::number(SIGINT));
        environment.insert("FAULTS_MARK", folder.path("mark"));
        process.setProcessEnvironment(environment);
    });
    if (!QFile::remove(folder.path("mark")))
        qFatal("nothing was kept: %s", ran.errors.constData());
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
    const ProcessResult reference = whole.run(question);
    QVERIFY2(reference.exitCode == 0, reference.errors.constData());

    const ProcessResult stopped = interrupted(folder, question, kept);
    QVERIFY2(stopped.ended && stopped.exitCode == 1, stopped.errors.constData());
    QVERIFY2(stopped.errors.contains("stopped") && stopped.errors.contains("--resume"),
             stopped.errors.constData());
    QVERIFY(readBytes(folder.path(kept)).contains("\"done\""));
    const ProcessResult resumed = folder.run(question + QStringList{"--resume"});
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
    const ProcessResult stopped = interrupted(folder, question, "r.html.unfinished");
    QVERIFY2(stopped.ended && stopped.exitCode == 1, stopped.errors.constData());
    QVERIFY2(stopped.errors.contains("r.html.unfinished"), stopped.errors.constData());
    QVERIFY(QFile::exists(folder.path("r.html.unfinished")));
    const ProcessResult merged = folder.run({"merge", "r.html.unfinished", "-o", "r.html"});
    QVERIFY2(merged.exitCode == 1 && merged.errors.contains("missing"), merged.errors.constData());
    QVERIFY(readBytes(folder.path("r.html")).startsWith("<!DOCTYPE html>"));
    // A whole page needs nothing beside it.
    const ProcessResult whole =
        folder.run({"playtest", "--players", "random,random", "--games", "4", "-o", "r.html"});
    QCOMPARE(whole.exitCode, 0);
    QVERIFY(!QFile::exists(folder.path("r.html.unfinished")));
}

void InterruptedTest::comparisonsNeedAFile() {
    const WorkFolder folder;
    const ProcessResult refused = folder.run({"compare", "--option-b", "silverCost=6", "--resume"});
    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.errors.contains("-o"), refused.errors.constData());
}

QTEST_GUILESS_MAIN(InterruptedTest)
#include "tst_interrupted.moc"
