#include "engine/sheet/rules/rule_sheet.h"

#include "engine/art/shapes/geometry.h"
#include "engine/sheet/finish.h"
#include "engine/sheet/marks.h"
#include "engine/sheet/pieces/recolour.h"
#include "engine/sheet/rules/imposition.h"
#include "engine/sheet/rules/rule_flow.h"
#include "engine/sheet/strokes.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace tilewright::sheet {

namespace {

constexpr double betweenColumns = 6;
/// Narrower columns break nearly every line too early; wider ones are hard to read.
constexpr double leastColumn = 45;
constexpr double greatestColumn = 135;
/// Below the text, for the number of the page.
constexpr double numberHeight = 6;

Issue problem(const char* code, Text message) {
    Issue issue;
    issue.code = code;
    issue.message = std::move(message);
    return issue;
}

RuleColumns columnsOf(const SheetSpecification& s, Size page) {
    const double room = page.width - s.margins.left - s.margins.right;
    const int count = std::max(1, static_cast<int>((room + greatestColumn + betweenColumns - 1) /
                                                   (greatestColumn + betweenColumns)));
    RuleColumns columns;
    columns.width = (room - (count - 1) * betweenColumns) / count;
    for (int i = 0; i < count; ++i)
        columns.left.push_back(s.margins.left + i * (columns.width + betweenColumns));
    columns.top = s.margins.top;
    columns.firstTop =
        s.margins.top + ruleTitle.lineHeight + 2 * ruleSubtitle.lineHeight + ruleBody.lineHeight / 2;
    columns.bottom = page.height - s.margins.bottom - numberHeight;
    return columns;
}

/// Draws the blocks on the pages of a document.
class Leaflet {
public:
    Leaflet(Size page, const SheetSpecification& s) : s_(s) {
        document_.width = page.width;
        document_.height = page.height;
    }

    void addTitle(const RuleSubject& variant, const Words& words) {
        const RuleValues values(variant);
        const int fewest = values.number("players.fewest"), most = values.number("players.most");
        const Text players = fewest < most
                                 ? Text(QT_TRANSLATE_NOOP("Engine", "For %1 to %2 players"), {fewest, most})
                                 : Text(QT_TRANSLATE_NOOP("Engine", "For %1 players"), {most});
        const std::string name = words(variant.name);
        document_.title = name;
        double y = s_.margins.top;
        std::string set = variant.set.name;
        for (const std::string& more : {variant.variant, s_.note})
            if (!more.empty())
                set += " · " + more;
        const double room = document_.width - s_.margins.left - s_.margins.right;
        for (const auto& [style, text] :
             {std::pair{ruleTitle, name}, {ruleSubtitle, words(players)}, {ruleSubtitle, set}}) {
            write(0, {s_.margins.left, y + style.capHeight, style.capHeight, room, Anchor::Start, text,
                      style.weight});
            y += style.lineHeight;
        }
    }

    void add(const RuleBlock& block, const RulePiece& piece, double width) {
        double y = piece.y;
        if (piece.firstLine == 0) {
            addPictures(block, piece);
            y += block.linesTop();
        }
        const double inLine = (block.style.lineHeight + block.style.capHeight) / 2;
        if (block.hasDot && piece.firstLine == 0)
            page(piece.page)
                .on(Layer::Art)
                .push_back({art::circle({piece.x + 0.9, y + inLine - block.style.capHeight / 2}, 0.45),
                            strokes::dark, std::nullopt});
        for (std::size_t i = 0; i < piece.lines; ++i) {
            write(piece.page,
                  {piece.x + block.indent, y + inLine, block.style.capHeight, width - block.indent,
                   Anchor::Start, block.lines[piece.firstLine + i], block.style.weight});
            y += block.style.lineHeight;
        }
    }

    Document take() {
        for (std::size_t i = 0; i < document_.pages.size(); ++i)
            write(i, {document_.width / 2, document_.height - s_.margins.bottom - 0.5, ruleBody.capHeight, 0,
                      Anchor::Middle, std::to_string(i + 1)});
        return std::move(document_);
    }

private:
    DrawnPage& page(std::size_t number) {
        while (document_.pages.size() <= number) {
            DrawnPage& next = document_.pages.emplace_back();
            next.trim = next.bleed = {0, 0, document_.width, document_.height};
        }
        return document_.pages[number];
    }

    void write(std::size_t number, const Label& label) {
        std::ranges::move(labelShapes(label), std::back_inserter(page(number).on(Layer::Art)));
    }

    void addPictures(const RuleBlock& block, const RulePiece& piece) {
        double x = piece.x;
        for (const RulePicture& one : block.pictures) {
            const auto [known, isNew] = symbols_.try_emplace(one.id, document_.symbols.size());
            if (isNew)
                document_.symbols.push_back({one.id, one.picture});
            const double scale = one.width / one.picture.width;
            const double height = one.picture.height * scale;
            const double lower = block.isStrip() ? 0 : (block.height() - height) / 2;
            page(piece.page)
                .uses.push_back({known->second, art::Transform::scaling(scale).then(
                                                    art::Transform::translation(x, piece.y + lower))});
            x += one.width + betweenRulePictures;
        }
    }

    const SheetSpecification& s_;
    Document document_;
    std::map<std::string, std::size_t> symbols_;
};

/// Of the leaflet: half of the paper if that is folded.
Size pageOf(const SheetSpecification& s) {
    if (s.rules.folded)
        return {s.paper.height / 2, s.paper.width};
    return s.orientation == Orientation::Portrait ? Size{s.paper.width, s.paper.height}
                                                  : Size{s.paper.height, s.paper.width};
}

} // namespace

Loaded<Document> ruleSheet(const RuleSubject& variant, const SheetSpecification& s, const Words& words) {
    Loaded<Document> result;
    result.issues = check(s);
    if (hasErrors(result.issues))
        return result;
    if (ruleRows(variant.ruleset).empty()) {
        result.issues.push_back(problem(
            "sheet-rules-none", QT_TRANSLATE_NOOP("Engine", "there is no rule sheet for these rules")));
        return result;
    }
    const Size page = pageOf(s);
    const RuleColumns columns = columnsOf(s, page);
    const std::vector<RuleBlock> blocks =
        columns.width < leastColumn ? std::vector<RuleBlock>() : ruleBlocks(variant, words, columns.width);
    const auto pieces = ruleFlow(blocks, columns);
    if (blocks.empty() || !pieces) {
        result.issues.push_back(
            problem("sheet-rules-room",
                    QT_TRANSLATE_NOOP("Engine", "the paper has too little room for the text of the rules")));
        return result;
    }
    Leaflet leaflet(page, s);
    leaflet.addTitle(variant, words);
    for (const RulePiece& piece : *pieces)
        leaflet.add(blocks[piece.block], piece, columns.width);
    Document document = leaflet.take();
    if (s.rules.folded)
        document = onFoldedSheets(std::move(document));
    recolour(document, s.colours);
    result.issues = finish(document, s, words);
    result.value = std::move(document);
    return result;
}

} // namespace tilewright::sheet
