#include "tests/games/random_beneath_games.h"

#include "engine/base/random.h"
#include "engine/games/beneath/rules/options.h"
#include "engine/games/beneath/rules/ruleset.h"
#include "engine/games/beneath/tiles/generate.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"

#include <QtTest>

namespace tilewright::test {

namespace {

Chamber room(int x, int y, Room kind, Sides sides, int seat = 0) {
    Chamber chamber;
    chamber.cell = {x, y};
    chamber.room = kind;
    chamber.sides = sides;
    chamber.seat = seat;
    return chamber;
}

/// Key rooms at guardhouses, cells at each other, one way in, markers, tiles, passages that meet earth.
Map tangledBoard(const std::string& tileId) {
    using enum SideContent;
    Map map;
    map.name = "Tangled";
    map.chambers = {room(0, 0, Room::Cell, {CellDoor, CellDoor, Earth, CellDoor}, 1),
                    room(1, 0, Room::Cell, {Earth, CellDoor, CellDoor, CellDoor}, 2),
                    room(2, 0, Room::Chamber, {SkullRed, Special, Open, SkullGrey}),
                    room(3, 0, Room::KeyRoom, {KeyRoomDoor, KeyRoomDoor, Earth, KeyRoomDoor}),
                    room(4, 0, Room::Guardhouse, {Earth, Earth, GuardhouseDoor, GuardhouseDoor}),
                    room(4, 1, Room::GuardChamber, {Open, SkullBrown, Earth, Open}),
                    room(3, 1, Room::GuardChamber, {Earth, Open, Open, SkullBlue}),
                    room(2, 1, Room::Entrance, {Open, SkullPurple, Open, Earth}),
                    room(1, 1, Room::Chamber, {Open, Open, Open, Earth}),
                    room(1, 2, Room::Cell, {CellDoor, Earth, CellDoor, Earth}, 3),
                    room(2, 2, Room::Chamber, {Special, Open, SkullOrange, Earth}),
                    room(3, 2, Room::KeyRoom, {KeyRoomDoor, Earth, KeyRoomDoor, KeyRoomDoor}),
                    room(0, 3, Room::Entrance, {Open, Earth, Earth, Earth}),
                    room(1, 3, Room::GuardChamber, {Open, Open, Earth, Earth}),
                    room(2, 3, Room::Guardhouse, {GuardhouseDoor, Earth, GuardhouseDoor, GuardhouseDoor}),
                    room(3, 3, Room::Cell, {CellDoor, CellDoor, Earth, Earth}, 4)};
    Chamber tile;
    tile.cell = {0, 2};
    tile.tile = tileId;
    map.chambers.push_back(tile);
    map.markers = {{{2, 0}, Direction::South, Marker::Black}, {{1, 1}, Direction::North, Marker::White}};
    return map;
}

/// Everything an escape needs is near.
Map easyBoard() {
    using enum SideContent;
    Map map;
    map.name = "Easy";
    map.chambers = {
        room(0, 0, Room::Entrance, {SkullGreen, Open, Open, Earth}),
        room(1, 0, Room::KeyRoom, {Earth, Earth, Earth, KeyRoomDoor}),
        room(0, 1, Room::GuardChamber, {SkullRed, Open, Special, Open}),
        room(2, 0, Room::Cell, {CellDoor, CellDoor, CellDoor, Earth}, 1),
        room(3, 0, Room::Guardhouse, {GuardhouseDoor, GuardhouseDoor, GuardhouseDoor, GuardhouseDoor}),
        room(3, -1, Room::Cell, {CellDoor, CellDoor, CellDoor, Earth}, 2),
        room(3, 1, Room::Cell, {CellDoor, Earth, CellDoor, CellDoor}, 3),
        room(4, 0, Room::Cell, {Earth, CellDoor, Earth, CellDoor}, 4)};
    return map;
}

/// A tile with passages all around, for the board.
constexpr const char* crossId = "on-the-map";

} // namespace

Json randomValue(const OptionSpec& spec, Random& random) {
    const auto below = [&random](std::size_t n) { return random.below(static_cast<std::uint32_t>(n)); };
    switch (spec.type) {
    case OptionSpec::Type::Boolean:
        return below(2) == 0;
    case OptionSpec::Type::Choice:
        return spec.choices[below(spec.choices.size())];
    default:
        if (!spec.word.empty() && below(4) == 0)
            return spec.word;
        return spec.minimum +
               static_cast<int>(below(static_cast<std::size_t>(spec.maximum - spec.minimum + 1)));
    }
}

std::shared_ptr<const game::Game> randomBeneathGame(std::uint64_t seed) {
    Random random(seed, 0, Purpose::Test, 2);
    const auto between = [&random](int least, int most) {
        return least + static_cast<int>(random.below(static_cast<std::uint32_t>(most - least + 1)));
    };
    const auto coin = [&random] { return random.below(2) == 0; };

    BeneathSetSpecification wanted;
    wanted.tiles = between(5, 45);
    wanted.colours = 8;
    for (double& weight : wanted.weights)
        weight = between(0, 3);
    wanted.weights[static_cast<std::size_t>(between(0, 4))] += 1;
    wanted.openShare = 0.1 * between(0, 4);
    wanted.specialShare = 0.1 * between(0, 4);
    wanted.seed = seed;
    TileSet set = generate(wanted);
    Tile cross;
    cross.id = crossId;
    cross.face =
        Sides{SideContent::SkullBlue, SideContent::Open, SideContent::Special, SideContent::SkullGrey};
    set.tiles.push_back(cross);

    const int board = between(0, 3);
    const Map map = board == 0   ? *readMap(bundledText(defaultMap)).value
                    : board == 1 ? *readMap(bundledText("beneath/narrow.map.json")).value
                    : board == 2 ? tangledBoard(crossId)
                                 : easyBoard();
    Json options{{"pickColours", between(1, 8)},
                 {"startingPicks", between(0, 4)},
                 {"actionsPerTurn", between(1, 8)},
                 {"blackRemovalActions", between(1, 8)},
                 {"silverCost", between(1, 4) == 1 ? 8 : between(1, 2)},
                 {"noSealing", random.below(4) != 0},
                 {"keepDungeonOpen", coin()},
                 {"markersOnBoard", coin()},
                 {"runnerEntry", random.below(4) == 0 ? "laid-tile" : "entrance"},
                 {"silverScoring", coin() ? "once" : "each"}};
    const int players = between(2, 4);
    const Json usual = options;
    Loaded<std::shared_ptr<const game::Game>> game;
    // Some values don't go together.
    for (int attempt = 0; attempt < 20 && !game.value; ++attempt) {
        options = usual;
        for (const OptionSpec& spec : beneath::optionTable().specs())
            if (spec.omittedIfDefault && between(1, 4) == 1)
                options[spec.name] = randomValue(spec, random);
        game = beneath::Ruleset().compile(set, map, options, players);
    }
    if (!game.value) {
        for (const Issue& issue : game.issues)
            qWarning("%s", format(issue).c_str());
        qFatal("an odd game doesn't compile");
    }
    return *game.value;
}

} // namespace tilewright::test
