#pragma once

#include "engine/art/look.h"

namespace tilewright::art {

/// Of the games on the landscape.
const Look& landscapeLook();

} // namespace tilewright::art
