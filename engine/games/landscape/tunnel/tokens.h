#pragma once

#include "engine/games/landscape/rules/interface/change_recorder.h"
#include "engine/games/landscape/rules/state/game.h"
#include "engine/games/landscape/rules/state/move.h"

#include <array>
#include <cstdint>
#include <span>

namespace tilewright::landscape {

class Position;

inline constexpr int maxTokensPerTurn = 3;
inline constexpr int maxTokensPerColour = 4;

/// Tunnel tokens (U-1, U-2): the free mouths and the places of each colour's tokens. The first and the second
/// token of a colour make a tunnel, as do the third and the fourth.
class Tokens {
public:
    explicit Tokens(const Game& game) {
        left_.fill(static_cast<std::uint8_t>(game.options().tokensAColour));
        for (auto& mouths : mouths_)
            mouths.fill(nowhere);
    }
    void assign(const Tokens& other);

    /// The n-th colour of a player: p, p + n, p + 2 n for player p of n.
    static int colourOf(const Game& game, int player, int n) { return player + n * game.playerCount(); }
    /// Place of the mouth with a token of a colour, from 0; `nowhere` while it is in the hand.
    int mouth(int colour, int token) const {
        return mouths_[static_cast<std::size_t>(colour)][static_cast<std::size_t>(token)];
    }
    int left(int colour) const { return left_[static_cast<std::size_t>(colour)]; }
    /// Whether that token, and the one before or after it, make a tunnel.
    bool isTunnel(int colour, int token) const {
        return mouth(colour, token) != nowhere && mouth(colour, token ^ 1) != nowhere;
    }
    int freeCount() const { return freeCount_; }
    int freeMouth(int n) const { return free_[static_cast<std::size_t>(n)]; }

    void addMouth(int place) { free_[freeCount_++] = static_cast<std::uint16_t>(place); }
    // While all mouths are found anew: none is known; those with a token are no longer free.
    void forgetMouths() { freeCount_ = 0; }
    void dropUsed();
    /// Returns the number of the token. Pre: the mouth is free, left(colour) > 0.
    int put(int colour, int place);
    /// Takes both tokens of a tunnel back. Its mouths are free once all are found anew.
    void takeBack(int colour, int token);
    /// Whether a token lies on the mouth.
    bool isUsed(int place) const;

private:
    static constexpr std::size_t maxMouths = 4 * maxTiles;
    std::array<std::array<std::uint16_t, maxTokensPerColour>, tokenColours> mouths_{};
    std::array<std::uint8_t, tokenColours> left_{};
    std::uint16_t freeCount_ = 0;
    std::array<std::uint16_t, maxMouths> free_{};
};

/// Adds tokens of the player on move, each on any free mouth (U-2.1). Pre: one may be put.
void addTokenMoves(const Position& position, game::MoveList& moves);
/// U-3.2: the second of a colour joins two roads.
void putToken(Position& position, int colour, int place, ChangeRecorder record);
/// U-2.2, `tokensReturn`: the tokens of all tunnels of those roads, which were scored, come back; the roads
/// end at the mouths again.
void returnTokens(Position& position, std::span<const std::uint16_t> roots, ChangeRecorder record);

} // namespace tilewright::landscape
