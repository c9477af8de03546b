#pragma once

#include "engine/base/translatable_text.h"

#include <functional>
#include <string>

namespace tilewright::cli {

/// Puts a text into a language.
using Translator = std::function<std::string(const Text&)>;

} // namespace tilewright::cli
