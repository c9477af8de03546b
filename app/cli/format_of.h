#pragma once

#include <string>

namespace tilewright::cli {

/// What the document says it is, "tilewright-map"; empty where it doesn't. Reads no further than that.
std::string formatOf(const std::string& text);

} // namespace tilewright::cli
