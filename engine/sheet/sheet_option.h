#pragma once

#include "engine/base/options/option.h"
#include "engine/sheet/specification.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright::sheet {

/// An option of sheets: a field of a template, a field of the form, and mostly an option of the command line.
struct SheetOption {
    /// The name is its place in a template, as a JSON pointer: "/margins/top". In a label, & precedes the key
    /// in the form.
    OptionSpec spec;
    std::function<Json(const SheetSpecification&)> get;
    /// Pre: the schema of templates allows the value, and it is one of the choices if there are some.
    std::function<void(SheetSpecification&, const Json&)> set;
};

/// All but paper, chosen tiles and components, in the order of files.
std::span<const SheetOption> sheetOptions();
/// Pre: there is one of that name.
const SheetOption& sheetOption(std::string_view name);

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
