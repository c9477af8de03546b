#include "engine/games/beneath/tiles/tile_doors.h"

#include <set>

namespace tilewright {

namespace {

using Choices = std::array<std::vector<SideContent>, 4>;

Choices choicesFor(const Tile& tile, const DoorVariantOptions& choice) {
    Choices choices;
    for (std::size_t side = 0; side < choices.size(); ++side) {
        const bool stays = !isPassage(tile.sides()[side]) || choice.doors[side].empty();
        choices[side] = stays ? std::vector<SideContent>{tile.sides()[side]} : choice.doors[side];
    }
    return choices;
}

std::vector<Sides> product(const Choices& choices) {
    std::vector<Sides> all;
    for (const SideContent north : choices[0])
        for (const SideContent east : choices[1])
            for (const SideContent south : choices[2])
                for (const SideContent west : choices[3])
                    all.push_back({north, east, south, west});
    return all;
}

} // namespace

long long combinationCount(const std::vector<Tile>& tiles, const DoorVariantOptions& choice) {
    long long sum = 0;
    for (const Tile& tile : tiles) {
        long long number = 1;
        for (const std::vector<SideContent>& doors : choicesFor(tile, choice))
            number *= static_cast<long long>(doors.size());
        sum += number;
    }
    return sum;
}

std::vector<Tile> doorVariants(const TileSet& set, const std::vector<Tile>& tiles,
                               const DoorVariantOptions& choice) {
    std::set<Sides> existing;
    if (choice.newOnly)
        for (const Tile& tile : set.tiles)
            existing.insert(canonicalSides(tile.sides()));
    std::set<Sides> before;
    std::vector<Tile> made;
    for (const Tile& tile : tiles) {
        for (const Sides& sides : product(choicesFor(tile, choice))) {
            const Sides canonical = canonicalSides(sides);
            if (existing.contains(canonical) || (choice.differentOnly && !before.insert(canonical).second))
                continue;
            Tile variant = tile;
            variant.face = sides;
            variant.count = choice.count;
            made.push_back(std::move(variant));
        }
    }
    return made;
}

} // namespace tilewright
