// Records that are not what they should be: each error names the place, what was found and what was expected.

#include "engine/games/kit.h"
#include "engine/model/io/file_formats.h"
#include "tests/games/sample_games.h"

#include <QtTest>

#include <functional>

using namespace tilewright;
using namespace tilewright::test;

namespace {

const PlayedGame& sampleRun() {
    static const PlayedGame played =
        playRandomly(sampleGame(samples().front(), 2, {{"startingPicks", 0}}), samples().front().ruleset, 16);
    return played;
}

/// What is wrong with the record once its document was changed so; first the format, then the replay.
Issues issuesAfter(const std::function<void(Json&)>& change) {
    Json document = game::toJson(sampleRun().record);
    change(document);
    auto read = game::readRecord(fileText(document));
    if (!read.value)
        return read.issues;
    return game::replay(*read.value, rulesets()).issues;
}

struct Case {
    const char* name;
    std::function<void(Json&)> change;
    /// "/a*": this or below; null: somewhere.
    const char* pointer;
    QStringList words;
};

const std::vector<Case>& cases() {
    static const std::vector<Case> all{
        {"move 37 is illegal",
         [](Json& d) {
             d["moves"][37] = {
                 {"player", d["moves"][37]["player"]}, {"move", "make-silver"}, {"picks", {"blue", "red"}}};
         },
         "/moves/37",
         {"make-silver", "expected", "legal moves of player"}},
        {"move 37 of the wrong player",
         [](Json& d) { d["moves"][37]["player"] = 1 - d["moves"][37]["player"].get<int>(); },
         "/moves/37/player",
         {"found", "expected", "player"}},
        {"move 37 of a player that there isn't",
         [](Json& d) { d["moves"][37]["player"] = 7; },
         "/moves/37/player",
         {"7", "expected"}},
        {"move 37 is missing", [](Json& d) { d["moves"].erase(37); }, "/moves/37*", {"found", "expected"}},
        {"move 37 twice",
         [](Json& d) { d["moves"].insert(d["moves"].begin() + 37, d["moves"][36]); },
         "/moves/37*",
         {"found", "expected"}},
        {"an unknown kind of move",
         [](Json& d) { d["moves"][37]["move"] = "fly"; },
         "/moves/37/move",
         {"fly", "expected"}},
        {"a move without its kind", [](Json& d) { d["moves"][37].erase("move"); }, "/moves/37", {"move"}},
        {"a move that is a number", [](Json& d) { d["moves"][37] = 5; }, "/moves/37", {"5", "expected"}},
        {"picks of an unknown colour",
         [](Json& d) { d["moves"][0]["picks"][0] = "pink"; },
         "/moves/0/picks/0",
         {"pink", "expected"}},
        {"an unknown tile is laid",
         [](Json& d) { d["moves"][2]["tile"] = "nosuch"; },
         "/moves/2/tile",
         {"nosuch", "expected"}},
        {"another tile than the one drawn is laid",
         [](Json& d) {
             for (const Json& id : d["stack"])
                 if (id != d["moves"][2]["tile"])
                     d["moves"][2]["tile"] = id;
         },
         "/moves/2/tile",
         {"found tile", "expected"}},
        {"laid where no room is",
         [](Json& d) { d["moves"][2]["x"] = 900; },
         "/moves/2",
         {"900", "illegal", "expected"}},
        {"laid outside the limits",
         [](Json& d) { d["moves"][2]["x"] = 10001; },
         "/moves/2/x",
         {"10001", "expected"}},
        {"laid at half a cell", [](Json& d) { d["moves"][2]["y"] = 0.5; }, "/moves/2/y", {"0.5", "expected"}},
        {"laid at a number of 64 bits",
         [](Json& d) { d["moves"][2]["y"] = std::uint64_t{18446744073709551615ULL}; },
         "/moves/2/y",
         {"18446744073709551615", "expected"}},
        {"turned by 45 degrees",
         [](Json& d) { d["moves"][2]["rotation"] = 45; },
         "/moves/2/rotation",
         {"45", "expected"}},
        {"a move after the end",
         [](Json& d) {
             d["moves"].push_back({{"player", 0}, {"move", "end-turn"}});
         },
         nullptr,
         {"end-turn", "expected no move", "over"}},
        {"an unknown tile in the stack",
         [](Json& d) { d["stack"][5] = "nosuch"; },
         "/stack/5",
         {"nosuch", "expected"}},
        {"a tile once more in the stack",
         [](Json& d) { d["stack"].push_back(d["stack"][0]); },
         nullptr,
         {"more than the set has"}},
        {"a tile missing in the stack",
         [](Json& d) { d["stack"].erase(5); },
         "/stack",
         {"missing", "expected"}},
        {"another winner",
         [](Json& d) {
             d["result"]["winners"] = Json::array({0, 1});
         },
         "/result/winners",
         {"[0, 1]", "expected"}},
        {"other points",
         [](Json& d) { d["result"]["points"][1] = 77; },
         "/result/points",
         {"77", "expected"}},
        {"another end",
         [](Json& d) { d["result"]["end"] = "escape"; },
         "/result/end",
         {"escape", "expected last-tile"}},
        {"unfinished, though it is over",
         [](Json& d) { d["result"]["end"] = "unfinished"; },
         "/result/end",
         {"unfinished", "expected last-tile"}},
        {"an end that there isn't",
         [](Json& d) { d["result"]["end"] = "boredom"; },
         "/result/end",
         {"boredom"}},
        {"an option out of its range",
         [](Json& d) { d["options"]["actionsPerTurn"] = 9; },
         "/options/actionsPerTurn",
         {"9", "expected", "1 to 8"}},
        {"an unknown option",
         [](Json& d) { d["options"]["magic"] = true; },
         "/options/magic",
         {"magic", "expected"}},
        {"one player", [](Json& d) { d["players"].erase(1); }, "/players", {"expected"}},
        {"five players",
         [](Json& d) {
             for (int i = 0; i < 3; ++i)
                 d["players"].push_back(d["players"][0]);
         },
         "/players",
         {"expected"}},
        {"a player without a name", [](Json& d) { d["players"][1].erase("name"); }, "/players/1", {"name"}},
        {"a broken set inside",
         [](Json& d) { d["tileset"]["tiles"][3]["sides"][1] = "pink"; },
         "/tileset/tiles/3/sides/1",
         {"pink"}},
        {"a broken map inside",
         [](Json& d) { d["map"]["chambers"][0]["sides"][0] = "open"; },
         "/map/chambers/0/sides/0",
         {"open", "expected cell-door"}},
        {"a set of another format",
         [](Json& d) { d["tileset"]["format"] = "tilewright-map"; },
         "/tileset/format",
         {"tilewright-map", "expected"}},
        {"a newer version", [](Json& d) { d["version"] = 2; }, "/version", {"2"}},
        {"another ruleset",
         [](Json& d) { d["ruleset"] = "chess"; },
         "/ruleset",
         {"Found “chess”, expected a rule system that this program knows: “beneath”, “landscape”, “tunnel”, "
          "“dungeon”."}},
        {"moves that are no list", [](Json& d) { d["moves"] = "many"; }, "/moves", {"many"}},
        {"no moves at all", [](Json& d) { d.erase("moves"); }, "", {"moves"}},
        {"a seed that is a number", [](Json& d) { d["seed"] = 1; }, "/seed", {"1"}}};
    return all;
}

} // namespace

class BadRecordTest : public QObject {
    Q_OBJECT

private slots:
    void errors_data() {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < cases().size(); ++i)
            QTest::newRow(cases()[i].name) << static_cast<int>(i);
    }
    void errors() {
        QFETCH(int, number);
        const Case& c = cases()[static_cast<std::size_t>(number)];
        const Issues issues = issuesAfter(c.change);
        QVERIFY(hasErrors(issues));
        const Issue& first = issues.front();
        const QString pointer = QString::fromStdString(first.pointer);
        const QString expected = c.pointer;
        if (c.pointer == nullptr)
            QVERIFY(!pointer.isEmpty());
        else if (expected.endsWith('*'))
            QVERIFY2(pointer.startsWith(expected.chopped(1)), qPrintable(pointer));
        else
            QCOMPARE(pointer, expected);
        const QString message = QString::fromStdString(first.message.english());
        for (const QString& word : c.words)
            QVERIFY2(message.contains(word), qPrintable(message));
    }

    void theUnchangedRecordIsWell() {
        QVERIFY(issuesAfter([](Json&) {}).empty());
    }

    // The replay goes as far as the moves are legal, so that a window can show that much.
    void upToTheIllegalMove() {
        game::Record record = sampleRun().record;
        record.moves[37]["player"] = 3;
        const auto replayed = game::replay(record, rulesets());
        QVERIFY(replayed.value.has_value());
        QCOMPARE(replayed.value->moves.size(), 37U);
        QVERIFY(replayed.value->position->equals(*after(sampleRun(), 37)));
        QCOMPARE(replayed.issues.size(), 1U); // the result is not judged
    }
    // What comes after the limit is not read.
    void illegalBeyondTheLimit() {
        game::Record record = sampleRun().record;
        record.moves[37] = "rubbish";
        QVERIFY(game::replay(record, rulesets(), 37).issues.empty());
        QVERIFY(!game::replay(record, rulesets(), 38).issues.empty());
    }
    void missingOptionsHaveTheirDefaults() {
        QVERIFY(issuesAfter([](Json& d) { d["options"] = {{"startingPicks", 0}}; }).empty());
    }
};

QTEST_GUILESS_MAIN(BadRecordTest)
#include "tst_bad_record.moc"
