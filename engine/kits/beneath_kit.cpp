#include "engine/kits/beneath_kit.h"

#include "engine/art/chamber/chamber_look.h"
#include "engine/beneath/ruleset.h"
#include "engine/players/beneath/beneath_bots.h"
#include "engine/sheet/rules/leaflets.h"
#include "engine/tileset/chambers/beneath_family.h"
#ifndef TILEWRIGHT_WEB
#include "engine/sheet/pieces/game_parts.h"
#endif

namespace tilewright::game {

const Kit& beneathKit() {
    static const beneath::Ruleset rules;
    static const BeneathFamily family;
    static const Kit kit{.rules = rules,
                         .family = family,
                         .look = art::chamberLook(),
                         .bots = &players::beneathBots(),
#ifndef TILEWRIGHT_WEB
                         .parts = &sheet::beneathParts(),
#endif
                         .leaflet = &sheet::beneathLeaflet()};
    return kit;
}

} // namespace tilewright::game
