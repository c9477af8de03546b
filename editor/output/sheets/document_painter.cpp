#include "editor/output/sheets/document_painter.h"

#include <QPainter>
#include <QTransform>

namespace tilewright {

std::vector<PaintedPicture> paintedSymbols(const sheet::Document& document) {
    std::vector<PaintedPicture> painted;
    painted.reserve(document.symbols.size());
    for (const sheet::Symbol& symbol : document.symbols)
        painted.emplace_back(symbol.picture);
    return painted;
}

std::vector<PaintedPicture> paintedSymbols(const sheet::Document& document, const sheet::DrawnPage& page) {
    std::vector<PaintedPicture> painted(document.symbols.size());
    for (const std::size_t symbol : sheet::symbolsOf(page))
        painted[symbol] = PaintedPicture(document.symbols[symbol].picture);
    return painted;
}

void paintPage(QPainter& painter, const sheet::DrawnPage& page, const std::vector<PaintedPicture>& symbols,
               const QRectF& part) {
    const QTransform before = painter.transform();
    for (const sheet::Use& use : page.uses) {
        const art::Transform& t = use.place;
        const QTransform place(t.a, t.b, t.c, t.d, t.e, t.f);
        if (!part.isEmpty() && !part.intersects(place.mapRect(symbols[use.symbol].bounds())))
            continue;
        painter.setTransform(place * before);
        symbols[use.symbol].paint(painter);
    }
    painter.setTransform(before);
    for (const sheet::Layer layer : sheet::allLayers)
        if (sheet::isPrinted(layer)) {
            art::Picture shapes;
            shapes.shapes = page.on(layer);
            PaintedPicture(shapes).paint(painter);
        }
}

} // namespace tilewright
