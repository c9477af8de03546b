#pragma once

#include "engine/base/translatable_text.h"
#include "engine/playtest/results.h"

#include <optional>

namespace tilewright::playtest {

/// Warns that the same seed may give other games, because a bot thinks for a time.
std::optional<Text> repeatNote(const Results& results);

} // namespace tilewright::playtest
