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

int FinalDungeonCounter::passagesOf(const game::LaidTile& laid) const {
    return laid.tile < 0
               ? ofChambers_[static_cast<std::size_t>(laid.mapChamber)]
               : ofTiles_[static_cast<std::size_t>(laid.tile)][static_cast<std::size_t>(laid.rotation)];
}

FinalDungeonCounter::Around FinalDungeonCounter::lookAround(Cell cell, CellIndex::Reader& passages) {
    Around around;
    for (const Direction d : allDirections) {
        const int there = passages.at(neighbour(cell, d));
        if (there == CellIndex::none)
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
    holes_.clear();
    for (const game::LaidTile& laid : tiles)
        passages_.set(laid.cell, passagesOf(laid));
    CellIndex::Reader read(passages_);
    FinalDungeon found;
    for (const game::LaidTile& laid : tiles) {
        const auto passages = static_cast<unsigned>(passagesOf(laid));
        const Around around = lookAround(laid.cell, read);
        if (laid.mapChamber < 0 && std::popcount(passages & around.passages) == 1)
            ++found.deadEnds;
        for (const Direction d : allDirections) {
            const Cell cell = neighbour(laid.cell, d);
            if ((passages & around.empty & bit(d)) == 0 || holes_.at(cell) != CellIndex::none)
                continue;
            holes_.set(cell, 1);
            ++found.holes;
            found.unfit += isFillable(lookAround(cell, read)) ? 0 : 1;
        }
    }
    return found;
}

} // namespace tilewright::playtest
