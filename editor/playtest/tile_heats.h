#pragma once

#include "editor/document/map/board_heat.h"
#include "editor/document/tileset/tile_heat.h"
#include "editor/playtest/health/findings.h"

namespace tilewright {

/// The figures that tiles can be tinted by.
enum class HeatMeasure { Refused, Drawn, Visits, Gains, Entered, Emerged, SentHome };
/// Those of games with spaces beside the tiles only.
constexpr bool isOfSpaces(HeatMeasure what) {
    return what >= HeatMeasure::Entered;
}

/// One word: "Refused". `scoresInPlay`: as playtest::tileColumns takes it.
QString heatInWords(HeatMeasure what, bool scoresInPlay);
/// What a menu says of it: what it tints by.
QString heatExplained(HeatMeasure what, bool scoresInPlay);
TileHeat tileHeat(const Findings& findings, HeatMeasure what);
/// The figures that chambers of a map can be tinted by.
enum class BoardHeatMeasure { Uses, Barred, Refused };
BoardHeat boardHeat(const Findings& findings, BoardHeatMeasure what);

} // namespace tilewright
