#pragma once

#include "engine/game/game.h"
#include "engine/game/move.h"
#include "engine/game/table.h"
#include "engine/grid/fixed_vector.h"
#include "engine/landscape/board.h"
#include "engine/landscape/features.h"
#include "engine/landscape/figures.h"
#include "engine/landscape/move.h"
#include "engine/landscape/tokens.h"

#include <array>
#include <cstdint>
#include <span>
#include <type_traits>
#include <vector>

namespace tilewright::landscape {

enum class Phase : std::uint8_t {
    Lay,
    Deploy, ///< one figure, one token, in any order, then the end of the part
    Wagons, ///< of those whose wagons were just scored
    Over
};

/// Tiles still to be drawn.
class Stack {
public:
    void assign(const Stack& other);
    void fill(const std::vector<std::uint16_t>& kinds);
    int left() const { return size_ - next_; }
    /// Kind of the tile that lies n-th in it.
    int kind(int n) const { return kinds_[static_cast<std::size_t>(next_ + n)]; }
    int draw() { return kinds_[next_++]; }
    /// For players that imagine it in another order.
    std::span<std::uint16_t> rest() { return {kinds_.data() + next_, static_cast<std::size_t>(left())}; }

private:
    std::uint16_t next_ = 0;
    std::uint16_t size_ = 0;
    std::array<std::uint16_t, maxStackTiles> kinds_{};
};

/// Where in its course the game is (L-2.5).
struct Turn {
    Phase phase = Phase::Lay;
    game::End end = game::End::Unfinished;
    std::uint8_t player = 0;
    /// 0, or 1 for the one that a builder gives (L-4.4).
    std::uint8_t part = 0;
    /// Of this part: a figure was placed; the laying extended the player's builder's feature.
    bool placed = false;
    bool extended = false;
    /// Bit p: the wagon of player p is to be moved or taken home.
    std::uint8_t wagons = 0;
    /// Tile kind to be laid, tile just laid; `nowhere` for none.
    std::uint16_t drawn = nowhere;
    std::uint16_t tile = nowhere;
    /// Where a token was put this turn (of both parts).
    std::uint16_t tokenPlace = nowhere;
    /// Turns begun.
    std::uint16_t number = 0;
    /// Cloisters that the laying has completed beside its tile.
    FixedVector<std::uint16_t, 8> completedCloisters;
    friend bool operator==(const Turn&, const Turn&) = default;
};

/// One state of a game: a trivially copyable value of fixed size, whose parts are joined by the rules in
/// laying.h, followers.h, helpers.h, tokens.h, scoring.h, wagons.h and turn.h. The game must outlive it.
class Position {
public:
    /// An empty board, all figures and tokens in their hands.
    explicit Position(const Game& game) : board(game), figures(game), game_(&game) {}
    Position() = delete;
    /// Makes it equal by copying what is in use only, far less than the whole value where a game is small.
    void assign(const Position& other);

    const Game& game() const { return *game_; }
    int player() const;
    bool over() const { return turn.phase == Phase::Over; }
    int points(int player) const { return scores[static_cast<std::size_t>(player)]; }
    /// Bit p: player p has won.
    unsigned winners() const;

    void legalMoves(game::MoveList& moves) const;
    /// U-2.1, of the part under way. Pre: Phase::Deploy.
    bool mayPlaceToken() const;
    /// Pre: `move` is legal. Never allocates without `changes`.
    void play(Move move, game::Changes* changes = nullptr);

    Cell cellOfPlace(int place) const { return board.cellOf(features.tileOf(place)); }
    /// Its number on its tile.
    int featureOfPlace(int place) const { return place - board.firstPlace(features.tileOf(place)); }
    const KindFeature& kindOfPlace(int place) const {
        const int tile = features.tileOf(place);
        return game_->kind(board.kindOf(tile))
            .features[static_cast<std::size_t>(place - board.firstPlace(tile))];
    }
    /// The side of the board that a mouth's road reaches. Pre: the place is a mouth.
    Direction mouthSide(int place) const;
    int featureCount(int tile) const {
        return static_cast<int>(game_->kind(board.kindOf(tile)).features.size());
    }

    std::uint64_t hash() const;
    /// The same whatever the order of the stack.
    std::uint64_t openHash() const;
    /// Equal in all but which compilation of the game they belong to.
    bool sameState(const Position& other) const;

    Board board;
    Features features;
    Figures figures;
    Tokens tokens;
    Stack stack;
    Turn turn;
    /// Points scored so far.
    std::array<std::int32_t, maxPlayers> scores{};

private:
    const Game* game_;
};

static_assert(std::is_trivially_copyable_v<Position>);

} // namespace tilewright::landscape
