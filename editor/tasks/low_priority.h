#pragma once

namespace tilewright {

enum class Priority {
    Low, ///< after what people wait for at a window
    Idle ///< with what nobody else wants
};
/// This thread, and those that it starts from now on.
void lowerPriority(Priority priority);

} // namespace tilewright
