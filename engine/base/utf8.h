#pragma once

#include <cstddef>
#include <string_view>

namespace tilewright {

/// Number of bytes of the first character, 0 if it is not valid UTF-8. Pre: `text` is not empty.
std::size_t characterLength(std::string_view text);

} // namespace tilewright
