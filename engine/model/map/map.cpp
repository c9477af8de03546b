#include "engine/model/map/map.h"

#include "engine/base/translatable_text.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/tile_family.h"

#include <algorithm>

namespace tilewright {

std::string_view name(Room r) {
    static constexpr std::array<std::string_view, allRooms.size()> names{
        QT_TRANSLATE_NOOP("Engine", "cell"),     QT_TRANSLATE_NOOP("Engine", "guard-chamber"),
        QT_TRANSLATE_NOOP("Engine", "key-room"), QT_TRANSLATE_NOOP("Engine", "guardhouse"),
        QT_TRANSLATE_NOOP("Engine", "entrance"), QT_TRANSLATE_NOOP("Engine", "chamber")};
    return names[static_cast<std::size_t>(r)];
}

std::optional<Room> roomFromName(std::string_view text) {
    for (const Room r : allRooms)
        if (name(r) == text)
            return r;
    return std::nullopt;
}

std::optional<SideContent> ownDoor(Room r) {
    switch (r) {
    case Room::Cell:
        return SideContent::CellDoor;
    case Room::KeyRoom:
        return SideContent::KeyRoomDoor;
    case Room::Guardhouse:
        return SideContent::GuardhouseDoor;
    default:
        return std::nullopt;
    }
}

std::string_view name(Marker m) {
    return m == Marker::Black ? QT_TRANSLATE_NOOP("Engine", "black") : QT_TRANSLATE_NOOP("Engine", "white");
}

std::optional<Marker> markerFromName(std::string_view text) {
    for (const Marker m : {Marker::Black, Marker::White})
        if (name(m) == text)
            return m;
    return std::nullopt;
}

bool hasTilesOf(const TileSet& set, const Map& map) {
    return map.ruleset == set.ruleset && std::ranges::all_of(map.chambers, [&set](const Chamber& chamber) {
               return chamber.isRoom() || findTile(set, chamber.tile) >= 0;
           });
}

Map startMapOf(const TileSet& set) {
    Map map = readMap(bundledText(familyOf(set.ruleset).defaultMap())).value.value();
    if (hasTilesOf(set, map) || set.tiles.empty())
        return map;
    const auto first = std::ranges::find_if(set.tiles, [](const Tile& tile) { return tile.count > 0; });
    Chamber chamber;
    chamber.tile = first == set.tiles.end() ? set.tiles.front().id : first->id;
    map.name = set.name;
    map.chambers.assign(1, chamber);
    return map;
}

} // namespace tilewright
