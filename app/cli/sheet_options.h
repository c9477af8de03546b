#pragma once

#include "engine/tileset/tileset.h"

#include <string>

namespace CLI {
class App;
}

namespace tilewright::cli {

/// What `sheet` is told.
struct SheetArguments {
    std::string set;
    std::string format = "svg";
    /// A file, or the name of a bundled one; empty: the options that the set keeps, or A4.
    std::string sheetTemplate;
    /// A board to print.
    std::string map;
    std::string output = ".";
    /// What differs from the template, in the form of a template.
    Json changes = Json::object();
    /// In place of the sheets.
    bool alignmentTest = false;
    bool colourProof = false;
    /// A file for each piece.
    bool single = false;
    /// Writes template and options there; empty for not.
    std::string saveTemplate;
    double dotsPerInch = 300;
    /// Write over files that have other content.
    bool force = false;
};

void addSheetOptions(CLI::App& sheet, SheetArguments& arguments);

} // namespace tilewright::cli
