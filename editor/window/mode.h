#pragma once

namespace tilewright {

/// The modes of the window, in the order of the rail and of Ctrl+1 to Ctrl+5.
enum class Mode { Design, Map, Play, Playtest, Print };

} // namespace tilewright
