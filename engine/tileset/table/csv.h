#pragma once

#include "engine/tileset/issue.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright {

// Limits of a table that we read; beyond is an error that names the row.
inline constexpr std::size_t maxTableRows = 20'000;
inline constexpr std::size_t maxTableColumns = 200;

/// A spreadsheet as text (RFC 4180), with any of the separators that programs use.
struct CsvTable {
    char separator = ',';
    std::vector<std::vector<std::string>> rows;
    /// For each row the line of the text in which it begins, from 1.
    std::vector<int> lines;
};

inline constexpr std::string_view csvSeparators = ",;\t";

/// One byte order mark skipped, lines end in LF or CR LF, quoted cells may hold both. Errors: no UTF-8, a
/// quote that is never closed or goes on after its end, too many rows or columns; each names row and column
/// as a spreadsheet counts them, from 1.
Loaded<CsvTable> readCsv(std::string_view text, char separator);
/// The first row alone, whatever follows.
Loaded<CsvTable> readCsvHeading(std::string_view text, char separator);

/// One row with a line feed at its end; cells are quoted where they have to be.
void appendCsvRow(std::string& out, std::span<const std::string> cells, char separator);

} // namespace tilewright
