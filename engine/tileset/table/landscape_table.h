#pragma once

#include "engine/tileset/landscape/landscape.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright {

// What a landscape tile shows, in the words of a table's cells.

/// "city NW pennants:1 | road ES inn ends:gate | field EL SR cities:0 | cloister"; fields of a feature that
/// we don't know are its JSON, the last word.
std::string featuresText(const std::vector<Feature>& features);
/// Nothing where it says something that no file could say.
std::optional<std::vector<Feature>> featuresFromText(std::string_view text);

/// "volcano dragon"
std::string marksText(const std::vector<Mark>& marks);
std::optional<std::vector<Mark>> marksFromText(std::string_view text);

/// "0-1 1-2"
std::string crossingsText(const std::vector<std::pair<int, int>>& crossings);
std::optional<std::vector<std::pair<int, int>>> crossingsFromText(std::string_view text);

} // namespace tilewright
