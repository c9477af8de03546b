// States that the rules may not have thought of: found where they are, and nowhere else.

#include "engine/base/random.h"
#include "engine/games/kit.h"
#include "engine/games/uncovered_states.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "tests/games/sample_games.h"

#include <QtTest>

#include <algorithm>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <set>
#include <sstream>
#include <string>

using namespace tilewright;
using namespace tilewright::test;
using game::Change;
using game::UncoveredState;
using State = UncoveredState::State;

namespace {

/// Two players, one piece each, a supply of everyday picks and of one key for each.
game::Table plainTable() {
    game::Table table;
    table.seats.resize(2);
    for (game::Seat& seat : table.seats)
        seat.holdings = {{"pick-blue", 1}, {"key", 0}};
    table.supply = {{"pick-blue", 3}, {"key", 2}};
    table.pieces = {{"runner", 0, 0, {0, 0}}, {"runner", 1, 0, {5, 5}}};
    table.stackLeft = 50;
    table.drawnTile = 3;
    return table;
}

/// A turn begins, after something else.
game::Changes turnBegan(game::Changes before = {}) {
    before.push_back({.what = Change::What::TurnBegan});
    return before;
}

game::Changes runnerMoved(Cell from, Cell to) {
    return {{.what = Change::What::PieceMoved, .kind = "runner", .player = 0, .from = from, .cell = to}};
}

game::Changes picksGained(int player, int picks) {
    return {{.what = Change::What::Gained, .kind = "pick-blue", .player = player, .count = picks}};
}

game::Changes refused(int tiles) {
    return game::Changes(static_cast<std::size_t>(tiles), Change{.what = Change::What::TileRemoved});
}

/// What is in hands and on the board, in words.
std::string possessionsOf(const game::Table& table) {
    std::ostringstream out;
    for (const game::Seat& seat : table.seats) {
        out << seat.points;
        for (const game::Holding& holding : seat.holdings)
            out << ' ' << holding.kind << ' ' << holding.count;
    }
    for (const game::Piece& piece : table.pieces)
        out << ' ' << piece.kind << ' ' << piece.player << ' ' << piece.number << ' ' << piece.cell.x << ' '
            << piece.cell.y;
    for (const game::Token& token : table.tokens)
        out << ' ' << token.kind << ' ' << token.cell.x << ' ' << token.cell.y << ' '
            << (token.side ? index(*token.side) : -1);
    return out.str();
}

int count(const std::vector<UncoveredState>& found, State state) {
    return static_cast<int>(std::ranges::count(found, state, &UncoveredState::state));
}

/// Plays to the end, choosing among the legal moves, and gathers what is uncovered.
std::vector<game::RecordNote> playThrough(const game::Game& game, const game::Stack& stack, int moves,
                                          const std::function<game::Move(const game::Position&)>& choose) {
    const auto position = game.start(stack);
    game::UncoveredTracker course(position->table(), stack.size(), game.layingIsProgress());
    std::vector<game::RecordNote> notes;
    for (const UncoveredState& what : course.begin())
        notes.push_back({0, what});
    for (std::size_t played = 1; played <= static_cast<std::size_t>(moves) && !position->over(); ++played) {
        game::Changes changes;
        position->play(choose(*position), &changes);
        for (const UncoveredState& what : course.add(position->table(), changes))
            notes.push_back({played, what});
    }
    return notes;
}

/// The first legal move whose record says one of these, in their order; else the first of all.
game::Move preferred(const game::Position& position, const std::vector<std::string>& words) {
    game::MoveList legal;
    position.legalMoves(legal);
    for (const std::string& word : words)
        for (const game::Move move : legal)
            if (position.toJson(move).at("move") == word)
                return move;
    return legal[0];
}

int count(const std::vector<game::RecordNote>& notes, State state) {
    return static_cast<int>(
        std::ranges::count(notes, state, [](const game::RecordNote& note) { return note.what.state; }));
}

} // namespace

class UncoveredTest : public QObject {
    Q_OBJECT

private slots:
    void fewRefusedTilesAreNothing() {
        game::UncoveredTracker course(plainTable(), 51, false);
        QVERIFY(course.begin().empty());
        QVERIFY(course.add(plainTable(), refused(game::refusedInRowLimit - 1)).empty());
        // In a row means without one between that fits.
        QVERIFY(course.add(plainTable(), refused(game::refusedInRowLimit - 1)).empty());
    }

    void manyRefusedTilesAreTold() {
        game::UncoveredTracker course(plainTable(), 51, false);
        QCOMPARE(count(course.add(plainTable(), refused(game::refusedInRowLimit)), State::NoTileFits), 1);
    }

    void stackThatEndsByRefusalIsTold() {
        game::UncoveredTracker course(plainTable(), 51, false);
        game::Table ended = plainTable();
        ended.stackLeft = 0;
        QVERIFY(course.add(ended, {}).empty());
        ended.drawnTile = -1;
        QVERIFY(course.add(ended, {}).empty());
        QCOMPARE(count(course.add(ended, refused(1)), State::NoTileFits), 1);
    }

    void tilesRefusedBeforeTheFirstMoveAreTold() {
        QVERIFY(game::UncoveredTracker(plainTable(), 50 + 1 + game::refusedInRowLimit - 1, false)
                    .begin()
                    .empty());
        QCOMPARE(count(game::UncoveredTracker(plainTable(), 50 + 1 + game::refusedInRowLimit, false).begin(),
                       State::NoTileFits),
                 1);
    }

    void goingBackAndForthIsToldOnce() {
        game::UncoveredTracker course(plainTable(), 51, false);
        int told = 0;
        int turnsUntilTold = 0;
        for (int turn = 1; turn <= 40; ++turn) {
            const Cell here{0, 1 - turn % 2};
            const Cell there{0, turn % 2};
            const int now =
                count(course.add(plainTable(), turnBegan(runnerMoved(here, there))), State::NothingUseful);
            told += now;
            if (now > 0)
                turnsUntilTold = turn;
        }
        QCOMPARE(told, 1);
        QCOMPARE(turnsUntilTold, 2 * game::idleRoundsLimit);
    }

    // More states than are kept: one of long ago is new again, and none is taken for another.
    void statesOfLongAgoAreForgotten() {
        game::UncoveredTracker course(plainTable(), 51, false);
        constexpr int states = 300;
        for (int step = 1; step <= states; ++step)
            QVERIFY(course.add(plainTable(), turnBegan(runnerMoved({step - 1, 0}, {step, 0}))).empty());
        // To and fro over the last ninety: nothing of it is new.
        int told = 0;
        for (int step = states; step > states - 90; --step)
            told += count(course.add(plainTable(), turnBegan(runnerMoved({step, 0}, {step - 1, 0}))),
                          State::NothingUseful);
        QCOMPARE(told, 1);
        // And beyond.
        for (int step = states - 90; step > states - 110; --step)
            course.add(plainTable(), turnBegan(runnerMoved({step, 0}, {step - 1, 0})));
        for (int step = states - 110; step > 0; --step)
            QVERIFY(course.add(plainTable(), turnBegan(runnerMoved({step, 0}, {step - 1, 0}))).empty());
    }

    void goingOnIsUseful_data() {
        QTest::addColumn<int>("what");
        QTest::newRow("new ground") << 0;
        QTest::newRow("a pick more") << 1;
        QTest::newRow("a marker on the board") << 2;
    }
    void goingOnIsUseful() {
        QFETCH(int, what);
        game::UncoveredTracker course(plainTable(), 51, false);
        for (int turn = 1; turn <= 60; ++turn) {
            // Something new only every fourth round; the same as before in between.
            constexpr int every = 2 * (game::idleRoundsLimit - 1);
            const int step = turn / every;
            game::Changes changes;
            if (turn % every == 0 && what == 0)
                changes = runnerMoved({step - 1, 0}, {step, 0});
            if (turn % every == 0 && what == 1)
                changes = picksGained(1, 1);
            if (turn % every == 0 && what == 2)
                changes = {{.what = Change::What::TokenPlaced,
                            .kind = "black",
                            .cell = {step, 0},
                            .side = Direction::North}};
            QVERIFY(course.add(plainTable(), turnBegan(changes)).empty());
        }
    }

    void somethingNewBeginsTheCountAgain() {
        game::UncoveredTracker course(plainTable(), 51, false);
        int told = 0;
        for (int i = 0; i < 30; ++i)
            told += count(course.add(plainTable(), turnBegan()), State::NothingUseful);
        QCOMPARE(told, 1);
        course.add(plainTable(), picksGained(0, 6));
        for (int i = 0; i < 30; ++i)
            told += count(course.add(plainTable(), turnBegan()), State::NothingUseful);
        QCOMPARE(told, 2);
    }

    void emptySupplyIsToldOnce() {
        game::UncoveredTracker course(plainTable(), 51, false);
        game::Table table = plainTable();
        table.supply[0].count = 1;
        QVERIFY(course.add(table, picksGained(0, 2)).empty());
        table.supply[0].count = 0;
        const auto found = course.add(table, picksGained(0, 1));
        QCOMPARE(count(found, State::SupplyExhausted), 1);
        QVERIFY(found[0].text.english().find("blue") != std::string::npos);
        QVERIFY(course.add(table, picksGained(0, 0)).empty());
        // Dealt out one each: nobody misses it.
        table.supply[1].count = 0;
        QVERIFY(course.add(table, picksGained(0, 0)).empty());
    }

    void copyGoesOnFromItsOwnMoment() {
        game::UncoveredTracker course(plainTable(), 51, false);
        for (int i = 0; i < 2 * game::idleRoundsLimit - 1; ++i)
            course.add(plainTable(), turnBegan());
        game::UncoveredTracker variation = course;
        QVERIFY(variation.add(plainTable(), turnBegan(picksGained(0, 6))).empty());
        QCOMPARE(count(course.add(plainTable(), turnBegan()), State::NothingUseful), 1);
    }

    // Dead ends close the dungeon until, by B-4.6, none may be laid any more.
    void realGameWhereNoTileFits() {
        TileSet set = *readTileSet(bundledText(defaultTileSet)).value;
        std::erase_if(set.tiles, [](const Tile& tile) {
            return std::ranges::count(tile.sides(), SideContent::Earth) != 3;
        });
        QVERIFY(!set.tiles.empty());
        set.tiles.resize(1);
        set.tiles[0].count = 60;
        const Map map = *readMap(bundledText(defaultMap)).value;
        const auto game =
            game::findRuleset(rulesets(), "beneath")->compile(set, map, {{"keepDungeonOpen", true}}, 2);
        QVERIFY2(game, listed(game.issues));
        const auto notes = playThrough(**game.value, (*game.value)->tiles(), 2'000, [](const auto& position) {
            return preferred(position, {"lay", "take-marker", "end-turn"});
        });
        QVERIFY(count(notes, State::NoTileFits) >= 1);
    }

    void realGameWhereAllOnlyPass() {
        const auto game = sampleGame(samples()[0], 2, Json::object());
        const auto passing = [](const auto& position) { return preferred(position, {"lay", "end-turn"}); };
        const auto notes = playThrough(*game, game::shuffledStack(*game, 4), 60, passing);
        QCOMPARE(count(notes, State::NothingUseful), 1);
        QVERIFY(notes[0].after >= 2U * 2U * game::idleRoundsLimit);
    }

    void realGameWhereMarkersRunOut() {
        const auto game = sampleGame(samples()[0], 2, Json::object());
        const auto notes =
            playThrough(*game, game::shuffledStack(*game, 4), 400, [](const game::Position& position) {
                return preferred(position, {"lay", "take-marker", "end-turn"});
            });
        QCOMPARE(count(notes, State::SupplyExhausted), 2);
        QVERIFY(notes[0].what.text.english() != notes[1].what.text.english());
    }

    void randomGameHasNothingOfIt() {
        const auto game = sampleGame(samples()[0], 2, Json::object());
        const PlayedGame played = playRandomly(game, "beneath", 9, 150);
        std::size_t next = 0;
        const auto notes = playThrough(*game, played.stack, 150,
                                       [&](const game::Position&) { return played.moves[next++]; });
        QCOMPARE(notes.size(), std::size_t{0});
    }

    // Against a list of the last 96 that is searched: a Runner goes about at random in a few cells or in
    // many.
    void whatWasThereBeforeIsNothingNew() {
        for (const std::uint32_t edge : {2U, 5U, 12U}) {
            game::UncoveredTracker course(plainTable(), 51, false);
            Random random(edge, 0, Purpose::Test);
            std::deque<std::uint64_t> known{course.possessions()};
            Cell at{0, 0};
            int idle = 0;
            bool isReported = false;
            int reports = 0;
            for (int turn = 0; turn < 4000; ++turn) {
                const Cell to{static_cast<int>(random.below(edge)), static_cast<int>(random.below(edge))};
                const auto found = course.add(plainTable(), turnBegan(runnerMoved(at, to)));
                at = to;
                if (std::ranges::count(known, course.possessions()) == 0) {
                    idle = 0;
                    isReported = false;
                    known.push_back(course.possessions());
                    if (known.size() > 96)
                        known.pop_front();
                }
                const bool isIdle = ++idle >= game::idleRoundsLimit * 2 && !isReported;
                isReported = isReported || isIdle;
                reports += isIdle ? 1 : 0;
                QCOMPARE(count(found, State::NothingUseful), isIdle ? 1 : 0);
            }
            QVERIFY(reports > 0);
        }
    }

    // Where laying is no progress, changes tell all that becomes of hands, pieces and tokens; everywhere,
    // when a supply may run out.
    void changesTellWhatTablesHave() {
        for (const Sample& sample : samples())
            for (const Json& options : optionSets(sample)) {
                const auto game = sampleGame(sample, 2, options);
                const PlayedGame played = playRandomly(game, sample.ruleset, 5, 400);
                const auto position = game->start(played.stack);
                game::Table hands = position->table();
                game::Table supply = hands;
                game::UncoveredTracker course(hands, played.stack.size(), game->layingIsProgress());
                std::map<std::string, std::uint64_t> known{{possessionsOf(hands), course.possessions()}};
                std::set<std::uint64_t> different{course.possessions()};
                for (const game::Move move : played.moves) {
                    game::Changes changes;
                    position->play(move, &changes);
                    const game::Table table = position->tableWithoutTiles();
                    course.add(table, changes);
                    const auto [at, isNew] = known.emplace(possessionsOf(table), course.possessions());
                    QCOMPARE(at->second, course.possessions());
                    different.insert(at->second);
                    if (game::UncoveredTracker::wantsSupply(changes))
                        supply = table;
                    for (std::size_t i = 0; i < table.supply.size(); ++i)
                        QVERIFY(table.supply[i].count > 0 || supply.supply[i].count == 0);
                    position->refreshSupply(hands);
                    QVERIFY(hands.supply == table.supply && hands.drawnTile == table.drawnTile);
                    QVERIFY(hands.stackLeft == table.stackLeft && hands.turn == table.turn);
                    for (int player = 0; player < game->playerCount(); ++player) {
                        position->refreshHand(hands, player);
                        hands.seats[static_cast<std::size_t>(player)].points = position->pointsOf(player);
                    }
                    position->refreshSpaces(hands);
                    QVERIFY(hands.seats == table.seats && hands.spaces == table.spaces);
                }
                QCOMPARE(different.size(), game->layingIsProgress() ? 1 : known.size());
                QVERIFY(known.size() > 1);
            }
    }

    void notesOfOthersStay() {
        const std::vector<game::RecordNote> ours{{7, {State::NoTileFits, "none fits"}}};
        const Json mine{{"after", 7}, {"state", "no-tile-fits"}, {"text", "none fits"}};
        const Json theirs{{"by", "someone"}};
        QVERIFY(game::withNotes(Json(), {}).is_null());
        QVERIFY(game::withNotes(Json(), ours) == Json::array({mine}));
        const Json old{{"after", 3}, {"state", "nothing-useful"}, {"text", "old"}};
        QVERIFY(game::withNotes(Json::array({old, theirs}), ours) == Json::array({theirs, mine}));
        QVERIFY(game::withNotes(Json("a sentence"), ours) == Json::array({Json("a sentence"), mine}));
        QVERIFY(game::withNotes(Json("a sentence"), {}) == Json("a sentence"));
    }
};

QTEST_APPLESS_MAIN(UncoveredTest)
#include "tst_uncovered.moc"
