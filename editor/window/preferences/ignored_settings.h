#pragma once

namespace tilewright {

class MessageBar;

/// Shows a message with the settings ignored since the last time, if there are any.
void tellOfIgnoredSettings(MessageBar& messages);

} // namespace tilewright
