#pragma once

#include "engine/games/landscape/rules/state/game.h"

namespace tilewright::landscape {

// Places of pieces (L-1.5). Places below maxPlaces are features of laid tiles (LaidTiles); these are the
// others.

inline constexpr int firstTowerPlace = 0x8000;
/// On top of that tile's tower.
constexpr int towerPlace(int tile) {
    return firstTowerPlace + tile;
}
constexpr bool isTower(int place) {
    return place >= firstTowerPlace && place < firstTowerPlace + maxTiles;
}
/// D-1.1. Also the place of dragon and fairy in the dungeon.
inline constexpr std::uint16_t inDungeon = 0xC000;
/// With the player who took the figure prisoner (L-5.3).
constexpr int prisonOf(int holder) {
    return inDungeon + 1 + holder;
}
constexpr bool isPrison(int place) {
    return place > inDungeon && place <= prisonOf(maxPlayers - 1);
}
constexpr int holderOf(int prison) {
    return prison - prisonOf(0);
}

} // namespace tilewright::landscape
