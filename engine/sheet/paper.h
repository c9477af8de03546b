#pragma once

#include <span>
#include <string>
#include <string_view>

namespace tilewright::sheet {

/// Millimetres, portrait: width <= height.
struct Paper {
    std::string name = "A4";
    double width = 210;
    double height = 297;
    friend bool operator==(const Paper&, const Paper&) = default;
};

/// A5, A4, A3, Letter, Legal, Tabloid.
std::span<const Paper> papers();
/// Whether two names are equal, ignoring the case of ASCII letters.
bool equalIgnoringCase(std::string_view a, std::string_view b);
/// nullptr if there is none of that name; ignores case.
const Paper* findPaper(std::string_view name);

} // namespace tilewright::sheet
