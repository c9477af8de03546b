#pragma once

#include "editor/window/window_interface.h"
#include "tests/soak/event.h"

#include <optional>

namespace tilewright {
class MainWindow;
}

namespace tilewright::soak {

/// What to do next: a function of the seed, the place in the list, and what the window shows. Stays in
/// `home`, the mode that is tried most; in none if that is empty.
Event chooseEvent(EventRandom& dice, MainWindow& window, std::optional<Mode> home);

} // namespace tilewright::soak
