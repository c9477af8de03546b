#pragma once

#include "editor/document/map/board_heat.h"
#include "editor/document/tileset/tile_heat.h"
#include "editor/playtest/health/findings.h"

namespace tilewright {

/// The figures for tinting tiles.
enum class HeatMeasure { Refused, Drawn, Visits, Gains, Entered, Emerged, SentHome };
/// Whether it exists only in games with spaces beside the tiles.
constexpr bool isOfSpaces(HeatMeasure what) {
    return what >= HeatMeasure::Entered;
}

/// One word: "Refused". `scoresInPlay`: see playtest::tileColumns.
QString heatInWords(HeatMeasure what, bool scoresInPlay);
/// The menu's explanation of the tint.
QString heatExplained(HeatMeasure what, bool scoresInPlay);
TileHeat tileHeat(const Findings& findings, HeatMeasure what);
/// The figures for tinting chambers of a map.
enum class BoardHeatMeasure { Uses, Barred, Refused };
BoardHeat boardHeat(const Findings& findings, BoardHeatMeasure what);

} // namespace tilewright
