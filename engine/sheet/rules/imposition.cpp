#include "engine/sheet/rules/rule_sheet.h"

#include "engine/sheet/print_marks.h"

#include <utility>

namespace tilewright::sheet {

namespace {

constexpr std::size_t pagesOfASheet = 4;
constexpr double foldMark = 4;

void addHalf(DrawnPage& side, const DrawnPage& page, double right) {
    const art::Transform moved = art::Transform::translation(right, 0);
    for (const SymbolUse& use : page.uses)
        side.uses.push_back({use.symbol, use.place.then(moved)});
    for (const Layer layer : allLayers)
        for (const art::Shape& shape : page.on(layer))
            side.on(layer).push_back(art::transformed(shape, moved));
}

} // namespace

std::vector<FoldedSide> foldedSides(std::size_t pages) {
    const std::size_t sheets = (pages + pagesOfASheet - 1) / pagesOfASheet, all = sheets * pagesOfASheet;
    const auto page = [pages](std::size_t number) {
        return number < pages ? std::optional(number) : std::nullopt;
    };
    std::vector<FoldedSide> sides;
    for (std::size_t sheet = 0; sheet < sheets; ++sheet) {
        const std::size_t first = 2 * sheet, last = all - 1 - first;
        sides.push_back({page(last), page(first)});
        sides.push_back({page(first + 1), page(last - 1)});
    }
    return sides;
}

PrintDocument onFoldedSheets(PrintDocument pages) {
    PrintDocument sheets;
    sheets.title = std::move(pages.title);
    sheets.language = std::move(pages.language);
    sheets.symbols = std::move(pages.symbols);
    sheets.width = 2 * pages.width;
    sheets.height = pages.height;
    sheets.turned = Flip::ShortEdge;
    for (const FoldedSide& halves : foldedSides(pages.pages.size())) {
        DrawnPage side;
        side.face = sheets.pages.size() % 2 == 0 ? Face::Front : Face::Back;
        side.trim = side.bleed = {0, 0, sheets.width, sheets.height};
        for (std::size_t half = 0; half < halves.size(); ++half)
            if (halves[half])
                addHalf(side, pages.pages[*halves[half]], static_cast<double>(half) * pages.width);
        drawLines(side,
                  std::vector<Segment>{{pages.width, 0, pages.width, foldMark},
                                       {pages.width, pages.height - foldMark, pages.width, pages.height}});
        sheets.pages.push_back(std::move(side));
    }
    return sheets;
}

} // namespace tilewright::sheet
