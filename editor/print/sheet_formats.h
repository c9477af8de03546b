#pragma once

#include "engine/sheet/drawing.h"
#include "engine/tileset/issue.h"

#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright {

/// Where the files go and how fine they are.
struct SheetTarget {
    /// Made if it is missing.
    std::filesystem::path directory;
    /// Fit for a file name.
    std::string baseName;
    /// Of formats made of pixels.
    double dotsPerInch = 300;
};

/// Asked now and then by who writes: parts done and all of them. False ends the work, and nothing is written.
using SheetProgress = std::function<bool(std::size_t done, std::size_t all)>;

using SheetFiles = std::vector<std::filesystem::path>;

/// A back-end. Window and command line offer what sheetFormats() lists.
struct SheetFormat {
    /// As the command line says it, and the ending of its files: "svg".
    std::string_view name;
    /// English source in the context "SheetFormat".
    const char* label;
    /// Else one file has all pages.
    bool filePerPage = true;
    /// All files are made before the first is written, each is written atomically. Gives them in page order.
    /// No value and no issue: ended by `progress`, which may be empty.
    Loaded<SheetFiles> (*write)(const sheet::Document& document, const SheetTarget& target,
                                const SheetProgress& progress);
};

std::span<const SheetFormat> sheetFormats();
/// nullptr when there is none of that name.
const SheetFormat* findSheetFormat(std::string_view name);

/// What `format` would write: DIRECTORY/BASE.pdf, or DIRECTORY/BASE-01.svg, -02 ..., with as many digits as
/// sort the files in the order of their pages.
SheetFiles sheetFiles(const SheetFormat& format, std::size_t pages, const SheetTarget& target);

/// Files that are made, all of them, into a folder that is made if it is missing. On failure those before it
/// are already there, and the issue says so.
Loaded<SheetFiles> writeSheetFiles(const SheetFiles& files, std::span<const std::string> contents);

} // namespace tilewright
