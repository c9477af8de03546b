#pragma once

#include "editor/document/heat.h"
#include "engine/playtest/figures.h"
#include "engine/playtest/run.h"
#include "engine/playtest/studies/bot_check.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace tilewright {

/// The results of a playtest so far, with all figures; immutable, shared by threads and views.
struct Findings {
    /// Without a game if they were read from a report.
    playtest::Plan plan;
    playtest::Results results;
    std::vector<playtest::Figure> figures;
    std::vector<playtest::SeatFigure> seats;
    std::vector<playtest::TileFigure> tiles;
    /// Empty if no stronger bot played the same stacks.
    std::optional<playtest::BotCheck> check;

    /// Null if there is none of that id.
    const playtest::Figure* figure(std::string_view id) const;
};
using FindingsPointer = std::shared_ptr<const Findings>;

/// Takes a moment to compute intervals. Pre: at least one block is done.
FindingsPointer makeFindings(const playtest::Plan& plan, playtest::Results results);

/// The same findings with another check: Results::check.
FindingsPointer withCheck(const Findings& findings, playtest::Results check);

/// The format of a number.
enum class Unit {
    Number,
    Share, ///< in percent; differences in points of it
    Whole  ///< without decimals
};
Unit unitOf(const playtest::Figure& figure);
/// "12.3 %", "4.56", "62", in the language of the window.
QString valueInWords(double value, Unit unit);
inline QString valueInWords(double value, bool isShare) {
    return valueInWords(value, isShare ? Unit::Share : Unit::Number);
}
/// "11.0 to 13.6 %"; "unknown" if not known yet.
QString intervalInWords(const playtest::Interval& interval, Unit unit);
inline QString intervalInWords(const playtest::Interval& interval, bool isShare) {
    return intervalInWords(interval, isShare ? Unit::Share : Unit::Number);
}
/// With a sign: "+1.2 points", "−0.31".
QString differenceInWords(double difference, Unit unit);
inline QString differenceInWords(double difference, bool isShare) {
    return differenceInWords(difference, isShare ? Unit::Share : Unit::Number);
}
/// "−1.0 to 3.4 points"
QString differenceIntervalInWords(const playtest::Interval& interval, Unit unit);
/// "Seat 1: fair", "not yet known: about 400 more games".
QString verdictInWords(const playtest::SeatFigure& seat);
/// Describes a notable game: "The longest game: 112 turns".
QString notableInWords(const Findings& findings, std::string_view name, const playtest::NotableGame& game);
/// The present minus the previous value, for independent games: the interval is derived from theirs (Newcombe
/// 1998, Zou and Donner 2008), without ends if one of them has none.
playtest::Estimate differenceOf(const playtest::Estimate& now, const playtest::Estimate& before);
/// Whether the interval of their difference excludes zero.
bool differs(const playtest::Estimate& now, const playtest::Estimate& before);
/// A bot by its name in the window; its id if it is unknown to the rule system.
QString botInWords(const std::string& bot, const std::string& ruleset);
/// "holds", "not known yet", "differs: 67.5 %": what a stronger bot says of a figure.
QString checkOutcomeInWords(const playtest::CheckedFigure& figure);
/// Whether the figures were checked, and what was found.
QString checkInWords(const Findings& findings);
/// "Random, Greedy": the bots of a plan by their names in the window.
QString botsInWords(const playtest::Results& results);
/// "40 games of the bots Random, Greedy with the set X on the map Y, seed 3", and the options that differ
/// from those of `now`.
QString playedInWords(const playtest::Results& results, const playtest::Results* now = nullptr);
/// How the plan differs from that of `now`: "other bots, another set"; empty if only the seed and the number
/// of games differ.
QString otherInWords(const playtest::Results& now, const playtest::Results& before);

/// The entry of the menu with its accelerator: "&Refused". `scoresInPlay`: playtest::scoresInPlay().
QString heatMenuText(const playtest::TileMeasure& measure, bool scoresInPlay);
/// A sentence that says what the tiles are tinted by.
QString heatExplained(const playtest::TileMeasure& measure, bool scoresInPlay);
/// "+1.2", "12.5 %"
QString tileValueInWords(const playtest::TileMeasure& measure, double value);
TileHeat tileHeat(const Findings& findings, const playtest::TileMeasure& measure);
/// By each figure that the games have.
std::vector<TileHeat> tileHeats(const Findings& findings);
/// The figures for tinting chambers of a map.
enum class BoardHeatMeasure { Uses, Barred, Refused };
BoardHeat boardHeat(const Findings& findings, BoardHeatMeasure what);

} // namespace tilewright
