#include "engine/sheet/rules/rule_sheet.h"

#include "engine/art/shapes/geometry.h"
#include "engine/sheet/pieces/recolour.h"
#include "engine/sheet/print_marks.h"
#include "engine/sheet/rules/leaflet.h"

#include <algorithm>
#include <map>
#include <utility>

namespace tilewright::sheet {

namespace {

/// Draws a layout on the pages of a document.
class LeafletPages {
public:
    explicit LeafletPages(const RuleLayout& layout) : layout_(layout) {
        document_.width = layout.page.width * layout.scale;
        document_.height = layout.page.height * layout.scale;
    }

    void addTitle() {
        double y = layout_.margins.top;
        const double room = layout_.page.width - layout_.margins.left - layout_.margins.right;
        for (const RuleBlock& block : layout_.title)
            for (const std::string& line : block.lines) {
                write(0, {layout_.margins.left, y + block.style.capHeight, block.style.capHeight, room,
                          Anchor::Start, line, block.style.weight});
                y += block.style.lineHeight;
            }
    }

    void add(const RuleFragment& piece) {
        const RuleBlock& block = layout_.blocks[piece.block];
        double y = piece.y;
        if (piece.firstLine == 0) {
            addPictures(block, piece);
            y += block.linesTop();
        }
        const double inLine = (block.style.lineHeight + block.style.capHeight) / 2;
        if (block.hasDot && piece.firstLine == 0)
            draw(piece.page, {art::circle({piece.x + 0.9, y + inLine - block.style.capHeight / 2}, 0.45),
                              strokes::dark, std::nullopt});
        for (std::size_t i = 0; i < piece.lines; ++i) {
            write(piece.page, {piece.x + block.indent, y + inLine, block.style.capHeight,
                               layout_.columns.width - block.indent, Anchor::Start,
                               block.lines[piece.firstLine + i], block.style.weight});
            y += block.style.lineHeight;
        }
    }

    PrintDocument take() {
        for (std::size_t i = 0; i < document_.pages.size(); ++i)
            write(i, {layout_.page.width / 2, layout_.page.height - layout_.margins.bottom - 0.5,
                      ruleBody.capHeight, 0, Anchor::Middle, std::to_string(i + 1)});
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

    art::Transform onPaper() const { return art::Transform::scaling(layout_.scale); }

    void draw(std::size_t number, const art::Shape& shape) {
        page(number).on(Layer::Art).push_back(art::transformed(shape, onPaper()));
    }

    void write(std::size_t number, const Label& label) {
        for (const art::Shape& shape : labelShapes(label))
            draw(number, shape);
    }

    void addPictures(const RuleBlock& block, const RuleFragment& piece) {
        double x = piece.x;
        for (const RulePicture& one : block.pictures) {
            const auto [known, isNew] = symbols_.try_emplace(one.id, document_.symbols.size());
            if (isNew)
                document_.symbols.push_back({one.id, one.picture});
            const double scale = one.width / one.picture.width;
            const double height = one.picture.height * scale;
            const double lower = block.isStrip() ? 0 : (block.height() - height) / 2;
            const auto placed =
                art::Transform::scaling(scale).then(art::Transform::translation(x, piece.y + lower));
            page(piece.page).uses.push_back({known->second, placed.then(onPaper())});
            x += one.width + betweenRulePictures;
        }
    }

    const RuleLayout& layout_;
    PrintDocument document_;
    std::map<std::string, std::size_t> symbols_;
};

} // namespace

Loaded<PrintDocument> ruleSheet(const RuleSubject& variant, const SheetSpecification& s,
                                const Translator& words) {
    Loaded<PrintDocument> result;
    result.issues = check(s);
    if (hasErrors(result.issues))
        return result;
    if (ruleRows(variant.ruleset).empty()) {
        result.issues.push_back(errorIssue(
            "sheet-rules-none", QT_TRANSLATE_NOOP("Engine", "there is no rule sheet for these rules")));
        return result;
    }
    const std::optional<RuleLayout> layout = ruleLayout(variant, s, words);
    if (!layout) {
        result.issues.push_back(
            errorIssue("sheet-rules-room",
                       QT_TRANSLATE_NOOP("Engine", "the paper is too small for the text of the rules")));
        return result;
    }
    LeafletPages leaflet(*layout);
    leaflet.addTitle();
    for (const RuleFragment& piece : layout->pieces)
        leaflet.add(piece);
    PrintDocument document = leaflet.take();
    document.title = words(variant.name);
    if (s.rules.folded)
        document = onFoldedSheets(std::move(document));
    recolour(document, s.colours);
    result.issues = applyTextSettings(document, s, words);
    result.value = std::move(document);
    return result;
}

} // namespace tilewright::sheet
