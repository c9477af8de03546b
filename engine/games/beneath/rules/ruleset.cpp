#include "engine/games/beneath/rules/ruleset.h"

#include "engine/games/beneath/rules/game_adapter.h"
#include "engine/games/beneath/rules/names.h"
#include "engine/games/beneath/rules/options.h"
#include "engine/games/compile_checks.h"

#include <algorithm>
#include <array>

namespace tilewright::beneath {

namespace {

bool hasSeat(const Map& map, int seat) {
    return std::any_of(map.chambers.begin(), map.chambers.end(), [seat](const Chamber& c) {
        return c.isRoom() && c.room == Room::Cell && c.seat == seat;
    });
}

/// B-2.2, B-2.4: cells of the seats 1 to n; for two players seats 1 and 4 are enough.
bool seatsSuffice(const Map& map, int players) {
    if (players == 2 && hasSeat(map, 1) && hasSeat(map, 4))
        return true;
    for (int seat = 1; seat <= players; ++seat)
        if (!hasSeat(map, seat))
            return false;
    return true;
}

} // namespace

game::Kinds Ruleset::kinds() const {
    return kindSpecs();
}

std::span<const OptionSpec> Ruleset::options() const {
    return optionTable().specs();
}

std::span<const game::MilestoneSpec> Ruleset::milestones() const {
    using Trigger = game::MilestoneSpec::Trigger;
    static const std::array<game::MilestoneSpec, 5> all{{
        {.trigger = Trigger::Ended,
         .kind = kinds::prisoner,
         .end = game::End::Escape,
         .name = QT_TRANSLATE_NOOP("Engine", "escape")},
        {.trigger = Trigger::HandGains,
         .kind = kinds::key,
         .name = QT_TRANSLATE_NOOP("Engine", "golden key")},
        {.trigger = Trigger::HandGains,
         .kind = kinds::silver,
         .name = QT_TRANSLATE_NOOP("Engine", "silver pick")},
        {.trigger = Trigger::HandGains,
         .kind = kinds::prisoner,
         .name = QT_TRANSLATE_NOOP("Engine", "Prisoner released")},
        {.trigger = Trigger::TokenPlaced,
         .kind = kinds::black,
         .name = QT_TRANSLATE_NOOP("Engine", "way barred")},
    }};
    return all;
}

Loaded<std::shared_ptr<const game::Game>> Ruleset::compile(const TileSet& set, const Map& map,
                                                           const Json& options, int players) const {
    Loaded<std::shared_ptr<const game::Game>> result;
    Issues& issues = result.issues;
    Json values = completeOptions(optionTable().specs(), options, issues);
    if (Json& colours = values["pickColours"]; colours.is_string()) // B-1.5
        colours = std::max(pickColourBound(set), 1);
    game::checkPlayers(*this, players, issues);
    game::checkSetAndMap(set, map, issues);
    game::checkMapSize(map, maxMapChambers, issues);
    if (!hasErrors(issues)) {
        if (!seatsSuffice(map, players))
            issues.push_back(
                game::errorAt("map-seats-missing", "/map/chambers",
                              {QT_TRANSLATE_NOOP("Engine", "the map has no cells for %1 players"), {players}},
                              {QT_TRANSLATE_NOOP("Engine", "Add cells for seats 1 to %1."), {players}}));
        game::checkStackSize(set, map, maxStackTiles, issues);
        const Issues nonsense = checkOptions(optionsFromJson(values), map, players);
        issues.insert(issues.end(), nonsense.begin(), nonsense.end());
    }
    if (hasErrors(issues))
        return result;
    result.value = std::make_shared<GameAdapter>(set, map, std::move(values), players);
    return result;
}

} // namespace tilewright::beneath
