#pragma once

#include "engine/base/threads.h"
#include "engine/games/game.h"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright::bots {

/// Shared with a thinking player by those who wait for its move.
class ThinkingControl {
    TaskControl own_;

public:
    ThinkingControl() : ThinkingControl(own_) {}
    /// The task outlives it.
    explicit ThinkingControl(TaskControl& task) : stop(task.stop), progress(task.progress) {}
    ThinkingControl(const ThinkingControl&) = delete;
    ThinkingControl& operator=(const ThinkingControl&) = delete;

    /// Once a stop is requested, the player answers soon, with the best move found so far.
    StopToken& stop;
    std::atomic<float>& progress;
    /// All legal moves of the position in question, if the caller has them.
    const game::MoveList* legal = nullptr;
    /// Whether these are only some of them, and no other may be chosen.
    bool restricted = false;
    /// The only moves to choose among; null if all legal ones may be chosen.
    const game::MoveList* only() const { return restricted ? legal : nullptr; }
};

/// Removes all moves but those; none if there is no list.
inline void keepOnly(game::MoveList& moves, const game::MoveList* only) {
    if (only != nullptr)
        moves.setEnd(std::remove_if(moves.begin(), moves.end(),
                                    [only](game::Move move) { return !only->contains(move); }));
}

/// Chooses moves. One object plays one seat of one game at a time; not shared between threads.
class Bot {
public:
    virtual ~Bot() = default;
    /// Pre: the game is not over. Returns a legal move of `position`.
    virtual game::Move choose(const game::Position& position, ThinkingControl& thinking) = 0;
    game::Move choose(const game::Position& position) {
        ThinkingControl alone;
        return choose(position, alone);
    }
    /// Whether its moves depend on nothing that it keeps of other games, so that it may as well play the next
    /// game, on any seat.
    virtual bool playsAnyGame() const { return false; }
};

/// A legal move and its value after a number of visits by a search.
struct RatedMove {
    game::Move move;
    /// Expected share of the win for the player on move, from 0 to 1; a win shared by two is a half.
    double share = 0;
    std::uint32_t visits = 0;
};

struct BotSpec {
    std::string name;
    Text label;
    Text explanation;
};

/// The bots for this rule system: "random", and if supported "one-ply", "greedy", "search-quick", "search"
/// and "search-strong".
std::vector<BotSpec> availableBots(std::string_view ruleset);

/// Why this rule system has no bot of that name; empty if it has. The name of a search may be followed by
/// parameters: "search:seconds=0.5", "search:iterations=400". That of any bot may be followed by what it must
/// do without, a group of moves or a kind of piece: "greedy:forbid=Place a follower:forbid=wagon"
/// (ForbiddenMoves).
Text whyNoBot(std::string_view name, std::string_view ruleset);
/// Whether the bot's play depends on how fast the machine is: it thinks for a time.
bool dependsOnTime(std::string_view name);

/// How many playouts a search of that name makes; empty for other bots, and if it thinks for a time.
std::optional<std::uint32_t> searchIterations(std::string_view name, std::string_view ruleset);
/// The name of the same search with so many.
std::string withIterations(std::string_view name, std::uint64_t iterations);

/// Null if whyNoBot() has a reason. The same seed, game number and seat give the same play unless it
/// depends on time.
std::unique_ptr<Bot> createBot(std::string_view name, std::string_view ruleset, std::uint64_t seed,
                               std::uint64_t gameNumber, int seat);

struct RateSettings {
    std::size_t maxMoves = 5;
    /// Visits of the root by each thread.
    std::uint32_t iterations = 200;
    int threads = 1;
    /// A legal move that is examined in any case: it gets at least a third of so many visits, added on top if
    /// necessary.
    std::optional<game::Move> extraMove;
};

/// The result of searching a position.
struct PositionRating {
    /// The most visited first, without the extra visits of RateSettings::extraMove.
    std::vector<RatedMove> moves;
    /// Expected share of the win of each player; the sum is 1.
    std::vector<double> shares;
};

/// Rates the moves that a search considers, and the position, by a new search; the same settings give the
/// same result unless it is stopped. Empty if the game is over or no search supports this rule system.
PositionRating ratePosition(const game::Position& position, std::string_view ruleset,
                            const RateSettings& settings, ThinkingControl& thinking);
/// The best moves of ratePosition().
std::vector<RatedMove> rateMoves(const game::Position& position, std::string_view ruleset,
                                 const RateSettings& settings, ThinkingControl& thinking);

} // namespace tilewright::bots
