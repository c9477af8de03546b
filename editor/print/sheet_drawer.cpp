#include "editor/print/sheet_drawer.h"

#include "editor/output/sheets/document_painter.h"
#include "editor/output/sheets/rule_subject.h"
#include "engine/sheet/draw_tiles.h"
#include "engine/sheet/pieces/board_pages.h"
#include "engine/sheet/test_pages.h"

#include <utility>

namespace tilewright {

Loaded<sheet::Document> drawSheets(const SheetOrder& order, const std::stop_token& stop) {
    const sheet::Words words = sheetWords(order.specification.rules.language);
    switch (order.kind) {
    case SheetOrder::Kind::Rules:
        if (order.rules)
            return sheet::ruleSheet(*order.rules, order.specification, words);
        return {};
    case SheetOrder::Kind::AlignmentTest:
        return sheet::alignmentTest(order.specification, words);
    case SheetOrder::Kind::ColourProof:
        return sheet::colourProof(order.set, order.specification, words);
    case SheetOrder::Kind::Sheets:
        break;
    }
    return sheet::tileSheets(order.set, order.specification, order.map ? &*order.map : nullptr, stop,
                             order.mapTiles ? &*order.mapTiles : nullptr, words);
}

namespace {

Issues hintsOf(const SheetOrder& order) {
    if (order.kind == SheetOrder::Kind::Rules)
        return {}; // they are about tiles
    Issues hints = sheet::warnings(order.specification);
    if (order.map && order.kind == SheetOrder::Kind::Sheets) {
        Issues more = sheet::boardHints(order.specification, *order.map);
        hints.insert(hints.end(), more.begin(), more.end());
    }
    return hints;
}

} // namespace

SheetDrawer::SheetDrawer(QObject* parent) : QObject(parent) {}

SheetDrawer::~SheetDrawer() {
    stop();
}

void SheetDrawer::stop() {
    next_.reset();
    worker_.request_stop();
}

void SheetDrawer::draw(SheetOrder order) {
    if (!isDrawing())
        return begin(std::move(order));
    worker_.request_stop();
    next_ = std::move(order);
}

void SheetDrawer::begin(SheetOrder order) {
    worker_ = std::jthread([this, order = std::move(order)](const std::stop_token& stop) {
        Loaded<sheet::Document> drawn = drawSheets(order, stop);
        std::shared_ptr<DrawnSheets> sheets;
        if (drawn && !stop.stop_requested()) {
            sheets = std::make_shared<DrawnSheets>();
            sheets->document = std::move(*drawn.value);
            sheets->symbols = paintedSymbols(sheets->document);
        }
        Issues told = std::move(drawn.issues);
        if (drawn) {
            const Issues hints = hintsOf(order);
            told.insert(told.begin(), hints.begin(), hints.end());
        }
        QMetaObject::invokeMethod(
            this,
            [this, sheets = std::move(sheets), told = std::move(told), stop] {
                const bool isWanted = !stop.stop_requested();
                ended();
                if (isWanted)
                    emit this->drawn(sheets, told);
            },
            Qt::QueuedConnection);
    });
}

void SheetDrawer::ended() {
    worker_ = {};
    if (std::optional<SheetOrder> next = std::exchange(next_, std::nullopt))
        begin(std::move(*next));
}

} // namespace tilewright
