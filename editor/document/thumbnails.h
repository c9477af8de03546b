#pragma once

#include "engine/tileset/landscape/landscape_edit.h"
#include "engine/tileset/tileset.h"

#include <QPixmap>

namespace tilewright {

/// A tile as a square pixmap of `points` logical pixels; kept by what it shows, id and size. Below 48 device
/// pixels the simple form is drawn.
QPixmap tileThumbnail(const Tile& tile, int points, qreal devicePixelRatio);
/// A pick colour with its symbol likewise.
QPixmap colourSwatch(Colour colour, int points, qreal devicePixelRatio);
/// A door kind likewise.
QPixmap doorSwatch(Side side, int points, qreal devicePixelRatio);
/// What a landscape tile shows on a side, likewise.
QPixmap edgeSwatch(Edge edge, int points, qreal devicePixelRatio);
/// What a feature or a landscape tile bears, likewise.
QPixmap traitSwatch(Trait trait, int points, qreal devicePixelRatio);

} // namespace tilewright
