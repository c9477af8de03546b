#pragma once

#include "engine/base/issue.h"

#include <cstddef>
#include <string_view>

namespace tilewright {

/// An issue at a byte of the text, with its line and column.
Issue issueAt(std::string_view text, std::size_t offset, const char* code);

/// Rephrases the parser's `reason` after reading `position` bytes: what was found and what was expected.
Issue syntaxIssue(std::string_view text, std::size_t position, std::string_view reason);

/// The start of the quoted text whose closing quote is at `closing`. Pre: there is one.
std::size_t openingQuote(std::string_view text, std::size_t closing);

} // namespace tilewright
