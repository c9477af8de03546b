#pragma once

#include "engine/model/set_generator.h"

namespace tilewright {

/// Sets of landscape tiles: LandscapeSpecification by the names of its fields.
const SetGenerator& landscapeSets();

} // namespace tilewright
