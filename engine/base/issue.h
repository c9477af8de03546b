#pragma once

#include "engine/base/translatable_text.h"
#include "engine/grid/cell.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tilewright {

enum class Severity { Error, Warning };

/// A problem in a file or a design: what is wrong, where, and how to fix it. Readers, lint, rule systems and
/// replay all report in this form; the window lists it, the command line prints it.
struct Issue {
    Severity severity = Severity::Error;
    /// Stable and machine-readable: "tile-id-twice".
    std::string code;
    /// JSON pointer into the file; "" is the whole document.
    std::string pointer;
    /// The tile or the cell, if there is one.
    std::string tile;
    std::optional<Cell> cell;
    /// Syntax errors only: both count from 1; 0 is unknown. Columns count bytes.
    int line = 0;
    int column = 0;
    /// What was found and what was expected.
    Text message;
    /// How to fix it; may be empty if the message says it already.
    Text remedy;
    /// The file, if the caller knows it.
    std::string file;
};

using Issues = std::vector<Issue>;

/// Of no place in a file.
Issue errorIssue(const char* code, Text message, Text remedy = {});
Issue warningIssue(const char* code, Text message, Text remedy = {});

/// The result of reading: the value, or errors; warnings may come with the value.
template <class T>
struct Loaded {
    std::optional<T> value;
    Issues issues;
    explicit operator bool() const { return value.has_value(); }
};

bool hasErrors(const Issues& issues);
/// One line for a terminal: `FILE:LINE:COLUMN: error: message [code] at /tiles/3 (tile cross-01): remedy`.
std::string format(const Issue& issue);

} // namespace tilewright
