#pragma once

#include "editor/document/map/board_heat.h"
#include "editor/document/tileset/tile_heat.h"
#include "editor/playtest/health/findings.h"

namespace tilewright {

/// The figures that tiles can be tinted by.
enum class HeatOf { Refused, Drawn, Visits, Gains, Entered, Emerged, SentHome };
/// Those of games with spaces beside the tiles only.
constexpr bool isOfSpaces(HeatOf what) {
    return what >= HeatOf::Entered;
}

/// One word: "Refused". `scoresInPlay`: as playtest::tileColumns takes it.
QString heatInWords(HeatOf what, bool scoresInPlay);
/// What a menu says of it: what it tints by.
QString heatExplained(HeatOf what, bool scoresInPlay);
TileHeat tileHeat(const Findings& findings, HeatOf what);
/// The figures that chambers of a map can be tinted by.
enum class BoardHeatOf { Uses, Barred, Refused };
BoardHeat boardHeat(const Findings& findings, BoardHeatOf what);

} // namespace tilewright
