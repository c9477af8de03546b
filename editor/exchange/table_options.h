#pragma once

#include "editor/exchange/exchange_format.h"
#include "editor/exchange/source.h"

namespace tilewright::exchange {

// Options of formats that set a table for play.

/// "players": for how many.
OptionSpec playersOption();
/// "rules": one of the games that are played with other games' sets, or that of the set.
OptionSpec rulesOption();
/// Along an edge of a tile's picture.
OptionSpec pixelsOption(Text explanation, int usual, int least, int most);

/// A table as the options "players" and "rules" say. Errors: as those of setUp, and rules that are not for
/// such tiles.
Loaded<SetUp> setUpTable(const Source& source, const Json& options, std::uint64_t seed);

} // namespace tilewright::exchange
