#pragma once

#include "engine/base/threads.h"
#include "engine/games/record.h"
#include "engine/playtest/results.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tilewright::bots {
class Bot;
}

namespace tilewright::playtest {

/// The games to play.
struct Plan {
    std::string ruleset;
    std::shared_ptr<const game::Game> game;
    /// Names of bots, one for each player of the game. In rotation r, player number (s + r) % n sits at seat
    /// s.
    std::vector<std::string> players;
    std::uint64_t seed = 1;
    /// At least this number of games; whole blocks are played.
    std::uint64_t games = 1000;
    /// Part `shard` of `shards`, from 1: every shards-th block.
    std::uint32_t shard = 1;
    std::uint32_t shards = 1;
    /// Up to so many games each stack is a block of its own. In a larger playtest a block is several
    /// neighbouring stacks, a power of two, so that there are as few blocks as that.
    std::uint64_t maxGamesByStack = 10'000;

    std::uint32_t stacks() const;
    std::uint32_t stacksPerBlock() const;
    std::uint32_t blocks() const;
};

/// For playtests that are looked at stack by stack.
inline constexpr std::uint64_t alwaysByStack = std::numeric_limits<std::uint64_t>::max();

/// FNV-1a (Fowler, Noll, Vo) in 16 hexadecimal digits: only distinguishes files.
std::string fingerprint(const std::string& bytes);
/// The hash of a set or map in plans.
std::string hashOf(const TileSet& set);
std::string hashOf(const Map& map);
/// The hashes of the bundled standard set and board.
std::string standardSetHash();
std::string standardMapHash();
/// The plan in reports: names and hashes of set and map, options, players, seed, program.
Json planJson(const Plan& plan);

/// The bots of a game, seat by seat.
std::vector<std::unique_ptr<bots::Bot>> makeBotsBySeat(const Plan& plan, std::uint64_t number);

struct RunSettings {
    int threads = 1;
    /// After a stop, blocks in progress are dropped and all whole blocks are kept.
    StopToken stop;
    /// Maximum number of blocks in this run.
    std::uint32_t blocks = 0xFFFFFFFF;
    /// Called now and then, by one thread at a time, with the numbers of blocks played and wanted in this
    /// run.
    std::function<void(std::uint32_t played, std::uint32_t wanted)> progress;
};

/// Plays the blocks of the plan's shard that are not in `before` (of the same plan, or empty). Pre: all bots
/// exist.
Results run(const Plan& plan, const RunSettings& settings, Results before = {});
/// Plays like run(), but a few blocks at a time, and more if they are quick. After each portion `save` gets
/// the results so far, to save them in case the program is ended.
Results runInPortions(const Plan& plan, const RunSettings& settings, Results before,
                      const std::function<void(const Results&)>& save);

/// Replays one game of the plan as a record. Pre: number < games of the plan.
game::Record recordOf(const Plan& plan, std::uint64_t number);
/// Empty if it was stopped.
std::optional<game::Record> recordOf(const Plan& plan, std::uint64_t number, const StopToken& stop);

} // namespace tilewright::playtest
