#pragma once

#include "engine/base/translatable_text.h"

#include <cmath>
#include <cstdint>

namespace tilewright::sheet {

/// At most two decimals, none for whole numbers.
Text::Argument millimetres(double value);

/// Converts to nanometres: positions that differ by less are one cut.
inline std::int64_t nanometres(double value) {
    return std::llround(value * 1e6);
}

} // namespace tilewright::sheet
