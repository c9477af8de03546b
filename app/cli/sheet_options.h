#pragma once

#include "engine/tileset/tileset.h"

#include <string>

namespace CLI {
class App;
}

namespace tilewright::cli {

/// Arguments of `sheet`.
struct SheetArguments {
    std::string set;
    std::string format = "svg";
    /// A file, or the name of a bundled one; empty: the options stored in the set, or A4.
    std::string sheetTemplate;
    /// The map of the board to print.
    std::string map;
    std::string output = ".";
    /// Differences from the template, in the form of a template.
    Json changes = Json::object();
    /// Prints the alignment test instead of the sheets.
    bool alignmentTest = false;
    bool colourProof = false;
    /// Writes a file for each piece.
    bool single = false;
    /// Saves template and options to this file; empty: doesn't.
    std::string saveTemplate;
    double dotsPerInch = 300;
    /// Overwrites files that have other content.
    bool force = false;
};

void addSheetOptions(CLI::App& sheet, SheetArguments& arguments);

} // namespace tilewright::cli
