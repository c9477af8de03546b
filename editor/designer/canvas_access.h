#pragma once

namespace tilewright {

/// Makes the parts of a LargeTile accessible to screen readers: each has a name and a description, can take
/// the focus, and be pressed like with a click. There are as many as the tile has at the time. Call before
/// canvases are read; further calls do nothing.
void installCanvasAccess();

} // namespace tilewright
