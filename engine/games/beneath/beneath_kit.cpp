#include "engine/games/beneath/beneath_kit.h"

#include "engine/games/beneath/art/beneath_pictures.h"
#include "engine/games/beneath/bots/beneath_bots.h"
#include "engine/games/beneath/print/beneath_sheets.h"
#include "engine/games/beneath/rules/ruleset.h"
#include "engine/games/beneath/tiles/beneath_family.h"

namespace tilewright::game {

const Kit& beneathKit() {
    static const beneath::Ruleset rules;
    static const BeneathFamily family;
    static const Kit kit{.rules = rules,
                         .family = family,
                         .look = art::beneathLook(),
                         .bots = &bots::beneathBots(),
#ifndef TILEWRIGHT_WEB
                         .parts = &sheet::beneathParts(),
#endif
                         .leaflet = &sheet::beneathLeaflet()};
    return kit;
}

} // namespace tilewright::game
