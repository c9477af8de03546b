#pragma once

#include "editor/output/formats/exchange_format.h"
#include "editor/output/formats/source.h"

namespace tilewright::exchange {

// Options of formats that set up a table for play.

/// "players": their number.
OptionSpec playersOption();
/// "rules": the game of the set, or another game played with such sets.
OptionSpec rulesOption();
/// Pixels along an edge of a tile's picture.
OptionSpec pixelsOption(Text explanation, int usual, int least, int most);

/// Sets up a table by the options "players" and "rules". Errors: those of setUp, and rules that are not for
/// such tiles.
Loaded<SetUp> setUpTable(const Source& source, const Json& options, std::uint64_t seed);

} // namespace tilewright::exchange
