#include "engine/playtest/figures.h"

namespace tilewright::playtest {

bool scoresInPlay(const Results& results) {
    constexpr std::string_view family = "scored/";
    const auto first = results.counters.lower_bound(family);
    return first != results.counters.end() && first->first.starts_with(family);
}

TileColumns tileColumns(bool scoresInPlay) {
    if (scoresInPlay)
        return {{QT_TRANSLATE_NOOP("Engine", "Beside"),
                 QT_TRANSLATE_NOOP("Engine", "Tiles that a copy lay beside when it was laid, on average")},
                {QT_TRANSLATE_NOOP("Engine", "Pieces"),
                 QT_TRANSLATE_NOOP("Engine", "Pieces put on a laid copy, on average")},
                {QT_TRANSLATE_NOOP("Engine", "Points"),
                 QT_TRANSLATE_NOOP("Engine", "Points scored for what a laid copy is part of, all players "
                                             "together, on average")}};
    return {{QT_TRANSLATE_NOOP("Engine", "Joined"),
             QT_TRANSLATE_NOOP("Engine", "Chambers that it met when it was laid, on average")},
            {QT_TRANSLATE_NOOP("Engine", "Visits"),
             QT_TRANSLATE_NOOP("Engine", "Pieces that moved onto a laid copy, on average")},
            {QT_TRANSLATE_NOOP("Engine", "Gains"),
             QT_TRANSLATE_NOOP("Engine", "Tokens gained by moving onto a laid copy, on average")}};
}

} // namespace tilewright::playtest
