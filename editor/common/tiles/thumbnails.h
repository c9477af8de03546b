#pragma once

#include "engine/games/landscape/tiles/landscape_edit.h"
#include "engine/model/tileset.h"

#include <QPixmap>

namespace tilewright {

/// A tile as a square pixmap of `points` logical pixels, cached by appearance, id and size. Below 48 device
/// pixels the simple form is drawn.
QPixmap tileThumbnail(const Tile& tile, int points, qreal devicePixelRatio);
/// A pick colour with its symbol, in the same way.
QPixmap colourSwatch(Colour colour, int points, qreal devicePixelRatio);
/// A door kind, in the same way.
QPixmap doorSwatch(SideContent side, int points, qreal devicePixelRatio);
/// An edge of a landscape tile, in the same way.
QPixmap edgeSwatch(Edge edge, int points, qreal devicePixelRatio);
/// A trait of a feature or of a landscape tile, in the same way.
QPixmap traitSwatch(Trait trait, int points, qreal devicePixelRatio);

} // namespace tilewright
