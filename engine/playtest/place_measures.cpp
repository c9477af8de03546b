#include "engine/playtest/place_measures.h"

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

} // namespace tilewright::playtest
