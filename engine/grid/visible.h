#pragma once

#include <string>
#include <string_view>

namespace tilewright {

// A terminal obeys control characters, wherever they come from: a name in a file could clear the screen, fake
// a line, or turn what follows around. So they are shown in place of being sent: C0 and DEL ("\x1b"), C1
// ("\u009b"), the marks that turn the direction of text ("\u202e"), and bytes that are no UTF-8 ("\xff").

/// One line of text for a terminal; a line feed within it is shown too.
std::string visible(std::string_view line);
/// The same of a written JSON document, by escapes of JSON: what reads it gets the same strings. Line feeds
/// between its parts stay.
std::string visibleInJson(std::string_view document);

} // namespace tilewright
