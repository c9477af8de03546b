#include "engine/model/tileset.h"

#include <algorithm>
#include <limits>

namespace tilewright {

const Sides& Tile::sides() const {
    static constexpr Sides none{};
    const Sides* own = std::get_if<Sides>(&face);
    return own == nullptr ? none : *own;
}

const Landscape& Tile::landscape() const {
    static const Landscape none;
    const Landscape* own = std::get_if<Landscape>(&face);
    return own == nullptr ? none : *own;
}

Landscape& Tile::makeLandscape() {
    Landscape* own = std::get_if<Landscape>(&face);
    return own == nullptr ? face.emplace<Landscape>() : *own;
}

int tileCount(const TileSet& set) {
    long long sum = 0;
    for (const Tile& tile : set.tiles)
        sum += std::max(tile.count, 0);
    return static_cast<int>(std::min<long long>(sum, std::numeric_limits<int>::max()));
}

int pickColourBound(const TileSet& set) {
    return set.pickColours.empty() ? 0 : index(std::ranges::max(set.pickColours)) + 1;
}

int findTile(const TileSet& set, std::string_view id) {
    const auto it =
        std::find_if(set.tiles.begin(), set.tiles.end(), [&](const Tile& t) { return t.id == id; });
    return it == set.tiles.end() ? -1 : static_cast<int>(it - set.tiles.begin());
}

const RuleVariant* findVariant(const TileSet& set, std::string_view name) {
    const auto it = std::ranges::find(set.rules, name, &RuleVariant::name);
    return it == set.rules.end() ? nullptr : &*it;
}

Sides turned(const Sides& sides, Rotation r) {
    Sides out{};
    for (const Direction d : allDirections)
        out[static_cast<std::size_t>(index(d))] = sides[static_cast<std::size_t>(index(unturned(d, r)))];
    return out;
}

Sides canonicalSides(const Sides& sides) {
    Sides least = sides;
    for (const Rotation r : allRotations)
        least = std::min(least, turned(sides, r));
    return least;
}

} // namespace tilewright
