#pragma once

#include <cstddef>
#include <string_view>

namespace tilewright {

/// Bytes of the character that begins the text, 0 where there is none of UTF-8. Pre: `text` is not empty.
std::size_t characterLength(std::string_view text);

} // namespace tilewright
