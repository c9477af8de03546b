#pragma once

#include <string>

namespace tilewright::sheet {

/// At most two decimals, none for whole numbers.
std::string millimetres(double value);

} // namespace tilewright::sheet
