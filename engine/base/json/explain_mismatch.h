#pragma once

#include "engine/base/issue.h"
#include "engine/base/json/json.h"

#include <cstddef>
#include <string_view>

namespace tilewright {

/// Explains in sentences why a document does not fit a schema, each with the pointer of the deepest place.
/// Knows the keywords of our schemas; only the validator decides whether a document fits. Appends at most
/// `most` issues; `base` is put before each pointer. The validator's own messages are English only, speak of
/// schemas and not of files, and don't say what was found: somebody who wrote a file by hand or by a script
/// would learn where it is wrong, but not what stands there and what belongs there.
void explainMismatch(const Json& schema, const Json& document, std::string_view base, std::size_t most,
                     Issues& issues);

} // namespace tilewright
