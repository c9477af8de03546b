#pragma once

#include "engine/games/landscape/rules/interface/change_recorder.h"
#include "engine/games/landscape/rules/state/pieces.h"
#include "engine/games/move.h"

#include <optional>

namespace tilewright::landscape {

/// L-6.4, D-1.2, D-2.4.
struct Fairy {
    static constexpr std::uint8_t nobody = 0xFF;
    /// A tile, `inDungeon`, or `nowhere` while she is beside the board.
    std::uint16_t at = nowhere;
    /// The player whose follower she is with.
    std::uint8_t player = nobody;
    std::uint8_t slot = 0;

    bool isInDungeon() const { return at == inDungeon; }
    bool isWith(int p, int s) const { return player == p && slot == s; }
    friend bool operator==(const Fairy&, const Fairy&) = default;
};

/// A figure leaves the fairy, who stays where she is.
void leaveFairy(Position& position, int player, int slot, ChangeRecorder record);
/// Own followers on the board, own kinds in the dungeon.
void addFairyMoves(const Position& position, game::MoveList& moves);
/// `place` is that of the follower; in the dungeon, of one of his kind.
void putFairy(Position& position, int player, PieceType pieceType, int place, ChangeRecorder record);
/// Puts her with a figure that stands on the board.
void accompany(Position& position, int player, int slot, ChangeRecorder record);
/// Pays the points at the start of the turn of the player on move.
void payFairyTurnPoints(Position& position, ChangeRecorder record);
/// Pays the points if her follower's feature is scored.
void payFairyScorePoints(Position& position, int root, ChangeRecorder record);
/// The player's kind that she accompanies in the dungeon.
std::optional<PieceType> companionInDungeon(const Position& position, int player);

} // namespace tilewright::landscape
