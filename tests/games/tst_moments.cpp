// What of a game is marked on timelines, and a moment of it as a map.

#include "engine/games/game.h"
#include "engine/games/milestones.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/lint/lint.h"
#include "tests/games/sample_games.h"

#include <QtTest>

#include <algorithm>

using namespace tilewright;
using namespace tilewright::test;

class MomentsTest : public QObject {
    Q_OBJECT

private slots:
    // Cheap silver, so that random play makes some.
    void milestonesAreFoundWhereTheMovesAre() {
        const Json options{{"silverCost", 1}, {"actionsPerTurn", 4}};
        const auto game = sampleGame(samples()[0], 2, options);
        const auto specs = rulesetOf(samples()[0]).milestones();
        QVERIFY(!specs.empty());
        const PlayedGame played = playRandomly(game, "beneath", 3, 1'500);
        const auto position = game->start(played.stack);
        std::vector<std::string> expected;
        std::vector<std::string> found;
        for (const game::Move move : played.moves) {
            const Json entry = position->toJson(move);
            const std::string word = entry.at("move").get<std::string>();
            if (word == "make-silver")
                expected.push_back("silver pick");
            if (word == "enter-key-room")
                expected.push_back("golden key");
            if (word == "release-prisoner")
                expected.push_back("Prisoner released");
            if (word == "place-marker" && entry.at("marker") == "black")
                expected.push_back("way barred");
            const int mover = position->player();
            const game::Table before = position->table();
            game::Changes changes;
            position->play(move, &changes);
            for (const game::Milestone& milestone :
                 game::milestones(specs, before, position->table(), changes, *position, mover)) {
                found.push_back(specs[milestone.spec].name.english());
                QCOMPARE(milestone.player, mover);
            }
        }
        QVERIFY(std::ranges::count(expected, "silver pick") > 0);
        QVERIFY(std::ranges::count(expected, "way barred") > 0);
        QCOMPARE(found.size(), expected.size());
        QVERIFY(found == expected);
    }

    void escapeIsMarkedForWhoWins() {
        const auto specs = rulesetOf(samples()[0]).milestones();
        const auto escape =
            std::ranges::find(specs, game::MilestoneSpec::Trigger::Ended, &game::MilestoneSpec::trigger);
        QVERIFY(escape != specs.end());
        QCOMPARE(escape->end, game::End::Escape);
        // A game that ends by its last tile has no escape.
        const PlayedGame played = playRandomly(sampleGame(samples()[0], 2, Json::object()), "beneath", 5);
        QCOMPARE(played.position->end(), game::End::LastTile);
        const game::Table table = played.position->table();
        const std::array one{*escape};
        QVERIFY(game::milestones(one, table, table, {}, *played.position, 0).empty());
    }

    void momentIsAMap_data() { addSampleRows(); }
    void momentIsAMap() {
        const Row row = currentRow();
        const PlayedGame played = playRandomly(row.game(), row.sample->ruleset, 2, 300);
        const game::Table table = played.position->table();
        const Map map = game::mapOf(*played.game, table);
        QCOMPARE(map.chambers.size(), table.tiles.size());
        // Door markers on passageways are what a map knows of tokens.
        const auto markers = std::ranges::count_if(
            table.tokens, [](const game::Token& token) { return token.side && markerFromName(token.kind); });
        QCOMPARE(static_cast<std::ptrdiff_t>(map.markers.size()), markers);
        QVERIFY(row.sample->ruleset != "beneath" ||
                played.game->options().value("whiteMarks", "") == "chamber" ||
                map.markers.size() == table.tokens.size());
        const auto read = readMap(fileText(map));
        QVERIFY2(read.value.has_value(), listed(read.issues));
        QVERIFY(fileText(*read.value) == fileText(map)); // a file has them in reading order
        // What can be laid fits together as a map, too.
        const Issues issues = lint(map, &played.game->tileSet());
        QVERIFY2(!hasErrors(issues), listed(issues));
    }

    void startIsTheMapOfTheGame() {
        const auto game = sampleGame(samples()[0], 2, Json::object());
        const Map map = game::mapOf(*game, game->start(game->tiles())->table());
        QVERIFY(map.chambers == game->map().chambers);
    }
};

QTEST_APPLESS_MAIN(MomentsTest)
#include "tst_moments.moc"
