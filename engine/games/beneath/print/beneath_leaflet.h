#pragma once

#include "engine/sheet/rules/leaflet.h"

namespace tilewright::sheet {

const Leaflet& beneathLeaflet();

} // namespace tilewright::sheet
