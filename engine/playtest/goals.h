#pragma once

#include "engine/playtest/figures.h"
#include "engine/playtest/run.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright::playtest {

/// What a figure shall be: a range, of which one end may be open.
struct Goal {
    /// As figures() calls it, or one of:
    /// "seat-difference": how far the win share of the seat that is farthest from an even part is from it;
    /// "colour-spread": how far the number gained of the pick colour that is farthest from their mean is from
    /// it, as a share of the mean;
    /// "source-share": what the source that gives most gives of all points;
    /// "empty-hands": turns that begin with none in hand of the piece that is put on the board most often.
    std::string figure;
    std::optional<double> least;
    std::optional<double> most;
    friend bool operator==(const Goal&, const Goal&) = default;
};

/// Figures that playtests like this one can have, and whether each is a share. Found out by a few games of
/// random players, so that rare ones may be missing: about a later turn, another player's action, a kind that
/// was seen otherwise.
using KnownFigures = std::map<std::string, bool, std::less<>>;
KnownFigures knownFigures(Plan plan, const std::stop_token& stop = {});
/// Among them, or one of the rare ones.
bool isKnown(const KnownFigures& known, std::string_view figure);
/// Found `figure`, expected one of these.
Issue unknownFigure(const KnownFigures& known, std::string_view figure, std::string pointer);

/// FIGURE=MIN..MAX, FIGURE=MIN.. or FIGURE=..MAX.
Loaded<Goal> parseGoal(std::string_view text);
/// Goals that no playtest can meet: no end or ends in the wrong order, an unknown figure, shares below 0
/// or above 1. `pointer` is that of the goal.
Issues check(const Goal& goal, const KnownFigures& known, const std::string& pointer);

/// A goal beside what came out.
struct Judged {
    enum class Met {
        Yes, ///< the whole interval lies in the range
        No,  ///< the whole interval lies outside
        Open ///< not yet known
    };
    Goal goal;
    /// Nothing where nothing was counted.
    std::optional<Estimate> estimate;
    bool isShare = false;
    Met met = Met::Open;
    /// How far the value lies outside: in widths of the range (in sizes of the end, where there is one), or
    /// in halves of the interval where that is wider, so that chance alone doesn't decide. 0 inside; 1 where
    /// nothing was counted.
    double distance = 0;
};
/// `known`: figures(results).
std::vector<Judged> judge(const Results& results, const std::vector<Figure>& known,
                          const std::vector<Goal>& goals);
std::vector<Judged> judge(const Results& results, const std::vector<Goal>& goals,
                          const std::stop_token& stop = {});
/// Added up over the goals: the less, the better.
double distance(const std::vector<Judged>& judged);

std::string_view name(Judged::Met met);
Json toJson(const Goal& goal);
Json toJson(const Judged& judged);

} // namespace tilewright::playtest
