#pragma once

#include "tests/gui/designer_fixture.h"

#include "editor/designer/landscape/landscape_canvas.h"
#include "editor/designer/landscape/landscape_tools.h"
#include "engine/model/lint/lint.h"

namespace tilewright::test {

inline constexpr std::string_view landscapeSetFile = "landscape/base.tileset.json";

constexpr int middleOf(Direction d) {
    return rimPlace(d, SidePart::Middle);
}

struct LandscapeFixture : DesignerFixture {
    LandscapeFixture() : DesignerFixture(TileSetDocument::example(landscapeSetFile)) {}

    LandscapeTools& tools() const { return *designer.landscape(); }
    LandscapeCanvas* land() const { return tools().canvas(); }
    const Landscape& shown() const { return tile(land()->tileIndex()).landscape(); }
    QPoint at(int place) const { return land()->partRect(place).center().toPoint(); }

    void click(int place) { QTest::mouseClick(land(), Qt::LeftButton, {}, at(place)); }
    void draw(int from, int to) {
        QTest::mousePress(land(), Qt::LeftButton, {}, at(from));
        QTest::mouseMove(land(), (at(from) + at(to)) / 2);
        QTest::mouseMove(land(), at(to));
        QTest::mouseRelease(land(), Qt::LeftButton, {}, at(to));
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        land()->setFocus();
        QTest::keyClick(land(), key, modifiers);
    }
    /// A new tile with a city in the north, which is chosen.
    void addTileWithCity() {
        document->addTile();
        key(Qt::Key_Up);
        key(Qt::Key_C);
    }
    /// All undone and all redone give the same bytes.
    void goesThereAndBack(int steps) {
        QUndoStack& stack = document->undoStack();
        const std::string after = document->fileText();
        QCOMPARE(stack.count(), steps);
        for (int i = 0; i < steps; ++i)
            QVERIFY2(!stack.text(i).isEmpty(), qPrintable(QString::number(i)));
        while (stack.canUndo()) {
            stack.undo();
            QVERIFY(!hasErrors(document->lint()));
        }
        QVERIFY(document->fileText() == original);
        QVERIFY(!document->isModified());
        while (stack.canRedo())
            stack.redo();
        QVERIFY(document->fileText() == after);
    }
};

} // namespace tilewright::test
