#pragma once

#include <string>

namespace tilewright::cli {

/// The format named in the document, "tilewright-map"; empty if there is none. Reads no further than that.
std::string formatOf(const std::string& text);

} // namespace tilewright::cli
