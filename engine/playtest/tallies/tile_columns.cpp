#include "engine/playtest/figures.h"

namespace tilewright::playtest {

namespace {

bool tells(const Results& results, std::string_view family) {
    const auto first = results.counters.lower_bound(family);
    return first != results.counters.end() && first->first.starts_with(family);
}

} // namespace

bool scoresInPlay(const Results& results) {
    return tells(results, "scored/");
}

bool hasSpaces(const Results& results) {
    return tells(results, "space-in/");
}

TileColumns tileColumns(bool scoresInPlay) {
    TileColumns columns;
    if (scoresInPlay) {
        columns.joined = {
            QT_TRANSLATE_NOOP("Engine", "Neighbours"),
            QT_TRANSLATE_NOOP("Engine", "Average number of tiles beside a copy when it was laid")};
        columns.visits = {QT_TRANSLATE_NOOP("Engine", "Pieces"),
                          QT_TRANSLATE_NOOP("Engine", "Average number of pieces placed on a laid copy")};
        columns.gains = {
            QT_TRANSLATE_NOOP("Engine", "Points"),
            QT_TRANSLATE_NOOP(
                "Engine",
                "Average points scored by features that a laid copy is part of, all players together")};
    } else {
        columns.joined = {
            QT_TRANSLATE_NOOP("Engine", "Joined"),
            QT_TRANSLATE_NOOP("Engine",
                              "Average number of chambers that a copy connected to when it was laid")};
        columns.visits = {
            QT_TRANSLATE_NOOP("Engine", "Visits"),
            QT_TRANSLATE_NOOP("Engine", "Average number of pieces that moved onto a laid copy")};
        columns.gains = {
            QT_TRANSLATE_NOOP("Engine", "Gains"),
            QT_TRANSLATE_NOOP("Engine", "Average number of tokens gained by moving onto a laid copy")};
    }
    columns.entered = {
        QT_TRANSLATE_NOOP("Engine", "In"),
        QT_TRANSLATE_NOOP("Engine",
                          "Average number of pieces that went by a laid copy into a space beside the tiles")};
    columns.emerged = {
        QT_TRANSLATE_NOOP("Engine", "Out"),
        QT_TRANSLATE_NOOP("Engine",
                          "Average number of pieces that came out of such a space onto a laid copy")};
    columns.sentHome = {
        QT_TRANSLATE_NOOP("Engine", "Eaten"),
        QT_TRANSLATE_NOOP("Engine",
                          "Average number of pieces on a laid copy that a neutral piece sent home")};
    return columns;
}

} // namespace tilewright::playtest
