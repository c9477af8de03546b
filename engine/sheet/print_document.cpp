#include "engine/sheet/print_document.h"

#include <set>

namespace tilewright::sheet {

std::string_view name(Layer layer) {
    constexpr std::array<std::string_view, allLayers.size()> names{"Art", "Guides", "Score", "Cut"};
    return names[static_cast<std::size_t>(layer)];
}

std::string xmlName(std::string_view prefix, std::string_view bytes) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string result(prefix);
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-') {
            result += c;
        } else {
            result += '_';
            result += digits[byte >> 4];
            result += digits[byte & 15];
        }
    }
    return result;
}

std::vector<std::size_t> symbolsOf(const DrawnPage& page) {
    std::set<std::size_t> used;
    for (const SymbolUse& use : page.uses)
        used.insert(use.symbol);
    return {used.begin(), used.end()};
}

} // namespace tilewright::sheet
