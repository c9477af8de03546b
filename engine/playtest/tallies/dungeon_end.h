#pragma once

#include "engine/game/game.h"

#include <cstdint>

namespace tilewright::playtest {

/// What the dungeon has become when the game is over.
struct DungeonEnd {
    /// Tiles laid in play of which just one passage leads to another chamber.
    std::int64_t deadEnds = 0;
    /// Empty cells to which a passage opens.
    std::int64_t holes = 0;
    /// Those of them that no tile of the set fits, in any turn: passage to passage, earth to earth.
    std::int64_t unfit = 0;
    friend bool operator==(const DungeonEnd&, const DungeonEnd&) = default;
};

/// Tiles without copies don't count.
DungeonEnd dungeonEnd(const game::Game& game, const game::Table& table);

} // namespace tilewright::playtest
