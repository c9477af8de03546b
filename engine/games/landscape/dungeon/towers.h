#pragma once

#include "engine/base/fixed_vector.h"
#include "engine/games/landscape/rules/interface/change_recorder.h"
#include "engine/games/landscape/rules/state/pieces.h"
#include "engine/games/move.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

namespace tilewright::landscape {

/// A floor of a tower, in its owner's colour.
struct Floor {
    std::uint16_t tile = nowhere;
    std::uint8_t player = 0;
    friend bool operator==(const Floor&, const Floor&) = default;
};

/// L-5.4.
inline constexpr int ransomPoints = 3;

/// L-5.1.
constexpr int floorsPerPlayer(int players) {
    constexpr std::array each{10, 9, 7, 6, 5};
    return each[static_cast<std::size_t>(players - 2)];
}

/// Floors placed, in order. Six players have 30, two 20.
class Towers {
public:
    static constexpr int maxFloors = 30;
    std::span<const Floor> floors() const { return {floors_.begin(), floors_.size()}; }
    int heightOf(int tile) const {
        return static_cast<int>(
            std::count_if(floors_.begin(), floors_.end(), [tile](Floor f) { return f.tile == tile; }));
    }
    int placedBy(int player) const {
        return static_cast<int>(
            std::count_if(floors_.begin(), floors_.end(), [player](Floor f) { return f.player == player; }));
    }
    void add(int tile, int player) {
        floors_.push_back({static_cast<std::uint16_t>(tile), static_cast<std::uint8_t>(player)});
    }
    friend bool operator==(const Towers&, const Towers&) = default;

private:
    FixedVector<Floor, maxFloors> floors_;
};

/// Floors in the player's hand; none if towers are only entrances.
int floorsLeft(const Position& position, int player);
/// Whether a follower stands on it: no more floors or followers.
bool isClosed(const Position& position, int tile);

// L-5.2 to L-5.4.
void addFloorMoves(const Position& position, game::MoveList& moves);
/// Adds placings of followers on open towers with a floor.
void addTowerPlaceMoves(const Position& position, game::MoveList& moves);
/// `take`: place of the follower taken, `nowhere` for none; `back`: the kind returned in exchange, -1 for
/// none.
void placeFloor(Position& position, int player, int tile, int take, int back, ChangeRecorder record);
bool mayRansom(const Position& position);
/// Adds the prisoners that the player on move can buy back.
void addRansomMoves(const Position& position, game::MoveList& moves);
void ransom(Position& position, int player, int holder, PieceType pieceType, ChangeRecorder record);

} // namespace tilewright::landscape
