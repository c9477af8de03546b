#pragma once

namespace tilewright {

/// Lets screen readers find the four sides of a TileCanvas as parts of it: each has its name and its door,
/// can take the focus, and be pressed as by a click. To be called before canvases are read; again does
/// nothing.
void installCanvasAccess();

} // namespace tilewright
