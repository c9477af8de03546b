#pragma once

#include "engine/model/set_generator.h"

namespace tilewright {

/// Sets of Beneath: BeneathSetSpecification by the names of its fields.
const SetGenerator& beneathSetGenerator();

} // namespace tilewright
