#include "engine/games/landscape/landscape_kits.h"

#include "engine/games/landscape/art/landscape_art.h"
#include "engine/games/landscape/bots/landscape_bots.h"
#include "engine/games/landscape/print/landscape_sheets.h"
#include "engine/games/landscape/rules/ruleset.h"
#include "engine/games/landscape/tiles/landscape_family.h"

namespace tilewright::game {

namespace {

/// What all of these games share.
Kit makeKit(const landscape::Ruleset& rules, const sheet::Leaflet& leaflet) {
    static const LandscapeFamily family;
    return {.rules = rules,
            .family = family,
            .look = art::landscapeLook(),
            .bots = &bots::landscapeBots(),
#ifndef TILEWRIGHT_WEB
            .parts = &sheet::landscapeParts(),
#endif
            .leaflet = &leaflet};
}

} // namespace

const Kit& landscapeKit() {
    static const landscape::Ruleset rules(landscape::expansions::none);
    static const Kit kit = makeKit(rules, sheet::landscapeLeaflet());
    return kit;
}

const Kit& tunnelKit() {
    static const landscape::Ruleset rules(landscape::expansions::tunnel, landscape::landscapeTargets::tunnel);
    static const Kit kit = makeKit(rules, sheet::tunnelLeaflet());
    return kit;
}

const Kit& dungeonKit() {
    static const landscape::Ruleset rules(landscape::expansions::dungeon,
                                          landscape::landscapeTargets::dungeon);
    static const Kit kit = makeKit(rules, sheet::dungeonLeaflet());
    return kit;
}

} // namespace tilewright::game
