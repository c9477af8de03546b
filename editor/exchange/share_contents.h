#pragma once

#include "editor/output/formats/source.h"

#include <QString>

namespace tilewright {

/// What a web page of the source will have in it, in a few sentences: set, board, rules, variant, the game so
/// far.
QString contentsInWords(const exchange::Source& source);

} // namespace tilewright
