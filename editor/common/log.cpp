#include "editor/common/log.h"

namespace tilewright {

Q_LOGGING_CATEGORY(logWindow, "tilewright.window", QtWarningMsg)
Q_LOGGING_CATEGORY(logFiles, "tilewright.files", QtWarningMsg)
Q_LOGGING_CATEGORY(logPlaytest, "tilewright.playtest", QtWarningMsg)

} // namespace tilewright
