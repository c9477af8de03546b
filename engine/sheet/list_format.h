#pragma once

#include "engine/sheet/specification.h"

#include <string>
#include <string_view>
#include <vector>

namespace tilewright::sheet {

// Conversions between lists of a specification and one line of text for people. Issues name what was found
// and expected.

/// "1-3, 7"; spaces don't matter.
Loaded<std::vector<int>> readSlots(std::string_view text);
/// Slots in order become ranges: "1-3, 7".
std::string slotsText(const std::vector<int>& numbers);

/// "cross-01=2, corner-07": a missing count means 1.
Loaded<std::vector<ChosenTile>> readChosen(std::string_view text);
/// "cross-01=2, corner-07=1"
std::string chosenText(const std::vector<ChosenTile>& chosen);

} // namespace tilewright::sheet
