#pragma once

#include <string>
#include <string_view>

namespace tilewright::exchange {

/// SHA-256 in hexadecimal. Part of the names of files that other programs keep in a cache, so that they load
/// what has changed.
std::string contentHash(std::string_view bytes);

} // namespace tilewright::exchange
