#pragma once

#include "engine/base/options/option.h"
#include "engine/sheet/specification.h"

#include <functional>
#include <span>
#include <string_view>

namespace tilewright::sheet {

/// An option of sheets: a field of a template, a field of the form, and mostly an option of the command line.
struct SheetOption {
    /// The name is its place in a template, as a JSON pointer: "/margins/top". In a label, & precedes the key
    /// in the form.
    OptionSpec spec;
    std::function<Json(const SheetSpecification&)> get;
    /// Pre: the schema of templates allows the value.
    std::function<void(SheetSpecification&, const Json&)> set;
};

/// All but paper, chosen tiles and components, in the order of files.
std::span<const SheetOption> sheetOptions();
/// Pre: there is one of that name.
const SheetOption& sheetOption(std::string_view name);

} // namespace tilewright::sheet
