#include "engine/playtest/tile_measures.h"

#include "engine/playtest/figures.h"

#include <algorithm>
#include <array>

namespace tilewright::playtest {

namespace {

using Per = TileMeasure::Per;
using Needs = TileMeasure::Needs;

constexpr std::array measures{
    TileMeasure{
        .id = "refused",
        .count = &TileTally::refused,
        .per = Per::Drawn,
        .words = {.name = QT_TRANSLATE_NOOP("Engine", "Refused"),
                  .meaning = QT_TRANSLATE_NOOP("Engine", "Drawn, fitted nowhere and left the game"),
                  .menu = QT_TRANSLATE_NOOP("TileMeasure", "&Refused"),
                  .tint = QT_TRANSLATE_NOOP("TileMeasure", "Tints the tiles by how often they fit nowhere")}},
    TileMeasure{.id = "drawn",
                .count = &TileTally::drawn,
                .per = Per::Copy,
                .words = {.name = QT_TRANSLATE_NOOP("Engine", "Drawn"),
                          .menu = QT_TRANSLATE_NOOP("TileMeasure", "&Drawn"),
                          .tint = QT_TRANSLATE_NOOP(
                              "TileMeasure", "Tints the tiles by how often a copy is drawn per game")}},
    TileMeasure{
        .id = "swing",
        .per = Per::Swing,
        .needs = Needs::Swings,
        .words = {.name = QT_TRANSLATE_NOOP("Engine", "Swing"),
                  .meaning = QT_TRANSLATE_NOOP(
                      "Engine", "Average margin at the end (own points minus the best other player's) of "
                                "those who drew the tile, minus the average over all draws of the same seat"),
                  .menu = QT_TRANSLATE_NOOP("TileMeasure", "S&wing"),
                  .tint = QT_TRANSLATE_NOOP(
                      "TileMeasure",
                      "Tints the tiles by how far ahead or behind the players who draw them finish")}},
    TileMeasure{
        .id = "idle",
        .count = &TileTally::idle,
        .per = Per::LaidShare,
        .needs = Needs::Swings,
        .words = {.name = QT_TRANSLATE_NOOP("Engine", "Idle"),
                  .meaning =
                      QT_TRANSLATE_NOOP("Engine", "Share of laid copies on which no piece stood during the "
                                                  "whole game, so that nothing was gained there"),
                  .menu = QT_TRANSLATE_NOOP("TileMeasure", "Id&le"),
                  .tint = QT_TRANSLATE_NOOP("TileMeasure",
                                            "Tints the tiles by how often a laid copy yields nothing")},
        .wordsOfPoints = {.name = QT_TRANSLATE_NOOP("Engine", "Idle"),
                          .meaning = QT_TRANSLATE_NOOP("Engine",
                                                       "Share of laid copies on which no piece stood during "
                                                       "the whole game, and of which no feature scored"),
                          .menu = QT_TRANSLATE_NOOP("TileMeasure", "Id&le"),
                          .tint = QT_TRANSLATE_NOOP(
                              "TileMeasure", "Tints the tiles by how often a laid copy yields nothing")}},
    TileMeasure{
        .id = "joined",
        .count = &TileTally::joined,
        .words = {.name = QT_TRANSLATE_NOOP("Engine", "Joined"),
                  .meaning = QT_TRANSLATE_NOOP(
                      "Engine", "Average number of chambers that a copy connected to when it was laid")},
        .wordsOfPoints = {.name = QT_TRANSLATE_NOOP("Engine", "Neighbours"),
                          .meaning = QT_TRANSLATE_NOOP(
                              "Engine", "Average number of tiles beside a copy when it was laid")}},
    TileMeasure{.id = "visits",
                .count = &TileTally::visits,
                .words = {.name = QT_TRANSLATE_NOOP("Engine", "Visits"),
                          .meaning = QT_TRANSLATE_NOOP(
                              "Engine", "Average number of pieces that moved onto a laid copy"),
                          .menu = QT_TRANSLATE_NOOP("TileMeasure", "&Visits"),
                          .tint = QT_TRANSLATE_NOOP(
                              "TileMeasure", "Tints the tiles by how many pieces move onto a laid copy")},
                .wordsOfPoints =
                    {.name = QT_TRANSLATE_NOOP("Engine", "Pieces"),
                     .meaning = QT_TRANSLATE_NOOP("Engine", "Average number of pieces placed on a laid copy"),
                     .menu = QT_TRANSLATE_NOOP("TileMeasure", "&Pieces"),
                     .tint = QT_TRANSLATE_NOOP(
                         "TileMeasure", "Tints the tiles by how many pieces are placed on a laid copy")}},
    TileMeasure{
        .id = "gains",
        .count = &TileTally::gains,
        .words = {.name = QT_TRANSLATE_NOOP("Engine", "Gains"),
                  .meaning = QT_TRANSLATE_NOOP("Engine",
                                               "Average number of tokens gained by moving onto a laid copy"),
                  .menu = QT_TRANSLATE_NOOP("TileMeasure", "&Gains"),
                  .tint = QT_TRANSLATE_NOOP("TileMeasure",
                                            "Tints the tiles by how many tokens a laid copy yields")},
        .wordsOfPoints =
            {.name = QT_TRANSLATE_NOOP("Engine", "Points"),
             .meaning = QT_TRANSLATE_NOOP(
                 "Engine",
                 "Average points scored by features that a laid copy is part of, all players together"),
             .menu = QT_TRANSLATE_NOOP("TileMeasure", "P&oints"),
             .tint = QT_TRANSLATE_NOOP("TileMeasure", "Tints the tiles by how many points are scored by "
                                                      "features that a laid copy is part of")}},
    TileMeasure{
        .id = "entered",
        .count = &TileTally::entered,
        .needs = Needs::Spaces,
        .words =
            {.name = QT_TRANSLATE_NOOP("Engine", "In"),
             .meaning = QT_TRANSLATE_NOOP(
                 "Engine",
                 "Average number of pieces that went through a laid copy into a space beside the tiles"),
             .menu = QT_TRANSLATE_NOOP("TileMeasure", "&In"),
             .tint = QT_TRANSLATE_NOOP(
                 "TileMeasure",
                 "Tints the tiles by how many pieces go through a laid copy into a space beside the tiles")}},
    TileMeasure{
        .id = "emerged",
        .count = &TileTally::emerged,
        .needs = Needs::Spaces,
        .words = {.name = QT_TRANSLATE_NOOP("Engine", "Out"),
                  .meaning = QT_TRANSLATE_NOOP("Engine", "Average number of pieces that came out of such a "
                                                         "space onto a laid copy"),
                  .menu = QT_TRANSLATE_NOOP("TileMeasure", "O&ut"),
                  .tint = QT_TRANSLATE_NOOP("TileMeasure", "Tints the tiles by how many pieces come out of "
                                                           "such a space onto a laid copy")}},
    TileMeasure{
        .id = "sentHome",
        .count = &TileTally::sentHome,
        .needs = Needs::Spaces,
        .words = {.name = QT_TRANSLATE_NOOP("Engine", "Sent home"),
                  .meaning = QT_TRANSLATE_NOOP(
                      "Engine", "Average number of pieces on a laid copy that a neutral piece sent home"),
                  .menu = QT_TRANSLATE_NOOP("TileMeasure", "&Sent Home"),
                  .tint =
                      QT_TRANSLATE_NOOP("TileMeasure", "Tints the tiles by how many pieces on a laid copy "
                                                       "are sent home by a neutral piece")}},
    TileMeasure{
        .id = "contests",
        .count = &TileTally::contests,
        .needs = Needs::Features,
        .words = {.name = QT_TRANSLATE_NOOP("Engine", "Contests"),
                  .meaning = QT_TRANSLATE_NOOP(
                      "Engine",
                      "Average number of features that become shared by several players when a copy is laid"),
                  .menu = QT_TRANSLATE_NOOP("TileMeasure", "&Contests"),
                  .tint =
                      QT_TRANSLATE_NOOP("TileMeasure", "Tints the tiles by how often laying a copy brings "
                                                       "pieces of several players onto one feature")}},
};

bool counts(const Results& results, std::string_view family) {
    const auto first = results.counters.lower_bound(family);
    return first != results.counters.end() && first->first.starts_with(family);
}

} // namespace

double TileMeasure::value(const TileFigure& tile, double copies) const {
    if (isSwing())
        return tile.swing ? tile.swing->estimate.value : 0;
    const TileTally& tally = tile.tally;
    const double whole = per == Per::Copy    ? copies
                         : per == Per::Drawn ? static_cast<double>(tally.drawn)
                                             : static_cast<double>(tally.drawn - tally.refused);
    return whole <= 0 ? 0 : static_cast<double>(tally.*count) / whole;
}

std::span<const TileMeasure> tileMeasures() {
    return measures;
}

const TileMeasure* findTileMeasure(std::string_view id) {
    const auto* const found = std::ranges::find(measures, id, &TileMeasure::id);
    return found == measures.end() ? nullptr : found;
}

std::vector<const TileMeasure*> tileColumns(const Results& results) {
    std::vector<const TileMeasure*> columns;
    for (const TileMeasure& measure : measures)
        if (measure.hasColumn() && hasMeasure(results, measure))
            columns.push_back(&measure);
    return columns;
}

bool scoresInPlay(const Results& results) {
    return counts(results, "scored/");
}

bool hasSpaces(const Results& results) {
    return counts(results, "space-in/");
}

bool hasContests(const Results& results) {
    return results.counters.contains("contests");
}

bool meetsNeeds(const Results& results, Needs needs) {
    switch (needs) {
    case Needs::Spaces:
        return hasSpaces(results);
    case Needs::Features:
        return hasContests(results);
    case Needs::Swings:
        return hasSwings(results);
    default:
        return true;
    }
}

bool hasMeasure(const Results& results, const TileMeasure& measure) {
    return meetsNeeds(results, measure.needs);
}

} // namespace tilewright::playtest
