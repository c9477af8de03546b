#pragma once

#include "engine/sheet/drawing.h"

#include <string>

namespace tilewright {

/// The layers Cut and Score of a page for cutting machines: DXF R12, which all of them read, in millimetres
/// from the page's lower left corner, y up. Curves become arcs, accurate to a hundredth of a millimetre. Pre:
/// page < document.pages.size().
std::string dxfPage(const sheet::Document& document, std::size_t page);

} // namespace tilewright
