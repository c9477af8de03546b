#pragma once

#include "engine/grid/cell.h"
#include "engine/model/sides.h"
#include "engine/model/tileset.h"

#include <optional>
#include <string>
#include <vector>

namespace tilewright {

/// Room kinds of a board (B-2.1).
enum class Room : std::uint8_t { Cell, GuardChamber, KeyRoom, Guardhouse, Entrance, Chamber };
inline constexpr std::array<Room, 6> allRooms{Room::Cell,       Room::GuardChamber, Room::KeyRoom,
                                              Room::Guardhouse, Room::Entrance,     Room::Chamber};
/// "cell", "guard-chamber", "key-room", "guardhouse", "entrance", "chamber"; marked for translation.
std::string_view name(Room r);
std::optional<Room> roomFromName(std::string_view text);

/// The door kind that protects this kind of room, if it has its own: cell door, key-room door, guardhouse
/// door.
std::optional<SideContent> ownDoor(Room r);

enum class Marker : std::uint8_t { Black, White };
std::string_view name(Marker m);
std::optional<Marker> markerFromName(std::string_view text);

/// One cell of a map: a room with its sides, or a tile of the map's set.
struct Chamber {
    Cell cell;
    /// Tile id; empty for a room.
    std::string tile;
    Rotation rotation = Rotation::R0;
    /// Rooms only.
    Room room = Room::Chamber;
    /// 1 to 4, cells only; 0 elsewhere.
    int seat = 0;
    Sides sides{};
    /// Unknown fields; null if there are none, as a map may have a million chambers.
    Json extra = nullptr;

    bool isRoom() const { return tile.empty(); }
    friend bool operator==(const Chamber&, const Chamber&) = default;
};

/// A door marker on the passageway on that side of a chamber.
struct MapMarker {
    Cell cell;
    Direction side = Direction::North;
    Marker marker = Marker::Black;
    Json extra = Json::object();
    friend bool operator==(const MapMarker&, const MapMarker&) = default;
};

/// `*.map.json`: a board, a scenario, or any layout of chambers.
struct Map {
    std::string ruleset = defaultRuleset;
    std::string name;
    std::vector<Chamber> chambers;
    std::vector<MapMarker> markers;
    Json extra = Json::object();
    friend bool operator==(const Map&, const Map&) = default;
};

/// Whether the map is one for sets of this kind, and the set has all tiles of it.
bool hasTilesOf(const TileSet& set, const Map& map);
/// The default map of a set: the bundled map; if that has tiles missing in the set, the set's first tile
/// alone.
Map startMapOf(const TileSet& set);

} // namespace tilewright
