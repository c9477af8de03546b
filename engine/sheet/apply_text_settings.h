#pragma once

#include "engine/base/issue.h"
#include "engine/sheet/print_document.h"
#include "engine/sheet/specification.h"
#include "engine/sheet/translator.h"

namespace tilewright::sheet {

/// What all drawn documents have in common: the language of their words, and whether texts are outlines.
/// Warns of letters that no font has, and of texts that were shortened.
Issues applyTextSettings(PrintDocument& document, const SheetSpecification& specification,
                         const Translator& words);

} // namespace tilewright::sheet
