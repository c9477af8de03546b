#pragma once

#include "engine/base/issue.h"
#include "engine/games/ruleset.h"
#include "engine/model/tileset.h"
#include "engine/playtest/statistics/distribution.h"
#include "engine/playtest/tallies/tally.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace tilewright::playtest {

/// A notable game by its number: game `number % n` of stack `number / n`, where n is
/// Results::gamesPerStack().
struct NotableGame {
    std::int64_t value = 0;
    std::uint64_t number = 0;
    friend bool operator==(const NotableGame&, const NotableGame&) = default;
};

/// The results of a playtest's games, or of a part of them. Integers only, block by block, so that any split
/// into threads and shards and any order of merging gives the same results.
///
/// A block is one stack played in each rotation of the seats: as many games as players. In a large playtest
/// it is several neighbouring stacks, so that memory doesn't grow with the number of games (Plan).
struct Results {
    std::string ruleset;
    /// What reports call the kinds that are counted; no part of what was found.
    game::Kinds kinds;
    /// What was played; equal ones can be merged. Names set, map, options, players, seed and program.
    Json plan;
    /// Number of blocks of the whole playtest; `done` lists those that are here, from 0, ascending.
    std::uint32_t blocks = 0;
    std::uint32_t players = 0;
    /// Whether each stack is played in each rotation of the seats, as by bots. People play it once; such
    /// results are of no playtest's file.
    bool isRotated = true;
    /// Stacks of each block except the last, which may have fewer; `stacks` of all blocks of the whole
    /// playtest, if a block has several.
    std::uint32_t stacksPerBlock = 1;
    std::uint32_t stacks = 0;
    std::vector<std::uint32_t> done;
    /// By counter, then by index in `done`.
    std::map<std::string, std::vector<std::int64_t>, std::less<>> counters;
    /// By sample, then by index in `done`, gamesPerStack() values each. Empty if a block has several stacks.
    std::map<std::string, std::vector<std::int32_t>, std::less<>> samples;
    /// The samples if a block has several stacks, those of a kind ("first/K/S") together for all seats
    /// ("first/K") without zeros. Counts are over all games together, lists by index in `done`.
    std::map<std::string, Distribution, std::less<>> distributions;
    /// In the order of the set's tiles; counts are over all games together.
    std::vector<std::string> tileIds;
    std::vector<TileTally> tiles;
    /// Counts over all games together; empty in files of before.
    PlaceTally places;
    /// The first game of each sort: "longest", "shortest", "most-refused" and "uncovered/STATE" (where it
    /// began most often).
    std::map<std::string, NotableGame, std::less<>> notable;
    /// Blocks of the same stacks played by stronger bots (bot_check.h); null if there are none.
    std::shared_ptr<const Results> check;

    /// The number of stacks of that block.
    std::uint32_t stacksOf(std::uint32_t block) const;
    /// The number of stacks of all blocks that are done.
    std::size_t stacksDone() const;
    std::uint32_t gamesPerStack() const { return isRotated ? players : 1; }
    std::size_t games() const { return stacksDone() * gamesPerStack(); }
    /// How often a sample has each of its values; empty if there is no such sample.
    std::map<std::int32_t, std::int64_t> valuesOf(std::string_view sample) const;
    /// One number per block; zeros if nothing was counted.
    std::vector<std::int64_t> counter(std::string_view name) const;
    std::int64_t total(std::string_view name) const;

    /// Adds the games of one stack, in the order of rotations. Pre: stacks come in ascending order.
    void add(std::uint32_t stack, const GameTallies& games);
    /// Adds the blocks of another part of the playtest. Pre: they come after all that are done.
    void append(const Results& part);
    friend bool operator==(const Results& a, const Results& b) {
        const auto counted = [](const Results& r) {
            return std::tie(r.ruleset, r.plan, r.blocks, r.players, r.stacksPerBlock, r.stacks, r.done,
                            r.counters, r.samples, r.distributions, r.tileIds, r.tiles, r.places, r.notable);
        };
        return counted(a) == counted(b) && (a.check && b.check ? *a.check == *b.check : a.check == b.check);
    }
};

/// Checks that a part belongs to the same playtest as another: an error for each field that differs, with its
/// value and the expected one.
Issues checkSamePlan(const Results& expected, const Results& found);
/// Merges parts of one playtest, and their checks, in any order. Errors: parts that don't belong together,
/// duplicate blocks.
Loaded<Results> merge(const std::vector<Results>& parts);

/// The file of an unfinished playtest or a shard: "tilewright-playtest" with raw counts.
Json toJson(const Results& results);
/// Figures and fields that it doesn't know are passed over. Errors name the place and what was expected. The
/// kinds are those of the rule system of that name; without it reports call them by their ids.
Loaded<Results> readResults(std::string_view text, game::Rulesets rulesets = {});

} // namespace tilewright::playtest
