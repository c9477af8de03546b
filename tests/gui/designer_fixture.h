#pragma once

#include "editor/designer/beneath/beneath_canvas.h"
#include "editor/designer/beneath/door_actions.h"
#include "editor/designer/browser/tile_browser.h"
#include "editor/designer/browser/tile_list_view.h"
#include "editor/designer/tile_designer.h"
#include "editor/document/tileset/tileset_document.h"
#include "engine/model/io/bundled.h"
#include "tests/waiting.h"

#include <QAction>
#include <QStatusTipEvent>
#include <QStringList>
#include <QTest>

#include <memory>

namespace tilewright::test {

inline std::size_t at(Direction d) {
    return static_cast<std::size_t>(index(d));
}

/// The design mode in a window of its own, on a copy of the bundled set.
struct DesignerFixture {
    explicit DesignerFixture(
        std::unique_ptr<TileSetDocument> shown = TileSetDocument::example(defaultTileSet))
        : document(std::move(shown)) {
        designer.resize(1200, 760);
        designer.setDocument(document.get());
        designer.show();
        designer.activateWindow();
        original = document->fileText();
    }
    ~DesignerFixture() { designer.setDocument(nullptr); }

    bool waitForIt() { return waitForActive(&designer); }

    TileListView* list() const { return designer.browser()->list(); }
    BeneathCanvas* canvas() const { return designer.canvas(); }
    const Tile& tile(int place) const { return document->tile(place); }
    TileIndices chosen() const { return designer.chosenTiles(); }
    void choose(const TileIndices& places) { designer.browser()->select(places); }

    void onCanvas(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        canvas()->setFocus();
        QTest::keyClick(canvas(), key, modifiers);
    }
    void onList(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        list()->setFocus();
        QTest::keyClick(list(), key, modifiers);
    }
    void clickSide(Direction side) {
        QTest::mouseClick(canvas(), Qt::LeftButton, {}, canvas()->doorRect(side).center().toPoint());
    }

    /// One undo leads back to the bytes of the file as opened, one redo to what they are now.
    bool isOneStep() {
        const std::string after = document->fileText();
        const bool one = document->undoStack().count() == 1 && after != original;
        document->undoStack().undo();
        const bool back = document->fileText() == original && !document->isModified();
        document->undoStack().redo();
        return one && back && document->fileText() == after;
    }

    std::unique_ptr<TileSetDocument> document;
    TileDesigner designer;
    std::string original;
};

/// Status tips that are sent to the objects whose event filter this is.
struct StatusTips : QObject {
    QStringList words;
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::StatusTip)
            words << static_cast<QStatusTipEvent*>(event)->tip();
        return false;
    }
};

} // namespace tilewright::test
