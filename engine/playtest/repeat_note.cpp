#include "engine/playtest/repeat_note.h"

#include "engine/players/player.h"

#include <algorithm>

namespace tilewright::playtest {

std::optional<Text> repeatNote(const Results& results) {
    const Json& bots = results.plan.at("players");
    const bool isTimed = std::any_of(bots.begin(), bots.end(), [](const Json& bot) {
        return players::dependsOnTime(bot.get_ref<const std::string&>());
    });
    if (!isTimed)
        return std::nullopt;
    return QT_TRANSLATE_NOOP("Engine",
                             "Not repeatable: bots think for a time, so the same seed may give other "
                             "games. With a number of playouts it would not.");
}

} // namespace tilewright::playtest
