#pragma once

#include "editor/output/formats/exchange_format.h"

namespace tilewright::exchange {

/// The single file of a VASSAL module, a zip archive. `options` holds players, pixels and margin.
Loaded<OutFiles> vassalModule(const Source& source, const Json& options, SetUp setUp,
                              const Progress& progress);

} // namespace tilewright::exchange
