#pragma once

#include "editor/output/pictures/picture_painter.h"
#include "engine/sheet/print_document.h"

#include <vector>

class QPainter;

namespace tilewright {

/// The symbols of a document, prepared for painting all of its pages.
std::vector<PicturePainter> symbolPainters(const sheet::PrintDocument& document);
/// Only those of one page; the others are empty.
std::vector<PicturePainter> symbolPainters(const sheet::PrintDocument& document,
                                           const sheet::DrawnPage& page);

/// Paints the printed layers of a page. One unit of the painter is a millimetre. Skips symbols outside of
/// `part`, unless it is empty.
void paintPage(QPainter& painter, const sheet::DrawnPage& page, const std::vector<PicturePainter>& symbols,
               const QRectF& part = {});

} // namespace tilewright
