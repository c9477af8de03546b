#pragma once

#include "engine/base/translatable_text.h"

#include <functional>
#include <string>

namespace tilewright::sheet {

/// A sentence in the language of a sheet.
using Translator = std::function<std::string(const Text&)>;

inline std::string inEnglish(const Text& text) {
    return text.english();
}

} // namespace tilewright::sheet
