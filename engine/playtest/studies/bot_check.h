#pragma once

#include "engine/base/threads.h"
#include "engine/playtest/figures.h"
#include "engine/playtest/run.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright::playtest {

/// Whether a figure is the game's or the bots': what becomes of it when stronger bots play the same stacks.
enum class CheckOutcome : std::uint8_t {
    Holds,   ///< the whole interval of the difference lies within the margin
    Differs, ///< the interval leaves out zero and is not within the margin
    Open     ///< not known yet
};

/// A main figure of what was played, and of the games of stronger bots.
struct CheckedFigure {
    std::string id;
    Text definition;
    bool isShare = false;
    bool isWhole = false;
    Estimate played;
    Estimate checked;
    /// Checked minus played, at checkConfidence, as of independent games: the luck of a stack is little of
    /// what differs between games of the same bots, and it makes the interval too wide, not too narrow.
    Estimate difference;
    CheckOutcome outcome = CheckOutcome::Open;
};

struct BotCheck {
    /// The id of the stronger bot, which took every seat.
    std::string bot;
    std::uint64_t games = 0;
    std::size_t blocks = 0;
    /// Main figures that both have, in the order of figures().
    std::vector<CheckedFigure> figures;

    /// Null if there is none of that id.
    const CheckedFigure* find(std::string_view id) const;
    std::int64_t count(CheckOutcome outcome) const;
};

/// A share holds if it stays within so much of itself as a part of 1, another figure within such a part of
/// its value, but at least so much of a median and of an average.
inline constexpr double shareMargin = 0.10;
inline constexpr double numberMargin = 0.15;
inline constexpr double leastWholeMargin = 1;
inline constexpr double leastNumberMargin = 0.25;
/// Of intervals that may be looked at after any number of blocks from 15 to 200: each holds at all of them at
/// once with 95 % (2.8 deviations; Armitage, McPherson and Rowe, Repeated Significance Tests, 1969).
inline constexpr double checkConfidence = 0.995;
/// With fewer blocks of the check every figure is Open.
inline constexpr std::uint32_t minCheckedBlocks = 15;
inline constexpr std::uint64_t defaultCheckedGames = 200;
/// A check ends after one of these numbers of blocks, once each main figure is known, and so after the same
/// however it was played: 15, 20, 26, 34...
bool isLook(std::uint32_t blocks);
/// The first greater one.
std::uint32_t nextLook(std::uint32_t blocks);
/// How many blocks a check takes in all, of at most `most`, as far as is known after its own; `most` if
/// nothing is known. No more than it has if each main figure is known.
std::uint32_t wantedBlocks(const std::optional<BotCheck>& check, std::uint32_t most);

/// Whether reports say of this figure if it depends on the bots: how games end, their length, points,
/// choices, uncovered states, sources of points and empty hands.
bool isMainFigure(std::string_view id);

/// The bot to check games of these with: "search", or "search-strong" if one of them is as strong. Empty if
/// this rule system has none that is stronger.
std::string strongerBot(const std::vector<std::string>& players, std::string_view ruleset);
/// The bots of Results::plan by their ids; what is no name is left out.
std::vector<std::string> botsOf(const Json& plan);
/// "greedy, random": for the head of a report.
std::string listed(const std::vector<std::string>& bots);

/// The plan of a check: the same stacks with this bot in every seat, each a block. Play its first blocks.
Plan botCheckPlan(Plan plan, const std::string& bot);
/// Blocks of its shard among those that give so many games of all shards. `checking`: of botCheckPlan().
std::uint32_t checkedBlocks(const Plan& checking, std::uint64_t games);
/// The check to go on from: that of the results if it is of this plan, or empty.
Results unfinishedCheck(const Results& results, const Plan& checking);

/// A bot that checks, and the number of games, at most.
struct CheckSettings {
    std::string bot;
    std::uint64_t games = defaultCheckedGames;
};
/// Blocks that are still missing of that check, at most.
std::uint32_t missingBlocks(const Plan& plan, const CheckSettings& check, const Results& results);
/// Plays them until each main figure is known; a shard plays all of its own, as it doesn't know the others.
/// Each portion becomes a part of Results::check, and then `save` is called. Progress tells how many blocks
/// are wanted as far as is known.
void runCheck(const Plan& plan, const CheckSettings& check, const RunSettings& settings, Results& results,
              const std::function<void()>& save);

/// Compares with Results::check. Empty if there is none.
std::optional<BotCheck> botCheck(const Results& results, const ResamplingSettings& effort = {});

/// Says whether the figures were checked, and what was found: a sentence for the head of a report.
Text checkNote(const std::optional<BotCheck>& check);
/// "holds", "differs", "not known yet"; English, marked for translation.
const char* checkOutcomeInWords(CheckOutcome outcome);
/// "holds", "differs", "open": for files.
std::string_view name(CheckOutcome outcome);
Json toJson(const BotCheck& check);

} // namespace tilewright::playtest
