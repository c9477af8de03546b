#include "engine/playtest/tallies/final_dungeon.h"

#include "engine/model/map/passages.h"

#include <bit>

namespace tilewright::playtest {

FinalDungeonCounter::FinalDungeonCounter(const game::Game& game) {
    for (const Chamber& chamber : game.map().chambers)
        ofChambers_.push_back(static_cast<std::uint8_t>(passageMask(chamber.sides)));
    for (const Tile& tile : game.tileSet().tiles) {
        std::array<std::uint8_t, 4>& masks = ofTiles_.emplace_back();
        for (const Rotation r : allRotations) {
            const unsigned mask = passageMask(turned(tile.sides(), r));
            masks[static_cast<std::size_t>(r)] = static_cast<std::uint8_t>(mask);
            shown_[mask] = shown_[mask] || tile.count > 0;
        }
    }
}

unsigned FinalDungeonCounter::passagesOf(const game::LaidTile& laid) const {
    return laid.tile < 0
               ? ofChambers_[static_cast<std::size_t>(laid.mapChamber)]
               : ofTiles_[static_cast<std::size_t>(laid.tile)][static_cast<std::size_t>(laid.rotation)];
}

FinalDungeonCounter::Around FinalDungeonCounter::lookAround(Cell cell) const {
    CellIndex::Reader passages(passages_);
    Around around;
    for (const Direction d : allDirections) {
        const int there = passages.at(neighbour(cell, d));
        if (there == CellIndex::none || there == hole)
            around.empty |= bit(d);
        else if ((static_cast<unsigned>(there) & bit(opposite(d))) != 0)
            around.passages |= bit(d);
    }
    return around;
}

bool FinalDungeonCounter::isFillable(const Around& around) const {
    for (unsigned mask = 0; mask < shown_.size(); ++mask)
        if (shown_[mask] && (mask & ~around.empty) == around.passages)
            return true;
    return false;
}

FinalDungeon FinalDungeonCounter::count(const std::vector<game::LaidTile>& tiles) {
    passages_.clear();
    open_.clear();
    for (const game::LaidTile& laid : tiles)
        passages_.set(laid.cell, static_cast<int>(passagesOf(laid)));
    FinalDungeon found;
    CellIndex::Reader read(passages_);
    for (const game::LaidTile& laid : tiles) {
        int joined = 0;
        for (unsigned sides = passagesOf(laid); sides != 0; sides &= sides - 1) {
            const auto d = static_cast<Direction>(std::countr_zero(sides));
            const Cell beside = neighbour(laid.cell, d);
            const int there = read.at(beside);
            if (there == CellIndex::none)
                open_.push_back(beside);
            else
                joined += (static_cast<unsigned>(there) & bit(opposite(d))) != 0 ? 1 : 0;
        }
        found.deadEnds += laid.mapChamber < 0 && joined == 1 ? 1 : 0;
    }
    for (const Cell cell : open_) {
        if (passages_.at(cell) == hole)
            continue;
        passages_.set(cell, hole);
        ++found.holes;
        found.unfit += isFillable(lookAround(cell)) ? 0 : 1;
    }
    return found;
}

} // namespace tilewright::playtest
