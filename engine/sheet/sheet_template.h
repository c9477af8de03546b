#pragma once

#include "engine/model/io/file_formats.h"
#include "engine/model/tileset.h"
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

// A tile set stores the options of its sheets in its own file: an object with the fields of a sheet template
// except format, version, name and description.
inline constexpr const char* optionsField = "sheetOptions";

/// The options stored in the set, or those of an empty template if there are none. Errors of these options
/// have pointers into the set.
Loaded<SheetTemplate> storedOptions(const TileSet& set);

/// Stores only differences from an empty template, so that files stay small; nothing if there are none.
/// Unknown fields in the options are kept.
void storeOptions(TileSet& set, const SheetSpecification& specification);

/// The fields that differ, as pointers into a template; the same for each change of one field.
std::string changedOptions(const SheetSpecification& before, const SheetSpecification& after);

} // namespace tilewright::sheet
