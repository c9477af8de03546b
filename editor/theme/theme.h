#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>

class QApplication;

namespace tilewright {

/// Where the platform brings no style of its own (plain Fusion), gives the window calm, warm tones; light or
/// dark as the system's palette is. A native style keeps its own palette.
void applyTheme(QApplication& application);

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
