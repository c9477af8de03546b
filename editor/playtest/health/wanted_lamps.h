#pragma once

#include "editor/playtest/health/findings.h"
#include "editor/playtest/health/health_lamp.h"

#include <vector>

namespace tilewright {

/// A lamp for each figure that the rules want in a range of their own (game::Yardstick::wanted): fields,
/// tunnels. Ranges without a lamp's name have none.
std::vector<HealthLamp> wantedLamps(const Findings& found, const game::Yardstick& by);

} // namespace tilewright
