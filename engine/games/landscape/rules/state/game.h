#pragma once

#include "engine/games/game_definition.h"
#include "engine/games/landscape/rules/expansion.h"
#include "engine/games/landscape/rules/options.h"
#include "engine/games/landscape/rules/state/board_feature.h"
#include "engine/games/landscape/rules/state/tile_kind.h"

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace tilewright::landscape {

inline constexpr int maxPlayers = 6;
/// Small followers that a player has at most (L-2.2).
inline constexpr int maxFollowers = 10;
inline constexpr int maxMapTiles = 500;
inline constexpr int maxStackTiles = 500;
inline constexpr int maxTiles = maxMapTiles + maxStackTiles;
/// Maximum number of places (L-1.5) of a game, one for each feature of each tile.
inline constexpr int maxPlaces = 10'000;

class Position;

/// Set, start map, options and number of players, compiled into flat tables. Immutable, so threads may share
/// it.
class Game : public game::GameDefinition {
public:
    /// Pre: compile() in ruleset.cpp found no errors.
    Game(TileSet set, Map map, Json options, int players, const Expansion& expansion);
    ~Game();
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;

    const Options& options() const { return options_; }
    const Expansion& expansion() const { return *expansion_; }

    const TileKind& kind(int number) const { return kinds_[static_cast<std::size_t>(number)]; }
    /// TileKind::shown of all four rotations, 16 bits each.
    std::uint64_t shownOf(int kind) const { return shown_[static_cast<std::size_t>(kind)]; }

    /// A power of two, more than twice the number of cells that are laid or can be laid next at any time.
    unsigned tableSize() const { return tableSize_; }
    /// Number of token colours of each player (U-1.1): player p of n has p, p + n, p + 2 n.
    int coloursPerPlayer() const { return coloursPerPlayer_; }
    /// Whether any tile makes the dragon fly (L-6.2).
    bool hasDragonTiles() const { return hasDragonTiles_; }

    /// The start map, before anything was drawn.
    const Position& initial() const { return *initial_; }
    /// Sets the position up: the tiles of `stack` (kinds, first drawn first); player 0 lays first.
    void start(const std::vector<std::uint16_t>& stack, Position& position) const;

private:
    Options options_;
    const Expansion* expansion_;
    int coloursPerPlayer_;
    bool hasDragonTiles_ = false;
    unsigned tableSize_ = 0;
    std::vector<TileKind> kinds_;
    std::vector<std::uint64_t> shown_;
    std::unique_ptr<Position> initial_;
};

} // namespace tilewright::landscape
