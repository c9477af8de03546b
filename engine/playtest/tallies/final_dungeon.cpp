#include "engine/playtest/tallies/final_dungeon.h"

#include "engine/model/map/cell_index.h"
#include "engine/model/map/passages.h"

#include <array>
#include <bit>
#include <vector>

namespace tilewright::playtest {

namespace {

unsigned maskOf(const game::Game& game, const game::LaidTile& laid) {
    return laid.tile < 0
               ? passageMask(game.map().chambers[static_cast<std::size_t>(laid.mapChamber)].sides)
               : passageMask(turned(game.tileSet().tiles[static_cast<std::size_t>(laid.tile)].sides(),
                                    laid.rotation));
}

/// Which of the sixteen arrangements of passages the set's tiles can show.
std::array<bool, 16> shownBy(const TileSet& set) {
    std::array<bool, 16> shown{};
    for (const Tile& tile : set.tiles)
        if (tile.count > 0)
            for (const Rotation r : allRotations)
                shown[passageMask(turned(tile.sides(), r))] = true;
    return shown;
}

class Dungeon {
public:
    Dungeon(const game::Game& game, const game::Table& table) : shown_(shownBy(game.tileSet())) {
        for (const game::LaidTile& laid : table.tiles)
            masks_.set(laid.cell, static_cast<int>(maskOf(game, laid)));
    }

    FinalDungeon end(const game::Table& table) {
        for (const game::LaidTile& laid : table.tiles) {
            const auto passages = static_cast<unsigned>(read_.at(laid.cell));
            const Around around = lookAround(laid.cell);
            if (laid.mapChamber < 0 && std::popcount(passages & around.passages) == 1)
                ++found_.deadEnds;
            for (const Direction d : allDirections)
                if ((passages & around.empty & bit(d)) != 0)
                    hole(neighbour(laid.cell, d));
        }
        return found_;
    }

private:
    /// The four neighbours of a cell.
    struct Around {
        unsigned empty = 0;
        unsigned passages = 0;
    };

    Around lookAround(Cell cell) {
        Around around;
        for (const Direction d : allDirections) {
            const int mask = read_.at(neighbour(cell, d));
            if (mask == CellIndex::none)
                around.empty |= bit(d);
            else if ((static_cast<unsigned>(mask) & bit(opposite(d))) != 0)
                around.passages |= bit(d);
        }
        return around;
    }

    void hole(Cell cell) {
        if (holes_.at(cell) != CellIndex::none)
            return;
        holes_.set(cell, 1);
        ++found_.holes;
        const Around around = lookAround(cell);
        for (unsigned mask = 0; mask < shown_.size(); ++mask)
            if (shown_[mask] && (mask & ~around.empty) == around.passages)
                return;
        ++found_.unfit;
    }

    std::array<bool, 16> shown_;
    CellIndex masks_;
    CellIndex::Reader read_{masks_};
    CellIndex holes_;
    FinalDungeon found_;
};

} // namespace

FinalDungeon finalDungeon(const game::Game& game, const game::Table& table) {
    return Dungeon(game, table).end(table);
}

} // namespace tilewright::playtest
