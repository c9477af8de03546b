#pragma once

#include "engine/base/issue.h"
#include "engine/sheet/drawing.h"
#include "engine/sheet/specification.h"
#include "engine/sheet/words.h"

namespace tilewright::sheet {

/// What all drawn documents have in common: the language of their words, and whether texts are outlines.
/// Warns of letters that no font has, and of texts that were shortened.
Issues finish(Document& document, const SheetSpecification& specification, const Words& words);

} // namespace tilewright::sheet
