#pragma once

#include "engine/grid/cell.h"
#include "engine/grid/text.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tilewright {

enum class Severity { Error, Warning };

/// A problem of a file or a designed thing: what is wrong, where, and how to mend it.
/// Readers, lint, rule systems and replay all report in this form; the window lists it, the command line
/// prints it.
struct Issue {
    Severity severity = Severity::Error;
    /// Stable and for machines: "tile-id-twice".
    std::string code;
    /// JSON pointer into the file; "" is the whole document.
    std::string pointer;
    /// Names the tile or the cell, where there is one.
    std::string tile;
    std::optional<Cell> cell;
    /// Syntax errors only: both count from 1; 0 is unknown. Columns count bytes.
    int line = 0;
    int column = 0;
    /// What was found and what was expected.
    Text message;
    /// How to mend it; may be empty where the message says it already.
    Text remedy;
    /// The file, where the caller knows it.
    std::string file;
};

using Issues = std::vector<Issue>;

/// What reading gives: the thing, or errors; warnings may come with the thing.
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
