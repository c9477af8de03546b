#pragma once

#include "engine/game/game.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright::players {

/// Chooses moves. One object plays one seat of one game at a time; not shared between threads.
class Player {
public:
    virtual ~Player() = default;
    /// Pre: the game is not over. Returns a legal move of `position`.
    virtual game::Move choose(const game::Position& position) = 0;
};

struct PlayerSpec {
    std::string name;
    Text label;
    Text explanation;
};

/// The bots that can play this rule system: "random", "greedy".
std::vector<PlayerSpec> availablePlayers(std::string_view ruleset);

/// Null when there is no bot of that name for this rule system. The same seed, game number and seat give the
/// same play.
std::unique_ptr<Player> makePlayer(std::string_view name, std::string_view ruleset, std::uint64_t seed,
                                   std::uint64_t gameNumber, int seat);

} // namespace tilewright::players
