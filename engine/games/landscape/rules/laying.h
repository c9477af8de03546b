#pragma once

#include "engine/games/landscape/rules/state/position.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace tilewright::landscape {

/// Bit r: the kind in rotation r fits an empty cell with that demand (L-2.1). `shown`: Game::shownOf().
constexpr unsigned fittingRotations(std::uint64_t shown, unsigned forbiddenEdges) {
    // One lane of 16 bits per rotation: a clash at an edge leaves a bit in the lane, which the sum carries to
    // its top.
    const std::uint64_t clashes = shown & (forbiddenEdges * 0x0001000100010001ULL);
    const std::uint64_t fits = ~(clashes + 0x7FFF7FFF7FFF7FFFULL) & 0x8000800080008000ULL;
    return static_cast<unsigned>(((fits >> 15) * 0x0001000200040008ULL) >> 48) & 0xFU;
}

/// Contacts of a laid tile, as it lies.
inline const SideFeatures& sideFeaturesOf(const Position& position, int tile) {
    const TileKind& kind = position.game().kind(position.board.kindOf(tile));
    return kind.sideFeatures[static_cast<std::size_t>(index(position.board.rotationOf(tile)))];
}

bool fitsSomewhere(const Position& position, int kind);
/// Adds layings of the drawn tile in every way it fits.
void addLayMoves(const Position& position, game::MoveList& moves);

inline Surroundings surroundingsOf(const LaidTiles& board, Cell cell) {
    const auto at = [&](int dx, int dy) { return board.tileAt({cell.x + dx, cell.y + dy}); };
    return {at(-1, -1), at(0, -1), at(1, -1), at(-1, 0), at(0, 0), at(1, 0), at(-1, 1), at(0, 1), at(1, 1)};
}

/// Adds the features of the tile that was laid last and joins them with those around it.
void joinTile(Position& position, int tile, const Surroundings& around);
/// Lays a tile and joins its features with its neighbours'; returns its number. Pre: it fits.
int layTile(Position& position, int kind, Cell cell, Rotation rotation);

} // namespace tilewright::landscape
