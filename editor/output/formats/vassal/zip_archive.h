#pragma once

#include <string>
#include <utility>
#include <vector>

namespace tilewright::exchange {

/// Packs files by name and bytes; folders come from the names. The same files always give the same bytes:
/// their date is 1 January 1980. Empty if memory runs out.
std::string zipArchive(const std::vector<std::pair<std::string, std::string>>& files);

} // namespace tilewright::exchange
