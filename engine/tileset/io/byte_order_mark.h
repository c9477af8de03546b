#pragma once

#include "engine/tileset/issue.h"

#include <optional>
#include <string_view>

namespace tilewright {

/// Takes the byte order mark off, where there is one. An error where another follows, as programs make that
/// add theirs to a file that has one: taken for text it would become a part of the first name.
std::optional<Issue> takeByteOrderMark(std::string_view& text);

} // namespace tilewright
