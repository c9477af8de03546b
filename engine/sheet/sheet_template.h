#pragma once

#include "engine/model/io/file_formats.h"
#include "engine/sheet/specification.h"

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
    /// The template does not define the size of tiles: a set has its own.
    bool usesTileSizeOfSet = true;
    /// The document as read, so that unknown fields are kept at their places.
    Json document = Json::object();
};

/// Errors of format and schema, each with its pointer.
Loaded<SheetTemplate> readSheetTemplate(std::string_view text);
/// The same from a document.
Loaded<SheetTemplate> sheetTemplateFromJson(const Json& document);
/// Writes every field.
Json toJson(const SheetTemplate& sheet);

/// The templates built into the program, sorted by file name.
struct BundledTemplate {
    /// "a4-45" of a4-45.sheet.json.
    std::string name;
    SheetTemplate sheet;
};
const std::vector<BundledTemplate>& bundledTemplates();
/// Finds by file name ("a4-45") or by name ("A4, 45 mm"), ignoring case; nullptr if there is none.
const SheetTemplate* findTemplate(std::string_view name);

/// The specification for a set: with its tile size, if the template has none.
SheetSpecification specificationFor(const SheetTemplate& sheet, const TileSet& set);

} // namespace tilewright::sheet
