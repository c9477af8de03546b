#include "engine/playtest/tile_measures.h"

#include "engine/playtest/results.h"

#include <algorithm>
#include <array>

namespace tilewright::playtest {

namespace {

using Per = TileMeasure::Per;

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
                                            "Tints the tiles by how many tokens a laid copy brings")},
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
        .ofSpaces = true,
        .words = {.name = QT_TRANSLATE_NOOP("Engine", "In"),
                  .meaning = QT_TRANSLATE_NOOP("Engine", "Average number of pieces that went by a laid copy "
                                                         "into a space beside the tiles"),
                  .menu = QT_TRANSLATE_NOOP("TileMeasure", "&In"),
                  .tint = QT_TRANSLATE_NOOP("TileMeasure", "Tints the tiles by how many pieces go by a laid "
                                                           "copy into a space beside the tiles")}},
    TileMeasure{
        .id = "emerged",
        .count = &TileTally::emerged,
        .ofSpaces = true,
        .words = {.name = QT_TRANSLATE_NOOP("Engine", "Out"),
                  .meaning = QT_TRANSLATE_NOOP("Engine", "Average number of pieces that came out of such a "
                                                         "space onto a laid copy"),
                  .menu = QT_TRANSLATE_NOOP("TileMeasure", "O&ut"),
                  .tint = QT_TRANSLATE_NOOP("TileMeasure", "Tints the tiles by how many pieces come out of "
                                                           "such a space onto a laid copy")}},
    TileMeasure{
        .id = "sentHome",
        .count = &TileTally::sentHome,
        .ofSpaces = true,
        .words = {.name = QT_TRANSLATE_NOOP("Engine", "Sent home"),
                  .meaning = QT_TRANSLATE_NOOP(
                      "Engine", "Average number of pieces on a laid copy that a neutral piece sent home"),
                  .menu = QT_TRANSLATE_NOOP("TileMeasure", "&Sent Home"),
                  .tint =
                      QT_TRANSLATE_NOOP("TileMeasure", "Tints the tiles by how many pieces on a laid copy "
                                                       "are sent home by a neutral piece")}},
};

bool counts(const Results& results, std::string_view family) {
    const auto first = results.counters.lower_bound(family);
    return first != results.counters.end() && first->first.starts_with(family);
}

} // namespace

double TileMeasure::value(const TileTally& tally, double copies) const {
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
        if (measure.per == Per::Laid && (!measure.ofSpaces || hasSpaces(results)))
            columns.push_back(&measure);
    return columns;
}

bool scoresInPlay(const Results& results) {
    return counts(results, "scored/");
}

bool hasSpaces(const Results& results) {
    return counts(results, "space-in/");
}

} // namespace tilewright::playtest
