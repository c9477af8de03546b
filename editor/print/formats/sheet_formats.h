#pragma once

#include "editor/render/png_bands.h"
#include "engine/sheet/drawing.h"
#include "engine/tileset/io/staged_files.h"

#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright {

/// Whether files that are there already with other content may be written over; asked once, by who writes,
/// when all are made.
using MayReplace = std::function<bool(const std::vector<std::filesystem::path>& files)>;

/// Where the files go and how fine they are.
struct SheetTarget {
    /// Made if it is missing.
    std::filesystem::path directory;
    /// Fit for a file name.
    std::string baseName;
    /// Of formats made of pixels.
    double dotsPerInch = 300;
    /// Empty: always.
    MayReplace mayReplace = {};
};

/// Asked now and then by who writes: parts done and all of them. False ends the work, and nothing is written.
using SheetProgress = std::function<bool(std::size_t done, std::size_t all)>;

using SheetFiles = std::vector<std::filesystem::path>;

/// One page of the document, counted from 0.
struct SheetPage {
    const sheet::Document& document;
    std::size_t number = 0;
    /// Of formats made of pixels.
    double dotsPerInch = 300;
};

/// A back-end. Window and command line offer what sheetFormats() lists.
struct SheetFormat {
    /// As the command line says it, and the ending of its files: "svg".
    std::string_view name;
    /// English source in the context "SheetFormat".
    const char* label;
    /// Else one file has all pages.
    bool filePerPage = true;
    /// All files are made before the first is written, and then appear together. Gives them in page order.
    /// No value and no issue: ended by `progress`, which may be empty, or by the target's mayReplace.
    Loaded<SheetFiles> (*write)(const sheet::Document& document, const SheetTarget& target,
                                const SheetProgress& progress);
    /// Adds one page, as a file of its own, to others that appear with it.
    Issues (*addPage)(StagedFiles& files, const std::filesystem::path& file, const SheetPage& page,
                      const Progress& progress);
};

std::span<const SheetFormat> sheetFormats();
/// nullptr when there is none of that name.
const SheetFormat* findSheetFormat(std::string_view name);

/// What `format` would write: DIRECTORY/BASE.pdf, or DIRECTORY/BASE-01.svg, -02 ..., with as many digits as
/// sort the files in the order of their pages.
SheetFiles sheetFiles(const SheetFormat& format, std::size_t pages, const SheetTarget& target);

/// The end of all writing: the files appear, if those that they replace may be.
Loaded<SheetFiles> appear(StagedFiles& staged, SheetFiles files, const SheetTarget& target);

/// Files that are made, all of them, into folders that are made if they are missing. On failure none is
/// there.
Loaded<SheetFiles> writeSheetFiles(const SheetFiles& files, std::span<const std::string> contents);

} // namespace tilewright
