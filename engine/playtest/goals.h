#pragma once

#include "engine/playtest/figures.h"
#include "engine/playtest/run.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright::playtest {

inline constexpr std::string_view colourSpread = "colour-spread";

/// A target range for a figure; one end may be open.
struct Goal {
    /// A figure of figures(), or one of:
    /// "seat-difference": the largest deviation of a seat's win share from an even share;
    /// "colour-spread": the largest deviation of the gained number of cubes of a colour from the colours'
    /// mean, as a share of the mean; "source-share": the largest source's share of all points; "empty-hands":
    /// the share of turns that begin without the most used returning piece in hand.
    std::string figure;
    std::optional<double> least;
    std::optional<double> most;
    /// How much its distance counts in the sum over all goals; > 0.
    double weight = 1;
    friend bool operator==(const Goal&, const Goal&) = default;
};

/// Figures that playtests like this one can have, and whether each is a share. Determined by a few games of
/// random players, so that rare ones may be missing: about a later turn, another player's action, a kind
/// otherwise seen.
using KnownFigures = std::map<std::string, bool, std::less<>>;
KnownFigures knownFigures(Plan plan, const StopToken& stop = {});
/// Whether the figure is known, or one of the rare ones.
bool isKnown(const KnownFigures& known, std::string_view figure);
/// An issue that names the unknown `figure` and the known ones.
Issue unknownFigure(const KnownFigures& known, std::string_view figure, std::string pointer);

/// FIGURE=MIN..MAX, FIGURE=MIN.. or FIGURE=..MAX, each with a weight if ":2" follows.
Loaded<Goal> parseGoal(std::string_view text);
/// Reports goals that no playtest can meet: no end or ends in the wrong order, an unknown figure, shares
/// below 0 or above 1, weights that are not positive. `pointer` is the goal's.
Issues check(const Goal& goal, const KnownFigures& known, const std::string& pointer);

/// With fewer blocks no goal is decided: bootstrap intervals of one or two blocks are too narrow.
inline constexpr std::size_t minJudgedBlocks = 3;

/// A goal with its result.
struct GoalResult {
    enum class Met {
        Yes, ///< the whole interval lies inside the range
        No,  ///< the whole interval lies outside the range
        Open ///< not yet known
    };
    Goal goal;
    /// Empty without any data. Its interval has no ends with fewer than minJudgedBlocks.
    std::optional<Estimate> estimate;
    bool isShare = false;
    Met met = Met::Open;
    /// The distance of the value from the range, in widths of the range (in sizes of the only end, if there
    /// is one), or in halves of the interval if those are larger, so that chance alone doesn't decide. 0
    /// inside; 1 without any data.
    double distance = 0;
};
/// `known`: figures(results).
std::vector<GoalResult> judge(const Results& results, const std::vector<Figure>& known,
                              const std::vector<Goal>& goals);
std::vector<GoalResult> judge(const Results& results, const std::vector<Goal>& goals,
                              const StopToken& stop = {});
/// The weighted sum over the goals; less is better.
double distance(const std::vector<GoalResult>& judged);

std::string_view name(GoalResult::Met met);
Json toJson(const Goal& goal);
Json toJson(const GoalResult& judged);

} // namespace tilewright::playtest
