#pragma once

#include "engine/games/landscape/tiles/landscape_edit.h"

#include <QString>

namespace tilewright {

/// "city", "road", "field", "any side"
QString edgeInWords(Edge edge);
/// "north", "east, left half", "inner field 1"; the middle is omitted.
QString placeInWords(int place);
/// A feature with its traits: "city north, west; 2 pennants, cathedral". Pre: there is one of that number.
QString featureInWords(const Landscape& tile, int number);
/// The tile: its sides, cloister and marks.
QString landscapeInWords(const Landscape& tile);

} // namespace tilewright
