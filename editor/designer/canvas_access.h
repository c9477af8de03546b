#pragma once

namespace tilewright {

/// Lets screen readers find the parts of a LargeTile: each has its name and what is there, can take the
/// focus, and be pressed as by a click. There are as many as the tile has at the time. To be called before
/// canvases are read; again does nothing.
void installCanvasAccess();

} // namespace tilewright
