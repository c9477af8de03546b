#pragma once

namespace tilewright {

class MessageBar;

/// Names the settings that were ignored since the last time, if there are any.
void tellOfIgnoredSettings(MessageBar& messages);

} // namespace tilewright
