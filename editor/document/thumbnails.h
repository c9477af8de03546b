#pragma once

#include "engine/tileset/tileset.h"

#include <QPixmap>

namespace tilewright {

/// A tile as a square pixmap of `points` logical pixels; kept by sides, id and size. Below 48 device pixels
/// the simple form is drawn.
QPixmap tileThumbnail(const Tile& tile, int points, qreal devicePixelRatio);
/// A pick colour with its symbol likewise.
QPixmap colourSwatch(Colour colour, int points, qreal devicePixelRatio);
/// A door kind likewise.
QPixmap doorSwatch(Side side, int points, qreal devicePixelRatio);

} // namespace tilewright
