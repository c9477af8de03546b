#pragma once

#include <string>
#include <utility>
#include <vector>

namespace tilewright::exchange {

/// Name and bytes of each file; folders come with the names. The same files give the same bytes, whatever the
/// time and wherever: their date is 1 January 1980. Empty where memory runs out.
std::string zipArchive(const std::vector<std::pair<std::string, std::string>>& files);

} // namespace tilewright::exchange
