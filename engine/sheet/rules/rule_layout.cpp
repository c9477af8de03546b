#include "engine/sheet/rules/rule_sheet.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace tilewright::sheet {

namespace {

constexpr double betweenColumns = 6;
/// Narrower columns break nearly every line too early; wider ones are hard to read.
constexpr double leastColumn = 45;
constexpr double greatestColumn = 135;
/// Below the text, for the number of the page.
constexpr double numberHeight = 6;
/// Body text of 8 to 11 points.
constexpr int leastPercent = 92;
constexpr int greatestPercent = 135;
/// A last page of which so much is used counts as full.
constexpr double full = 0.75;

std::vector<RuleBlock> titleOf(const RuleSubject& variant, const SheetSpecification& s,
                               const Translator& words) {
    const RuleValues values(variant);
    const int fewest = values.number("players.fewest"), most = values.number("players.most");
    const Text players = fewest < most
                             ? Text(QT_TRANSLATE_NOOP("Engine", "For %1 to %2 players"), {fewest, most})
                             : Text(QT_TRANSLATE_NOOP("Engine", "For %1 players"), {most});
    std::string set = variant.set.name;
    for (const std::string& more : {variant.variant, s.note})
        if (!more.empty())
            set += " · " + more;
    std::vector<RuleBlock> title;
    for (const auto& [style, text] :
         {std::pair{ruleTitle, words(variant.name)}, {ruleSubtitle, words(players)}, {ruleSubtitle, set}}) {
        RuleBlock& block = title.emplace_back();
        block.style = style;
        block.text = text;
    }
    return title;
}

RuleColumns columnsOf(const RuleLayout& layout, double room) {
    const int count = std::max(1, static_cast<int>((room + greatestColumn + betweenColumns - 1) /
                                                   (greatestColumn + betweenColumns)));
    RuleColumns columns;
    columns.width = (room - (count - 1) * betweenColumns) / count;
    for (int i = 0; i < count; ++i)
        columns.left.push_back(layout.margins.left + i * (columns.width + betweenColumns));
    columns.top = layout.margins.top;
    columns.firstTop = layout.margins.top + ruleBody.lineHeight / 2;
    for (const RuleBlock& block : layout.title)
        columns.firstTop += block.height();
    columns.bottom = layout.page.height - layout.margins.bottom - numberHeight;
    return columns;
}

/// Of the title and the blocks that the layout has, not fitted yet.
std::optional<RuleLayout> layoutAt(double scale, RuleLayout layout, const SheetSpecification& s) {
    layout.scale = scale;
    const bool isTurned = !s.rules.folded && s.orientation == Orientation::Landscape;
    layout.page = s.rules.folded ? Size{s.paper.height / 2, s.paper.width}
                  : isTurned     ? Size{s.paper.height, s.paper.width}
                                 : Size{s.paper.width, s.paper.height};
    layout.margins = s.margins;
    for (double* length : {&layout.page.width, &layout.page.height, &layout.margins.top,
                           &layout.margins.right, &layout.margins.bottom, &layout.margins.left})
        *length /= scale;
    const double room = layout.page.width - layout.margins.left - layout.margins.right;
    for (RuleBlock& block : layout.title)
        block.fit(room);
    layout.columns = columnsOf(layout, room);
    if (layout.columns.width < leastColumn)
        return std::nullopt;
    for (RuleBlock& block : layout.blocks)
        block.fit(layout.columns.width);
    auto pieces = ruleFlow(layout.blocks, layout.columns);
    if (!pieces || pieces->empty())
        return std::nullopt;
    layout.pieces = std::move(*pieces);
    return layout;
}

/// How much of the last page is used, 0 to 1.
double fillOf(const RuleLayout& layout) {
    const RuleFragment& last = layout.pieces.back();
    const RuleColumns& columns = layout.columns;
    const double top = last.page == 0 ? columns.firstTop : columns.top;
    const double end = last.y + layout.blocks[last.block].heightOf(last.lines);
    const auto before = std::ranges::count_if(columns.left, [&](double left) { return left < last.x; });
    return (static_cast<double>(before) + (end - top) / (columns.bottom - top)) /
           static_cast<double>(columns.left.size());
}

/// Makes the columns of the last page equally long.
void spread(RuleLayout& layout) {
    const std::size_t last = layout.pieces.back().page;
    for (RuleColumns columns = layout.columns;;) {
        columns.shortPage = last;
        columns.shortBottom = layout.columns.bottomOf(last) - ruleBody.lineHeight;
        auto pieces = ruleFlow(layout.blocks, columns);
        if (!pieces || pieces->back().page > last)
            return;
        layout.columns = columns;
        layout.pieces = std::move(*pieces);
    }
}

} // namespace

std::optional<RuleLayout> ruleLayout(const RuleSubject& variant, const SheetSpecification& s,
                                     const Translator& words) {
    RuleLayout text;
    text.title = titleOf(variant, s, words);
    text.blocks = ruleBlocks(variant, words);
    std::optional<RuleLayout> best;
    // Fewer sheets of paper, then a fuller last page, then larger text.
    const auto worth = [&](const RuleLayout& layout) {
        const std::size_t pages = layout.pieces.back().page + 1;
        const std::size_t sides = s.rules.folded ? foldedSides(pages).size() : pages;
        return std::tuple(-static_cast<double>(sides), std::min(fillOf(layout), full), layout.scale);
    };
    for (int percent = leastPercent; percent <= greatestPercent; ++percent) {
        auto layout = layoutAt(percent / 100.0, text, s);
        if (layout && (!best || worth(*layout) > worth(*best)))
            best = std::move(layout);
    }
    if (best)
        spread(*best);
    return best;
}

} // namespace tilewright::sheet
