#pragma once

#include "editor/output/formats/exchange_format.h"
#include "editor/output/formats/tts/tts_links.h"

namespace tilewright::exchange {

/// The saved object with its pictures and their manifest. Pictures in `kept` have the addresses there.
/// `options`: "urlPrefix" begins the addresses of the others, "pixels" is the side of a tile.
Loaded<OutFiles> tabletopSave(const Source& source, const Json& options, tts::Links kept, SetUp setUp,
                              const Progress& progress);

} // namespace tilewright::exchange
