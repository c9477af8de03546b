#include "editor/output/sheets/png_sheet.h"

#include "editor/output/sheets/document_painter.h"

#include <QPainter>

namespace tilewright {

Issues addPngPage(StagedFiles& files, const std::filesystem::path& file, const SheetPage& page,
                  const Progress& progress) {
    const sheet::Document& document = page.document;
    const double dotsPerInch = page.dotsPerInch;
    const sheet::DrawnPage& content = document.pages.at(page.number);
    const std::vector<PaintedPicture> symbols = paintedSymbols(document, content);
    BandedPicture picture;
    picture.size = {pixels(document.width, dotsPerInch), pixels(document.height, dotsPerInch)};
    picture.dotsPerMetre = dotsPerMetre(dotsPerInch);
    picture.paint = [&](QPainter& painter, const QRect& band) {
        const double scale = dotsPerInch / 25.4;
        painter.scale(scale, scale);
        paintPage(painter, content, symbols,
                  QRectF(QPointF(band.topLeft()) / scale, QSizeF(band.size()) / scale));
    };
    return addPng(files, file, picture, progress);
}

} // namespace tilewright
