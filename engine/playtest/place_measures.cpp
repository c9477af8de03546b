#include "engine/playtest/place_measures.h"

#include "engine/playtest/number_format.h"
#include "engine/playtest/results.h"

#include <array>

namespace tilewright::playtest {

namespace {

constexpr std::array placeRows{
    PlaceMeasure{
        .id = "scored",
        .count = &PlaceCounts::scored,
        .words = {.name = QT_TRANSLATE_NOOP("Engine", "Points per game"),
                  .meaning = QT_TRANSLATE_NOOP("Engine", "scored by features with a tile there, each time in "
                                                         "full, all players together")}},
    PlaceMeasure{.id = "placed",
                 .count = &PlaceCounts::placed,
                 .words = {.name = QT_TRANSLATE_NOOP("Engine", "Pieces per game"),
                           .meaning = QT_TRANSLATE_NOOP("Engine", "placed there from players' hands")}},
    PlaceMeasure{
        .id = "contests",
        .count = &PlaceCounts::contests,
        .needs = TileMeasure::Needs::Features,
        .words = {.name = QT_TRANSLATE_NOOP("Engine", "Contests per game"),
                  .meaning = QT_TRANSLATE_NOOP(
                      "Engine", "features that become shared by several players when a tile is laid there")}},
    PlaceMeasure{
        .id = "sentHome",
        .count = &PlaceCounts::sentHome,
        .needs = TileMeasure::Needs::Spaces,
        .words = {.name = QT_TRANSLATE_NOOP("Engine", "Sent home per game"),
                  .meaning = QT_TRANSLATE_NOOP(
                      "Engine", "pieces there that are sent home by a neutral piece, such as the dragon")}},
};

} // namespace

std::span<const PlaceMeasure> placeMeasures() {
    return placeRows;
}

std::vector<const PlaceMeasure*> placeColumns(const Results& results) {
    std::vector<const PlaceMeasure*> columns;
    if (results.places.games == 0 || results.places.cells.empty())
        return columns;
    for (const PlaceMeasure& measure : placeRows)
        if (meetsNeeds(results, measure.needs))
            columns.push_back(&measure);
    return columns;
}

Text placesNote(const PlaceTally& places) {
    std::int64_t all = 0;
    std::int64_t beyond = 0;
    for (const auto field : placeFields) {
        beyond += places.beyond.*field;
        for (const auto& [cell, counts] : places.cells)
            all += counts.*field;
    }
    if (beyond == 0)
        return {QT_TRANSLATE_NOOP("Engine", "Places are counted from the first tile of the board, which is "
                                            "at 0, 0: first eastwards, then southwards. Games counted: %1."),
                {places.games}};
    return {QT_TRANSLATE_NOOP("Engine", "Places are counted from the first tile of the board, which is at 0, "
                                        "0: first eastwards, then southwards. Games counted: %1. Anything "
                                        "more than %2 cells away, %3 % of all, is counted at the border."),
            {places.games, PlaceTally::reach,
             decimal(100 * static_cast<double>(beyond) / static_cast<double>(all), 2)}};
}

} // namespace tilewright::playtest
