#pragma once

#include "editor/theme/theme.h"

#include <QString>

namespace tilewright {

/// What the user chose for the whole program; kept in the settings.
struct Preferences {
    /// "en", "de", "fr"; empty follows the system.
    QString language;
    ThemeChoice theme = ThemeChoice::System;
    /// Size of everything in the window, 75 to 200; holds from the next start on.
    int scalePercent = 100;
    /// While a set or map is edited, a few games are played with it in the background.
    bool health = true;

    static Preferences load();
    void save() const;
    friend bool operator==(const Preferences&, const Preferences&) = default;
};

inline constexpr int smallestScale = 75;
inline constexpr int largestScale = 200;

/// Must come before the application object, which reads it once.
void applyScale();

} // namespace tilewright
