#pragma once

#include <QColor>
#include <QFont>
#include <QGuiApplication>
#include <QPalette>
#include <QString>

#include <functional>
#include <optional>

class QWidget;

namespace tilewright {

enum class ThemeChoice { System, Light, Dark, HighContrastLight, HighContrastDark };

/// A set of colours for the whole window.
struct Scheme {
    bool dark = false;
    bool highContrast = false;
    friend bool operator==(const Scheme&, const Scheme&) = default;
};

/// What the desktop asks of programs, besides the palette of its platform theme.
struct DesktopScheme {
    /// Empty: no preference, or nothing known.
    std::optional<bool> dark;
    bool highContrast = false;
    /// As little as possible moves by itself.
    bool calm = false;
    friend bool operator==(const DesktopScheme&, const DesktopScheme&) = default;
};

/// Gives the window calm, warm tones, or black and white, by choice or following the desktop. When following
/// it, native styles (any but Fusion) keep their own palette. May be called again at any time.
void applyTheme(ThemeChoice choice, const DesktopScheme& desktop = {});
/// Part of applyTheme(): whether menus and panels fade and slide. Styles tell it to others by
/// QStyle::SH_Widget_Animation_Duration.
void applyMotion(bool calm);

QPalette schemePalette(Scheme scheme);
bool isDark(const QPalette& palette);
bool isHighContrast(const QPalette& palette);

// Colours that no palette has. Each of them is in a pair of contrast.cpp, which says what it lies on.

/// Focus, selection, the present mode, marks.
QColor accentColour(const QPalette& palette = QGuiApplication::palette());
/// The background of tile and board, darker than the panels.
QColor canvasColour(const QPalette& palette);
QColor borderColour(const QPalette& palette);
QColor quietTextColour(const QPalette& palette);
QColor barColour(const QPalette& palette);
QColor errorColour(const QPalette& palette = QGuiApplication::palette());
QColor warningColour(const QPalette& palette = QGuiApplication::palette());
QColor goodColour(const QPalette& palette = QGuiApplication::palette());
/// The strip of modes, which is dark in all schemes.
QColor railColour(const QPalette& palette);
QColor railTextColour(const QPalette& palette);
QColor railHoverColour(const QPalette& palette);
QColor railPresentColour(const QPalette& palette);
QColor railPresentTextColour(const QPalette& palette);
/// The stripe at the present mode.
QColor railMarkColour(const QPalette& palette);
/// Short texts that lie on pictures. Dark in all schemes, as pictures have the same colours in all of them.
QColor noteColour(const QPalette& palette = QGuiApplication::palette());
QColor noteTextColour(const QPalette& palette = QGuiApplication::palette());
/// The style sheet of a label with such a text.
QString noteStyle();
/// From the ground of panels to the accent: lightness alone tells more from less. `part` from 0 to 1.
QColor heatColour(double part, const QPalette& palette);

QFont headingFont(const QFont& base);
QFont smallFont(const QFont& base);

/// Gives a widget colours of its own, now and each time the colours of the window change. A later call
/// replaces the earlier one.
void followPalette(QWidget& widget, std::function<void()> recolour);

} // namespace tilewright
