#pragma once

#include "engine/sheet/lettering/text_shapes.h"
#include "engine/sheet/print_document.h"
#include "engine/sheet/rules/rule_pictures.h"
#include "engine/sheet/rules/rule_rows.h"
#include "engine/sheet/rules/rule_values.h"

#include <string>
#include <string_view>
#include <vector>

namespace tilewright::sheet {

/// Millimetres.
struct RuleStyle {
    double capHeight = 0;
    double lineHeight = 0;
    FontWeight weight = FontWeight::Regular;
};
inline constexpr RuleStyle ruleTitle{5.2, 8, FontWeight::Bold};
inline constexpr RuleStyle ruleSubtitle{2.5, 4.6};
inline constexpr RuleStyle ruleHeading{2.7, 5.2, FontWeight::Bold};
/// About 8 points.
inline constexpr RuleStyle ruleBody{2.1, 3.7};

/// A paragraph in lines as wide as a column.
struct RuleBlock {
    RuleRow::Kind kind = RuleRow::Kind::Paragraph;
    RuleStyle style = ruleBody;
    std::string text;
    /// Left of the lines; above them if there are several.
    std::vector<RulePicture> pictures;

    // As the width of the column asks for.
    std::vector<std::string> lines;
    /// Of the lines, from the column's left edge.
    double indent = 0;
    /// Space above, except at the top of a column.
    double before = 0;
    bool hasDot = false;

    /// Breaks the text into lines, leaves out pictures of a strip, and makes a picture smaller.
    void fit(double columnWidth);
    bool isStrip() const { return pictures.size() > 1; }
    double pictureHeight() const;
    /// Of the lines below the block's upper edge.
    double linesTop() const;
    double height() const { return heightOf(lines.size()); }
    /// Of the last so many lines; whole blocks have all of theirs.
    double heightOf(std::size_t count) const;
    bool isWhole() const { return !pictures.empty() || kind == RuleRow::Kind::Heading; }
};

/// Breaks at spaces, not at those that don't break. A word wider than the line has a line of its own.
std::vector<std::string> linesOf(std::string_view text, const RuleStyle& style, double width);

/// Not fitted to a column yet.
std::vector<RuleBlock> ruleBlocks(const RuleSubject& variant, const Translator& words);

} // namespace tilewright::sheet
