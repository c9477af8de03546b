#include "engine/base/translatable_text.h"

#include <cstddef>
#include <vector>

namespace tilewright {

std::string fillPlaceholders(std::string_view pattern, const std::vector<std::string>& arguments) {
    std::string out;
    // In one pass, since an argument may itself contain "%1".
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool place =
            pattern[i] == '%' && i + 1 < pattern.size() && pattern[i + 1] >= '1' && pattern[i + 1] <= '9';
        if (!place) {
            out += pattern[i];
            continue;
        }
        const auto n = static_cast<std::size_t>(pattern[++i] - '1');
        if (n < arguments.size())
            out += arguments[n];
    }
    return out;
}

std::string Text::english() const {
    std::vector<std::string> texts;
    texts.reserve(arguments.size());
    for (const Argument& argument : arguments)
        texts.push_back(argument.text);
    return fillPlaceholders(source, texts);
}

} // namespace tilewright
