// Landscape tiles drawn by mouse and by keyboard, and what the canvas tells.

#include "tests/gui/landscape_fixture.h"

#include "editor/designer/landscape/landscape_actions.h"
#include "editor/designer/landscape/landscape_tools.h"
#include "engine/model/lint/lint.h"
#include "engine/model/tileset.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QListWidget>
#include <QToolButton>

#include <algorithm>

using namespace tilewright;
using namespace tilewright::test;

class TestDesignerLandscapeCanvas : public QObject {
    Q_OBJECT

private slots:
    void madeByMouse();
    void aFirstClickOnlyChooses();
    void madeByKeyboard();
    void aHeldPlaceOutlastsClicks();
    void bothWaysGiveTheSame();
    void keysOfBeneathAreOff();
    void choosesFeatures();
    void tellsWhyAKeyDoesNothing();
    void marksOnSeveralTiles();
    void partsForThoseWhoDontSee();
};

void TestDesignerLandscapeCanvas::madeByMouse() {
    LandscapeFixture shown;
    QVERIFY(shown.waitForIt());
    shown.document->addTile();
    QCOMPARE(shown.land()->tileIndex(), shown.document->size() - 1);
    // The first click chooses, be the side the chosen one or not.
    shown.tools().features()->setFocus();
    shown.click(middleOf(Direction::North));
    QCOMPARE(shown.shown().edges[0], Edge::Field);
    QVERIFY(shown.land()->hasFocus());
    // Field, road, city: twice a click; a road east and west; the city gets a second side and loses it.
    shown.click(middleOf(Direction::North));
    QCOMPARE(shown.shown().edges[0], Edge::Road);
    shown.click(middleOf(Direction::North));
    QCOMPARE(shown.shown().edges[0], Edge::City);
    shown.click(middleOf(Direction::East));
    QCOMPARE(shown.shown().edges[1], Edge::Field);
    QCOMPARE(shown.land()->focusedPart(), middleOf(Direction::East));
    shown.click(middleOf(Direction::East));
    shown.click(middleOf(Direction::West));
    shown.click(middleOf(Direction::West));
    QCOMPARE(featureAt(shown.shown(), middleOf(Direction::East)),
             featureAt(shown.shown(), middleOf(Direction::West)));
    shown.draw(middleOf(Direction::East), middleOf(Direction::West));
    QVERIFY(featureAt(shown.shown(), middleOf(Direction::East)) !=
            featureAt(shown.shown(), middleOf(Direction::West)));
    shown.draw(middleOf(Direction::West), middleOf(Direction::East));
    QCOMPARE(featureAt(shown.shown(), middleOf(Direction::East)),
             featureAt(shown.shown(), middleOf(Direction::West)));
    // Nothing to join: no edit.
    shown.draw(middleOf(Direction::North), middleOf(Direction::East));
    shown.goesThereAndBack(7);
    QVERIFY(!hasErrors(shown.document->lint()));
}

void TestDesignerLandscapeCanvas::aFirstClickOnlyChooses() {
    // Outlives the window, which says things to the end.
    QString hint;
    LandscapeFixture shown;
    QVERIFY(shown.waitForIt());
    connect(shown.land(), &TileCanvas::hintChanged, this, [&hint](const QString& told) { hint = told; });
    // base-D has a city and roads.
    shown.choose({findTile(shown.document->tileSet(), "base-D")});
    const auto road = std::find(shown.shown().edges.begin(), shown.shown().edges.end(), Edge::Road);
    const Direction side = directionAt(static_cast<int>(road - shown.shown().edges.begin()));
    shown.land()->setFocus();
    const auto pointAt = [&](QPoint there) {
        QTest::mouseMove(shown.land(), there + QPoint(1, 1));
        QTest::mouseMove(shown.land(), there);
    };
    // Chosen by key, it still takes two clicks; before each the pointer says what it does.
    shown.land()->setFocusedSide(side);
    pointAt(shown.at(middleOf(side)));
    QVERIFY2(hint.startsWith(QStringLiteral("Click to choose")), qPrintable(hint));
    shown.click(middleOf(side));
    QCOMPARE(shown.document->undoStack().count(), 0);
    QVERIFY2(hint.startsWith(QStringLiteral("Click again")), qPrintable(hint));
    // Beside the road, still in the middle of the side, the field is meant.
    const QRectF middle = shown.land()->partRect(middleOf(side));
    const bool lies = side == Direction::North || side == Direction::South;
    const QPoint beside = (lies ? QPointF(middle.left() + 2, middle.center().y())
                                : QPointF(middle.center().x(), middle.top() + 2))
                              .toPoint();
    pointAt(beside);
    QVERIFY2(hint.contains(QStringLiteral("field")), qPrintable(hint));
    for (int i = 0; i < 2; ++i)
        QTest::mouseClick(shown.land(), Qt::LeftButton, {}, beside);
    QCOMPARE(shown.document->undoStack().count(), 0);
    const auto chosen = featureAt(shown.shown(), shown.land()->focusedPart());
    QCOMPARE(shown.shown().features[static_cast<std::size_t>(*chosen)].kind, FeatureKind::Field);
    // Keys act on what is chosen, and the click for a side of another tile begins anew.
    shown.click(middleOf(side));
    shown.designer.setCurrentTile(0);
    shown.click(middleOf(side));
    QCOMPARE(shown.document->undoStack().count(), 0);
    shown.click(middleOf(side));
    QCOMPARE(shown.document->undoStack().count(), 1);
    shown.key(Qt::Key_Space);
    QCOMPARE(shown.document->undoStack().count(), 2);
    // Each button of the palette is a step of its own.
    const auto press = [&](Edge edge) {
        for (auto* button : shown.tools().widgets().palette->findChildren<QToolButton*>())
            if (button->defaultAction() == shown.tools().actions()->edge(edge))
                QTest::mouseClick(button, Qt::LeftButton);
    };
    press(Edge::Field);
    const int steps = shown.document->undoStack().count();
    press(Edge::City);
    press(Edge::Road);
    QCOMPARE(shown.document->undoStack().count(), steps + 2);
}

void TestDesignerLandscapeCanvas::madeByKeyboard() {
    LandscapeFixture shown;
    QVERIFY(shown.waitForIt());
    shown.addTileWithCity();
    shown.key(Qt::Key_P);
    shown.key(Qt::Key_W);
    shown.key(Qt::Key_Right);
    shown.key(Qt::Key_D);
    shown.key(Qt::Key_I);
    shown.key(Qt::Key_Down);
    shown.key(Qt::Key_D);
    QVERIFY(hasTrait(shown.shown(), middleOf(Direction::East), Trait::Inn));
    // Parted, the second keeps nothing; joined again by the same keys.
    for (int i = 0; i < 2; ++i) {
        shown.key(Qt::Key_Right);
        shown.key(Qt::Key_J);
        QCOMPARE(shown.land()->held(), std::optional(middleOf(Direction::East)));
        shown.key(Qt::Key_Down);
        shown.key(Qt::Key_J);
        QVERIFY(!shown.land()->held());
    }
    shown.key(Qt::Key_O);
    shown.key(Qt::Key_V);
    // A volcano for the tower: one of the two.
    shown.key(Qt::Key_B);
    QCOMPARE(shown.shown().marks, std::vector<Mark>{Mark::Tower});
    const Feature& city =
        shown.shown()
            .features[static_cast<std::size_t>(*featureAt(shown.shown(), middleOf(Direction::North)))];
    QCOMPARE(city.pennants, 1);
    QCOMPARE(city.goods, Goods::Wine);
    shown.goesThereAndBack(12);
    QVERIFY(!hasErrors(shown.document->lint()));
}

void TestDesignerLandscapeCanvas::aHeldPlaceOutlastsClicks() {
    LandscapeFixture shown;
    QVERIFY(shown.waitForIt());
    shown.document->addTile();
    for (const Direction d : {Direction::North, Direction::East}) {
        shown.land()->setFocusedSide(d);
        shown.key(Qt::Key_C);
    }
    const auto joined = [&] {
        return featureAt(shown.shown(), middleOf(Direction::North)) ==
               featureAt(shown.shown(), middleOf(Direction::East));
    };
    const bool before = joined();
    // Held by key, chosen by click, joined or parted by key.
    shown.land()->setFocusedSide(Direction::North);
    shown.key(Qt::Key_J);
    shown.click(middleOf(Direction::East));
    QCOMPARE(shown.land()->held(), std::optional(middleOf(Direction::North)));
    shown.key(Qt::Key_J);
    QVERIFY(!shown.land()->held());
    QCOMPARE(joined(), !before);
    // A line goes its own way, and lets go of what is held.
    shown.land()->setFocusedSide(Direction::South);
    shown.key(Qt::Key_J);
    QVERIFY(shown.land()->held());
    shown.draw(middleOf(Direction::North), middleOf(Direction::East));
    QVERIFY(!shown.land()->held());
    QCOMPARE(joined(), before);
    // One that ends where it began does nothing, and changes no side either.
    const std::string text = shown.document->fileText();
    QTest::mousePress(shown.land(), Qt::LeftButton, {}, shown.at(middleOf(Direction::East)));
    QTest::mouseMove(shown.land(), shown.at(middleOf(Direction::North)));
    QTest::mouseMove(shown.land(), shown.at(middleOf(Direction::East)));
    QTest::mouseRelease(shown.land(), Qt::LeftButton, {}, shown.at(middleOf(Direction::East)));
    QVERIFY(shown.document->fileText() == text);
}

void TestDesignerLandscapeCanvas::bothWaysGiveTheSame() {
    std::string byMouse;
    {
        LandscapeFixture shown;
        QVERIFY(shown.waitForIt());
        for (int i = 0; i < 3; ++i)
            shown.click(middleOf(Direction::South));
        byMouse = shown.document->fileText();
        QVERIFY(byMouse != shown.original);
    }
    LandscapeFixture shown;
    QVERIFY(shown.waitForIt());
    const Edge before = shown.shown().edges[2];
    shown.key(Qt::Key_Down);
    shown.key(Qt::Key_Space);
    shown.key(Qt::Key_Space);
    QVERIFY(shown.shown().edges[2] != before);
    QVERIFY(shown.document->fileText() == byMouse);
}

void TestDesignerLandscapeCanvas::keysOfBeneathAreOff() {
    LandscapeFixture shown;
    QVERIFY(shown.waitForIt());
    shown.key(Qt::Key_0);
    shown.key(Qt::Key_8);
    QCOMPARE(shown.document->undoStack().count(), 0);
    shown.key(Qt::Key_R);
    QCOMPARE(shown.document->undoStack().count(), 1);
    QVERIFY(shown.isOneStep());
}

void TestDesignerLandscapeCanvas::choosesFeatures() {
    LandscapeFixture shown;
    QVERIFY(shown.waitForIt());
    // base-D: a city in the north or elsewhere, a road and fields beside it.
    shown.choose({findTile(shown.document->tileSet(), "base-D")});
    const Landscape& tile = shown.shown();
    for (int i = 0; i < shown.tools().features()->count(); ++i) {
        shown.tools().features()->setCurrentRow(i);
        QCOMPARE(featureAt(tile, shown.land()->focusedPart()), std::optional(i));
    }
    // The half of a road's side is a field, reached by the mouse and by the Page keys.
    for (const Direction d : allDirections)
        if (tile.edges[at(d)] == Edge::Road) {
            shown.click(rimPlace(d, SidePart::Left));
            QCOMPARE(shown.land()->focusedPart(), rimPlace(d, SidePart::Left));
            shown.key(Qt::Key_PageDown);
            QCOMPARE(shown.land()->focusedPart(), middleOf(d));
            QCOMPARE(shown.tools().features()->currentRow(), *featureAt(tile, middleOf(d)));
        }
    QCOMPARE(shown.document->undoStack().count(), 0);
}

void TestDesignerLandscapeCanvas::tellsWhyAKeyDoesNothing() {
    StatusTips heard;
    LandscapeFixture shown;
    QVERIFY(shown.waitForIt());
    shown.addTileWithCity();
    shown.land()->installEventFilter(&heard);
    shown.key(Qt::Key_K);
    QVERIFY(heard.words.isEmpty());
    const int steps = shown.document->undoStack().count();
    shown.key(Qt::Key_I);
    QCOMPARE(heard.words.size(), 1);
    QVERIFY2(heard.words.back().startsWith(QStringLiteral("Inn: only on roads")),
             qPrintable(heard.words.back()));
    QVERIFY(heard.words.back().contains(QStringLiteral("city north")));
    shown.key(Qt::Key_U);
    QVERIFY(heard.words.back().contains(QStringLiteral("one side")));
    shown.key(Qt::Key_P, Qt::ShiftModifier);
    QCOMPARE(heard.words.back(), QStringLiteral("This city has no pennant"));
    shown.key(Qt::Key_X);
    QCOMPARE(heard.words.size(), 3);
    QCOMPARE(shown.document->undoStack().count(), steps);
}

void TestDesignerLandscapeCanvas::marksOnSeveralTiles() {
    LandscapeFixture shown;
    QVERIFY(shown.waitForIt());
    shown.choose({0, 1, 2});
    shown.tools().actions()->trait(Trait::Dragon)->trigger();
    for (const int place : {0, 1, 2})
        QVERIFY(hasTrait(shown.tile(place).landscape(), 0, Trait::Dragon));
    QVERIFY(shown.isOneStep());
    shown.tools().actions()->trait(Trait::Dragon)->trigger();
    QVERIFY(shown.document->fileText() == shown.original);
    shown.land()->setFocusedSide(Direction::East);
    shown.tools().actions()->edge(Edge::City)->trigger();
    for (const int place : {0, 1, 2})
        QCOMPARE(shown.tile(place).landscape().edges[1], Edge::City);
}

void TestDesignerLandscapeCanvas::partsForThoseWhoDontSee() {
    LandscapeFixture shown;
    QVERIFY(shown.waitForIt());
    QAccessibleInterface* canvas = QAccessible::queryAccessibleInterface(shown.land());
    QVERIFY(canvas != nullptr);
    QCOMPARE(canvas->childCount(), rimPlaces);
    QAccessibleInterface* south = canvas->child(middleOf(Direction::South));
    QVERIFY(south->text(QAccessible::Name).startsWith(QStringLiteral("south")));
    const Edge before = shown.shown().edges[2];
    south->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QVERIFY(shown.shown().edges[2] != before);
    for (QAbstractButton* button : shown.tools().widgets().palette->findChildren<QAbstractButton*>())
        if (button->isVisible())
            QVERIFY2(!button->accessibleName().isEmpty() && !button->toolTip().isEmpty(),
                     qPrintable(button->text()));
}

QTEST_MAIN(TestDesignerLandscapeCanvas)
#include "tst_designer_landscape_canvas.moc"
