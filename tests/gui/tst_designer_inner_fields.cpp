#include "tests/gui/landscape_fixture.h"

#include "editor/designer/landscape/landscape_actions.h"

#include <QAccessible>
#include <QListWidget>

using namespace tilewright;
using namespace tilewright::test;

class TestDesignerInnerFields : public QObject {
    Q_OBJECT

private slots:
    void madeAndChosen();
    void areParts();
};

void TestDesignerInnerFields::madeAndChosen() {
    LandscapeFixture shown;
    QVERIFY(shown.waitForIt());
    shown.addTileWithCity();
    shown.key(Qt::Key_Right);
    shown.key(Qt::Key_C);
    // It touches the only city, and is chosen.
    shown.key(Qt::Key_E);
    const int inner = shown.land()->focusedPart();
    QCOMPARE(inner, rimPlaces);
    const auto number = [&] { return featureAt(shown.shown(), inner); };
    const auto cities = [&] { return shown.shown().features[static_cast<std::size_t>(*number())].cities; };
    QVERIFY(number());
    QCOMPARE(shown.shown().features[static_cast<std::size_t>(*number())].halfSides, std::uint8_t(0));
    QCOMPARE(cities(), std::vector<int>{*featureAt(shown.shown(), middleOf(Direction::North))});
    QCOMPARE(shown.tools().features()->currentRow(), *number());
    // Side keys set none here and say so; the next arrow goes to a side.
    const int steps = shown.document->undoStack().count();
    shown.key(Qt::Key_D);
    shown.key(Qt::Key_Space);
    QCOMPARE(shown.document->undoStack().count(), steps);
    QVERIFY(!shown.tools().actions()->edge(Edge::Road)->isEnabled());
    QVERIFY(!shown.tools().actions()->whyNot(QKeySequence(QStringLiteral("D"))).isEmpty());
    shown.key(Qt::Key_1);
    QVERIFY(cities().empty());
    shown.key(Qt::Key_1);
    QCOMPARE(cities().size(), std::size_t(1));
    // The Page keys reach it from the last half side, the mouse by its sign, the list by its row.
    shown.key(Qt::Key_PageDown);
    QVERIFY(isOnRim(shown.land()->focusedPart()));
    shown.key(Qt::Key_PageUp);
    QCOMPARE(shown.land()->focusedPart(), inner);
    shown.key(Qt::Key_Down);
    QCOMPARE(shown.land()->focusedPart(), middleOf(Direction::South));
    shown.click(inner);
    QCOMPARE(shown.land()->focusedPart(), inner);
    shown.key(Qt::Key_Down);
    shown.tools().features()->setCurrentRow(*number());
    QCOMPARE(shown.land()->focusedPart(), inner);
    // With two cities it keeps to the one; joined with a field of the rim it is none any more.
    shown.key(Qt::Key_E);
    QCOMPARE(shown.land()->focusedPart(), inner + 1);
    shown.draw(middleOf(Direction::South), inner + 1);
    QCOMPARE(innerFieldCount(shown.shown()), 1);
    shown.click(inner);
    shown.key(Qt::Key_E, Qt::ShiftModifier);
    QCOMPARE(innerFieldCount(shown.shown()), 0);
    QVERIFY(isOnRim(shown.land()->focusedPart()));
    QVERIFY(!shown.tools().actions()->removeInnerField()->isEnabled());
    shown.goesThereAndBack(9);
    QVERIFY(!hasErrors(shown.document->lint()));
}

void TestDesignerInnerFields::areParts() {
    LandscapeFixture shown;
    QVERIFY(shown.waitForIt());
    QAccessibleInterface* canvas = QAccessible::queryAccessibleInterface(shown.land());
    const int before = canvas->childCount();
    shown.tools().actions()->addInnerField()->trigger();
    QCOMPARE(canvas->childCount(), before + 1);
    QAccessibleInterface* part = canvas->child(before);
    QVERIFY(part != nullptr && part->isValid());
    QVERIFY2(part->text(QAccessible::Name).contains(QStringLiteral("inner field")),
             qPrintable(part->text(QAccessible::Name)));
    QVERIFY(part->text(QAccessible::Name).contains(QStringLiteral("no room")));
    QVERIFY(part->state().focusable);
    // Pressed it is chosen, and nothing else.
    shown.land()->setFocusedSide(Direction::East);
    part->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(shown.land()->focusedPart(), rimPlaces);
    QCOMPARE(shown.document->undoStack().count(), 1);
    shown.document->undoStack().undo();
    QCOMPARE(canvas->childCount(), before);
    QVERIFY(!part->isValid());
    QVERIFY(part->text(QAccessible::Name).isEmpty());
    QVERIFY(shown.document->fileText() == shown.original);
}

QTEST_MAIN(TestDesignerInnerFields)
#include "tst_designer_inner_fields.moc"
