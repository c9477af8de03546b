#pragma once

#include "engine/base/issue.h"

#include <cstddef>
#include <optional>
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

/// The separator in a first line "sep=;", which spreadsheets write and don't show.
std::optional<char> namedSeparator(std::string_view text);

/// Skips one byte order mark and a line "sep=;"; lines end in LF, CR LF or CR, and quoted cells may hold
/// them. Errors: invalid UTF-8, a quote that is not closed or has text after its end, too many rows or
/// columns; each names row and column as a spreadsheet counts them, from 1.
Loaded<CsvTable> readCsv(std::string_view text, char separator);
/// Reads only the first row, whatever follows.
Loaded<CsvTable> readCsvHeading(std::string_view text, char separator);

/// Appends one row with a line feed at its end; cells are quoted if necessary.
void appendCsvRow(std::string& out, std::span<const std::string> cells, char separator);

} // namespace tilewright
