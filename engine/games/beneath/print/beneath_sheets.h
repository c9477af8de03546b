#pragma once

#include "engine/sheet/rules/leaflet.h"

/// What is printed for Beneath besides its tiles.
namespace tilewright::sheet {

class GameParts;

const GameParts& beneathParts();

const Leaflet& beneathLeaflet();

// Parts of Beneath's rule sheet, in their order.
RuleRows beneathSetUpRows();
RuleRows beneathTurnRows();
RuleRows beneathActionRows();
RuleRows beneathDoorRows();
RuleRows beneathEndRows();

} // namespace tilewright::sheet
