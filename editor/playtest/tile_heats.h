#pragma once

#include "editor/document/heat.h"
#include "editor/playtest/findings.h"

namespace tilewright {

/// The entry of the menu with its accelerator: "&Refused". `scoresInPlay`: playtest::scoresInPlay().
QString heatMenuText(const playtest::TileMeasure& measure, bool scoresInPlay);
/// A sentence that says what the tiles are tinted by.
QString heatExplained(const playtest::TileMeasure& measure, bool scoresInPlay);
/// "+1.2", "12.5 %"
QString tileValueInWords(const playtest::TileMeasure& measure, double value);
TileHeat tileHeat(const Findings& findings, const playtest::TileMeasure& measure);
/// By each figure that the games have.
std::vector<TileHeat> tileHeats(const Findings& findings);
/// The figures for tinting chambers of a map.
enum class BoardHeatMeasure { Uses, Barred, Refused };
BoardHeat boardHeat(const Findings& findings, BoardHeatMeasure what);

} // namespace tilewright
