#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>

namespace tilewright {

enum class ThemeChoice { System, Light, Dark };

/// Gives the window calm, warm tones, light or dark by choice or following the system's palette. When
/// following the system, native styles (any but Fusion) keep their own palette. May be called again at any
/// time.
void applyTheme(ThemeChoice choice);

QPalette warmPalette(bool dark);
bool isDark(const QPalette& palette);

/// The colour of focus, selection and the present mode.
QColor accentColour();
/// The background of tile and board, darker than the panels.
QColor deskColour(const QPalette& palette);
QColor borderColour(const QPalette& palette);
QColor quietTextColour(const QPalette& palette);
QColor barColour(const QPalette& palette);
QColor errorColour();
QColor warningColour();
/// The strip of modes, which is dark in both themes.
QColor railColour();
QColor railTextColour();

QFont headingFont(const QFont& base);
QFont smallFont(const QFont& base);

} // namespace tilewright
