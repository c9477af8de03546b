#pragma once

#include "engine/games/game.h"
#include "engine/model/map/cell_index.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tilewright::playtest {

/// The shape of the dungeon at the end of the game.
struct FinalDungeon {
    /// Tiles laid in play with exactly one passage to another chamber.
    std::int64_t deadEnds = 0;
    /// Empty cells with a passage that opens to them.
    std::int64_t holes = 0;
    /// Those that no tile of the set fits, in any rotation: passage to passage, earth to earth.
    std::int64_t unfit = 0;
    friend bool operator==(const FinalDungeon&, const FinalDungeon&) = default;
};

/// Counts those of one game's positions. Tiles without copies don't count.
class FinalDungeonCounter {
public:
    /// Pre: its tiles have passages.
    explicit FinalDungeonCounter(const game::Game& game);
    FinalDungeon count(const std::vector<game::LaidTile>& tiles);

private:
    /// The four neighbours of a cell: bit d for each that is empty, and that has a passage to it.
    struct Around {
        unsigned empty = 0;
        unsigned passages = 0;
    };

    unsigned passagesOf(const game::LaidTile& laid) const;
    Around lookAround(Cell cell) const;
    bool isFillable(const Around& around) const;

    /// The passages of map chambers, and of tiles by rotation: bit d for each.
    std::vector<std::uint8_t> ofChambers_;
    std::vector<std::array<std::uint8_t, 4>> ofTiles_;
    /// Which of the sixteen arrangements of passages the set's tiles can show.
    std::array<bool, 16> shown_{};
    /// Those of each chamber; of a hole that was counted, a number beyond all of them.
    CellIndex passages_;
    static constexpr int hole = 16;
    /// The cells that holes are in, once for each passage to them.
    std::vector<Cell> open_;
};

} // namespace tilewright::playtest
