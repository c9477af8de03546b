#pragma once

#include <string>
#include <string_view>

namespace tilewright {

// Terminals obey control characters, whatever their source: a name in a file could clear the screen, fake
// a line or reverse the text that follows. So these are printed as escapes: C0 and DEL ("\x1b"), C1
// ("\u009b"), characters that change the direction of text ("\u202e"), and bytes that are not UTF-8 ("\xff").

/// One line of text for a terminal; a line feed within it is escaped too.
std::string escapeControls(std::string_view line);
/// The same for a written JSON document, with JSON's escapes: readers get the same strings. Line feeds
/// between its parts stay.
std::string escapeControlsInJson(std::string_view document);

/// A text that was refused though it may look right, for a message: also escaped are blanks other than the
/// space, characters without width, and, among the letters and digits of English, the dashes, Greek, Cyrillic
/// and wide letters that look like theirs.
std::string escapeConfusables(std::string_view text);

} // namespace tilewright
