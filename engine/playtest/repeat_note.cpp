#include "engine/playtest/repeat_note.h"

#include "engine/bots/bot.h"
#include "engine/playtest/studies/bot_check.h"

#include <algorithm>

namespace tilewright::playtest {

std::optional<Text> repeatNote(const Results& results) {
    if (std::ranges::none_of(botsOf(results.plan), bots::dependsOnTime))
        return std::nullopt;
    return QT_TRANSLATE_NOOP("Engine", "Not repeatable: bots think for a set time, so the same seed may give "
                                       "different games. A set number of playouts makes them repeatable.");
}

} // namespace tilewright::playtest
