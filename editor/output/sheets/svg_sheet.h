#pragma once

#include "engine/sheet/drawing.h"

#include <QByteArray>

namespace tilewright {

/// One page, in millimetres, with the layers Art, Guides, Score and Cut in Inkscape's form; those for
/// machines are hidden. Pre: page < document.pages.size().
QByteArray svgPage(const sheet::Document& document, std::size_t page);

} // namespace tilewright
