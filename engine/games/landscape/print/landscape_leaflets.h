#pragma once

#include "engine/sheet/rules/leaflet.h"

namespace tilewright::sheet {

const Leaflet& landscapeLeaflet();
/// What the landscape's says, and of tunnels.
const Leaflet& tunnelLeaflet();
/// What the landscape's says, and of the dungeon.
const Leaflet& dungeonLeaflet();

} // namespace tilewright::sheet
