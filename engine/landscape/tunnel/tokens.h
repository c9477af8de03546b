#pragma once

#include "engine/landscape/face/change_recorder.h"
#include "engine/landscape/state/game.h"
#include "engine/landscape/state/move.h"

#include <array>
#include <cstdint>

namespace tilewright::landscape {

class Position;

/// Tunnel tokens (U-1, U-2): the free mouths, and the places of each colour's two tokens.
class Tokens {
public:
    Tokens() {
        for (auto& mouths : mouths_)
            mouths.fill(nowhere);
    }
    void assign(const Tokens& other);

    /// The n-th colour of a player: p, p + n, p + 2 n for player p of n.
    static int colourOf(const Game& game, int player, int n) { return player + n * game.playerCount(); }
    /// Place of the mouth with token 0 or 1 of a colour; `nowhere` while it is in the hand.
    int mouth(int colour, int token) const {
        return mouths_[static_cast<std::size_t>(colour)][static_cast<std::size_t>(token)];
    }
    int left(int colour) const {
        return (mouth(colour, 0) == nowhere ? 1 : 0) + (mouth(colour, 1) == nowhere ? 1 : 0);
    }
    int freeCount() const { return freeCount_; }
    int freeMouth(int n) const { return free_[static_cast<std::size_t>(n)]; }

    void addMouth(int place) { free_[freeCount_++] = static_cast<std::uint16_t>(place); }
    /// Pre: the mouth is free, left(colour) > 0.
    void put(int colour, int place);

private:
    static constexpr std::size_t maxMouths = 4 * maxTiles;
    std::array<std::array<std::uint16_t, 2>, tokenColours> mouths_{};
    std::uint16_t freeCount_ = 0;
    std::array<std::uint16_t, maxMouths> free_{};
};

/// Adds tokens of the player on move, each on any free mouth (U-2.1). Pre: none was put this turn.
void addTokenMoves(const Position& position, game::MoveList& moves);
/// U-3.2: the second of a colour joins two roads.
void putToken(Position& position, int colour, int place, ChangeRecorder record);

} // namespace tilewright::landscape
