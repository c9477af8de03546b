// A folder as it comes back from playtesters: fifty records of all kinds, judged as one measurement.

#include "engine/model/io/file_formats.h"
#include "tests/cli/run_program.h"

#include <QDir>
#include <QtTest>

#include <map>
#include <string>
#include <utility>
#include <vector>

using namespace tilewright;
using namespace tilewright::test;

namespace {

/// A folder that is filled record by record.
class Returned {
public:
    Returned() {
        if (!QDir(folder.path(".")).mkdir("games"))
            qFatal("no folder");
    }

    QString fileOf(const QString& name) const { return folder.path("games/" + name); }

    /// Plays a game. The seat of the bot `person` is a person in its record.
    void play(const QString& name, const QString& players, const QString& person,
              const QStringList& how = {}) {
        const ProcessResult ran = folder.run(QStringList{"play", "--players", players, "--seed",
                                                         QString::number(++seed_), "-o", "games/" + name} +
                                             how);
        if (ran.exitCode != 0)
            qFatal("%s", ran.errors.constData());
        if (!person.isEmpty())
            change(name, "\"kind\": \"" + person.toUtf8() + "\"", "\"kind\": \"human\"");
    }
    void change(const QString& name, const QByteArray& from, const QByteArray& to) {
        const QByteArray before = readBytes(fileOf(name));
        QByteArray after = before;
        after.replace(from, to);
        if (after == before)
            qFatal("%s has no %s", qPrintable(name), from.constData());
        QFile(fileOf(name)).remove();
        writeBytes(fileOf(name), after);
    }
    void copy(const QString& from, const QString& to) {
        if (!QFile::copy(fileOf(from), fileOf(to)))
            qFatal("not copied: %s", qPrintable(to));
    }

    WorkFolder folder;

private:
    int seed_ = 0;
};

std::map<std::string, int> codesOf(const Json& report) {
    std::map<std::string, int> codes;
    for (const Json& one : report.at("leftOut"))
        ++codes[one.at("code").get<std::string>()];
    return codes;
}

std::vector<std::string> differingIn(const Json& group) {
    std::vector<std::string> figures;
    for (const Json& one : group.at("beside"))
        if (one.at("differs").get<bool>())
            figures.push_back(one.at("id").get<std::string>());
    return figures;
}

} // namespace

class PeopleFiftyTest : public QObject {
    Q_OBJECT

private:
    /// People who play at random; people against a greedy bot; bots alone; and what is no game of theirs.
    void fill() {
        for (int i = 1; i <= 24; ++i)
            returned_.play(QStringLiteral("people-%1.game.json").arg(i), "random,random", "random");
        for (int i = 1; i <= 6; ++i)
            returned_.play(QStringLiteral("mixed-%1.game.json").arg(i), "random,greedy", "random");
        for (int i = 1; i <= 4; ++i)
            returned_.play(QStringLiteral("bots-%1.game.json").arg(i), "random,random", {});
        // As browsers name what they download twice.
        for (int i = 1; i <= 5; ++i)
            returned_.copy(QStringLiteral("people-%1.game.json").arg(i),
                           QStringLiteral("people-%1.game (1).json").arg(i));
        for (const char* ruleset : {"landscape", "tunnel", "dungeon"})
            for (int i = 1; i <= 2; ++i)
                returned_.play(QStringLiteral("%1-%2.game.json").arg(ruleset).arg(i), "random,random",
                               "random", {"--ruleset", ruleset});
        for (const char* cost : {"5", "6"})
            returned_.play(QStringLiteral("silver-%1.game.json").arg(cost), "random,random", "random",
                           {"--option", QStringLiteral("silverCost=%1").arg(cost)});
        const QByteArray whole = readBytes(returned_.fileOf("people-6.game.json"));
        writeBytes(returned_.fileOf("cut-off.game.json"), whole.left(whole.size() / 2));
        writeBytes(returned_.fileOf("a-set.game.json"), readBytes(returned_.folder.path("set.json")));
        returned_.copy("bots-1.game.json", "newer.game.json");
        returned_.change("newer.game.json", "\"format\": \"tilewright-game\"", "\"format\": \"another\"");
    }

    Json judged(const QString& bot, QByteArray* said = nullptr) {
        const ProcessResult ran = returned_.folder.run(
            {"figures", "games", "--bot", bot, "--bot-games", "100", "--seed", "77", "-o", bot + ".json"});
        if (ran.exitCode != 0)
            qFatal("%s", ran.errors.constData());
        if (said != nullptr)
            *said = ran.output;
        return Json::parse(readBytes(returned_.folder.path(bot + ".json")).toStdString());
    }

    Returned returned_;

private slots:
    void initTestCase() { fill(); }

    void fiftyRecordsAreTakenDoubledOrRefused() {
        QCOMPARE(QDir(returned_.fileOf(".")).entryList(QDir::Files).size(), 50);
        QByteArray said;
        const Json report = judged("greedy", &said);
        QVERIFY2(said.contains("Games judged: 34; records left out: 16."), said.constData());
        QCOMPARE(report.at("games").get<int>(), 34);
        std::map<std::vector<std::string>, std::size_t> groups;
        for (const Json& group : report.at("groups"))
            groups[group.at("kinds").get<std::vector<std::string>>()] = group.at("files").size();
        QVERIFY((groups == std::map<std::vector<std::string>, std::size_t>{{{"human", "human"}, 24},
                                                                           {{"human", "greedy"}, 6},
                                                                           {{"random", "random"}, 4}}));
        std::map<std::string, int> codes = codesOf(report);
        QCOMPARE(codes["game-twice"], 5);
        QCOMPARE(codes["game-other"], 8);
        QCOMPARE(report.at("leftOut").size(), std::size_t{16});
        for (const Json& one : report.at("leftOut"))
            QVERIFY(!one.at("message").get<std::string>().empty());
    }

    // Who plays at random frees fewer prisoners than greedy bots, and as many as bots that play at random.
    void whatSurelyDiffersIsMarked() {
        QByteArray said;
        const Json beside = judged("greedy", &said);
        const Json& people = beside.at("groups").at(0);
        const std::vector<std::string> found = differingIn(people);
        QVERIFY2(found.size() > 20, std::to_string(found.size()).c_str());
        QVERIFY(std::ranges::find(found, "holders/prisoner") != found.end());
        for (const Json& one : people.at("beside"))
            if (one.at("id") == "holders/prisoner")
                QVERIFY(one.at("people").at("value").get<double>() <
                        one.at("bots").at("value").get<double>());
        QVERIFY2(said.contains("  people "), said.constData());

        const Json alike = judged("random").at("groups").at(0);
        const std::size_t wrongly = differingIn(alike).size();
        QVERIFY2(wrongly * 20 <= alike.at("beside").size(), std::to_string(wrongly).c_str());
    }

    void allOfItIsOnThePage() {
        const ProcessResult ran = returned_.folder.run(
            {"figures", "games", "--bot", "greedy", "--bot-games", "40", "-o", "report.html"});
        QVERIFY2(ran.exitCode == 0, ran.errors.constData());
        const QByteArray page = readBytes(returned_.folder.path("report.html"));
        for (const char* name : {"people-1.game (1).json", "cut-off.game.json", "dungeon-2.game.json"})
            QVERIFY2(page.contains(name), name);
    }
};

QTEST_GUILESS_MAIN(PeopleFiftyTest)
#include "tst_people_fifty.moc"
