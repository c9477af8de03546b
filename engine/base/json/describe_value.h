#pragma once

#include "engine/base/json/json.h"
#include "engine/base/translatable_text.h"

#include <string>
#include <string_view>

namespace tilewright {

/// Text for messages: cut between two characters with an ellipsis if it is long, control characters replaced.
std::string shortened(std::string_view text);
/// A text that is wrong though it may look right: cut likewise, and escapeConfusables().
std::string shortenedAndEscaped(std::string_view text);
/// A value for messages: “pink”, 1.5, a list, an object.
Text::Argument describe(const Json& value);

} // namespace tilewright
