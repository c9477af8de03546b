#pragma once

#include "engine/sheet/specification.h"
#include "engine/tileset/io/format.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright::sheet {

/// `*.sheet.json`: a specification with a name.
struct SheetTemplate {
    std::string name;
    std::string description;
    SheetSpecification specification;
    /// The template says nothing of the tiles' size: a set has its own.
    bool tileOfSet = true;
    /// As it was read, so that fields we don't know survive wherever they stand.
    Json document = Json::object();
};

/// Errors of format and schema, each with its pointer.
Loaded<SheetTemplate> readSheetTemplate(std::string_view text);
/// The same of a document.
Loaded<SheetTemplate> sheetTemplateFromJson(const Json& document);
/// Everything written out.
Json toJson(const SheetTemplate& sheet);

/// Those that are built into the program, sorted by file name.
struct BundledTemplate {
    /// "a4-45" of a4-45.sheet.json.
    std::string name;
    SheetTemplate sheet;
};
const std::vector<BundledTemplate>& bundledTemplates();
/// By file name ("a4-45") or by name ("A4, 45 mm"), upper and lower case the same; nullptr when there is
/// none.
const SheetTemplate* findTemplate(std::string_view name);

/// The specification for a set: its tile size, where the template has none.
SheetSpecification specificationFor(const SheetTemplate& sheet, const TileSet& set);

} // namespace tilewright::sheet
