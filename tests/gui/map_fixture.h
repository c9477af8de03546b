#pragma once

#include "editor/map/map_editor.h"
#include "editor/map/map_view.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "tests/waiting.h"

#include <QTest>

#include <memory>
#include <string>

namespace tilewright {

inline std::size_t place(Direction d) {
    return static_cast<std::size_t>(index(d));
}

/// The map mode in a window of its own, with the bundled board and set.
struct MapFixture {
    std::shared_ptr<const TileSet> set =
        std::make_shared<const TileSet>(*readTileSet(bundledText(defaultTileSet)).value);
    std::unique_ptr<MapDocument> document;
    MapEditor editor;

    explicit MapFixture(std::unique_ptr<MapDocument> shown = MapDocument::example(defaultMap))
        : document(std::move(shown)) {
        editor.setAvailableSets({{QStringLiteral("Standard"), set}});
        editor.setDocument(document.get());
        editor.resize(1280, 800);
        editor.show();
        editor.activateWindow();
    }
    ~MapFixture() { editor.setDocument(nullptr); }
    MapFixture(const MapFixture&) = delete;
    MapFixture& operator=(const MapFixture&) = delete;

    /// In front, and the keys on the map; all of it in sight.
    bool waitForIt() {
        if (!test::waitForActive(&editor))
            return false;
        view().setFocus();
        view().fit();
        return true;
    }

    MapView& view() { return editor.view(); }
    MapToolController& toolController() { return editor.toolController(); }
    const Chamber* at(int x, int y) { return document->chamberAt({x, y}); }
    std::string text() const { return document->fileText(); }
    int edits() { return document->undoStack().index(); }

    QPoint middle(int x, int y) { return view().cellRect({x, y}).center().toPoint(); }
    void click(int x, int y, Qt::KeyboardModifiers held = {}) {
        QTest::mouseClick(view().viewport(), Qt::LeftButton, held, middle(x, y));
    }
    void clickSide(int x, int y, Direction side) {
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {},
                          view().doorRect({x, y}, side).center().toPoint());
    }
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers held = {}) {
        QTest::mousePress(view().viewport(), Qt::LeftButton, held, middle(from.x(), from.y()));
        QTest::mouseMove(view().viewport(), middle(to.x(), to.y()));
        QTest::mouseRelease(view().viewport(), Qt::LeftButton, held, middle(to.x(), to.y()));
    }
    void key(Qt::Key key, Qt::KeyboardModifiers held = {}) {
        view().setFocus();
        QTest::keyClick(&view(), key, held);
    }
    /// By keys alone.
    void goTo(int x, int y) {
        key(Qt::Key_Home);
        for (; x > 0; --x)
            key(Qt::Key_Right);
        for (; x < 0; ++x)
            key(Qt::Key_Left);
        for (; y > 0; --y)
            key(Qt::Key_Down);
        for (; y < 0; ++y)
            key(Qt::Key_Up);
    }
    void selectWithKeys(QRect cells) {
        key(Qt::Key_Escape);
        goTo(cells.left(), cells.top());
        for (int i = 1; i < cells.width(); ++i)
            key(Qt::Key_Right, Qt::ShiftModifier);
        for (int i = 1; i < cells.height(); ++i)
            key(Qt::Key_Down, Qt::ShiftModifier);
    }
    /// Back to where it began, and forward again.
    bool undoesAndRedoes(const std::string& before) {
        const std::string after = text();
        while (document->undoStack().canUndo())
            document->undoStack().undo();
        const bool same = text() == before && !document->isModified();
        while (document->undoStack().canRedo())
            document->undoStack().redo();
        return same && text() == after && after != before;
    }
};

/// What a test holds that opens the map mode anew for each function.
class FreshMap {
protected:
    std::unique_ptr<MapFixture> shown_;
    std::string before_;

    MapFixture& map() { return *shown_; }
    bool openMap() {
        shown_ = std::make_unique<MapFixture>();
        before_ = map().text();
        return map().waitForIt();
    }
};

} // namespace tilewright
