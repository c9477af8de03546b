#pragma once

#include "engine/sheet/sheet.h"
#include "engine/tileset/tileset.h"

#include <QByteArray>

#include <filesystem>
#include <string>
#include <vector>

namespace tilewright {

/// The layout of a set: item i is set.tiles[i].
Loaded<sheet::Layout> sheetLayout(const TileSet& set, const sheet::SheetSpecification& specification);

/// One page, in millimetres, with the layers Art, Guides and Cut; Cut is hidden. Text is English and drawn as
/// paths, so that window and command line give the same bytes everywhere. Pre: `layout` is that of `set`, 0
/// <= page.
QByteArray svgPage(const sheet::Layout& layout, std::size_t page, const TileSet& set);

/// What writeSvgSheets() would write.
std::vector<std::filesystem::path> svgSheetFiles(std::size_t pages, const std::filesystem::path& directory,
                                                 const std::string& baseName);
/// Writes DIRECTORY/BASE-01.svg, -02 ...; makes the directory if it is missing. All pages are made before the
/// first is written, each file is written atomically. Gives the files in page order. Pre: `baseName` is fit
/// for a file name.
Loaded<std::vector<std::filesystem::path>> writeSvgSheets(const TileSet& set,
                                                          const sheet::SheetSpecification& specification,
                                                          const std::filesystem::path& directory,
                                                          const std::string& baseName);

} // namespace tilewright
