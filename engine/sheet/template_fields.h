#pragma once

#include "engine/sheet/specification.h"

#include <array>
#include <span>
#include <string_view>

namespace tilewright::sheet {

// Names in files and on the command line, in the order of the enumerations.

inline constexpr std::array<std::string_view, 2> orientationNames{"portrait", "landscape"};
inline constexpr std::array<std::string_view, 4> bleedModeNames{"none", "each", "outer", "shared"};
inline constexpr std::array<std::string_view, 3> horizontalNames{"left", "centre", "right"};
inline constexpr std::array<std::string_view, 3> verticalNames{"top", "middle", "bottom"};
inline constexpr std::array<std::string_view, 3> quantityNames{"as-counted", "one-of-each", "chosen"};
inline constexpr std::array<std::string_view, 3> orderNames{"as-in-set", "by-id", "most-first"};
inline constexpr std::array<std::string_view, 2> groupingNames{"none", "configuration"};
inline constexpr std::array<std::string_view, 3> cutLineNames{"none", "full", "two-colours"};
inline constexpr std::array<std::string_view, 3> backNames{"none", "one-for-all", "by-tile"};
inline constexpr std::array<std::string_view, 2> flipNames{"long-edge", "short-edge"};
inline constexpr std::array<std::string_view, 3> colourModeNames{"full", "low-ink", "grey"};
inline constexpr std::array<std::string_view, 5> componentNames{"tiles", "markers", "standees", "aid",
                                                                "board"};

/// Calls visit(pointer, member) for each plain member and visit(pointer, member, names) for each choice, so
/// that reader and writer use the same list.
template <class Specification, class Visit>
void visitFields(Specification& s, Visit&& visit) {
    visit("/orientation", s.orientation, orientationNames);
    visit("/margins/top", s.margins.top);
    visit("/margins/right", s.margins.right);
    visit("/margins/bottom", s.margins.bottom);
    visit("/margins/left", s.margins.left);
    visit("/gaps/x", s.gapX);
    visit("/gaps/y", s.gapY);
    visit("/bleed/mode", s.bleedMode, bleedModeNames);
    visit("/bleed/size", s.bleed);
    visit("/safeInset", s.safeInset);
    visit("/cornerRadius", s.cornerRadius);
    visit("/alignment/horizontal", s.horizontal, horizontalNames);
    visit("/alignment/vertical", s.vertical, verticalNames);
    visit("/quantities", s.quantities, quantityNames);
    visit("/order", s.order, orderNames);
    visit("/skip", s.skip);
    visit("/firstSlot", s.firstSlot);
    visit("/grouping/by", s.grouping, groupingNames);
    visit("/grouping/pageBreaks", s.pageBreaks);
    visit("/marks/cutLines", s.marks.cutLines, cutLineNames);
    visit("/marks/edgeTicks", s.marks.edgeTicks);
    visit("/marks/cornerCrosses", s.marks.cornerCrosses);
    visit("/marks/registration", s.marks.registration);
    visit("/marks/blockOutline", s.marks.blockOutline);
    visit("/marks/furniture", s.marks.furniture);
    visit("/marks/tileIds", s.marks.tileIds);
    visit("/backs/of", s.back.backs, backNames);
    visit("/backs/flip", s.back.flip, flipNames);
    visit("/backs/offsetX", s.back.offsetX);
    visit("/backs/offsetY", s.back.offsetY);
    visit("/backs/rotation", s.back.rotation);
    visit("/backs/gutterFold", s.back.gutterFold);
    visit("/backs/gutter", s.back.gutter);
    visit("/colours", s.colours, colourModeNames);
    visit("/overlap", s.overlap);
    visit("/note", s.note);
}

} // namespace tilewright::sheet
