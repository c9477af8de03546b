#pragma once

namespace tilewright {

/// What the window is used for at the moment. The order is that of the rail and of Ctrl+1 to Ctrl+5.
enum class Mode { Design, Map, Play, Playtest, Print };

} // namespace tilewright
