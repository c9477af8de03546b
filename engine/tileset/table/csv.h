#pragma once

#include "engine/tileset/issue.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright {

// Limits of a table; exceeding them is an error that names the row.
inline constexpr std::size_t maxTableRows = 20'000;
inline constexpr std::size_t maxTableColumns = 200;

/// A spreadsheet as text (RFC 4180), with any of the separators that programs use.
struct CsvTable {
    char separator = ',';
    std::vector<std::vector<std::string>> rows;
    /// The line of the text in which each row begins, from 1.
    std::vector<int> lines;
};

inline constexpr std::string_view csvSeparators = ",;\t";

/// Skips one byte order mark; lines end in LF or CR LF, and quoted cells may hold both. Errors: invalid
/// UTF-8, a quote that is not closed or has text after its end, too many rows or columns; each names row and
/// column as a spreadsheet counts them, from 1.
Loaded<CsvTable> readCsv(std::string_view text, char separator);
/// Reads only the first row, whatever follows.
Loaded<CsvTable> readCsvHeading(std::string_view text, char separator);

/// Appends one row with a line feed at its end; cells are quoted if necessary.
void appendCsvRow(std::string& out, std::span<const std::string> cells, char separator);

} // namespace tilewright
