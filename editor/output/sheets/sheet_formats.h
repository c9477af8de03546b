#pragma once

#include "editor/output/pictures/png_bands.h"
#include "engine/base/files/staged_files.h"
#include "engine/sheet/print_document.h"

#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright {

namespace sheet {
struct SinglePieces;
} // namespace sheet

/// Whether existing files with other content may be overwritten; asked once, on the writing thread, after all
/// files are made.
using MayOverwrite = std::function<bool(const std::vector<std::filesystem::path>& files)>;

/// The files' folder and name, and the resolution.
struct SheetTarget {
    /// Made if missing.
    std::filesystem::path directory;
    /// Valid as a file name.
    std::string baseName;
    /// For pixel formats.
    double dotsPerInch = 300;
    /// Empty: always.
    MayOverwrite mayOverwrite = {};
    /// With its ending; of the one file, if just one is written. Empty: the base name's.
    std::string file = {};
};

/// Called from time to time on the writing thread: parts done and all parts. False cancels the work, and
/// nothing is written.
using SheetProgress = std::function<bool(std::size_t done, std::size_t all)>;

using SheetFiles = std::vector<std::filesystem::path>;

/// One page of the document, counted from 0.
struct SheetPage {
    const sheet::PrintDocument& document;
    std::size_t number = 0;
    /// Of formats made of pixels.
    double dotsPerInch = 300;
};

/// A back-end. Window and command line offer what sheetFormats() lists.
struct SheetFormat {
    /// The name on the command line, and the extension of its files: "svg".
    std::string_view name;
    /// English source in the context "SheetFormat".
    const char* label;
    /// Otherwise one file has all pages.
    bool filePerPage = true;
    /// Makes all files before writing the first; they then appear together. Returns them in page order. No
    /// value and no issue: cancelled by `progress`, which may be empty, or by the target's mayOverwrite.
    Loaded<SheetFiles> (*write)(const sheet::PrintDocument& document, const SheetTarget& target,
                                const SheetProgress& progress);
    /// Adds one page, as a file of its own, to others that appear with it.
    Issues (*addPage)(StagedFiles& files, const std::filesystem::path& file, const SheetPage& page,
                      const Progress& progress);
};

std::span<const SheetFormat> sheetFormats();
/// nullptr if there is none of that name.
const SheetFormat* findSheetFormat(std::string_view name);

/// The files that `format` would write: DIRECTORY/BASE.pdf, or DIRECTORY/BASE-01.svg, -02 ..., with enough
/// digits to sort the files in page order.
SheetFiles sheetFiles(const SheetFormat& format, std::size_t pages, const SheetTarget& target);

/// Commits all files, if those that they replace may be overwritten.
Loaded<SheetFiles> commitFiles(StagedFiles& staged, SheetFiles files, const SheetTarget& target);

/// Writes all files, making missing folders. On failure, none of them exists.
Loaded<SheetFiles> writeSheetFiles(const SheetFiles& files, std::span<const std::string> contents);

/// DIRECTORY/NAME.svg for each piece, and the manifest.
SheetFiles singleFiles(const sheet::SinglePieces& singles, const SheetFormat& format,
                       const SheetTarget& target);

/// Writes each piece as a separate file, and DIRECTORY/manifest.csv, which lists them with their counts:
/// `file,back,id,count,width_mm,height_mm,bleed_mm`. All of them appear together. No value and no issue:
/// cancelled by progress.
Loaded<SheetFiles> writeSingles(const sheet::SinglePieces& singles, const SheetFormat& format,
                                const SheetTarget& target, const SheetProgress& progress);

} // namespace tilewright
