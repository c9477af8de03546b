#include "editor/output/sheets/sheet_backends.h"

#include <QPainter>
#include <QTransform>

namespace tilewright {

std::vector<PicturePainter> symbolPainters(const sheet::PrintDocument& document) {
    std::vector<PicturePainter> painted;
    painted.reserve(document.symbols.size());
    for (const sheet::Symbol& symbol : document.symbols)
        painted.emplace_back(symbol.picture);
    return painted;
}

std::vector<PicturePainter> symbolPainters(const sheet::PrintDocument& document,
                                           const sheet::DrawnPage& page) {
    std::vector<PicturePainter> painted(document.symbols.size());
    for (const std::size_t symbol : sheet::symbolsOf(page))
        painted[symbol] = PicturePainter(document.symbols[symbol].picture);
    return painted;
}

void paintPage(QPainter& painter, const sheet::DrawnPage& page, const std::vector<PicturePainter>& symbols,
               const QRectF& part) {
    const QTransform before = painter.transform();
    for (const sheet::SymbolUse& use : page.uses) {
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
            PicturePainter(shapes).paint(painter);
        }
}

} // namespace tilewright
