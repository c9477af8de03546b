// The verb playtest as a process: in parts, checked, stopped.

#include "tests/cli/run_program.h"
#include "tests/waiting.h"

#include <QProcess>
#include <QtTest>

#include <algorithm>

using namespace tilewright;
using namespace tilewright::test;

class PlaytestVerbTest : public QObject {
    Q_OBJECT

private slots:
    void playtestInPartsIsTheSame() {
        const WorkFolder folder;
        const QStringList plan{"playtest",      "--tileset", "set.json", "--map",   "map.json", "--players",
                               "random,random", "--seed",    "4",        "--games", "12"};
        const ProcessResult whole =
            folder.run(plan + QStringList{"--threads", "2", "--records", "games", "-o", "all.json"});
        QVERIFY2(whole.exitCode == 0, whole.errors.constData());
        QVERIFY2(whole.output.contains("12 games"), whole.output.constData());
        QCOMPARE(folder.run({"lint", "games/longest.game.json"}).exitCode, 0);
        for (const char* part : {"1", "2"})
            QCOMPARE(
                folder.run(plan + QStringList{"--shard", QString(part) + "/2", "-o", QString(part) + ".json"})
                    .exitCode,
                0);
        // The report says that a part is missing.
        QCOMPARE(folder.run({"merge", "1.json", "-o", "half.json"}).exitCode, 1);
        QCOMPARE(folder.run({"merge", "2.json", "1.json", "-o", "merged.json"}).exitCode, 0);
        QCOMPARE(readBytes(folder.path("merged.json")), readBytes(folder.path("all.json")));
        QCOMPARE(folder.run(plan + QStringList{"--resume", "-o", "half.json"}).exitCode, 0);
        QCOMPARE(readBytes(folder.path("half.json")), readBytes(folder.path("all.json")));
        const ProcessResult twice = folder.run({"merge", "1.json", "1.json", "-o", "no.json"});
        QCOMPARE(twice.exitCode, 1);
        QCOMPARE(twice.errors.count('\n'), 1);
        const ProcessResult over = folder.run({"merge", "2.json", "1.json", "-o", "1.json"});
        QCOMPARE(over.exitCode, 2);
        QVERIFY2(over.errors.contains("1.json"), over.errors.constData());
        QStringList otherSeed = plan;
        otherSeed[otherSeed.indexOf(QStringLiteral("4"))] = QStringLiteral("99");
        QCOMPARE(folder.run(otherSeed + QStringList{"-o", "other.json"}).exitCode, 0);
        const ProcessResult other = folder.run({"merge", "1.json", "other.json", "-o", "no.json"});
        QCOMPARE(other.exitCode, 1);
        // The file, the field, what is in it and what should be; nothing beside it.
        for (const char* word : {"other.json", "/plan/seed", "“99”"})
            QVERIFY2(other.errors.contains(word), other.errors.constData());
        QCOMPARE(other.errors.count('\n'), 1);
        const ProcessResult said = folder.run({"merge", "2.json", "1.json", "--json", "-o", "merged.html"});
        QVERIFY2(Json::parse(said.output.toStdString()).at("parts").at("tests") == 0,
                 said.output.constData());
        QVERIFY(readBytes(folder.path("merged.html")).contains("too few games to compare the parts"));
        QStringList negative = plan;
        negative[negative.indexOf(QStringLiteral("4"))] = QStringLiteral("-1");
        const ProcessResult refused = folder.run(negative + QStringList{"-o", "no.json"});
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2((refused.output + refused.errors).contains("--seed"), refused.errors.constData());
        QCOMPARE(folder.run({"merge", "set.json", "-o", "no.json"}).exitCode, 3);
        QCOMPARE(folder.run(plan + QStringList{"--shard", "3/2", "-o", "no.json"}).exitCode, 2);
        QVERIFY(!QFile::exists(folder.path("no.json")));
    }

    // Small things first, headings between the rest; what is known exactly is not rounded to nothing.
    void playtestSaysInShortFirst() {
        const WorkFolder folder;
        const QStringList plan{"playtest", "--players", "random,random", "--games",   "200",
                               "-o",       "r.html",    "--records",     "some games"};
        const ProcessResult ran = folder.run(plan);
        QVERIFY2(ran.exitCode == 0, ran.errors.constData());
        const QList<QByteArray> lines = ran.output.split('\n');
        QCOMPARE(lines[0],
                 QByteArray("200 games, 100 of 100 blocks of the bots random, random; 95 % intervals"));
        QVERIFY(lines[1].startsWith("Not checked with stronger bots"));
        QVERIFY(lines.indexOf("In short") > 0 && lines.indexOf("In short") < 4);
        const qsizetype all = lines.indexOf("Is it fair?");
        QVERIFY2(all > 0 && all < 25, ran.output.constData());
        QVERIFY(lines.mid(0, all).join('\n').contains("Win rate of seat 2"));
        for (const char* heading : {"How long is it?", "How is the board used?", "Which tiles work?",
                                    "What happens to pieces and tokens?"})
            QVERIFY2(lines.indexOf(heading) > all, heading);
        QVERIFY2(!ran.output.contains("[0.0, 0.0]"), ran.output.constData());
        // The page names the files that were used.
        const QByteArray page = readBytes(folder.path("r.html"));
        QVERIFY(page.contains("--records &#39;some games&#39; -o r.html</pre>") ||
                page.contains("--records 'some games' -o r.html</pre>"));
    }

    // Some of the games are played again by another bot, which --resume adds to.
    void playtestIsChecked() {
        const WorkFolder folder;
        const QStringList plan{"playtest", "--players", "random,random", "--games", "60", "-o", "r.json"};
        QCOMPARE(folder.run(plan).exitCode, 0);
        const QByteArray unchecked = readBytes(folder.path("r.json"));
        const QStringList check{"--check", "greedy", "--check-games"};
        const ProcessResult ran = folder.run(plan + QStringList{"--resume"} + check + QStringList{"20"});
        QVERIFY2(ran.exitCode == 0, ran.errors.constData());
        QVERIFY2(ran.output.contains("\nChecked with the bot greedy in 20 of these games: of "),
                 ran.output.constData());
        QVERIFY(ran.output.contains("\nChecked with greedy; differences at 99.5 %\nnot known yet "));
        QVERIFY(folder.run(plan + QStringList{"--resume"} + check + QStringList{"40"})
                    .output.contains("in 40 of these"));
        const QByteArray resumed = readBytes(folder.path("r.json"));
        QVERIFY(resumed != unchecked);
        QCOMPARE(folder.run(plan + check + QStringList{"40"}).exitCode, 0);
        QCOMPARE(readBytes(folder.path("r.json")), resumed);
        QCOMPARE(folder.run(plan + QStringList{"--check", "nobody"}).exitCode, 2);
        QCOMPARE(folder.run({"merge", "r.json", "-o", "r.html"}).exitCode, 0);
        QVERIFY(readBytes(folder.path("r.html")).contains("<h2>Checked with greedy</h2>"));
    }

    // So many games would take hours, so the program checks where it writes before the first.
    void playtestLooksFirstWhereItWrites_data() {
        QTest::addColumn<QStringList>("where");
        QTest::newRow("report") << QStringList{"-o", "no/such/r.json"};
        QTest::newRow("records") << QStringList{"-o", "r.json", "--records", "set.json"};
    }
    void playtestLooksFirstWhereItWrites() {
        QFETCH(QStringList, where);
        const WorkFolder folder;
        const QStringList before = folder.files();
        const ProcessResult ran =
            folder.run(QStringList{"playtest", "--players", "random,random", "--games", "50000000"} + where);
        QVERIFY(ran.ended);
        QCOMPARE(ran.exitCode, 3);
        QVERIFY2(ran.errors.contains(where.last().toUtf8()), ran.errors.constData());
        QCOMPARE(folder.files(), before);
    }

    void playtestKeepsWhatIsDoneWhenKilled() {
        const WorkFolder folder;
        const QString report = folder.path("r.json");
        QProcess process;
        process.setWorkingDirectory(folder.path());
        process.start(programPath(),
                      {"playtest", "--players", "random,random", "--games", "1000000", "-o", "r.json"});
        QVERIFY(waitFor([&] { return QFile::exists(report); }));
        process.kill();
        QVERIFY(process.waitForFinished(waitTimeout));
        const Json written = Json::parse(readBytes(report).toStdString());
        QVERIFY(!written.at("done").empty());
        QVERIFY(written.at("done").size() < 3'900);
    }

    void figuresOfPeople() {
        const WorkFolder folder;
        QVERIFY(QDir(folder.path(".")).mkdir("games"));
        for (const char* seed : {"1", "2", "3"})
            QCOMPARE(folder
                         .run({"play", "--players", "random,random", "--seed", seed, "-o",
                               QString("games/%1.game.json").arg(seed)})
                         .exitCode,
                     0);
        QVERIFY(QFile::copy(folder.path("games/3.game.json"), folder.path("games/3.game (1).json")));
        for (const char* number : {"1", "2"}) {
            const QString file = folder.path(QString("games/%1.game.json").arg(number));
            QByteArray text = readBytes(file);
            text.replace("\"kind\": \"random\"", "\"kind\": \"human\"");
            QFile out(file);
            QVERIFY(out.open(QIODevice::WriteOnly) && out.write(text) == text.size());
        }
        const ProcessResult page = folder.run({"figures", "games", "--bot-games", "20", "-o", "people.html"});
        QVERIFY2(page.exitCode == 0, page.errors.constData());
        QVERIFY2(page.output.contains("Games judged: 3; records left out: 1."), page.output.constData());
        QVERIFY2(page.errors.contains("3.game"), page.errors.constData());
        QVERIFY(readBytes(folder.path("people.html")).contains("Left out"));
        for (const char* threads : {"1", "2"})
            QCOMPARE(folder
                         .run({"figures", "games", "--bot-games", "20", "--threads", threads, "-o",
                               QString(threads) + ".json"})
                         .exitCode,
                     0);
        QVERIFY(readBytes(folder.path("1.json")).contains("tilewright-people"));
        QCOMPARE(readBytes(folder.path("1.json")), readBytes(folder.path("2.json")));
        // A record is never overwritten, a file that isn't there is no game, and bots have to exist.
        QCOMPARE(folder.run({"figures", "games", "-o", "games/1.game.json"}).exitCode, 2);
        QCOMPARE(folder.run({"figures", "games/none.game.json"}).exitCode, 3);
        QCOMPARE(folder.run({"figures", "games", "--bot", "nobody"}).exitCode, 2);
    }
};

QTEST_GUILESS_MAIN(PlaytestVerbTest)
#include "tst_playtest_verb.moc"
