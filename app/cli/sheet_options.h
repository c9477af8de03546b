#pragma once

#include "app/cli/translator.h"
#include "engine/model/tileset.h"

#include <optional>
#include <string>
#include <vector>

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
    /// The map of the board to print, or of the rules.
    std::string map;
    std::string output = ".";
    /// Differences from the template, in the form of a template.
    Json changes = Json::object();
    /// "sheets", or "rules" for a leaflet with the rules.
    std::string what = "sheets";
    /// Of the rules: their rule system (empty: that of the set) and its options as name=value.
    std::string ruleset;
    std::vector<std::string> ruleOptions;
    /// More sets of the leaflet, besides `set`.
    std::vector<std::string> tileSets;
    /// As GameArguments::variant.
    std::optional<std::string> variant;
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
    /// Removes the files of an earlier run that lie beside the new ones.
    bool removeLeftovers = false;
};

/// `words` has to live as long as the verb.
void addSheetOptions(CLI::App& sheet, SheetArguments& arguments, const Translator& words);

} // namespace tilewright::cli
