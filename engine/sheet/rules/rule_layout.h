#pragma once

#include "engine/sheet/rules/rule_flow.h"
#include "engine/sheet/slot_grid.h"
#include "engine/sheet/specification.h"

#include <optional>
#include <vector>

namespace tilewright::sheet {

/// Where everything of a leaflet is, at a size of its text that fills the pages. All lengths are those on
/// paper, in millimetres, divided by the scale.
struct RuleLayout {
    double scale = 1;
    /// Of the leaflet: half of the paper if that is folded.
    Size page;
    Margins margins;
    /// On the first page, from its margins, as wide as these leave.
    std::vector<RuleBlock> title;
    std::vector<RuleBlock> blocks;
    RuleColumns columns;
    std::vector<RuleFragment> pieces;
};

/// The layout on as few sheets of paper as possible whose last page is the fullest; empty if the paper has
/// too little room.
std::optional<RuleLayout> ruleLayout(const RuleSubject& variant, const SheetSpecification& specification,
                                     const Translator& words);

} // namespace tilewright::sheet
