#include "editor/play/board/legal_layings.h"

#include "engine/model/tile_family.h"
#include "engine/model/tileset.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <set>

namespace tilewright {

namespace {

/// By turn: the least turn after which the tile shows the same.
std::array<Rotation, 4> leastTurns(const Tile& tile, const TileFamily& family) {
    std::array<Rotation, 4> least{};
    std::array<Tile, 4> faces;
    for (const Rotation r : allRotations) {
        const auto turn = static_cast<std::size_t>(index(r));
        faces[turn] = tile;
        family.turn(faces[turn], r);
        for (const Rotation earlier : allRotations)
            if (family.sameFace(faces[static_cast<std::size_t>(index(earlier))], faces[turn])) {
                least[turn] = earlier;
                break;
            }
    }
    return least;
}

} // namespace

LegalLayings::LegalLayings(const game::Position& position, const game::MoveList& moves, const TileSet& set) {
    for (game::Move move : moves) {
        const game::MoveInfo info = position.describe(move);
        if (info.lays && info.cell)
            places_[*info.cell].push_back({move, info.tile, info.rotation});
    }
    if (empty())
        return;
    const auto least = leastTurns(set.tiles[static_cast<std::size_t>(tile())], familyOf(set.ruleset));
    for (auto& [cell, choices] : places_) {
        std::ranges::sort(choices, {}, [](const Choice& c) { return index(c.rotation); });
        std::set<Rotation> seen;
        for (Choice& choice : choices)
            choice.repeats = !seen.insert(least[static_cast<std::size_t>(index(choice.rotation))]).second;
    }
}

std::vector<Cell> LegalLayings::cells() const {
    std::vector<Cell> cells;
    for (const auto& [cell, choices] : places_)
        cells.push_back(cell);
    return cells;
}

int LegalLayings::turnsAt(Cell cell) const {
    const auto place = places_.find(cell);
    return place == places_.end() ? 0 : static_cast<int>(place->second.size());
}

int LegalLayings::looksAt(Cell cell) const {
    const auto place = places_.find(cell);
    return place == places_.end()
               ? 0
               : static_cast<int>(std::ranges::count(place->second, false, &Choice::repeats));
}

game::MoveList LegalLayings::withoutRepeats(const game::MoveList& moves) const {
    std::set<game::Move> repeated;
    for (const auto& [cell, choices] : places_)
        for (const Choice& choice : choices)
            if (choice.repeats)
                repeated.insert(choice.move);
    game::MoveList kept;
    for (const game::Move move : moves)
        if (!repeated.contains(move))
            kept.push_back(move);
    return kept;
}

LegalLayings::Choice LegalLayings::at(Cell cell) const {
    const auto& choices = places_.at(cell);
    // The first legal one from the held rotation on, clockwise.
    return *std::ranges::min_element(
        choices, {}, [this](const Choice& c) { return (index(c.rotation) - index(held_)) & 3; });
}

void LegalLayings::turn(Cell cell, bool clockwise) {
    const auto& choices = places_.at(cell);
    const Rotation now = at(cell).rotation;
    held_ = std::ranges::min_element(choices, {}, [now, clockwise](const Choice& c) {
                const int away = (index(c.rotation) - index(now)) & 3;
                return away == 0 ? 4 : (clockwise ? away : 4 - away);
            })->rotation;
}

} // namespace tilewright
