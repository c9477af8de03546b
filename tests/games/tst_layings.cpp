// Legal layings of Beneath are those that a plain search finds (B-4.2 to B-4.6).

#include "engine/base/random.h"
#include "engine/games/beneath/rules/game_adapter.h"
#include "tests/games/random_beneath_games.h"
#include "tests/games/reference_board.h"

#include <QtTest>
#include <rapidcheck.h>

using namespace tilewright;
using namespace tilewright::test;

namespace {

std::set<std::tuple<int, int, int>> listedLayings(const game::Position& position,
                                                  const game::MoveList& moves) {
    std::set<std::tuple<int, int, int>> all;
    for (game::Move move : moves) {
        const Json entry = position.toJson(move);
        if (entry.at("move") == "lay")
            all.emplace(entry.at("x"), entry.at("y"), entry.at("rotation"));
    }
    return all;
}

/// Plays a game in which mostly tiles are laid, so that the dungeon grows and closes, and asks at each step.
template <class Check>
void layAll(const game::Game& game, std::uint64_t seed, Check check) {
    const auto position = game.start(game::shuffledStack(game, seed));
    Random random(seed, 0, Purpose::Test, 3);
    game::MoveList moves;
    while (!position->over()) {
        position->legalMoves(moves);
        check(*position, moves);
        game::Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        for (game::Move other : moves)
            if (position->toJson(other).at("move") == "draw" && random.below(8) != 0)
                move = other;
        position->play(move);
    }
}

} // namespace

class LayingsTest : public QObject {
    Q_OBJECT

private slots:
    // B-4.2, B-4.3, B-4.4, B-4.6: the list of layings.
    void asThePlainSearch() {
        QVERIFY(rc::check("B-4.2 to B-4.6: layings", [](std::uint64_t seed) {
            const auto game = randomBeneathGame(seed);
            layAll(*game, seed, [&](const game::Position& position, const game::MoveList& moves) {
                const game::Table table = position.table();
                const auto listed = listedLayings(position, moves);
                if (table.drawnTile < 0) {
                    RC_ASSERT(listed.empty());
                    return;
                }
                RC_ASSERT(listed == ReferenceBoard(*game, table).layings(table.drawnTile));
                RC_ASSERT(!listed.empty());
            });
        }));
    }

    // B-4.5: what was left out fits nowhere.
    void whatIsRemovedFitsNowhere() {
        QVERIFY(rc::check("B-4.5: tiles removed", [](std::uint64_t seed) {
            const auto game = randomBeneathGame(seed);
            const auto position = game->start(game::shuffledStack(*game, seed));
            Random random(seed, 0, Purpose::Test, 4);
            game::MoveList moves;
            while (!position->over()) {
                position->legalMoves(moves);
                game::Changes changes;
                position->play(moves[random.below(static_cast<std::uint32_t>(moves.size()))], &changes);
                for (const game::Change& change : changes)
                    if (change.what == game::Change::What::TileRemoved)
                        RC_ASSERT(ReferenceBoard(*game, position->table()).layings(change.tile).empty());
            }
        }));
    }

    // B-4.4: the engine's own test for a sealed room, and that for any tile anywhere.
    void sealedAndMayLay() {
        QVERIFY(rc::check("B-4.4: sealed rooms", [](std::uint64_t seed) {
            const auto game = randomBeneathGame(seed);
            std::size_t step = 0;
            layAll(*game, seed, [&](const game::Position& position, const game::MoveList&) {
                if (++step % 9 != 0)
                    return;
                const beneath::Position& state =
                    dynamic_cast<const beneath::PositionAdapter&>(position).state();
                const ReferenceBoard plain(*game, position.table());
                for (Cell room : plain.protectedRooms())
                    RC_ASSERT(state.sealed(state.chamberAt(room)) == plain.sealed(room));
                for (int kind = 0; kind < state.game().kindCount(); kind += 3) {
                    const int tile = state.game().tileOfKind(kind);
                    const Sides& sides = game->tileSet().tiles[static_cast<std::size_t>(tile)].sides();
                    for (int x = -2; x < 6; ++x)
                        for (int turns = 0; turns < 4; ++turns)
                            RC_ASSERT(state.mayLay(kind, {x, 4}, rotationAt(turns)) ==
                                      plain.mayLay({x, 4}, quarterTurns(sides, turns)));
                }
            });
        }));
    }
};

QTEST_GUILESS_MAIN(LayingsTest)
#include "tst_layings.moc"
