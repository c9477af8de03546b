#pragma once

#include "engine/art/look.h"

namespace tilewright::art {

/// Of Beneath.
const Look& chamberLook();

} // namespace tilewright::art
