#pragma once

#include <functional>

class QWidget;

namespace tilewright {

/// Gives a widget colours of its own, now and each time the colours of the window change. A later call
/// replaces the earlier one.
void keepRecoloured(QWidget& widget, std::function<void()> recolour);

} // namespace tilewright
