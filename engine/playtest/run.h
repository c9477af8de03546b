#pragma once

#include "engine/game/record.h"
#include "engine/playtest/results.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace tilewright::playtest {

/// Which games to play.
struct Plan {
    std::string ruleset;
    std::shared_ptr<const game::Game> game;
    /// Names of bots, as many as the game has players. In rotation r the player number (s + r) % n sits at
    /// seat s.
    std::vector<std::string> players;
    std::uint64_t seed = 1;
    /// At least so many games; whole blocks are played.
    std::uint64_t games = 1000;
    /// Part `shard` of `shards`, from 1: every shards-th block.
    std::uint32_t shard = 1;
    std::uint32_t shards = 1;

    std::uint32_t blocks() const;
};

/// As plans name sets and maps.
std::string hashOf(const TileSet& set);
std::string hashOf(const Map& map);
/// Of the bundled standard set and board.
std::string standardSetHash();
std::string standardMapHash();
/// As it stands in reports: names and hashes of set and map, options, players, seed, program.
Json planJson(const Plan& plan);

struct RunSettings {
    int threads = 1;
    /// Once asked for, games that are under way are given up and all whole blocks are kept.
    std::stop_token stop;
    /// At most so many blocks in this run.
    std::uint32_t blocks = 0xFFFFFFFF;
    /// Called now and then, by one thread at a time, with blocks played and wanted in this run.
    std::function<void(std::uint32_t played, std::uint32_t wanted)> progress;
};

/// Plays what of the plan's shard is not in `before` yet (of the same plan, or empty). Pre: all bots exist.
Results run(const Plan& plan, const RunSettings& settings, Results before = {});

/// One game of the plan again, as a record. Pre: number < games of the plan.
game::Record recordOf(const Plan& plan, std::uint64_t number);
/// Nothing if it was stopped.
std::optional<game::Record> recordOf(const Plan& plan, std::uint64_t number, const std::stop_token& stop);

} // namespace tilewright::playtest
