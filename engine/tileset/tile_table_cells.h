#pragma once

#include "engine/tileset/tileset.h"

#include <array>
#include <string>
#include <string_view>

namespace tilewright::table {

// What stands in the cells of a table of tiles; for its writer and its reader only.

inline constexpr std::array<std::string_view, 7> knownColumns{"id",    "count", "north", "east",
                                                              "south", "west",  "notes"};
inline constexpr std::size_t idColumn = 0;
inline constexpr std::size_t countColumn = 1;
inline constexpr std::size_t firstSideColumn = 2;
inline constexpr std::size_t notesColumn = 6;

/// "North " gives "north".
std::string plain(std::string_view text);
/// Place among knownColumns, -1 for another.
int knownColumn(std::string_view heading);

std::string headingOf(const std::string& field);
std::string fieldOf(const std::string& heading);

std::string cellOf(const Tile& tile, std::size_t known);
/// Empty where the tile has no such field.
std::string cellOf(const Tile& tile, const std::string& field);
/// Pre: the cell is not empty. The same cell comes of it again.
Json valueOf(const std::string& cell);

} // namespace tilewright::table
