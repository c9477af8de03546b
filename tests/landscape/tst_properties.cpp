// What holds after every move of every landscape game, against the rules told once more in plain_board.h.

#include <QtTest>

#include "engine/games/record.h"
#include "tests/landscape/random_play.h"

#include <rapidcheck.h>

#include <map>
#include <set>
#include <vector>

using namespace tilewright;
using namespace tilewright::test;

namespace {

/// Figures and tokens are placed more often than not, so that features have many.
constexpr MoveBias manyFigures{3, [](const std::string& kind, Random&) { return kind == "end-turn"; }};

void watchLand(std::uint64_t seed, const std::function<void(const Step&)>& check) {
    playAndCheck(*randomLandscapeGame(seed), randomLandscapeGameHasTokens(seed), manyFigures, seed, check);
}

int heldBy(const game::Seat& seat, std::string_view kind) {
    for (const game::Holding& holding : seat.holdings)
        if (holding.kind == kind)
            return holding.count;
    return 0;
}

using Points = std::vector<int>;

/// `places`: of each feature, by its root.
void checkScoredCells(const Step& step, const std::map<int, std::set<int>>& places) {
    const landscape::Position& state = step.state();
    // With that option a road may have been parted since.
    if (state.game().options().tokensReturn)
        return;
    for (const game::Change& change : step.changes) {
        if (change.what != game::Change::What::Scored || change.feature < 0 || change.kind == "fairy")
            continue;
        const int place = state.board.firstPlace(state.board.tileAt(change.cell)) + change.feature;
        std::vector<Cell> cells;
        for (const int joined : places.at(state.features.root(place)))
            if (cells.empty() || cells.back() != state.cellOfPlace(joined))
                cells.push_back(state.cellOfPlace(joined));
        RC_ASSERT(change.cells == cells);
    }
}

} // namespace

class LandPropertiesTest : public QObject {
    Q_OBJECT

private slots:
    // L-3.1, L-3.2, L-3.3, U-3.2: what belongs together is what a flood from tile to tile finds.
    void features() {
        QVERIFY(rc::check("L-3: features are those of a flood", [](std::uint64_t seed) {
            watchLand(seed, [](const Step& step) {
                if (step.kind() == "end-turn" && !step.changes.empty() && step.position.over())
                    return;
                const ReferenceLandscape reference = step.reference();
                const landscape::Position& state = step.state();
                std::map<int, const ReferenceLandscape::Area*> areas;
                std::map<int, std::set<int>> places;
                for (int place = 0; place < state.features.placeCount(); ++place) {
                    const ReferenceLandscape::Area& area =
                        reference.areaOf({state.features.tileOf(place), state.featureOfPlace(place)});
                    const int root = state.features.root(place);
                    places[root].insert(place);
                    const auto [known, isNew] = areas.try_emplace(root, &area);
                    RC_ASSERT(known->second == &area);
                    if (!isNew)
                        continue;
                    const landscape::BoardFeature& boardFeature = state.features.at(root);
                    RC_ASSERT(boardFeature.kind == area.kind);
                    if (area.kind == FeatureKind::Field) {
                        RC_ASSERT(!boardFeature.complete());
                    } else {
                        RC_ASSERT(static_cast<int>(boardFeature.tiles) == area.tiles);
                        RC_ASSERT(static_cast<int>(boardFeature.openEnds) == area.open);
                    }
                    RC_ASSERT(static_cast<int>(boardFeature.pennants) == area.pennants);
                    RC_ASSERT(boardFeature.doubled == area.doubled);
                    checkOwners(state, place, area);
                }
                RC_ASSERT(areas.size() == reference.areas().size());
                for (const auto& [root, joined] : places) {
                    std::set<int> visited;
                    state.features.forEachJoined(
                        root, [&visited](int place) { RC_ASSERT(visited.insert(place).second); });
                    RC_ASSERT(visited == joined);
                }
                checkScoredCells(step, places);
            });
        }));
    }

    // L-2.3, L-2.4, L-3: points are those of a slow scorer that sees tables only.
    void points() {
        QVERIFY(rc::check("L-3: points are those of a slow count", [](std::uint64_t seed) {
            Points expected(randomLandscapeGame(seed)->playerCount(), 0);
            watchLand(seed, [&](const Step& step) {
                const auto score = [&expected](const Points& more) {
                    for (std::size_t p = 0; p < expected.size(); ++p)
                        expected[p] += more[p];
                };
                if (step.kind() == "end-turn")
                    score(step.reference(step.before).scores(false));
                if (step.position.over())
                    score(step.reference().scores(true));
                RC_ASSERT(step.position.points() == expected);
                Points told(expected.size(), 0);
                for (const game::Change& change : step.changes)
                    if (change.what == game::Change::What::Scored)
                        told[static_cast<std::size_t>(change.player)] += change.count;
                for (std::size_t p = 0; p < told.size(); ++p)
                    RC_ASSERT(step.now.seats[p].points == step.before.seats[p].points + told[p]);
            });
        }));
    }

    // L-2.3: after a part nobody stands on anything complete, but wagons on their way.
    void nobodyStays() {
        QVERIFY(rc::check("L-2.3: figures of what was scored come home", [](std::uint64_t seed) {
            watchLand(seed, [](const Step& step) {
                const std::string kind = step.kind();
                if (kind != "lay" && kind != "place" && kind != "place-token")
                    checkNobodyStays(step);
            });
        }));
    }

    // L-2.4: also where many tiles fit nowhere.
    void equalTurns() {
        QVERIFY(rc::check("L-2.4: everybody has the same number of turns", [](std::uint64_t seed) {
            watchLand(seed, [](const Step& step) {
                if (step.position.over() && step.game.options().value("equalTurns", false))
                    RC_ASSERT(step.now.turn % step.game.playerCount() == 0);
            });
        }));
    }

    // L-1.5, L-2.2, L-4: nothing comes or goes; no place holds two.
    void conservation() {
        QVERIFY(rc::check("L-1.5: every figure, token and tile is somewhere", [](std::uint64_t seed) {
            int setAside = 0;
            {
                const auto game = randomLandscapeGame(seed);
                const auto start = game->start(game::shuffledStack(*game, seed));
                const game::Table table = start->table();
                setAside =
                    static_cast<int>(game->tiles().size()) - table.stackLeft - (table.drawnTile >= 0 ? 1 : 0);
            }
            watchLand(seed, [&setAside](const Step& step) {
                for (const game::Change& change : step.changes)
                    setAside += change.what == game::Change::What::TileRemoved ? 1 : 0;
                const auto laid = static_cast<int>(step.now.tiles.size() - step.game.map().chambers.size());
                RC_ASSERT(laid + step.now.stackLeft + (step.now.drawnTile >= 0 ? 1 : 0) + setAside ==
                          static_cast<int>(step.game.tiles().size()));
                checkedPieces(step);
                std::map<std::string, int> tokens;
                for (const game::Token& token : step.now.tokens)
                    ++tokens[std::string(token.kind)];
                for (const game::Seat& seat : step.now.seats)
                    for (const game::Holding& holding : seat.holdings)
                        if (holding.kind.starts_with("tunnel-"))
                            RC_ASSERT(tokens[std::string(holding.kind)] + holding.count == 2);
            });
        }));
    }

    // L-2.1: a tile lies beside others, all alike; one that is set aside fits nowhere, one that is drawn
    // somewhere.
    void layings() {
        QVERIFY(
            rc::check("L-2.1: whatever is laid fits, and all that fits is listed", [](std::uint64_t seed) {
                const auto game = randomLandscapeGame(seed);
                const auto position = game->start(game::shuffledStack(*game, seed));
                Random random(seed, 0, Purpose::Test, 6);
                game::MoveList moves;
                while (!position->over()) {
                    position->legalMoves(moves);
                    const game::Table table = position->table();
                    if (table.drawnTile >= 0) {
                        std::map<Cell, const game::LaidTile*> cells;
                        std::set<Cell> beside;
                        for (const game::LaidTile& tile : table.tiles)
                            cells[tile.cell] = &tile;
                        for (const game::LaidTile& tile : table.tiles)
                            for (const Direction d : allDirections)
                                if (!cells.contains(neighbour(tile.cell, d)))
                                    beside.insert(neighbour(tile.cell, d));
                        const auto edge = [&](int tile, Rotation r, Direction d) {
                            return game->tileSet()
                                .tiles[static_cast<std::size_t>(tile)]
                                .landscape()
                                .edges[static_cast<std::size_t>(unturned(d, r))];
                        };
                        std::size_t fitting = 0;
                        for (const Cell cell : beside)
                            for (const Rotation r : allRotations) {
                                bool fits = true;
                                for (const Direction d : allDirections) {
                                    const auto other = cells.find(neighbour(cell, d));
                                    if (other == cells.end())
                                        continue;
                                    const Edge mine = edge(table.drawnTile, r, d);
                                    const Edge theirs =
                                        edge(other->second->tile, other->second->rotation, opposite(d));
                                    fits =
                                        fits && (mine == theirs || mine == Edge::Any || theirs == Edge::Any);
                                }
                                RC_ASSERT(position->whyNotLaid(cell, r).empty() == fits);
                                fitting += fits ? 1 : 0;
                            }
                        RC_ASSERT(fitting == moves.size());
                        RC_ASSERT(fitting > 0U);
                    }
                    position->play(chooseMove(*position, moves, manyFigures, random));
                }
            }));
    }

    // L-2.2, L-4, U-2.1: who may be placed, moved on or put where, by a flood.
    void deployments() {
        QVERIFY(rc::check("L-2.2: listed is what a slow look at the table allows", [](std::uint64_t seed) {
            watchLand(seed, [](const Step& step) {
                if (step.position.over() || step.now.drawnTile >= 0)
                    return;
                const landscape::Position& state = step.state();
                const ReferenceLandscape reference = step.reference();
                const int player = step.position.player();
                const game::Seat& seat = step.now.seats[static_cast<std::size_t>(player)];
                std::set<std::string> expected;
                const auto entry = [&](Json fields, Cell cell) {
                    fields["player"] = player;
                    fields["x"] = cell.x;
                    fields["y"] = cell.y;
                    return nlohmann::json(fields);
                };
                const auto mayEnter = [&](const ReferenceLandscape::Area& area, const std::string& figure) {
                    const bool city = area.kind == FeatureKind::City;
                    const bool road = area.kind == FeatureKind::Road;
                    const bool field = area.kind == FeatureKind::Field;
                    if (figure == "builder" || figure == "pig")
                        return (figure == "pig" ? field : city || road) &&
                               ((ownersOf(area, true) >> player) & 1U) != 0;
                    return area.pieces.empty() && (figure != "mayor" || city) &&
                           (figure != "wagon" || !field);
                };
                const bool wagons = state.turn.phase == landscape::Phase::Wagons;
                Cell center =
                    state.turn.tile == landscape::nowhere ? Cell{} : state.board.cellOf(state.turn.tile);
                for (const game::Piece& piece : step.now.pieces)
                    if (wagons && piece.kind == "wagon" && piece.player == player)
                        center = piece.cell;
                for (int place = 0; place < state.features.placeCount(); ++place) {
                    const int tile = state.features.tileOf(place);
                    const int number = state.featureOfPlace(place);
                    const Cell cell = state.board.cellOf(tile);
                    const ReferenceLandscape::Area& area = reference.areaOf({tile, number});
                    const bool near = std::abs(cell.x - center.x) <= 1 && std::abs(cell.y - center.y) <= 1;
                    if (wagons && near && !area.complete && mayEnter(area, "wagon"))
                        expected.insert(entry({{"move", "move-wagon"}, {"feature", number}}, cell).dump());
                    if (wagons || state.turn.deployed || tile != state.turn.tile)
                        continue;
                    for (const char* figure : {"follower", "large", "mayor", "wagon", "builder", "pig"}) {
                        const std::string kind =
                            std::string(figure) == "large" ? "large-follower" : std::string(figure);
                        if (heldBy(seat, kind) > 0 && mayEnter(area, figure))
                            expected.insert(
                                entry({{"move", "place"}, {"figure", figure}, {"feature", number}}, cell)
                                    .dump());
                    }
                }
                std::set<std::string> listed;
                int tokens = 0;
                for (const std::string& line : game::legalMoveLines(step.position))
                    if (line.find("\"place\"") != std::string::npos ||
                        line.find("\"move-wagon\"") != std::string::npos)
                        listed.insert(line);
                    else
                        tokens += line.find("\"place-token\"") != std::string::npos ? 1 : 0;
                RC_ASSERT(listed == expected);
                if (wagons || static_cast<int>(state.turn.tokenPlaces.size()) ==
                                  step.game.options().value("tokensATurn", 1)) {
                    RC_ASSERT(tokens == 0);
                    return;
                }
                int colours = 0;
                for (const game::Holding& holding : seat.holdings)
                    colours += holding.kind.starts_with("tunnel-") && holding.count > 0 ? 1 : 0;
                RC_ASSERT(tokens ==
                          colours * (reference.mouthCount() - static_cast<int>(step.now.tokens.size())));
            });
        }));
    }

    void assigned() {
        QVERIFY(rc::check("a position that was assigned plays on alike",
                          [](std::uint64_t seed) { checkAssigned(*randomLandscapeGame(seed), seed, 30); }));
    }
};

QTEST_GUILESS_MAIN(LandPropertiesTest)
#include "tst_properties.moc"
