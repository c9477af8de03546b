#pragma once

#include "engine/tileset/issue.h"
#include "engine/tileset/tileset.h"

#include <cstddef>
#include <string_view>

namespace tilewright {

/// Says in sentences why a document does not fit a schema, each with the pointer of the deepest place. Knows
/// the keywords that our schemas use; whether a document fits at all is the validator's to say. Appends at
/// most `most` issues; `base` goes before each pointer.
void explainMismatch(const Json& schema, const Json& document, std::string_view base, std::size_t most,
                     Issues& issues);

} // namespace tilewright
