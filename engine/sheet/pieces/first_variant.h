#pragma once

#include "engine/model/tileset.h"

#include <string>
#include <string_view>

namespace tilewright::sheet {

// Of the set's first variant of the rules, which a game starts with.

/// The number that it gives an option; `usual` if it names none, or one that no option has.
int numberInFirstVariant(const TileSet& set, std::string_view option, int usual);
/// Whether it gives an option that value.
bool isInFirstVariant(const TileSet& set, std::string_view option, const Json& value);
/// "three"; digits above eight.
std::string numberInWords(int number);

} // namespace tilewright::sheet
