#include "engine/games/beneath/beneath_kit.h"

#include "engine/games/beneath/art/beneath_look.h"
#include "engine/games/beneath/bots/beneath_bots.h"
#include "engine/games/beneath/print/beneath_leaflet.h"
#include "engine/games/beneath/rules/ruleset.h"
#include "engine/games/beneath/tiles/beneath_family.h"
#ifndef TILEWRIGHT_WEB
#include "engine/games/beneath/print/beneath_parts.h"
#endif

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
