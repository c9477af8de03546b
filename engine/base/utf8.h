#pragma once

#include "engine/base/issue.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace tilewright {

/// Number of bytes of the first character, 0 if it is not valid UTF-8. Pre: `text` is not empty.
std::size_t characterLength(std::string_view text);

/// Of a text in UTF-8.
inline constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

/// Removes the byte order mark, if any. A second one is an error: programs that add a mark to a file that has
/// one produce it, and as text it would become part of the first name.
std::optional<Issue> takeByteOrderMark(std::string_view& text);

} // namespace tilewright
