#pragma once

#include "engine/game/game.h"
#include "engine/game/move.h"
#include "engine/game/table.h"
#include "engine/grid/fixed_vector.h"
#include "engine/landscape/rules/dragon.h"
#include "engine/landscape/rules/fairy.h"
#include "engine/landscape/rules/tokens.h"
#include "engine/landscape/rules/towers.h"
#include "engine/landscape/state/board.h"
#include "engine/landscape/state/features.h"
#include "engine/landscape/state/figures.h"
#include "engine/landscape/state/landmarks.h"
#include "engine/landscape/state/move.h"

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
    Wagons, ///< of those whose wagons were just scored
    Over,
    Flight, ///< a step of the dragon
    Fleeing ///< of those whose followers it meets at an entrance
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

/// A way into the dungeon, and the kind that took it.
struct Entry {
    Figure figure = Figure::Follower;
    std::uint16_t tile = nowhere;
    friend bool operator==(const Entry&, const Entry&) = default;
};

/// Where in its course the game is (L-2.5).
struct Turn {
    Phase phase = Phase::Lay;
    game::End end = game::End::Unfinished;
    std::uint8_t player = 0;
    /// 0, or 1 for the one that a builder gives (L-4.4).
    std::uint8_t part = 0;
    /// Of this part: the deployment is done (L-2.6); the laying extended the player's builder's feature.
    bool deployed = false;
    bool extended = false;
    /// Of this turn: a prisoner was bought back (L-5.4).
    bool ransomed = false;
    /// D-3.2: the kind of the player's that the fairy was with in the dungeon when the turn began, and is.
    std::optional<Figure> leaver;
    /// D-2.3: who stayed below in the first part of a turn that may have a second.
    std::optional<Entry> entry;
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
    Flight flight;
    friend bool operator==(const Turn&, const Turn&) = default;
};

/// A figure, by its player and its slot (Figures).
struct Standing {
    int player = 0;
    int slot = 0;
};

/// One state of a game: a trivially copyable value of fixed size, whose parts are joined by the rules in
/// laying.h, followers.h, tokens.h, scoring.h, wagons.h and turn.h, those of the dungeon by dragon.h,
/// fairy.h, princess.h, portal.h, towers.h, dungeon.h and deployment.h. The game must outlive it.
class Position {
public:
    /// An empty board, all figures and tokens in their hands.
    explicit Position(const Game& game) : board(game), figures(game), game_(&game) {}
    Position() = delete;
    /// Makes it equal by copying what is in use only, far less than the whole value where a game is small.
    void assign(const Position& other);

    const Game& game() const { return *game_; }
    int player() const;
    /// The first of a set of players, clockwise from that one. Pre: it isn't empty.
    int firstClockwise(unsigned players, int from) const;
    bool over() const { return turn.phase == Phase::Over; }
    int points(int player) const { return scores[static_cast<std::size_t>(player)]; }
    /// Bit p: player p has won.
    unsigned winners() const;

    void legalMoves(game::MoveList& moves) const;
    /// U-2.1, of the part under way. Pre: Phase::Deploy.
    bool mayPlaceToken() const;
    /// Pre: `move` is legal. Never allocates without `changes`.
    void play(Move move, game::Changes* changes = nullptr);

    /// Of a feature or a tower.
    int tileOfPlace(int place) const {
        return isTower(place) ? place - firstTowerPlace : features.tileOf(place);
    }
    Cell cellOfPlace(int place) const { return board.cellOf(tileOfPlace(place)); }
    /// Its number on its tile, -1 for a tower.
    int featureOfPlace(int place) const {
        return isTower(place) ? -1 : place - board.firstPlace(features.tileOf(place));
    }
    const TileKind& kindOfTile(int tile) const { return game_->kind(board.kindOf(tile)); }
    /// Who stands on that feature of that tile, or on that tower.
    std::optional<Standing> standingAt(int place) const;
    /// Nothing is placed on the dragon's tile (L-2.6).
    bool isDragonOn(int tile) const { return dragon.at == tile; }
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
    Dragon dragon;
    Fairy fairy;
    Towers towers;
    Landmarks entrances;
    Landmarks volcanoes;
    /// Points scored so far.
    std::array<std::int32_t, maxPlayers> scores{};

private:
    template <class Add>
    void addDungeon(Add add) const;

    const Game* game_;
};

static_assert(std::is_trivially_copyable_v<Position>);

} // namespace tilewright::landscape
