#pragma once

#include "engine/base/translatable_text.h"
#include "engine/grid/cell.h"
#include "engine/playtest/results.h"
#include "engine/playtest/statistics/intervals.h"
#include "engine/playtest/tallies/tally.h"
#include "engine/playtest/tile_measures.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright::playtest {

/// One figure with its interval and definition.
struct Figure {
    /// Stable and machine-readable: "turns/median".
    std::string id;
    Text definition;
    /// Whether it is a part of a whole, from 0 to 1; otherwise a number with its own unit.
    bool isShare = false;
    Estimate estimate;
    /// The number of items it is a share or a mean of.
    std::int64_t counted = 0;
    /// Numerators and denominators, one each per block, whose sums are divided; empty for quantiles, which
    /// are not ratios.
    std::vector<std::int64_t> numerators;
    std::vector<std::int64_t> denominators;

    /// Whether values are integers: quantiles of counts.
    bool isWhole() const { return !isShare && numerators.empty(); }
};

/// One sentence on what the measure that a figure belongs to says and what it doesn't; empty where the
/// definition says it all. Figures of one measure have the same.
std::optional<Text> measureNote(const Figure& figure);
/// The same to be said once, behind the last figure of a measure: empty if the next one is of it too. `next`:
/// null behind the last.
std::optional<Text> noteAfter(const Figure& figure, const Figure* next);

/// All figures of the games, in a fixed order; figures without any data are left out. Pre: at least one block
/// is done. Once a stop is requested, returns soon, with meaningless numbers; so do all other functions here
/// that take an effort.
std::vector<Figure> figures(const Results& results, const ResamplingSettings& effort = {});

/// Whether, in at least two blocks, all games of a block were the same except for the seats, as happens with
/// bots that always play alike. Comparing the games of a block, or players, is then meaningless.
bool gamesAlike(const Results& results);
/// A note that says so, with the number of independent games. Empty if games differ.
std::optional<Text> alikeNote(const Results& results);
/// Warns that the same seed may give other games, because a bot thinks for a time.
std::optional<Text> repeatNote(const Results& results);

/// One value per block whose mean is the figure, to compare two playtests of the same stacks block by block:
/// the ratio, linearised at its value (Taylor). Pre: `numerators` and `denominators` are not empty.
std::vector<double> blockValues(const Figure& figure);

/// Describes a notable game by its name.
Text notableText(std::string_view which, const NotableGame& game);

struct SeatFigure {
    int seat = 0;
    Estimate winShare;
    /// The win share minus an even share.
    Estimate advantage;
    Fairness fairness;
    /// If open: the estimated number of further games for an answer, rounded up to two digits so as not to
    /// suggest more precision.
    std::uint64_t moreGames = 0;
};
/// Shares of the win by seat; shared wins are divided. `margin`: the deviation from an even share that is
/// negligible.
std::vector<SeatFigure> seatFigures(const Results& results, double margin = 0.01);

/// What drawing a tile goes with: the average margin at the end (own points less the best other player's) of
/// those who draw it, less the average margin over all draws of the same seat.
struct TileSwing {
    /// Stacks are the units: the games of a stack are not independent, nor are the draws of a game. The
    /// interval is that of a mean over stacks by Taylor's linearisation; unknown for a single stack.
    Estimate estimate;
    /// Whether it surely isn't 0, after Holm's correction (1979) for all tiles: with a probability of 95 %,
    /// none is marked by chance. Never with less than 30 stacks that drew the tile.
    bool decides = false;
};

/// Of each tile; empty for a tile that was never drawn.
std::vector<std::optional<TileSwing>> tileSwings(std::span<const TileTally> tiles);
/// Whether draws were counted by seat: reports of older programs lack them.
bool hasSwings(const Results& results);

struct TileFigure {
    std::string tile;
    TileTally tally;
    /// The share of all draws; empty if the tile was never drawn.
    std::optional<Estimate> refusedShare;
    /// Refused more or less often than the set's tiles on average: a discovery among all tiles, at most 5 %
    /// of which are false (Benjamini and Hochberg), by binomial tests with as many independent draws as
    /// blocks allow.
    bool refusedMore = false;
    bool refusedLess = false;
    /// Empty if the tile was never drawn, and in reports that lack it (hasSwings()).
    std::optional<TileSwing> swing;
    bool decides() const { return swing && swing->decides; }
};
/// In the set's order.
std::vector<TileFigure> tileFigures(const Results& results);

/// How much a chamber of the map is used.
struct ChamberFigure {
    Cell cell;
    /// Equal for chambers with comparable use (BoardUse).
    std::string alike;
    /// Steps into and out of it per game.
    Estimate uses;
    /// Bars laid at its doors per game, and doors without a neighbour when a tile fitted nowhere.
    double barred = 0;
    double refused = 0;
    /// Whether there are comparable chambers; tiles of the map have none.
    bool tested = false;
    /// Used more or less than comparable chambers on average, by a t test over blocks: a discovery among all
    /// tested chambers, at most 5 % of which are false.
    bool usedMore = false;
    bool usedLess = false;
};
/// In reading order.
std::vector<ChamberFigure> chamberFigures(const Results& results, const ResamplingSettings& effort = {});

/// What takes long to find of many games; empty without any.
struct AllFigures {
    std::vector<Figure> figures;
    std::vector<ChamberFigure> board;
};
AllFigures allFigures(const Results& results, const ResamplingSettings& effort = {});

/// The report: results with raw counts, and all figures. `all`: allFigures() of these results.
Json reportJson(const Results& results, const AllFigures& all);
Json reportJson(const Results& results, const ResamplingSettings& effort = {});

} // namespace tilewright::playtest
