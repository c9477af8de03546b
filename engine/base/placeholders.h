#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tilewright {

/// The pattern with the arguments in place of %1 to %9; a missing argument leaves nothing.
std::string fillPlaceholders(std::string_view pattern, const std::vector<std::string>& arguments);

} // namespace tilewright
