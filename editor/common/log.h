#pragma once

#include <QLoggingCategory>

namespace tilewright {

// What the window does, for anyone looking for a fault; silent unless asked for:
//     QT_LOGGING_RULES="tilewright.*.debug=true" tilewright
// Users never see these messages: what they should know also goes into the window.

/// "tilewright.window": modes, commands and messages.
Q_DECLARE_LOGGING_CATEGORY(logWindow)
/// "tilewright.files": what is opened, saved, kept as a copy or changed by others.
Q_DECLARE_LOGGING_CATEGORY(logFiles)
/// "tilewright.playtest": quick checks and playtests, with how long they take.
Q_DECLARE_LOGGING_CATEGORY(logPlaytest)

} // namespace tilewright
