#pragma once

#include "engine/art/picture.h"

namespace tilewright::art {

/// The picture with a pale line around all of its ink, for where a piece of dark wood may lie on something as
/// dark. The line reaches outside of the ink by its width.
Picture haloed(const Picture& picture);

} // namespace tilewright::art
