#pragma once

#include "engine/art/look.h"

namespace tilewright::art {

/// Of Beneath.
const Look& beneathLook();

} // namespace tilewright::art
