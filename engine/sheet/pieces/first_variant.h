#pragma once

#include "engine/tileset/tileset.h"

#include <string>
#include <string_view>

namespace tilewright::sheet {

/// The number that the set's first variant of the rules, which a game starts with, gives an option; `usual`
/// if it names none.
int numberInFirstVariant(const TileSet& set, std::string_view option, int usual);
/// "three"; digits above eight.
std::string numberInWords(int number);

} // namespace tilewright::sheet
