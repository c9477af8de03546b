#pragma once

#include "editor/render/picture_painter.h"
#include "engine/art/picture.h"

#include <QImage>

#include <string>

namespace tilewright::exchange {

/// The edge of a cell in drawings.
inline constexpr double unit = 100;

/// On a transparent ground, `pixels` wide; as high as its proportions want.
QImage imageOf(const art::Picture& picture, int pixels);
/// The same bytes for the same picture. `dotsPerMetre` 0: 96 dots to the inch.
std::string pngBytes(QImage image, int dotsPerMetre = 0);

} // namespace tilewright::exchange
