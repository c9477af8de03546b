#pragma once

#include "engine/grid/cell.h"
#include "engine/grid/text.h"
#include "engine/playtest/intervals.h"
#include "engine/playtest/results.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace tilewright::playtest {

/// One figure with its interval and what it means.
struct Figure {
    /// Stable and for machines: "turns/median".
    std::string id;
    Text definition;
    /// A part of a whole, from 0 to 1; else a number of its own unit.
    bool isShare = false;
    Estimate estimate;
    /// So many of what it is a share or a mean of.
    std::int64_t counted = 0;
    /// What it is the sum of over the sum of what, one a block; empty for quantiles, which are no such ratio.
    std::vector<std::int64_t> above;
    std::vector<std::int64_t> below;

    /// Quantiles of what is counted are.
    bool isWhole() const { return !isShare && above.empty(); }
};

/// Everything that the games tell, in a fixed order; figures about which nothing was counted are left out.
/// Pre: at least one block is done. Once a stop is asked for, it returns soon, with numbers that mean
/// nothing; so does all else that takes a stop.
std::vector<Figure> figures(const Results& results, const std::stop_token& stop = {});

/// Whether in each of two blocks or more all games were the same but for who sat where, as they are where
/// bots always play alike. Then what compares games of a block, or players, says nothing.
bool gamesAlike(const Results& results);
/// Says so, and how many games they tell as much as. Nothing where they differ.
std::optional<Text> alikeNote(const Results& results);

/// One value a block whose mean is the figure, so that two playtests of the same stacks can be compared block
/// by block: the ratio, made linear at its value (Taylor). Pre: `above` and `below` are not empty.
std::vector<double> blockValues(const Figure& figure);

/// What makes a game stand out, by its name among the notable ones.
Text notableText(std::string_view which, const Notable& game);

struct SeatFigure {
    int seat = 0;
    Estimate winShare;
    /// The win share less an even part.
    Estimate advantage;
    Fairness fairness;
    /// Of an open one: about so many games more may tell; rounded up to two digits, more would promise too
    /// much.
    std::uint64_t moreGames = 0;
};
/// Shares of the win by seat, shared wins divided. `margin`: how much more or less than an even part is as
/// good as nothing.
std::vector<SeatFigure> seatFigures(const Results& results, double margin = 0.01);

struct TileFigure {
    std::string tile;
    TileTally tally;
    /// Of all drawn; nothing of a tile that was never drawn.
    std::optional<Estimate> refusedShare;
    /// Refused more or less often than the set's tiles on the whole: a discovery among all tiles, at most 5 %
    /// of which are false (Benjamini and Hochberg), by binomial tests of as many independent draws as blocks
    /// allow.
    bool refusedMore = false;
    bool refusedLess = false;

    /// On average of laid copies; 0 without any.
    double joined() const { return perLaid(tally.joined); }
    double visits() const { return perLaid(tally.visits); }
    double gains() const { return perLaid(tally.gains); }
    double entered() const { return perLaid(tally.entered); }
    double emerged() const { return perLaid(tally.emerged); }
    double sentHome() const { return perLaid(tally.sentHome); }

private:
    double perLaid(std::int64_t number) const {
        const std::int64_t laid = tally.drawn - tally.refused;
        return laid == 0 ? 0 : static_cast<double>(number) / static_cast<double>(laid);
    }
};
/// Whether points are scored in play, so that a tile's gains are points.
bool scoresInPlay(const Results& results);
/// Whether there is a space beside the tiles that pieces go into and come out of (SpaceUse).
bool hasSpaces(const Results& results);
/// What a number of TileFigure is called at the head of a column, and what it means.
struct TileWords {
    Text name;
    Text meaning;
};
struct TileColumns {
    TileWords joined;
    TileWords visits;
    TileWords gains;
    // Of games with spaces.
    TileWords entered;
    TileWords emerged;
    TileWords sentHome;
};
TileColumns tileColumns(bool scoresInPlay);
/// In the set's order.
std::vector<TileFigure> tileFigures(const Results& results);

/// How much use is made of a chamber of the map.
struct BoardFigure {
    Cell cell;
    /// The same for chambers that might be used alike (BoardUse).
    std::string alike;
    /// Steps into and out of it in a game.
    Estimate uses;
    /// Bars laid at its doors in a game, and doors with nothing behind them when a tile fitted nowhere.
    double barred = 0;
    double refused = 0;
    /// Whether there are others like it to compare it with; tiles of the map are not.
    bool tested = false;
    /// Used more or less than those like it on average, by a t test over blocks: a discovery among all that
    /// are tested, at most 5 % of which are false.
    bool usedMore = false;
    bool usedLess = false;
};
/// In reading order.
std::vector<BoardFigure> boardFigures(const Results& results, const std::stop_token& stop = {});

/// Results as they are kept, and all figures: the report.
Json reportJson(const Results& results, const std::stop_token& stop = {});

} // namespace tilewright::playtest
