#pragma once

namespace tilewright {

enum class Priority {
    Low, ///< below anything that people wait for at a window
    Idle ///< only otherwise unused time
};
/// Applies to this thread, and to those that it starts from now on.
void lowerPriority(Priority priority);

} // namespace tilewright
