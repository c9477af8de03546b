#pragma once

#include <string_view>

namespace tilewright {

/// A column of a table of tiles (tile_table.h) for a part of the tile's picture.
struct TableColumn {
    std::string_view name;
    /// Whether a new tile needs it.
    bool required = true;
};

/// Why a cell can't be read.
struct CellError {
    const char* code = "";
    /// With %1 for the row, %2 for the column, %3 for what was found.
    const char* sentence = "";
};

} // namespace tilewright
