#include "engine/sheet/paper.h"

#include <algorithm>
#include <array>

namespace tilewright::sheet {

bool equalIgnoringCase(std::string_view a, std::string_view b) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [&](char x, char y) { return lower(x) == lower(y); });
}

std::span<const Paper> papers() {
    static const std::array<Paper, 6> known{{{"A5", 148, 210},
                                             {"A4", 210, 297},
                                             {"A3", 297, 420},
                                             {"Letter", 215.9, 279.4},
                                             {"Legal", 215.9, 355.6},
                                             {"Tabloid", 279.4, 431.8}}};
    return known;
}

const Paper* findPaper(std::string_view name) {
    for (const Paper& paper : papers())
        if (equalIgnoringCase(paper.name, name))
            return &paper;
    return nullptr;
}

} // namespace tilewright::sheet
