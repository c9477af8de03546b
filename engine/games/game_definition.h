#pragma once

#include "engine/games/game.h"

#include <cstdint>
#include <vector>

namespace tilewright::game {

/// What a game is compiled from, and its tile kinds: the set's tiles in the stack or on the map, renumbered.
/// Rule systems derive their games from it.
class GameDefinition {
public:
    /// Pre: set and map go together.
    GameDefinition(TileSet set, Map map, Json options, int players);

    const TileSet& tileSet() const { return set_; }
    const Map& map() const { return map_; }
    const Json& optionValues() const { return optionValues_; }
    int playerCount() const { return players_; }

    int kindCount() const { return static_cast<int>(tileOfKind_.size()); }
    /// Index in tileSet().tiles.
    int tileOfKind(int kind) const { return tileOfKind_[static_cast<std::size_t>(kind)]; }
    const Tile& tileAs(int kind) const { return set_.tiles[static_cast<std::size_t>(tileOfKind(kind))]; }
    /// -1 if that tile is neither in the stack nor on the map.
    int kindOfTile(int tile) const { return kindOfTile_[static_cast<std::size_t>(tile)]; }
    /// Kinds of the whole stack in the set's order.
    const std::vector<std::uint16_t>& stackKinds() const { return stackKinds_; }

    /// Game::tiles(), and the kinds of a stack of them.
    Stack tiles() const;
    std::vector<std::uint16_t> kindsOf(const Stack& stack) const;

private:
    TileSet set_;
    Map map_;
    Json optionValues_;
    int players_;
    std::vector<int> tileOfKind_;
    std::vector<int> kindOfTile_;
    std::vector<std::uint16_t> stackKinds_;
};

} // namespace tilewright::game
