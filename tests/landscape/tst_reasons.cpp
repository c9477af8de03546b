// What can't be done is told in words, and just then.

#include <QtTest>

#include "engine/base/random.h"
#include "engine/games/landscape/rules/ruleset.h"
#include "engine/games/record.h"
#include "engine/model/companions.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "tests/landscape/landscape_scenario.h"
#include "tests/landscape/random_play.h"

#include <rapidcheck.h>

#include <set>
#include <tuple>

using namespace tilewright;
using namespace tilewright::test;

namespace {

QString why(const LandscapeScenario& s, int x, int y, Rotation r) {
    return QString::fromStdString(s.position().whyNotLaid({x, y}, r).english());
}

} // namespace

class LandReasonsTest : public QObject {
    Q_OBJECT

private slots:
    void layings() {
        const LandscapeScenario s(
            {.tiles = {"end frff r:e x3", "cap cfff c:n x3"}, .map = {"0 0 end"}, .stack = {"cap"}});
        QCOMPARE(why(s, 0, 0, Rotation::R0), "there is already a tile here");
        QCOMPARE(why(s, 5, 5, Rotation::R0), "touches no laid tile");
        QCOMPARE(why(s, 1, 0, Rotation::R0), "west side: field meets road");
        QCOMPARE(why(s, 1, 0, Rotation::R270), "west side: city meets road");
        QCOMPARE(why(s, 0, 1, Rotation::R0), "north side: city meets field");
        QCOMPARE(why(s, 0, 1, Rotation::R180), "");
    }

    void records_data() {
        QTest::addColumn<QString>("move");
        QTest::addColumn<QString>("refusal");
        QTest::newRow("an unknown figure")
            << R"({"player":0,"move":"place","figure":"dog","x":1,"y":0,"feature":0})"
            << "/figure: found \"dog\"";
        QTest::newRow("no such feature")
            << R"({"player":0,"move":"place","figure":"follower","x":1,"y":0,"feature":9})"
            << "/feature: found 9";
        QTest::newRow("no tile there")
            << R"({"player":0,"move":"place","figure":"follower","x":7,"y":0,"feature":0})"
            << ": found the empty cell 7, 0; expected a laid tile";
        QTest::newRow("another tile")
            << R"({"player":0,"move":"place","figure":"follower","x":0,"y":0,"feature":0})"
            << ": found {\"player\":0";
        QTest::newRow("no mouth on that side")
            << R"({"player":0,"move":"place-token","colour":"blue","x":0,"y":0,"side":"north"})"
            << "/side: found \"north\"";
        QTest::newRow("an unknown colour")
            << R"({"player":0,"move":"place-token","colour":"pink","x":0,"y":0,"side":"east"})"
            << "/colour: found \"pink\"";
        QTest::newRow("another's colour")
            << R"({"player":0,"move":"place-token","colour":"yellow","x":0,"y":0,"side":"east"})"
            << ": found {\"player\":0";
        QTest::newRow("no wagon to move") << R"({"player":0,"move":"wagon-home"})"
                                          << ": found {\"player\":0";
        QTest::newRow("not a move of this game") << R"({"player":0,"move":"draw"})"
                                                 << "/move: found draw";
    }
    void records() {
        QFETCH(QString, move);
        QFETCH(QString, refusal);
        LandscapeScenario s(
            {.tiles = {"mouth frff r:e! x3", "grass ffff x3"}, .map = {"0 0 mouth"}, .ruleset = "tunnel"});
        s.play("lay 1 0 180");
        const auto read = s.position().fromJson(Json::parse(move.toStdString()), "");
        QVERIFY(!read.value);
        const Issue& issue = read.issues.front();
        const QString found = QString::fromStdString(issue.pointer + ": " + issue.message.english());
        QVERIFY2(found.startsWith(refusal), qPrintable(found));
        QVERIFY2(found.contains("expected"), qPrintable(found));
    }

    // No two lines of a list read alike; whoever is eaten may do so anywhere on the dragon's tile.
    void wordsTellMovesApart() {
        std::vector<TileSet> sets;
        for (const char* name : {"base", "princess-dragon", "tower"})
            sets.push_back(
                *readTileSet(bundledText("landscape/" + std::string(name) + ".tileset.json")).value);
        const Json options{{"pieces", {"large", "mayor", "wagon", "builder", "pig"}},
                           {"towerActions", true},
                           {"flushOut", true}};
        const auto game = *landscape::Ruleset(landscape::expansions::dungeon)
                               .compile(*combine(sets).value,
                                        *readMap(bundledText("landscape/start.map.json")).value, options, 3)
                               .value;
        game::MoveList moves;
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            const auto position = game->start(game::shuffledStack(*game, seed));
            Random random(seed, 0, Purpose::Test, 9);
            for (; !position->over();
                 position->play(moves[random.below(static_cast<std::uint32_t>(moves.size()))])) {
                position->legalMoves(moves);
                std::set<std::tuple<std::string, std::string, int, int>> told;
                for (const game::Move move : moves) {
                    const game::MoveInfo info = position->describe(move);
                    const std::string words = info.text.english();
                    const int whose = info.takes ? info.takes->player : -1;
                    QVERIFY2(told.insert({info.group.source, words, info.other, whose}).second ||
                                 words.find("who eats him") != std::string::npos,
                             words.c_str());
                }
            }
        }
    }

    // A heading has a reason just when no move stands under it.
    void headings() {
        QVERIFY(rc::check("L-2.6: refused is what has no move", [](std::uint64_t seed) {
            const auto game = randomLandscapeGame(seed);
            const auto position = game->start(game::shuffledStack(*game, seed));
            Random random(seed, 0, Purpose::Test, 8);
            game::MoveList moves;
            for (; !position->over();
                 position->play(moves[random.below(static_cast<std::uint32_t>(moves.size()))])) {
                position->legalMoves(moves);
                std::set<char> possible;
                for (const game::Move move : moves) {
                    const game::MoveInfo info = position->describe(move);
                    possible.insert(info.key);
                    if (info.piece && info.cell)
                        RC_ASSERT(position->whyNotMoved(*info.piece, *info.cell).empty());
                    if (info.side)
                        RC_ASSERT(position->whyNoTokenAt(*info.cell, *info.side).empty());
                }
                for (const game::Refusal& refusal : position->refusals()) {
                    RC_ASSERT(!refusal.reason.empty());
                    RC_ASSERT(!possible.contains(refusal.key));
                    possible.insert(refusal.key);
                }
                // Every mouth with a token, and every side without a mouth, has its reason.
                for (const game::Token& token : position->table().tokens)
                    RC_ASSERT(!position->whyNoTokenAt(token.cell, token.side.value()).empty());
                const Json& pieces = game->options().at("pieces");
                if (possible.contains('l'))
                    continue;
                RC_ASSERT(possible.contains('p'));
                RC_ASSERT(possible.contains('i') ==
                          (std::find(pieces.begin(), pieces.end(), "pig") != pieces.end()));
                RC_ASSERT(possible.contains('t') == randomLandscapeGameHasTokens(seed));
            }
        }));
    }
};

QTEST_GUILESS_MAIN(LandReasonsTest)
#include "tst_reasons.moc"
