#pragma once

#include "engine/model/set_generator.h"

namespace tilewright {

/// Sets of Beneath: SetSpecification by the names of its fields.
const SetGenerator& beneathSets();

} // namespace tilewright
