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
            QT_TRANSLATE_NOOP("Engine", "Beside"),
            QT_TRANSLATE_NOOP("Engine", "Tiles that a copy lay beside when it was laid, on average")};
        columns.visits = {QT_TRANSLATE_NOOP("Engine", "Pieces"),
                          QT_TRANSLATE_NOOP("Engine", "Pieces put on a laid copy, on average")};
        columns.gains = {QT_TRANSLATE_NOOP("Engine", "Points"),
                         QT_TRANSLATE_NOOP("Engine",
                                           "Points scored for what a laid copy is part of, all players "
                                           "together, on average")};
    } else {
        columns.joined = {QT_TRANSLATE_NOOP("Engine", "Joined"),
                          QT_TRANSLATE_NOOP("Engine", "Chambers that it met when it was laid, on average")};
        columns.visits = {QT_TRANSLATE_NOOP("Engine", "Visits"),
                          QT_TRANSLATE_NOOP("Engine", "Pieces that moved onto a laid copy, on average")};
        columns.gains = {QT_TRANSLATE_NOOP("Engine", "Gains"),
                         QT_TRANSLATE_NOOP("Engine", "Tokens gained by moving onto a laid copy, on average")};
    }
    columns.entered = {
        QT_TRANSLATE_NOOP("Engine", "In"),
        QT_TRANSLATE_NOOP("Engine",
                          "Pieces that went by a laid copy into a space beside the tiles, on average")};
    columns.emerged = {
        QT_TRANSLATE_NOOP("Engine", "Out"),
        QT_TRANSLATE_NOOP("Engine", "Pieces that came out of such a space onto a laid copy, on average")};
    columns.sentHome = {
        QT_TRANSLATE_NOOP("Engine", "Eaten"),
        QT_TRANSLATE_NOOP(
            "Engine", "Pieces on a laid copy that went home when a piece of nobody came there, on average")};
    return columns;
}

} // namespace tilewright::playtest
