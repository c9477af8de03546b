#pragma once

#include "engine/base/text.h"

#include <functional>
#include <string>

namespace tilewright::cli {

/// Puts a text into a language.
using Words = std::function<std::string(const Text&)>;

} // namespace tilewright::cli
