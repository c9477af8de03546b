#pragma once

#include "editor/print/picture_painter.h"
#include "engine/sheet/drawing.h"

#include <vector>

class QPainter;

namespace tilewright {

/// The symbols of a document, made ready for painting; for all of its pages.
std::vector<PaintedPicture> paintedSymbols(const sheet::Document& document);

/// What is printed of a page. One unit of the painter is a millimetre.
void paintPage(QPainter& painter, const sheet::DrawnPage& page, const std::vector<PaintedPicture>& symbols);

} // namespace tilewright
