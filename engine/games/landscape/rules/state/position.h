#pragma once

#include "engine/base/fixed_vector.h"
#include "engine/games/game.h"
#include "engine/games/landscape/dungeon/dragon.h"
#include "engine/games/landscape/dungeon/fairy.h"
#include "engine/games/landscape/dungeon/towers.h"
#include "engine/games/landscape/rules/state/features.h"
#include "engine/games/landscape/rules/state/laid_tiles.h"
#include "engine/games/landscape/rules/state/move.h"
#include "engine/games/landscape/rules/state/pieces.h"
#include "engine/games/landscape/tunnel/tokens.h"
#include "engine/games/move.h"
#include "engine/games/table.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <type_traits>
#include <vector>

namespace tilewright::landscape {

enum class Phase : std::uint8_t {
    Lay,
    Deploy, ///< one deployment, one token or ransom, in any order, then the end of the part
    Wagons, ///< moves of wagons that were just scored, by their owners
    Over,
    DragonFlight, ///< a step of the dragon
    Fleeing       ///< decisions of owners whose followers it meets at an entrance
};

/// The tiles still to be drawn.
class Stack {
public:
    void assign(const Stack& other);
    void fill(const std::vector<std::uint16_t>& kinds);
    int left() const { return size_ - next_; }
    /// Kind of its n-th tile.
    int kind(int n) const { return kinds_[static_cast<std::size_t>(next_ + n)]; }
    int draw() { return kinds_[next_++]; }
    /// For bots that try other orders.
    std::span<std::uint16_t> rest() { return {kinds_.data() + next_, static_cast<std::size_t>(left())}; }

private:
    std::uint16_t next_ = 0;
    std::uint16_t size_ = 0;
    std::array<std::uint16_t, maxStackTiles> kinds_{};
};

/// An entrance to the dungeon, and the kind that used it.
struct DungeonEntry {
    PieceType pieceType = PieceType::Follower;
    std::uint16_t tile = nowhere;
    friend bool operator==(const DungeonEntry&, const DungeonEntry&) = default;
};

/// The progress of the game and its turn (L-2.5).
struct Turn {
    Phase phase = Phase::Lay;
    game::End end = game::End::Unfinished;
    std::uint8_t player = 0;
    /// 0, or 1 for the second part that a builder gives (L-4.4).
    std::uint8_t part = 0;
    /// In this part: the deployment was made (L-2.6); the laid tile extended the feature of the player's
    /// builder.
    bool deployed = false;
    bool extended = false;
    /// In this part: the laid tile has completed a road, a city or its own cloister.
    bool completed = false;
    /// In this turn: a prisoner was bought back (L-5.4).
    bool ransomed = false;
    /// D-3.2: the player's kind that the fairy accompanied in the dungeon when the turn began and still does.
    std::optional<PieceType> leaver;
    /// D-2.3: the one who stayed below in the first part of a turn that may have a second.
    std::optional<DungeonEntry> entry;
    /// Bit p: the wagon of player p still has to be moved or taken home.
    std::uint8_t wagons = 0;
    /// Tile kind to be laid and number of the tile just laid; `nowhere` for none.
    std::uint16_t drawn = nowhere;
    std::uint16_t tile = nowhere;
    /// The places of tokens put this turn, or this part if each part may have some (U-2.1).
    FixedVector<std::uint16_t, maxTokensPerTurn> tokenPlaces;
    /// Number of turns begun.
    std::uint16_t number = 0;
    /// Neighbouring cloisters that the laid tile has completed.
    FixedVector<std::uint16_t, 8> completedCloisters;
    DragonFlight flight;
    friend bool operator==(const Turn&, const Turn&) = default;
};

/// A piece, identified by its player and its slot (Pieces).
struct PieceId {
    int player = 0;
    int slot = 0;
};

/// One state of a game: a trivially copyable value of fixed size. The rules are in rules/, those of
/// expansions in tunnel/ and dungeon/. The game must outlive it.
class Position {
public:
    /// An empty board with all figures and tokens in hand.
    explicit Position(const Game& game) : board(game), pieces(game), tokens(game), game_(&game) {}
    Position() = delete;
    /// Copies only the parts in use, far less than the whole value in a small game.
    void assign(const Position& other);

    const Game& game() const { return *game_; }
    int player() const;
    /// The first of a set of players, clockwise from `from`. Pre: the set isn't empty.
    int firstClockwise(unsigned players, int from) const;
    bool over() const { return turn.phase == Phase::Over; }
    int points(int player) const { return scores[static_cast<std::size_t>(player)]; }
    /// Bit p: player p has won.
    unsigned winners() const;

    void legalMoves(game::MoveList& moves) const;
    /// U-2.1: whether another token may be put in the current part. Pre: Phase::Deploy.
    bool mayPlaceToken() const;
    /// Pre: `move` is legal. Never allocates without `changes`.
    void play(Move move, game::Changes* changes = nullptr);

    /// The tile of a feature or a tower.
    int tileOfPlace(int place) const {
        return isTower(place) ? place - firstTowerPlace : features.tileOf(place);
    }
    Cell cellOfPlace(int place) const { return board.cellOf(tileOfPlace(place)); }
    /// The number of the feature on its tile, -1 for a tower.
    int featureOfPlace(int place) const {
        return isTower(place) ? -1 : place - board.firstPlace(features.tileOf(place));
    }
    const TileKind& kindOfTile(int tile) const { return game_->kind(board.kindOf(tile)); }
    /// The figure on that feature or tower.
    std::optional<PieceId> pieceAt(int place) const;
    /// Nothing may be placed on the dragon's tile (L-2.6).
    bool isDragonOn(int tile) const { return dragon.at == tile; }
    const TileFeature& tileFeatureAt(int place) const {
        const int tile = features.tileOf(place);
        return game_->kind(board.kindOf(tile))
            .features[static_cast<std::size_t>(place - board.firstPlace(tile))];
    }
    /// The side of the board that the road of a mouth reaches. Pre: the place is a mouth.
    Direction mouthSide(int place) const;
    int featureCount(int tile) const {
        return static_cast<int>(game_->kind(board.kindOf(tile)).features.size());
    }
    struct PlaceRange {
        int first = 0;
        int last = 0; ///< behind it
    };
    /// Those of the tile just laid; none in a turn without a laying (L-2.4).
    PlaceRange laidPlaces() const {
        if (turn.tile == nowhere)
            return {};
        const int first = board.firstPlace(turn.tile);
        return {first, first + featureCount(turn.tile)};
    }

    std::uint64_t hash() const;
    /// A hash that ignores the order of the stack.
    std::uint64_t openHash() const;
    /// Equal even if they belong to different compilations of the game.
    bool sameState(const Position& other) const;

    LaidTiles board;
    Features features;
    Pieces pieces;
    Tokens tokens;
    Stack stack;
    Turn turn;
    Dragon dragon;
    Fairy fairy;
    Towers towers;
    TileList entrances;
    TileList volcanoes;
    /// Points so far.
    std::array<std::int32_t, maxPlayers> scores{};

private:
    const Game* game_;
};

static_assert(std::is_trivially_copyable_v<Position>);

} // namespace tilewright::landscape
