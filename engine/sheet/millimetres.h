#pragma once

#include <cmath>
#include <cstdint>
#include <string>

namespace tilewright::sheet {

/// At most two decimals, none for whole numbers.
std::string millimetres(double value);

/// Converts to nanometres: positions that differ by less are one cut.
inline std::int64_t nanometres(double value) {
    return std::llround(value * 1e6);
}

} // namespace tilewright::sheet
