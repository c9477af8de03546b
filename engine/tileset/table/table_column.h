#pragma once

#include <string_view>

namespace tilewright {

/// A column of a table of tiles (tile_table.h) that tells something of what a tile shows.
struct TableColumn {
    std::string_view name;
    /// A new tile can't do without it.
    bool required = true;
};

/// Why a cell can't be taken.
struct CellError {
    const char* code = "";
    /// With %1 for the row, %2 for the column, %3 for what was found.
    const char* sentence = "";
};

} // namespace tilewright
