#pragma once

#include "engine/playtest/run.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace tilewright::playtest {

/// A game in which a tile was laid, and what came of that copy.
struct TileGame {
    /// As in NotableGame::number.
    std::uint64_t number = 0;
    int seat = 0;
    /// Of all players together, from 1.
    int turn = 0;
    /// The number of moves after which it lies.
    std::size_t moves = 0;
    /// Points of features with it, for all players together, and tokens gained by moves onto it.
    std::int64_t brought = 0;
    /// At the end, of the player who laid it: own points less the best other player's.
    int margin = 0;
};

struct TileGamesSettings {
    /// The first games of the plan that are looked through.
    std::uint64_t games = 200;
    /// The number of games kept, so that memory doesn't grow with their number.
    std::size_t most = 20;
    /// After a stop, what was found so far is returned.
    StopToken stop;
    /// Called after each game with the number of games played.
    std::function<void(std::uint64_t)> progress;
};

/// Plays games of the plan again, and finds those in which the tile mattered most: where its copy brought
/// most, and of equal ones the closest. Of several copies in a game, the one that brought most counts.
/// `tile`: its index in the set.
std::vector<TileGame> gamesWithTile(const Plan& plan, int tile, const TileGamesSettings& settings);

} // namespace tilewright::playtest
