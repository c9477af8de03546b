#pragma once

#include "engine/sheet/print_document.h"
#include "engine/sheet/rules/rule_blocks.h"
#include "engine/sheet/rules/rule_values.h"
#include "engine/sheet/specification.h"

namespace tilewright::sheet {

/// The rules of a variant as a leaflet: of half pages on folded sheets, or of whole pages, as the
/// specification says, with its paper, margins and colours. Errors: those of check(), rules without a sheet,
/// and paper too small for text.
Loaded<PrintDocument> ruleSheet(const RuleSubject& variant, const SheetSpecification& specification,
                                const Translator& words);

} // namespace tilewright::sheet
