#pragma once

#include "editor/output/pictures/png_bands.h"
#include "editor/output/pictures/table_painter.h"
#include "engine/base/options/option.h"

#include <span>
#include <string>
#include <string_view>

namespace tilewright {

/// A format for pictures of tiles, and of what lies on a table. Exports and saved moments offer what
/// pictureFormats() lists. The same picture gives the same bytes.
struct PictureFormat {
    /// The name on the command line, and the extension of its files: "svg".
    std::string_view name;
    /// Of an export with it; the explanation is a sentence or two.
    Text title;
    Text explanation;
    /// In dialogs that ask for a file: "Drawings (*.svg)".
    Text filter;
    std::span<const OptionSpec> options;
    /// A tile, so many millimetres wide; `options` holds a value for each option.
    std::string (*tile)(const art::Picture& picture, double millimetres, const Json& options);
    /// A table as a whole file, at the format's usual size.
    std::string (*table)(const TableDrawing& drawing, double cellMillimetres);
    /// A table that may be too large for memory, as the options say; nullptr: like `table`.
    BandedPicture (*tableInBands)(TableDrawing drawing, double cellMillimetres, const Json& options);
};

/// Pixels that a picture has at most if nobody says how many a tile gets.
inline constexpr double defaultMaxPixels = 64e6;
/// The edge of a tile in a picture of a table, in pixels, as the options of formats with pixels say.
int tilePixels(const Json& options, int columns, int rows);

/// In the order of menus.
std::span<const PictureFormat> pictureFormats();

} // namespace tilewright
