#pragma once

#include <QColor>
#include <QPalette>

#include <span>

namespace tilewright {

/// WCAG 2: at least that much for texts, and for large texts and graphics.
inline constexpr double textContrast = 4.5;
inline constexpr double graphicsContrast = 3;

/// From 1 to 21; both colours are opaque.
double contrast(const QColor& a, const QColor& b);
/// What a translucent colour looks like on an opaque one.
QColor over(const QColor& colour, const QColor& ground);
/// The one of almost black and white that is easier to read on the ground.
QColor readableOn(const QColor& ground);

/// A colour and what it lies on, as the window uses them.
struct ColourPair {
    enum class Kind { Text, Graphics };
    const char* what;
    Kind kind;
    QColor (*colour)(const QPalette& palette);
    QColor (*ground)(const QPalette& palette);
};

/// All pairs of the palette's roles and of the colours of theme.h. A colour that is new stands in one of
/// them; texts need more contrast than graphics.
std::span<const ColourPair> colourPairs();

} // namespace tilewright
