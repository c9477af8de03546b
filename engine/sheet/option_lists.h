#pragma once

#include "engine/sheet/specification.h"

#include <string>
#include <string_view>
#include <vector>

namespace tilewright::sheet {

// Lists of a specification as one line of text, as people write them, and back. Issues say what was found and
// what was expected.

/// "1-3, 7"; spaces don't matter.
Loaded<std::vector<int>> readSlots(std::string_view text);
/// Slots in order become ranges: "1-3, 7".
std::string slotsText(const std::vector<int>& numbers);

/// "cross-01=2, corner-07": once, where there is no count.
Loaded<std::vector<ChosenTile>> readChosen(std::string_view text);
/// "cross-01=2, corner-07=1"
std::string chosenText(const std::vector<ChosenTile>& chosen);

} // namespace tilewright::sheet
