#pragma once

#include "editor/common/theme.h"

#include <QString>

namespace tilewright {

class MessageBar;

/// The user's choices for the whole program; stored in the settings.
struct Preferences {
    /// "en", "de", "fr"; empty follows the system.
    QString language;
    ThemeChoice theme = ThemeChoice::System;
    /// Scale of the whole window, 75 to 200; applies from the next start on.
    int scalePercent = 100;
    /// Whether a few games are played in the background while a set or map is edited.
    bool quickCheck = true;

    static Preferences load();
    void save() const;
    friend bool operator==(const Preferences&, const Preferences&) = default;
};

inline constexpr int minScale = 75;
inline constexpr int maxScale = 200;

/// Call before constructing the application object, which reads it once.
void applyScale();

/// Shows a message with the settings ignored since the last time, if there are any.
void tellOfIgnoredSettings(MessageBar& messages);

} // namespace tilewright
