#pragma once

#include "editor/output/pictures/picture_painter.h"
#include "engine/art/picture.h"

#include <QImage>

#include <string>

namespace tilewright {

/// `pixels` wide on a transparent background, with the picture's proportions.
QImage imageOf(const art::Picture& picture, int pixels);
/// The same bytes for the same picture. `dotsPerMetre` 0: 96 dots per inch.
std::string pngBytes(const QImage& image, int dotsPerMetre = 0);

} // namespace tilewright
