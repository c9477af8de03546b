#pragma once

#include "engine/tileset/tileset.h"

namespace tilewright {

/// Whether the document fits the schema of JSON Schema draft 7.
bool fitsSchema(const Json& schema, const Json& document);

} // namespace tilewright
