#pragma once

#include "engine/game/game.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright::players {

/// What whoever waits for a move has in hand while a player thinks: any thread may ask for a stop and read
/// the progress.
struct Thinking {
    /// Once a stop is asked for, the player answers soon, with the best move it has found so far.
    std::stop_token stop;
    /// From 0 to 1.
    std::atomic<float> progress{0};
};

/// Chooses moves. One object plays one seat of one game at a time; not shared between threads.
class Player {
public:
    virtual ~Player() = default;
    /// Pre: the game is not over. Returns a legal move of `position`.
    virtual game::Move choose(const game::Position& position, Thinking& thinking) = 0;
    game::Move choose(const game::Position& position) {
        Thinking alone;
        return choose(position, alone);
    }
};

/// A legal move, and what it is worth after so many visits of a search.
struct RatedMove {
    game::Move move;
    /// Expected share of the win for the player on move, from 0 to 1; a win shared by two is a half.
    double share = 0;
    std::uint32_t visits = 0;
};

struct PlayerSpec {
    std::string name;
    Text label;
    Text explanation;
};

/// The bots that can play this rule system: "random", and where somebody has taught them "greedy",
/// "search-quick", "search" and "search-strong".
std::vector<PlayerSpec> availablePlayers(std::string_view ruleset);

/// Null when there is no bot of that name for this rule system. The same seed, game number and seat give the
/// same play.
std::unique_ptr<Player> makePlayer(std::string_view name, std::string_view ruleset, std::uint64_t seed,
                                   std::uint64_t gameNumber, int seat);

struct RateSettings {
    std::size_t most = 5;
    /// Visits of the root by each thread.
    std::uint32_t iterations = 200;
    int threads = 1;
    /// A legal move that is looked at in any case: it gets a third of so many visits, if need be on top of
    /// them.
    std::optional<game::Move> also;
};

/// What a search has found out about a position.
struct Rating {
    /// The most visited first, without the visits that RateSettings::also was given on top.
    std::vector<RatedMove> moves;
    /// Expected share of the win of each player; the sum is 1.
    std::vector<double> shares;
};

/// All moves that a search looks at, and what the position is worth; by a search that starts afresh, the same
/// for the same settings unless it is stopped. Empty when the game is over or nothing searches this rule
/// system.
Rating weigh(const game::Position& position, std::string_view ruleset, const RateSettings& settings,
             Thinking& thinking);
/// The best moves of weigh().
std::vector<RatedMove> rate(const game::Position& position, std::string_view ruleset,
                            const RateSettings& settings, Thinking& thinking);

} // namespace tilewright::players
