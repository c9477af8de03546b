#pragma once

#include "engine/model/tile_family.h"

#include <string>
#include <string_view>
#include <vector>

namespace tilewright::table {

// Cells of a table of tiles; for its writer and its reader only.

inline constexpr std::size_t idColumn = 0;
inline constexpr std::size_t countColumn = 1;
inline constexpr std::size_t firstShownColumn = 2;

/// Without blanks and ends of lines around it; blanks that don't break are blanks too.
std::string_view trimmed(std::string_view text);
/// Trims and lower-cases: "North " gives "north".
std::string plain(std::string_view text);

/// The columns of every table of a family: id, count, the tile's picture, notes.
class Columns {
public:
    explicit Columns(const TileFamily& family);

    std::size_t size() const { return names_.size(); }
    const std::vector<std::string>& names() const { return names_; }
    std::size_t notes() const { return names_.size() - 1; }
    /// The column's index, -1 if unknown.
    int find(std::string_view heading) const;
    /// Of a column that people call otherwise: "Qty" for count.
    int findSynonym(std::string_view heading) const;
    /// Whether a tile's field has a column or a meaning of its own.
    bool isReserved(std::string_view field) const;
    /// Whether a new tile needs it; picture columns only.
    bool isRequired(std::size_t column) const;

    std::string headingOf(const std::string& field) const;
    std::string cellOf(const Tile& tile, std::size_t column) const;

private:
    const TileFamily& family_;
    std::vector<std::string> names_;
};

std::string fieldOf(const std::string& heading);

/// Empty if the tile has no such field.
std::string cellOf(const Tile& tile, const std::string& field);
/// The value of a cell, which cellOf() turns back into the same cell. Pre: the cell is not empty.
Json valueOf(const std::string& cell);

} // namespace tilewright::table
