#include "engine/grid/text.h"

namespace tilewright {

std::string Text::english() const {
    std::string out;
    for (std::size_t i = 0; i < source.size(); ++i) {
        const bool place =
            source[i] == '%' && i + 1 < source.size() && source[i + 1] >= '1' && source[i + 1] <= '9';
        if (!place) {
            out += source[i];
            continue;
        }
        const auto n = static_cast<std::size_t>(source[++i] - '1');
        if (n < arguments.size())
            out += arguments[n].text;
    }
    return out;
}

} // namespace tilewright
