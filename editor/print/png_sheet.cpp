#include "editor/print/png_sheet.h"

#include "editor/print/document_painter.h"
#include "editor/print/png_bands.h"

#include <QPainter>

#include <cmath>

namespace tilewright {

namespace {

/// Of the progress told, for one page.
constexpr std::size_t steps = 100;

BandedPicture pictureOf(const sheet::Document& document, const sheet::DrawnPage& page,
                        const std::vector<PaintedPicture>& symbols, double dotsPerInch) {
    BandedPicture picture;
    picture.size = {pixels(document.width, dotsPerInch), pixels(document.height, dotsPerInch)};
    picture.dotsPerMetre = dotsPerMetre(dotsPerInch);
    picture.paint = [&page, &symbols, dotsPerInch](QPainter& painter, const QRect&) {
        painter.scale(dotsPerInch / 25.4, dotsPerInch / 25.4);
        paintPage(painter, page, symbols);
    };
    return picture;
}

} // namespace

Loaded<SheetFiles> writePngSheets(const sheet::Document& document, const SheetTarget& target,
                                  const SheetProgress& progress) {
    const std::size_t pages = document.pages.size();
    const SheetFiles files = sheetFiles(*findSheetFormat("png"), pages, target);
    const std::vector<PaintedPicture> symbols = paintedSymbols(document);
    StagedFiles staged;
    Issues issues = staged.makeFolder(target.directory);
    bool stopped = false;
    for (std::size_t i = 0; i < pages && issues.empty(); ++i) {
        const auto pageProgress = [&](double done) {
            const auto part = static_cast<std::size_t>(std::lround(done * steps));
            stopped = progress && !progress(i * steps + part, pages * steps);
            return !stopped;
        };
        issues = addPng(staged, files[i], pictureOf(document, document.pages[i], symbols, target.dotsPerInch),
                        pageProgress);
    }
    if (stopped)
        return {};
    if (issues.empty())
        issues = staged.commit();
    if (!issues.empty())
        return {std::nullopt, std::move(issues)};
    return {files, {}};
}

} // namespace tilewright
