#pragma once

#include "engine/model/landscape_tile.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright {

// The picture of a landscape tile as text in a table's cells.

/// "city NW pennants:1 | road ES inn ends:gate | field EL SR cities:0 | cloister"; unknown fields of a
/// feature are JSON, as the last word.
std::string featuresText(const std::vector<Feature>& features);
/// Empty if the text describes something that files can't express.
std::optional<std::vector<Feature>> featuresFromText(std::string_view text);

/// "volcano dragon"
std::string marksText(const std::vector<Mark>& marks);
std::optional<std::vector<Mark>> marksFromText(std::string_view text);

/// "0-1 1-2"
std::string crossingsText(const std::vector<std::pair<int, int>>& crossings);
std::optional<std::vector<std::pair<int, int>>> crossingsFromText(std::string_view text);

} // namespace tilewright
