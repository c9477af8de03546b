#include "tests/gui/map_fixture.h"
#include "tests/waiting.h"

#include <QClipboard>
#include <QMimeData>

#include <memory>

using namespace tilewright;

class MapSelectionTest : public QObject, private FreshMap {
    Q_OBJECT

private slots:
    void init() { QVERIFY(openMap()); }
    void cleanup() { shown_.reset(); }

    void movesTurnsMirrorsAndCopies() {
        map().document->setMarker({1, 0}, Direction::East, Marker::Black);
        map().selectWithKeys(QRect(0, 0, 2, 3));
        QCOMPARE(map().toolController().selection(), QRegion(0, 0, 2, 3));
        const Chamber first = *map().at(0, 0);
        // On its way it destroys nothing.
        for (int i = 0; i < 5; ++i)
            map().key(Qt::Key_Down, Qt::ControlModifier);
        QVERIFY(map().at(0, 0) == nullptr);
        QCOMPARE(map().at(0, 5)->seat, 1);
        QCOMPARE(map().edits(), 2);
        for (int i = 0; i < 5; ++i)
            map().key(Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(*map().at(0, 0) == first, true);
        // Back where it was, nothing was done.
        QCOMPARE(map().edits(), 1);
        QVERIFY(!map().document->undoStack().canRedo());
        map().key(Qt::Key_R);
        // Two wide and three high becomes three wide and two high.
        QCOMPARE(map().toolController().selection(), QRegion(0, 0, 3, 2));
        QCOMPARE(map().at(2, 0)->seat, 1);
        QCOMPARE(map().at(2, 0)->sides, turned(first.sides, Rotation::R90));
        map().key(Qt::Key_M);
        QCOMPARE(map().at(0, 0)->seat, 1);
        map().key(Qt::Key_M, Qt::ShiftModifier);
        QCOMPARE(map().at(0, 1)->seat, 1);
        QVERIFY(map().undoesAndRedoes(before_));
    }

    void eachTurnAndMirrorIsAStepOfItsOwn() {
        const Chamber below = *map().at(0, 1);
        map().selectWithKeys(QRect(0, 0, 2, 1));
        std::vector<std::string> states{before_};
        const auto step = [&](Qt::Key key, Qt::KeyboardModifiers held = {}) {
            map().key(key, held);
            states.push_back(map().text());
        };
        map().key(Qt::Key_Down, Qt::ControlModifier);
        step(Qt::Key_Down, Qt::ControlModifier);
        step(Qt::Key_R);
        map().key(Qt::Key_Left, Qt::ControlModifier);
        step(Qt::Key_Left, Qt::ControlModifier);
        step(Qt::Key_M, Qt::ShiftModifier);
        step(Qt::Key_Up, Qt::ControlModifier);
        // Over all of these steps, what they passed over comes back.
        QCOMPARE(*map().at(0, 1) == below, true);
        QCOMPARE(map().edits(), 5);
        for (std::size_t i = states.size(); i-- > 0; map().document->undoStack().undo())
            QCOMPARE(map().text(), states[i]);
        for (std::size_t i = 1; i < states.size(); ++i) {
            map().document->undoStack().redo();
            QCOMPARE(map().text(), states[i]);
        }
        // There and back again after a turn leaves the turn.
        map().document->undoStack().setIndex(0);
        map().selectWithKeys(QRect(0, 0, 2, 1));
        map().key(Qt::Key_R);
        const std::string turned = map().text();
        map().key(Qt::Key_Left, Qt::ControlModifier);
        map().key(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(map().edits(), 1);
        QCOMPARE(map().text(), turned);
        QVERIFY(map().undoesAndRedoes(before_));
    }

    /// As with moving: what was under it comes back.
    void whatIsTurnedLiesOnTop() {
        const Chamber below = *map().at(0, 1);
        map().selectWithKeys(QRect(0, 0, 2, 1));
        map().key(Qt::Key_R);
        QCOMPARE(map().toolController().selection(), QRegion(0, 0, 1, 2));
        QVERIFY(!(*map().at(0, 1) == below));
        map().key(Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(*map().at(0, 1) == below, true);
        QVERIFY(map().at(-1, 1) != nullptr && map().at(0, 0) == nullptr && map().at(1, 0) == nullptr);
        QVERIFY(map().undoesAndRedoes(before_));
    }

    /// What is done in between is neither lost nor taken for the move.
    void aMoveGoesOnFromWhatIsThere() {
        map().selectWithKeys(QRect(0, 0, 1, 1));
        map().key(Qt::Key_Up, Qt::ControlModifier);
        map().document->undoStack().undo();
        map().document->setName("other");
        map().toolController().setSelection(QRect(0, -1, 1, 1));
        map().key(Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(map().document->map().name, std::string("other"));
        map().selectWithKeys(QRect(1, 0, 1, 1));
        map().key(Qt::Key_Up, Qt::ControlModifier);
        map().key(Qt::Key_Down, Qt::ControlModifier);
        map().key(Qt::Key_1);
        const Chamber changed = *map().at(1, 0);
        QCOMPARE(changed.sides[place(map().toolController().side())], SideContent::SkullBlue);
        map().key(Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(map().at(1, -1)->sides, changed.sides);
        QVERIFY(map().undoesAndRedoes(before_));
    }

    void markersGoWithTheSelection() {
        map().document->setMarker({1, 0}, Direction::East, Marker::White);
        map().selectWithKeys(QRect(1, 0, 2, 1));
        map().key(Qt::Key_R);
        QCOMPARE(map().document->markerAt({1, 0}, Direction::South), std::optional(Marker::White));
        map().key(Qt::Key_C, Qt::ControlModifier);
        map().goTo(8, 8);
        map().key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(map().document->markerAt({8, 8}, Direction::South), std::optional(Marker::White));
        QVERIFY(map().undoesAndRedoes(before_));
    }

    void dragsTheSelectionAndCopiesWithCtrl() {
        map().view().zoomOut();
        map().view().zoomOut();
        map().key(Qt::Key_V);
        map().drag({0, 0}, {1, 1});
        QCOMPARE(map().toolController().selection(), QRegion(0, 0, 2, 2));
        map().drag({0, 0}, {0, 3}, Qt::ControlModifier);
        QVERIFY(map().at(0, 0) != nullptr && map().at(0, 3) != nullptr && map().at(1, 4) != nullptr);
        QCOMPARE(map().toolController().selection(), QRegion(0, 3, 2, 2));
        QCOMPARE(map().document->undoStack().undoText(), MapToolController::tr("copy to another place"));
        map().drag({0, 3}, {-1, 3});
        QVERIFY(map().at(-1, 3) != nullptr && map().at(1, 3) == nullptr);
        QCOMPARE(map().toolController().cursor(), (Cell{-1, 3}));
        // A free cell is selected like any other.
        map().click(4, 4);
        QCOMPARE(map().toolController().selection(), QRegion(4, 4, 1, 1));
        QVERIFY(map().undoesAndRedoes(before_));
    }

    void cutsAndPastesByWayOfTheClipboard() {
        map().key(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(map().toolController().selection(), QRegion(0, 0, 5, 3));
        map().key(Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(map().document->map().chambers.size(), std::size_t{0});
        QVERIFY(QGuiApplication::clipboard()->mimeData()->hasFormat(QLatin1String(chambersMime)));
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("\"guardhouse\"")));
        map().goTo(0, 0);
        map().key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(map().text(), before_);
        map().key(Qt::Key_Delete);
        QCOMPARE(map().document->map().chambers.size(), std::size_t{0});
        QVERIFY(map().undoesAndRedoes(before_));
        QGuiApplication::clipboard()->setText(QStringLiteral("no chambers"));
        map().key(Qt::Key_V, Qt::ControlModifier);
        QVERIFY(map().editor.messageText().contains(QStringLiteral("clipboard")));
    }

    void aMirroredTileBecomesItsMirrorImage() {
        TileSet set;
        Tile left;
        left.id = "left";
        left.face =
            Sides{SideContent::SkullBlue, SideContent::SkullRed, SideContent::Earth, SideContent::Open};
        Tile right = left;
        right.id = "right";
        right.face =
            Sides{SideContent::SkullBlue, SideContent::Open, SideContent::Earth, SideContent::SkullRed};
        Tile lonely = left;
        lonely.id = "lonely";
        lonely.face =
            Sides{SideContent::SkullGreen, SideContent::SkullRed, SideContent::Earth, SideContent::Open};
        set.tiles = {left, right, lonely};
        map().document->setTileSet(std::make_shared<const TileSet>(set));
        MapEdit edit;
        edit.set({6, 6}, {.tile = "left", .rotation = Rotation::R90});
        edit.set({7, 6}, {.tile = "lonely"});
        map().document->edit(edit, [] { return QStringLiteral("lay"); });
        map().key(Qt::Key_V);
        map().goTo(6, 6);
        map().key(Qt::Key_M);
        QCOMPARE(map().at(6, 6)->tile, std::string("right"));
        // Mirrored left to right, what looked east looks west.
        QCOMPARE(*map().document->sidesAt({6, 6}), (Sides{SideContent::Open, SideContent::Earth,
                                                          SideContent::SkullRed, SideContent::SkullBlue}));
        map().goTo(7, 6);
        map().key(Qt::Key_M);
        QCOMPARE(map().at(7, 6)->tile, std::string("lonely"));
        QVERIFY(map().editor.messageText().contains(QStringLiteral("mirror image")));
    }

    void eachAreaKeepsItsFilling() {
        const auto fill = [this](QRect cells) {
            map().toolController().setSelection(cells);
            map().key(Qt::Key_L);
            QTRY_VERIFY(!map().editor.isFilling());
        };
        fill(QRect(0, -2, 5, 2));
        QTRY_COMPARE(map().edits(), 1);
        fill(QRect(0, 3, 5, 2));
        QTRY_COMPARE(map().edits(), 2);
        QCOMPARE(map().document->map().chambers.size(), std::size_t{35});
        // Another filling that is stopped leaves the one that is there.
        const std::string both = map().text();
        map().key(Qt::Key_L);
        QVERIFY(map().editor.isFilling());
        map().key(Qt::Key_L);
        QVERIFY(!map().editor.isFilling());
        QVERIFY(map().editor.messageText().contains(QStringLiteral("stopped")));
        QCOMPARE(map().text(), both);
        QCOMPARE(map().edits(), 2);
        // Another that comes to its end takes its place.
        map().key(Qt::Key_L);
        QTRY_VERIFY(map().text() != both);
        QCOMPARE(map().edits(), 2);
        QCOMPARE(map().document->map().chambers.size(), std::size_t{35});
        QVERIFY(map().undoesAndRedoes(before_));
    }

    void fillsLegallyAndMarksHoles() {
        map().selectWithKeys(QRect(-2, -2, 9, 7));
        map().key(Qt::Key_L);
        QTRY_VERIFY(!map().editor.isFilling());
        QTRY_COMPARE(map().document->map().chambers.size(), std::size_t{63});
        QCOMPARE(map().edits(), 1);
        const std::string first = map().text();
        for (const Chamber& chamber : map().document->map().chambers)
            for (const Direction d : allDirections)
                if (const auto beyond = map().document->sidesAt(neighbour(chamber.cell, d)))
                    QCOMPARE(isPassage((*map().document->sidesOf(chamber))[place(d)]),
                             isPassage((*beyond)[place(opposite(d))]));
        // Once more: another filling, in place of this one.
        map().key(Qt::Key_L);
        QTRY_VERIFY(!map().editor.isFilling());
        QTRY_VERIFY(map().edits() == 1 && map().text() != first);
        QVERIFY(map().undoesAndRedoes(before_));
        map().key(Qt::Key_Escape);
        map().key(Qt::Key_L);
        QVERIFY(map().editor.messageText().contains(QStringLiteral("Select")));
        map().key(Qt::Key_H);
        QTRY_VERIFY(map().editor.messageText().contains(QStringLiteral("holes"), Qt::CaseInsensitive));
    }
};

QTEST_MAIN(MapSelectionTest)
#include "tst_map_selection.moc"
