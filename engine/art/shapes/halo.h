#pragma once

#include "engine/art/picture.h"

namespace tilewright::art {

/// Adds a pale line around all ink of the picture, for a piece of dark wood on an equally dark background.
/// The line extends beyond the ink by its width.
Picture haloed(const Picture& picture);

} // namespace tilewright::art
