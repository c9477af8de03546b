#pragma once

#include "engine/sheet/rules/rule_blocks.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace tilewright::sheet {

/// Where text may be on the pages of a leaflet, in millimetres.
struct RuleColumns {
    /// Left edges on a page.
    std::vector<double> left;
    double width = 0;
    double top = 0;
    /// The first page has a title above.
    double firstTop = 0;
    double bottom = 0;
    /// That page's columns are shorter, so that its text is spread evenly over them.
    std::optional<std::size_t> shortPage = std::nullopt;
    double shortBottom = 0;

    double bottomOf(std::size_t page) const { return page == shortPage ? shortBottom : bottom; }
};

/// Some lines of a block on a page; the whole block if it can't be broken. y is the upper edge.
struct RuleFragment {
    std::size_t block = 0;
    std::size_t firstLine = 0;
    std::size_t lines = 0;
    std::size_t page = 0;
    double x = 0;
    double y = 0;
};

/// Fills columns and pages in turn. No heading is last in a column, and no line of a paragraph is alone in
/// one. Empty if something is higher than a column.
std::optional<std::vector<RuleFragment>> ruleFlow(std::span<const RuleBlock> blocks,
                                                  const RuleColumns& columns);

} // namespace tilewright::sheet
