// What holds after every move of every game with a dungeon: told once more over tables and changes.

#include <QtTest>

#include "engine/games/record.h"
#include "tests/landscape/random_play.h"

#include <rapidcheck.h>

#include <map>
#include <set>

using namespace tilewright;
using namespace tilewright::test;

namespace {

/// The end of a turn seldom, the dungeon gladly.
constexpr MoveBias dungeonGladly{4, [](const std::string& kind, Random& random) {
                                     return kind == "end-turn" || (kind == "place" && random.below(3) == 0);
                                 }};

void watchDungeon(std::uint64_t seed, const std::function<void(const Step&)>& check) {
    playAndCheck(*randomDungeonGame(seed), false, dungeonGladly, seed, check);
}

const game::Space& dungeonOf(const game::Table& table) {
    return table.spaces[0];
}

std::optional<game::Piece> being(const std::vector<game::Piece>& pieces, game::Kind kind) {
    for (const game::Piece& piece : pieces)
        if (piece.kind == kind)
            return piece;
    return std::nullopt;
}

bool dragonBelow(const game::Table& table) {
    return being(dungeonOf(table).pieces, "dragon").has_value();
}

const Landscape& tileAt(const Step& step, const game::Table& table, Cell cell) {
    for (const game::LaidTile& tile : table.tiles)
        if (tile.cell == cell)
            return step.game.tileSet().tiles[static_cast<std::size_t>(tile.tile)].landscape();
    RC_FAIL("no tile is there");
}

bool hasMark(const Landscape& tile, Mark mark) {
    return std::find(tile.marks.begin(), tile.marks.end(), mark) != tile.marks.end();
}

std::size_t countBelow(const game::Table& table, int player) {
    const auto& pieces = dungeonOf(table).pieces;
    return static_cast<std::size_t>(
        std::count_if(pieces.begin(), pieces.end(), [player](const auto& p) { return p.player == player; }));
}

using Points = std::vector<int>;

/// The points of all followers on areas, complete ones or all, and what the fairy adds.
Points slowScore(const Step& step, const game::Table& table, bool atEnd) {
    const ReferenceLandscape reference = step.reference(table);
    Points points = reference.scores(atEnd);
    const auto fairy = being(table.pieces, "fairy");
    for (const ReferenceLandscape::Area& area : reference.areas()) {
        if (!atEnd && !area.complete)
            continue;
        for (const game::Piece& piece : area.pieces)
            if (fairy && fairy->with == piece.player && fairy->cell == piece.cell &&
                fairy->feature == piece.feature)
                points[static_cast<std::size_t>(piece.player)] += 3;
    }
    return points;
}

/// Applies one change of a figure or a being to the table.
void show(game::Table& table, const game::Change& change) {
    using What = game::Change::What;
    if (change.what == What::TileLaid)
        table.tiles.push_back({change.cell, change.tile, change.rotation, -1});
    if (change.what != What::PieceMoved && change.what != What::PieceHome)
        return;
    const auto same = [&](const game::Piece& piece) {
        return piece.kind == change.kind && piece.player == change.player && piece.number == change.number;
    };
    std::erase_if(table.pieces, same);
    for (game::Space& space : table.spaces)
        std::erase_if(space.pieces, same);
    if (change.what == What::PieceMoved && change.space.empty())
        table.pieces.push_back({change.kind, change.player, change.number, change.cell, change.feature,
                                change.lying, change.space, change.with});
}

} // namespace

class DungeonPropertiesTest : public QObject {
    Q_OBJECT

private slots:
    // L-1.5: nothing comes or goes over supply, tiles, towers, prisons and dungeon; no place holds two.
    void conservation() {
        QVERIFY(rc::check("L-1.5: every piece is somewhere, and once", [](std::uint64_t seed) {
            watchDungeon(seed, [](const Step& step) {
                auto pieces = checkedPieces(step);
                RC_ASSERT((pieces[{"dragon", -1}]) == 1);
                RC_ASSERT((pieces[{"fairy", -1}]) == 1);
                constexpr std::array floors{10, 9, 7, 6, 5};
                const int players = step.game.playerCount();
                const bool towers = step.game.options().at("towerActions") == true;
                for (int p = 0; p < players; ++p)
                    RC_ASSERT((pieces[{"tower-floor", p}]) ==
                              (towers ? floors[static_cast<std::size_t>(players - 2)] : 0));
            });
        }));
    }

    // L-3, L-6.3, L-6.5, L-5.3: what features know of their figures is what stands on them; builders and pigs
    // never without a follower of their owner's (L-4.4, L-4.5).
    void features() {
        QVERIFY(rc::check("L-4.4: features know who stands on them", [](std::uint64_t seed) {
            watchDungeon(seed, [](const Step& step) {
                const ReferenceLandscape reference = step.reference();
                const landscape::Position& state = step.state();
                std::set<int> seen;
                for (int place = 0; place < state.features.placeCount(); ++place) {
                    if (seen.insert(state.features.root(place)).second)
                        checkOwners(
                            state, place,
                            reference.areaOf({state.features.tileOf(place), state.featureOfPlace(place)}));
                }
            });
        }));
    }

    // L-3, L-6.4: scored is what a slow count over the table at that moment finds, in play and at the end.
    void points() {
        QVERIFY(rc::check("L-6.4: points are those of a slow count", [](std::uint64_t seed) {
            watchDungeon(seed, [](const Step& step) {
                using What = game::Change::What;
                game::Table table = step.before;
                bool counted = false;
                Points told(static_cast<std::size_t>(step.game.playerCount()), 0);
                Points expected = told;
                for (const game::Change& change : step.changes) {
                    const bool turns = change.kind == "fairy" && change.count == 1;
                    if (change.what == What::Scored && change.kind != "ransom" && !turns) {
                        if (!counted)
                            expected = slowScore(step, table, change.atEnd);
                        counted = true;
                        told[static_cast<std::size_t>(change.player)] += change.count;
                        continue;
                    }
                    if (counted && change.what != What::GameEnded) {
                        RC_ASSERT(told == expected);
                        counted = false;
                        std::fill(told.begin(), told.end(), 0);
                    }
                    show(table, change);
                }
                if (counted)
                    RC_ASSERT(told == expected);
                // L-2.3: whoever stands on something complete has been scored, and is home.
                const landscape::Phase phase = step.state().turn.phase;
                if (phase != landscape::Phase::Deploy && phase != landscape::Phase::DragonFlight &&
                    phase != landscape::Phase::Fleeing)
                    checkNobodyStays(step);
            });
        }));
    }

    // L-6.2, D-4.1, D-5.2: six steps at most, never twice on a tile, never onto the fairy, each to a
    // neighbour or out of the dungeon; players in turn.
    void flights() {
        QVERIFY(rc::check("L-6.2: the dragon flies as it must", [](std::uint64_t seed) {
            std::set<Cell> visited;
            int steps = 0;
            int stepper = 0;
            watchDungeon(seed, [&](const Step& step) {
                const std::string kind = step.kind();
                if (kind == "end-turn") {
                    visited.clear();
                    steps = 0;
                    if (const auto dragon = being(step.now.pieces, "dragon"))
                        visited.insert(dragon->cell);
                    stepper = step.move.at("player");
                }
                if (kind != "move-dragon")
                    return;
                const int players = step.game.playerCount();
                if (steps > 0)
                    stepper = (stepper + 1) % players;
                RC_ASSERT(step.move.at("player").get<int>() == stepper);
                RC_ASSERT(++steps <= 6);
                const Cell to = step.cell();
                const Landscape& tile = tileAt(step, step.before, to);
                const auto fairy = being(step.before.pieces, "fairy");
                RC_ASSERT((!fairy || fairy->cell != to));
                if (dragonBelow(step.before)) {
                    RC_ASSERT(steps == 1);
                    RC_ASSERT((hasMark(tile, Mark::Tower) || hasMark(tile, Mark::Volcano)));
                } else {
                    const Cell from = being(step.before.pieces, "dragon")->cell;
                    RC_ASSERT(std::abs(from.x - to.x) + std::abs(from.y - to.y) == 1);
                    RC_ASSERT(visited.insert(to).second);
                    RC_ASSERT(dragonBelow(step.now) == hasMark(tile, Mark::Tower));
                }
                visited.insert(to);
            });
        }));
    }

    // L-6.3, D-3.5: nobody stands where the dragon is, but on a tower out of its reach.
    void nobodyBesideTheDragon() {
        QVERIFY(rc::check("L-6.3: nobody stands on the dragon's tile", [](std::uint64_t seed) {
            watchDungeon(seed, [](const Step& step) {
                const auto dragon = being(step.now.pieces, "dragon");
                if (!dragon)
                    return;
                const bool eatsOnTower = step.game.options().at("dragonEatsOnTower") == true;
                for (const game::Piece& piece : step.now.pieces)
                    if (piece.player >= 0 && piece.kind != "tower-floor" && piece.cell == dragon->cell)
                        RC_ASSERT((piece.feature < 0 && !eatsOnTower));
            });
        }));
    }

    // D-2.1, D-3.2, D-4.4: while the dragon is below nobody comes in, and out only who is with the fairy
    // since his turn began, also in a second part.
    void frozen() {
        QVERIFY(rc::check("D-4.4: the dragon bars the dungeon", [](std::uint64_t seed) {
            std::optional<game::Kind> companion; // of the player on turn, since it began
            watchDungeon(seed, [&](const Step& step) {
                const std::string kind = step.kind();
                const bool below = dragonBelow(step.before);
                for (int p = 0; p < step.game.playerCount(); ++p) {
                    const auto was = countBelow(step.before, p);
                    const auto is = countBelow(step.now, p);
                    if (below && is > was)
                        RC_ASSERT(kind == "flee");
                    if (!below || is >= was)
                        continue;
                    RC_ASSERT(kind == "leave-dungeon");
                    RC_ASSERT(was - is == 1U);
                    RC_ASSERT(companion.has_value());
                    const std::string figure = step.move.at("figure");
                    RC_ASSERT((figure == "large" ? "large-follower" : figure) == *companion);
                    RC_ASSERT(being(dungeonOf(step.now).pieces, "fairy")->with == -1);
                }
                if (kind == "put-fairy")
                    companion.reset();
                for (const game::Change& change : step.changes)
                    if (change.what == game::Change::What::TurnBegan) {
                        companion.reset();
                        const auto& pieces = dungeonOf(step.now).pieces;
                        for (std::size_t i = 1; i < pieces.size(); ++i)
                            if (pieces[i].kind == "fairy" && pieces[i].with == change.player)
                                companion = pieces[i - 1].kind;
                    }
            });
        }));
    }

    // D-3.1, D-3.3: out onto an entrance without a figure, onto something open; the mayor to a city; not by
    // the way he came in this turn.
    void exits() {
        QVERIFY(rc::check("D-3.3: exits are those of a slow look at the table", [](std::uint64_t seed) {
            // D-2.3: who came in this turn to stay, and by which tile.
            std::optional<std::pair<std::string, Cell>> entered;
            Cell laidLast;
            watchDungeon(seed, [&](const Step& step) {
                if (step.kind() == "lay")
                    laidLast = step.cell();
                if (step.kind() == "enter-dungeon" && !step.move.contains("x"))
                    entered = {step.move.at("figure"), laidLast};
                if (std::ranges::count(step.changes, game::Change::What::TurnBegan, &game::Change::what) > 0)
                    entered.reset();
                if (step.position.over())
                    return;
                const landscape::Position& state = step.state();
                if (state.turn.phase != landscape::Phase::Deploy)
                    return;
                const int player = step.position.player();
                const ReferenceLandscape reference = step.reference();
                std::map<std::string, int> kinds;
                for (const game::Piece& piece : dungeonOf(step.now).pieces)
                    if (piece.player == player)
                        ++kinds[piece.kind == "large-follower" ? "large" : std::string(piece.kind)];
                std::set<std::string> expected;
                for (std::size_t t = 0; t < step.now.tiles.size(); ++t) {
                    const game::LaidTile& laid = step.now.tiles[t];
                    const Landscape& tile = tileAt(step, step.now, laid.cell);
                    const bool taken = std::any_of(
                        step.now.pieces.begin(), step.now.pieces.end(), [&](const game::Piece& piece) {
                            return piece.player >= 0 && piece.kind != "tower-floor" &&
                                   piece.cell == laid.cell;
                        });
                    if (!hasMark(tile, Mark::Tower) || taken)
                        continue;
                    for (std::size_t f = 0; f < tile.features.size(); ++f) {
                        const ReferenceLandscape::Area& area =
                            reference.areaOf({static_cast<int>(t), static_cast<int>(f)});
                        for (const auto& [figure, alike] : kinds)
                            if (!area.complete && (figure != "mayor" || area.kind == FeatureKind::City) &&
                                !(alike == 1 && entered == std::pair(figure, laid.cell)))
                                expected.insert(nlohmann::json({{"move", "leave-dungeon"},
                                                                {"player", player},
                                                                {"figure", figure},
                                                                {"x", laid.cell.x},
                                                                {"y", laid.cell.y},
                                                                {"feature", f}})
                                                    .dump());
                    }
                }
                std::set<std::string> listed;
                for (const std::string& line : game::legalMoveLines(step.position))
                    if (line.find("leave-dungeon") != std::string::npos)
                        listed.insert(line);
                if (state.turn.deployed) {
                    RC_ASSERT(listed.empty());
                    return;
                }
                if (dragonBelow(step.now) || step.game.options().at("princess") == "must") {
                    RC_ASSERT(std::includes(expected.begin(), expected.end(), listed.begin(), listed.end()));
                    return;
                }
                RC_ASSERT(listed == expected);
            });
        }));
    }

    // L-5.4: two players never hold each other's followers.
    void prisoners() {
        QVERIFY(rc::check("L-5.4: prisoners are swapped", [](std::uint64_t seed) {
            watchDungeon(seed, [](const Step& step) {
                std::set<std::pair<int, int>> holds;
                for (const game::Space& space : step.now.spaces)
                    for (const game::Piece& piece : space.pieces)
                        if (space.kind == "prison")
                            holds.insert({space.player, piece.player});
                for (const auto& [holder, owner] : holds) {
                    RC_ASSERT(holder != owner);
                    RC_ASSERT(!holds.contains({owner, holder}));
                }
            });
        }));
    }

    void assigned() {
        QVERIFY(rc::check("a position that was assigned plays on alike",
                          [](std::uint64_t seed) { checkAssigned(*randomDungeonGame(seed), seed, 60); }));
    }
};

QTEST_GUILESS_MAIN(DungeonPropertiesTest)
#include "tst_dungeon_properties.moc"
