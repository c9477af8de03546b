#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>

namespace tilewright {

enum class ThemeChoice { System, Light, Dark };

/// Gives the window calm, warm tones, light or dark by choice or as the system's palette is. Following the
/// system, a native style (any but Fusion) keeps its own palette. May be called again at any time.
void applyTheme(ThemeChoice choice);

QPalette warmPalette(bool dark);
bool isDark(const QPalette& palette);

/// Says "this one": focus, selection, the present mode.
QColor accentColour();
/// Under the tile and the board: lower than the panels.
QColor deskColour(const QPalette& palette);
QColor borderColour(const QPalette& palette);
QColor quietTextColour(const QPalette& palette);
QColor barColour(const QPalette& palette);
QColor errorColour();
QColor warningColour();
/// The strip of modes is dark in both themes.
QColor railColour();
QColor railTextColour();

QFont headingFont(const QFont& base);
QFont smallFont(const QFont& base);

} // namespace tilewright
