// What holds after every move of every game of Beneath.

#include "engine/base/random.h"
#include "engine/games/beneath/rules/move.h"
#include "engine/games/beneath/rules/options.h"
#include "tests/games/random_beneath_games.h"
#include "tests/games/reference_board.h"

#include <QtTest>
#include <rapidcheck.h>

using namespace tilewright;
using namespace tilewright::test;

namespace {

constexpr std::size_t longestGame = 200'000;

/// A game of random moves and what was seen of it so far.
struct Watched {
    std::shared_ptr<const game::Game> game;
    beneath::Options options;
    std::unique_ptr<game::Position> position;
    game::Table table;
    /// Players whose Prisoner was released, and who escaped.
    std::set<int> released;
    std::set<int> escaped;
    int removedTiles = 0;
    Json lastMove;
};

/// Often what leads to an escape, else now any move, now any kind of move as long as tiles last: so that the
/// rare ones are played, too.
game::Move chooseMove(const game::MoveList& moves, Random& random) {
    using enum beneath::MoveKind;
    const auto any = [&random](std::size_t n) { return random.below(static_cast<std::uint32_t>(n)); };
    std::map<beneath::MoveKind, std::vector<game::Move>> kinds;
    for (game::Move move : moves)
        kinds[beneath::kind(move)].push_back(move);
    for (beneath::MoveKind wanted : {MovePrisoner, EnterKeyRoom, ReleasePrisoner, MakeSilver})
        if (kinds.contains(wanted) && any(2) == 0)
            return kinds[wanted][any(kinds[wanted].size())];
    if (any(3) == 0)
        return moves[any(moves.size())];
    for (beneath::MoveKind last : {EndTurn, Draw})
        if (kinds.size() > 1)
            kinds.erase(last);
    const auto& chosen = std::next(kinds.begin(), any(kinds.size()))->second;
    return chosen[any(chosen.size())];
}

bool isGuardhouse(const game::Game& game, Cell cell) {
    return std::ranges::any_of(game.map().chambers, [cell](const Chamber& c) {
        return c.cell == cell && c.isRoom() && c.room == Room::Guardhouse;
    });
}

/// Plays a random game; `check` sees it before the first move and after each.
template <class Check>
void watch(std::uint64_t seed, Check check) {
    Watched w{randomBeneathGame(seed), {}, nullptr, {}, {}, {}, 0, Json::object({{"move", "none"}})};
    w.options = beneath::optionsFromJson(w.game->options());
    w.position = w.game->start(game::shuffledStack(*w.game, seed));
    w.table = w.position->table();
    check(w);
    Random random(seed, 0, Purpose::Test, 5);
    game::MoveList moves;
    for (std::size_t played = 0; !w.position->over(); ++played) {
        RC_ASSERT(played < longestGame);
        w.position->legalMoves(moves);
        const game::Move move = chooseMove(moves, random);
        w.lastMove = w.position->toJson(move);
        if (w.lastMove.at("move") == "release-prisoner")
            w.released.insert(w.position->player());
        game::Changes changes;
        w.position->play(move, &changes);
        for (const game::Change& change : changes)
            w.removedTiles += change.what == game::Change::What::TileRemoved ? 1 : 0;
        w.table = w.position->table();
        for (const game::Piece& piece : w.table.pieces)
            if (piece.kind == "prisoner" && isGuardhouse(*w.game, piece.cell))
                w.escaped.insert(piece.player);
        check(w);
    }
}

int held(const std::vector<game::Holding>& holdings, std::string_view kind) {
    for (const game::Holding& holding : holdings)
        if (holding.kind == kind)
            return holding.count;
    return 0;
}

/// In the supply, in all hands and on the table.
int inTheGame(const game::Table& table, std::string_view kind) {
    int count = held(table.supply, kind);
    for (const game::Seat& seat : table.seats)
        count += held(seat.holdings, kind);
    for (const game::Token& token : table.tokens)
        count += token.kind == kind ? 1 : 0;
    return count;
}

/// Pieces of each kind in a cell.
struct Crowd {
    std::vector<int> runners;
    std::vector<int> prisoners;
    int guards = 0;
};

std::map<Cell, Crowd> crowds(const game::Table& table) {
    std::map<Cell, Crowd> all;
    for (const game::Piece& piece : table.pieces) {
        Crowd& crowd = all[piece.cell];
        if (piece.kind == "runner")
            crowd.runners.push_back(piece.player);
        else if (piece.kind == "prisoner")
            crowd.prisoners.push_back(piece.player);
        else
            ++crowd.guards;
    }
    return all;
}

} // namespace

class PropertiesTest : public QObject {
    Q_OBJECT

private slots:
    // B-3.3: nothing comes or goes.
    void conservation() {
        QVERIFY(
            rc::check("B-3.3: every pick, marker, key, piece and tile is somewhere", [](std::uint64_t seed) {
                watch(seed, [](const Watched& w) {
                    const int players = w.game->playerCount();
                    const beneath::Options& o = w.options;
                    const char* const names[] = {"pick-blue",  "pick-yellow", "pick-green", "pick-red",
                                                 "pick-brown", "pick-orange", "pick-grey",  "pick-purple"};
                    for (int c = 0; c < 8; ++c)
                        RC_ASSERT(inTheGame(w.table, names[c]) == (c < o.pickColours ? o.pickSupply : 0));
                    RC_ASSERT(inTheGame(w.table, "black") == o.blackSupply);
                    RC_ASSERT(inTheGame(w.table, "white") == o.whiteSupply);
                    RC_ASSERT(inTheGame(w.table, "silver") == o.silverSupply);
                    RC_ASSERT(inTheGame(w.table, "key") ==
                              (o.keysEach == beneath::KeysEach::Game ? 1 : o.keys.value_or(players)));
                    std::map<std::pair<std::string, int>, int> pieces;
                    for (const game::Piece& piece : w.table.pieces)
                        ++pieces[{std::string(piece.kind), piece.player}];
                    for (int p = 0; p < players; ++p) {
                        const auto& holdings = w.table.seats[static_cast<std::size_t>(p)].holdings;
                        RC_ASSERT((pieces[{"runner", p}] + held(holdings, "runner")) == o.runners);
                        RC_ASSERT((pieces[{"prisoner", p}]) == 1);
                        for (const game::Holding& holding : holdings)
                            RC_ASSERT(holding.count >= 0);
                        RC_ASSERT(held(holdings, "key") <= 1);
                    }
                    for (const game::Holding& holding : w.table.supply)
                        RC_ASSERT(holding.count >= 0);
                    const auto posts = std::count_if(
                        w.game->map().chambers.begin(), w.game->map().chambers.end(),
                        [](const Chamber& c) { return c.isRoom() && c.room == Room::GuardChamber; });
                    RC_ASSERT((pieces[{"guard", -1}]) ==
                              std::min<int>(o.guards.value_or(6), static_cast<int>(posts)));
                    const auto laid = w.table.tiles.size() - w.game->map().chambers.size();
                    RC_ASSERT(laid + static_cast<std::size_t>(w.table.stackLeft + w.removedTiles) +
                                  (w.table.drawnTile >= 0 ? 1 : 0) ==
                              w.game->tiles().size());
                });
            }));
    }

    // B-7.1 to B-7.3, B-6.8, B-6.9: who is where.
    void sharing() {
        QVERIFY(rc::check("B-7: no two pieces share against the rules", [](std::uint64_t seed) {
            watch(seed, [](const Watched& w) {
                const ReferenceBoard board(*w.game, w.table);
                for (const auto& [cell, crowd] : crowds(w.table)) {
                    const auto& place = board.places().at(cell);
                    const std::size_t others = crowd.runners.size() + crowd.prisoners.size();
                    if (crowd.guards > 0) {
                        RC_ASSERT(crowd.guards == 1);
                        RC_ASSERT((others == 0U || place.kind == "guardhouse"));
                        RC_ASSERT(place.kind != "entrance");
                    }
                    RC_ASSERT((crowd.prisoners.size() <= 1U || place.kind == "guardhouse"));
                    for (int p : crowd.prisoners)
                        RC_ASSERT((w.options.otherPrisoner == beneath::OtherPrisoner::Any ||
                                   std::ranges::count(crowd.runners, p) == 0));
                    if (place.kind != "entrance" && place.kind != "key-room")
                        RC_ASSERT(crowd.runners.size() <= 1U);
                    if (place.kind == "key-room") {
                        RC_ASSERT(crowd.prisoners.empty());
                        for (int p : crowd.runners)
                            RC_ASSERT(held(w.table.seats[static_cast<std::size_t>(p)].holdings, "key") == 1);
                    }
                    if (place.kind == "guardhouse") {
                        RC_ASSERT(crowd.runners.empty());
                        RC_ASSERT((crowd.prisoners.empty() || w.options.equalTurns ||
                                   w.position->end() == game::End::Escape));
                    }
                    if (place.kind == "cell") {
                        const auto seat = std::find(board.seats().begin(), board.seats().end(), place.seat);
                        const int owner =
                            seat == board.seats().end() ? -1 : static_cast<int>(seat - board.seats().begin());
                        const bool open = w.released.contains(owner);
                        if (!open) {
                            RC_ASSERT(crowd.runners.empty());
                            RC_ASSERT((crowd.prisoners.empty() || crowd.prisoners.front() == owner));
                        }
                    }
                }
                for (const game::Piece& piece : w.table.pieces) // B-5.10, B-5.11
                    if (piece.kind == "prisoner" && !w.released.contains(piece.player)) {
                        const auto& place = board.places().at(piece.cell);
                        RC_ASSERT(place.kind == "cell");
                        RC_ASSERT(place.seat == board.seats()[static_cast<std::size_t>(piece.player)]);
                    }
            });
        }));
    }

    // B-4.3, B-4.4: there is a way back to the board from every tile and so for every Runner; nothing is
    // newly sealed.
    void theDungeon() {
        QVERIFY(rc::check("B-4.4: joined to the board, no room sealed anew", [](std::uint64_t seed) {
            std::vector<Cell> sealed;
            bool first = true;
            watch(seed, [&](const Watched& w) {
                if (!first && w.lastMove.at("move") != "lay")
                    return;
                const ReferenceBoard board(*w.game, w.table);
                RC_ASSERT(board.allJoinedToRooms());
                std::vector<Cell> now;
                for (Cell room : board.protectedRooms())
                    if (board.sealed(room))
                        now.push_back(room);
                if (!first && w.game->options().at("noSealing") == true)
                    RC_ASSERT(now == sealed);
                if (!first && w.game->options().at("keepDungeonOpen") == true)
                    RC_ASSERT(board.openPassages() > 0); // B-4.6
                sealed = now;
                first = false;
                // B-4.2: a tile's passages meet no earth, and its earth no passage.
                for (const auto& [cell, place] : board.places())
                    if (place.kind == "tile" && !(cell == Cell{0, 2}))
                        for (Direction d : allDirections)
                            if (board.places().contains(neighbour(cell, d)))
                                RC_ASSERT(board.passage(cell, d) ==
                                          board.passage(neighbour(cell, d), opposite(d)));
            });
        }));
    }

    // B-8.3: points are what one counts at the table.
    void points() {
        QVERIFY(rc::check("B-8.3: points", [](std::uint64_t seed) {
            watch(seed, [](const Watched& w) {
                const std::vector<int> points = w.position->points();
                for (int p = 0; p < w.game->playerCount(); ++p) {
                    int count = 0;
                    const auto& holdings = w.table.seats[static_cast<std::size_t>(p)].holdings;
                    for (const game::Holding& holding : holdings)
                        count += holding.kind.starts_with("pick-") && holding.count > 0 ? 1 : 0;
                    const beneath::Options& o = w.options;
                    count += o.markerPoints * (held(holdings, "white") + held(holdings, "black"));
                    const int silver = held(holdings, "silver");
                    const bool each = o.silverScoring == beneath::SilverScoring::Each;
                    count += o.silverPoints * (each ? silver : std::min(silver, 1));
                    count += o.keyPoints * held(holdings, "key");
                    count += w.released.contains(p) ? o.releasePoints : 0;
                    RC_ASSERT(points[static_cast<std::size_t>(p)] == count);
                    RC_ASSERT(w.table.seats[static_cast<std::size_t>(p)].points == count);
                }
            });
        }));
    }

    // B-8.1, B-8.2, B-8.4: the game always ends (playAndCheck() bounds it), and as the rules tell.
    void theEnd() {
        QVERIFY(rc::check("B-8: the end", [](std::uint64_t seed) {
            watch(seed, [](const Watched& w) {
                if (!w.position->over()) {
                    RC_ASSERT(w.position->winners().empty());
                    return;
                }
                const std::vector<int> points = w.position->points();
                RC_CLASSIFY(w.position->end() == game::End::Escape);
                const bool lastOfRound = w.lastMove.at("player") == w.game->playerCount() - 1;
                RC_ASSERT((lastOfRound || !w.options.equalTurns));
                if (w.position->end() == game::End::Escape) {
                    RC_ASSERT(
                        (w.lastMove.at("move") == "move-prisoner" || (w.options.equalTurns && lastOfRound)));
                    RC_ASSERT(w.position->winners() == std::vector<int>(w.escaped.begin(), w.escaped.end()));
                    return;
                }
                RC_ASSERT(w.lastMove.at("move") == "end-turn");
                RC_ASSERT(w.table.stackLeft == 0);
                RC_ASSERT(w.escaped.empty());
                std::vector<int> best;
                for (int p = 0; p < w.game->playerCount(); ++p)
                    if (points[static_cast<std::size_t>(p)] ==
                        *std::max_element(points.begin(), points.end()))
                        best.push_back(p);
                RC_ASSERT(w.position->winners() == best);
            });
        }));
    }

    // B-4.1: a turn has at most its actions; its one laying comes first where a tile was drawn.
    void turns() {
        QVERIFY(rc::check("B-4.1: the course of turns", [](std::uint64_t seed) {
            int turn = 0;
            int actions = 0;
            int player = -1;
            watch(seed, [&](const Watched& w) {
                const std::string move = w.lastMove.at("move");
                if (w.table.turn != turn) {
                    RC_ASSERT(w.table.turn == turn + 1);
                    turn = w.table.turn;
                    actions = 0;
                    RC_ASSERT(w.position->player() == (player + 1) % w.game->playerCount());
                    player = w.position->player();
                    return;
                }
                if (turn == 0 || w.position->over())
                    return;
                RC_ASSERT(w.position->player() == player);
                if (move == "remove-marker" && !w.lastMove.contains("picks"))
                    actions += w.options.markerPrice == 0 ? 1 : w.options.blackRemovalActions;
                else if (move == "enter-runner")
                    actions += w.options.enterCost;
                else if (move != "lay")
                    ++actions;
                RC_ASSERT(actions <= w.game->options().at("actionsPerTurn").get<int>());
            });
        }));
    }
};

QTEST_GUILESS_MAIN(PropertiesTest)
#include "tst_properties.moc"
