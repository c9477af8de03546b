#include "engine/playtest/tallies/place_tally.h"

#include <algorithm>

namespace tilewright::playtest {

PlaceCounts& PlaceCounts::operator+=(const PlaceCounts& other) {
    for (const auto field : placeFields)
        this->*field += other.*field;
    return *this;
}

void PlaceTally::add(Cell place, std::int64_t PlaceCounts::*what, std::int64_t number) {
    if (number == 0)
        return;
    const Cell inside = insideWindow(place);
    cells[inside].*what += number;
    if (inside != place)
        beyond.*what += number;
}

PlaceTally& PlaceTally::operator+=(const PlaceTally& other) {
    for (const auto& [cell, counts] : other.cells)
        cells[cell] += counts;
    beyond += other.beyond;
    games += other.games;
    return *this;
}

Cell startCellOf(const game::Table& start) {
    return start.tiles.empty() ? Cell{} : start.tiles.front().cell;
}

Cell insideWindow(Cell place) {
    return {std::clamp(place.x, -PlaceTally::reach, PlaceTally::reach),
            std::clamp(place.y, -PlaceTally::reach, PlaceTally::reach)};
}

} // namespace tilewright::playtest
