#pragma once

#include "engine/tileset/issue.h"

#include <cstddef>
#include <string_view>

namespace tilewright {

/// An issue at a byte of the text, with its line and column.
Issue issueAt(std::string_view text, std::size_t offset, const char* code);

/// What the parser calls `reason` after reading `position` bytes, in words of ours: what stands there, what
/// was expected.
Issue syntaxIssue(std::string_view text, std::size_t position, std::string_view reason);

/// Where the quoted text begins that ends with the quote at `closing`. Pre: there is one.
std::size_t openingQuote(std::string_view text, std::size_t closing);

} // namespace tilewright
