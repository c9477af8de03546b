#pragma once

#include "engine/games/game.h"

#include <cstdint>

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

/// Tiles without copies don't count.
FinalDungeon finalDungeon(const game::Game& game, const game::Table& table);

} // namespace tilewright::playtest
