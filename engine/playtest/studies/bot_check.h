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

/// A main figure of the games that both sorts of bots played.
struct CheckedFigure {
    std::string id;
    Text definition;
    bool isShare = false;
    bool isWhole = false;
    Estimate played;
    Estimate checked;
    /// Checked minus played: paired block by block, or not, where only the blocks of what was played have
    /// several stacks.
    Estimate difference;
    CheckOutcome outcome = CheckOutcome::Open;
};

struct BotCheck {
    /// The id of the stronger bot, which took every seat.
    std::string bot;
    /// Games of the check that count.
    std::uint64_t games = 0;
    /// Whether only those stacks are compared that both played.
    bool isPaired = true;
    /// Main figures that both have, in the order of figures().
    std::vector<CheckedFigure> figures;

    /// Null if there is none of that id.
    const CheckedFigure* find(std::string_view id) const;
    std::int64_t count(CheckOutcome outcome) const;
};

/// A share holds if it stays within so much of itself as a part of 1, another figure within such a part of
/// its value.
inline constexpr double shareMargin = 0.10;
inline constexpr double numberMargin = 0.15;
/// With fewer common blocks every figure is Open.
inline constexpr std::size_t minCheckedBlocks = 15;
inline constexpr std::uint64_t defaultCheckedGames = 100;

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
/// Blocks of the check that give so many games, at most those of its shard. `checking`: of botCheckPlan().
std::uint32_t checkedBlocks(const Plan& checking, std::uint64_t games);
/// The check to go on from: that of the results if it is of this plan, or empty.
Results unfinishedCheck(const Results& results, const Plan& checking);

/// A bot that checks, and the number of games, at most.
struct CheckSettings {
    std::string bot;
    std::uint64_t games = defaultCheckedGames;
};
/// Blocks that are still missing of that check.
std::uint32_t missingBlocks(const Plan& plan, const CheckSettings& check, const Results& results);
/// Plays them, a few at a time; each portion becomes a part of Results::check, and then `save` is called.
void runCheck(const Plan& plan, const CheckSettings& check, RunSettings settings, Results& results,
              const std::function<void()>& save);

/// Compares with Results::check. Empty if there is none, or no block in common where blocks have as many
/// stacks.
std::optional<BotCheck> botCheck(const Results& results, const StopToken& stop = {});

/// Says whether the figures were checked, and what was found: a sentence for the head of a report.
Text checkNote(const std::optional<BotCheck>& check);
/// "holds", "differs", "not known yet"; English, marked for translation.
const char* checkOutcomeInWords(CheckOutcome outcome);
/// "holds", "differs", "open": for files.
std::string_view name(CheckOutcome outcome);
Json toJson(const BotCheck& check);

} // namespace tilewright::playtest
