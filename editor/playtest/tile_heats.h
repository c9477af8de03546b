#pragma once

#include "editor/document/tile_heat.h"
#include "editor/playtest/findings.h"

namespace tilewright {

/// The figures that tiles can be tinted by.
enum class HeatOf { Refused, Drawn, Visits, Gains };

/// One word: "Refused".
QString heatInWords(HeatOf what);
TileHeat tileHeat(const Findings& findings, HeatOf what);

} // namespace tilewright
