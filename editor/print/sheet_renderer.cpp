#include "editor/print/sheet_renderer.h"

#include "editor/output/sheets/rule_subject.h"
#include "editor/output/sheets/sheet_backends.h"
#include "engine/sheet/component_sheets.h"
#include "engine/sheet/pieces/board_pages.h"
#include "engine/sheet/test_pages.h"

#include <utility>

namespace tilewright {

Loaded<sheet::PrintDocument> drawSheets(const SheetRequest& request, const std::stop_token& stop) {
    const Translator words = sheetWords(request.specification.rules.language);
    switch (request.kind) {
    case SheetRequest::Kind::Rules:
        if (request.rules)
            return sheet::ruleSheet(*request.rules, request.specification, words);
        return {};
    case SheetRequest::Kind::AlignmentTest:
        return sheet::alignmentTest(request.specification, words);
    case SheetRequest::Kind::ColourProof:
        return sheet::colourProof(request.set, request.specification, words);
    case SheetRequest::Kind::Sheets:
        break;
    }
    return sheet::componentSheets(request.set, request.specification, request.map ? &*request.map : nullptr,
                                  stop, request.mapTiles ? &*request.mapTiles : nullptr, words);
}

namespace {

Issues hintsOf(const SheetRequest& request) {
    if (request.kind == SheetRequest::Kind::Rules)
        return {}; // they are about tiles
    Issues hints = sheet::warnings(request.specification);
    if (request.map && request.kind == SheetRequest::Kind::Sheets) {
        Issues more = sheet::boardHints(request.specification, *request.map);
        hints.insert(hints.end(), more.begin(), more.end());
    }
    return hints;
}

} // namespace

SheetRenderer::SheetRenderer(QObject* parent) : QObject(parent) {}

SheetRenderer::~SheetRenderer() {
    stop();
}

void SheetRenderer::stop() {
    next_.reset();
    worker_.request_stop();
}

void SheetRenderer::draw(SheetRequest request) {
    if (!isDrawing())
        return begin(std::move(request));
    worker_.request_stop();
    next_ = std::move(request);
}

void SheetRenderer::begin(SheetRequest request) {
    worker_ = std::jthread([this, request = std::move(request)](const std::stop_token& stop) {
        Loaded<sheet::PrintDocument> drawn = drawSheets(request, stop);
        std::shared_ptr<DrawnSheets> sheets;
        if (drawn && !stop.stop_requested()) {
            sheets = std::make_shared<DrawnSheets>();
            sheets->document = std::move(*drawn.value);
            sheets->symbols = symbolPainters(sheets->document);
        }
        Issues told = std::move(drawn.issues);
        if (drawn) {
            const Issues hints = hintsOf(request);
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

void SheetRenderer::ended() {
    worker_ = {};
    if (std::optional<SheetRequest> next = std::exchange(next_, std::nullopt))
        begin(std::move(*next));
}

} // namespace tilewright
