#pragma once

#include "engine/model/tileset.h"

#include <QString>

namespace tilewright::test {

/// A landscape tile in words: "id edges features...", and "x4" for its count.
/// Edges are four letters, from north clockwise: `c`ity, `r`oad, `f`ield, `a`ny. Features: "c:ns" a city with
/// these sides, "r:e" a road, "f:NL,NR" a field with these half sides, "f:" an inner one, "m" a cloister;
/// behind a city "+2" its pennants, behind a city or road "*" its cathedral or inn, behind a city "^" its
/// princess, behind a road "!" a mouth and "!!" that it splits, behind a field "/0,1" the cities that it
/// touches. Half sides that are in no field form one last field. "@volcano" is a mark.
Tile parseTile(const QString& text);

/// Bit h: half side h is one of a road or field edge.
unsigned fieldHalves(const Edges& edges);

} // namespace tilewright::test
