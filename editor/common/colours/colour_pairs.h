#pragma once

#include <QPalette>

#include <span>

namespace tilewright {

/// A colour and what it lies on, as the window uses them.
struct ColourPair {
    enum class Kind { Text, Graphics };
    const char* what;
    Kind kind;
    QColor (*colour)(const QPalette& palette);
    QColor (*ground)(const QPalette& palette);
};

/// All pairs of the palette's roles and of the colours of theme.h. A colour that is new stands in one of
/// them; texts need more contrast than graphics (contrast.h).
std::span<const ColourPair> colourPairs();

} // namespace tilewright
