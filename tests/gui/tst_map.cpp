#include "tests/gui/map_fixture.h"

#include "editor/common/tiles/door_palette.h"
#include "editor/map/map_door_actions.h"
#include "editor/map/map_overview.h"
#include "tests/waiting.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>

#include <memory>

using namespace tilewright;

class MapTest : public QObject, private FreshMap {
    Q_OBJECT

private slots:
    void init() { QVERIFY(openMap()); }
    void cleanup() { shown_.reset(); }

    void opensAsItIs() {
        QCOMPARE(map().text(), std::string(bundledText(defaultMap)));
        QVERIFY(!map().document->isModified());
        QVERIFY(map().view().visibleCells().contains(QRect(0, 0, 5, 3)));
        QCOMPARE(map().editor.issueList()->model()->rowCount(), 0);
    }

    void paintsOneStroke() {
        map().key(Qt::Key_B);
        QCOMPARE(map().toolController().tool(), MapTool::Brush);
        map().view().zoomOut();
        map().drag({0, 3}, {4, 3});
        for (int x = 0; x < 5; ++x)
            QVERIFY(map().at(x, 3) != nullptr);
        QCOMPARE(map().edits(), 1);
        // It opens where guard chambers open, and not towards the earth of cells.
        QVERIFY(isPassage(map().at(2, 3)->sides[place(Direction::North)]));
        QVERIFY(map().undoesAndRedoes(before_));
    }

    void erasesOneStroke() {
        map().key(Qt::Key_E);
        map().drag({0, 0}, {3, 0});
        QVERIFY(map().at(0, 0) == nullptr && map().at(3, 0) == nullptr && map().at(4, 0) != nullptr);
        QCOMPARE(map().edits(), 1);
        QVERIFY(map().undoesAndRedoes(before_));
    }

    void paletteOfDoorsGivesTheDoor() {
        auto* palette = map().editor.findChild<DoorPalette*>();
        const auto buttons = palette->findChildren<QAbstractButton*>();
        QTest::mouseClick(buttons.at(2), Qt::LeftButton);
        QCOMPARE(map().toolController().door(), SideContent::SkullBlue);
        QVERIFY(buttons.at(2)->isChecked());
        QTest::mouseClick(buttons.at(2), Qt::LeftButton);
        QVERIFY(buttons.at(2)->isChecked());
        QCOMPARE(map().edits(), 0);
        map().toolController().setTool(MapTool::Door);
        map().clickSide(2, 0, Direction::North);
        QCOMPARE(map().at(2, 0)->sides[place(Direction::North)], SideContent::SkullBlue);
    }

    void paletteGivesTheBrush() {
        auto* palette = map().editor.palette();
        auto* filter = map().editor.findChild<QLineEdit*>(QString(), Qt::FindChildrenRecursively);
        for (auto* edit : map().editor.findChildren<QLineEdit*>())
            if (edit->placeholderText().startsWith(QStringLiteral("Filter")))
                filter = edit;
        QTest::keyClicks(filter, QStringLiteral("crs-01"));
        QCOMPARE(palette->model()->rowCount(), 1);
        const QModelIndex first = palette->model()->index(0, 0);
        QTest::mouseClick(palette->viewport(), Qt::LeftButton, {}, palette->visualRect(first).center());
        QCOMPARE(map().toolController().tool(), MapTool::Brush);
        // From here on keys are for the map; a click beside the pictures takes nothing out of the hand.
        QVERIFY(map().view().hasFocus());
        QTest::mouseClick(palette->viewport(), Qt::LeftButton, {},
                          palette->visualRect(first).bottomRight() + QPoint(0, 40));
        QTRY_VERIFY(palette->selectionModel()->isSelected(first));
        QCOMPARE(map().toolController().brush().tile, std::string("crs-01"));
        map().key(Qt::Key_R);
        map().goTo(1, -1);
        map().key(Qt::Key_Return);
        QVERIFY(map().at(1, -1) != nullptr);
        QCOMPARE(map().at(1, -1)->tile, std::string("crs-01"));
        QCOMPARE(map().at(1, -1)->rotation, Rotation::R90);
        QVERIFY(map().undoesAndRedoes(before_));
    }

    void rectangleByMouseAndByKeys() {
        map().key(Qt::Key_U);
        map().view().zoomOut();
        map().view().zoomOut();
        map().drag({-1, 3}, {1, 4});
        QVERIFY(map().at(-1, 3) && map().at(1, 4));
        map().goTo(3, 3);
        map().key(Qt::Key_Return);
        map().key(Qt::Key_Right);
        map().key(Qt::Key_Down);
        map().key(Qt::Key_Return);
        for (const Cell cell : {Cell{3, 3}, Cell{4, 3}, Cell{3, 4}, Cell{4, 4}})
            QVERIFY(map().document->chamberAt(cell) != nullptr);
        QCOMPARE(map().edits(), 2);
        QVERIFY(map().undoesAndRedoes(before_));
    }

    void bucketFillsWhatIsClosedOnly() {
        map().key(Qt::Key_G);
        map().goTo(-1, -1);
        map().key(Qt::Key_Return);
        QCOMPARE(map().edits(), 0);
        QVERIFY(!map().editor.messageText().isEmpty());
        // Of one kind: the guard chambers above hang together.
        map().goTo(1, 0);
        map().key(Qt::Key_Return);
        for (int x = 1; x < 4; ++x)
            QCOMPARE(map().at(x, 0)->room, Room::Chamber);
        QCOMPARE(map().at(1, 2)->room, Room::GuardChamber);
        QVERIFY(map().undoesAndRedoes(before_));
        map().key(Qt::Key_E);
        map().goTo(2, 1);
        map().key(Qt::Key_Return);
        map().key(Qt::Key_G);
        map().key(Qt::Key_Return);
        QCOMPARE(map().at(2, 1)->room, Room::Chamber);
    }

    void bucketStopsInAVastArea() {
        map().toolController().setSelection(QRect(QPoint(-10'000, -10'000), QPoint(10'000, 10'000)));
        map().key(Qt::Key_G);
        map().goTo(-1, -1);
        map().key(Qt::Key_Return);
        QCOMPARE(map().edits(), 0);
        QVERIFY(map().editor.messageText().contains(QStringLiteral("more than")));
    }

    void sidesByClickAndByKey_data() {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("door");
        const std::array keys{Qt::Key_0, Qt::Key_O, Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4,
                              Qt::Key_5, Qt::Key_6, Qt::Key_7, Qt::Key_8, Qt::Key_S};
        const std::array doors{SideContent::Earth,       SideContent::Open,        SideContent::SkullBlue,
                               SideContent::SkullYellow, SideContent::SkullGreen,  SideContent::SkullRed,
                               SideContent::SkullBrown,  SideContent::SkullOrange, SideContent::SkullGrey,
                               SideContent::SkullPurple, SideContent::Special};
        for (std::size_t i = 0; i < keys.size(); ++i)
            QTest::newRow(std::string(name(doors[i])).c_str()) << int(keys[i]) << static_cast<int>(doors[i]);
    }
    void sidesByClickAndByKey() {
        QFETCH(int, key);
        QFETCH(int, door);
        const auto wanted = static_cast<SideContent>(door);
        // A room whose sides are none of these yet.
        constexpr std::array arrows{Qt::Key_Up, Qt::Key_Right, Qt::Key_Down, Qt::Key_Left};
        for (const Direction side : allDirections) {
            map().goTo(2, 1);
            map().key(arrows[place(side)], Qt::AltModifier);
            QCOMPARE(map().toolController().side(), side);
            map().key(static_cast<Qt::Key>(key));
            QCOMPARE(map().at(2, 1)->sides[place(side)], wanted);
        }
        map().key(Qt::Key_D);
        map().clickSide(1, 2, Direction::East);
        QCOMPARE(map().at(1, 2)->sides[place(Direction::East)],
                 wanted == SideContent::Open ? SideContent::Earth : wanted);
        QVERIFY(map().undoesAndRedoes(before_));
    }

    void theOwnDoorAndWhatHasNone() {
        map().goTo(0, 0);
        map().key(Qt::Key_Right, Qt::AltModifier);
        map().key(Qt::Key_W);
        QCOMPARE(map().at(0, 0)->sides[place(Direction::East)], SideContent::CellDoor);
        map().goTo(1, 0);
        map().key(Qt::Key_W);
        QVERIFY(map().editor.messageText().contains(QStringLiteral("own")));
        QCOMPARE(map().edits(), 1);
        // A second click with the same door takes it away.
        map().key(Qt::Key_D);
        map().clickSide(0, 0, Direction::East);
        QCOMPARE(map().at(0, 0)->sides[place(Direction::East)], SideContent::Earth);
        // Whoever clicks chooses by key what the next click sets, and no more.
        map().key(Qt::Key_O);
        QCOMPARE(map().toolController().door(), SideContent::Open);
        QCOMPARE(map().at(0, 0)->sides[place(Direction::East)], SideContent::Earth);
    }

    void markersGoRound() {
        map().key(Qt::Key_K);
        const auto marker = [&] { return map().document->markerAt({1, 0}, Direction::East); };
        map().clickSide(1, 0, Direction::East);
        QCOMPARE(marker(), std::optional(Marker::Black));
        map().goTo(2, 0);
        map().key(Qt::Key_Left, Qt::AltModifier);
        map().key(Qt::Key_Return);
        QCOMPARE(marker(), std::optional(Marker::White));
        map().key(Qt::Key_Return);
        QVERIFY(!marker());
        map().key(Qt::Key_Return);
        QVERIFY(map().undoesAndRedoes(before_));
        // Where the passageway goes the marker goes too, in the same step.
        const int edits = map().edits();
        map().key(Qt::Key_0);
        QVERIFY(!marker());
        QCOMPARE(map().edits(), edits + 1);
        map().key(Qt::Key_K);
        map().clickSide(0, 1, Direction::North);
        QVERIFY(map().editor.messageText().contains(QStringLiteral("passageways")));
    }

    void issuesLeadToTheirChamber() {
        map().goTo(4, 2);
        map().key(Qt::Key_Right, Qt::AltModifier);
        map().key(Qt::Key_1);
        auto* list = map().editor.issueList();
        QTRY_VERIFY(list->model()->rowCount() > 0);
        map().goTo(0, 0);
        const QModelIndex first = list->model()->index(0, 0);
        const QString words = first.data().toString();
        QVERIFY2(words.startsWith(QStringLiteral("at 4, 2: ")), qPrintable(words));
        QVERIFY2(words.contains(QStringLiteral("cell door")), qPrintable(words));
        for (const int role : {Qt::DisplayRole, Qt::ToolTipRole})
            QVERIFY(!first.data(role).toString().contains(u'/'));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(first).center());
        QCOMPARE(map().toolController().cursor(), (Cell{4, 2}));
    }

    void theTableEdits() {
        map().editor.showPanel(QStringLiteral("mapTable"));
        auto* table = map().editor.table();
        QTRY_VERIFY(table->isVisible() && table->model() != nullptr);
        QCOMPARE(table->model()->rowCount(), 15);
        const auto set = [&](int row, int column, const QString& value) {
            return table->model()->setData(table->model()->index(row, column), value);
        };
        QVERIFY(set(1, 5, QStringLiteral("red skull")));
        QCOMPARE(map().at(1, 0)->sides[0], SideContent::SkullRed);
        QVERIFY(set(0, 4, QStringLiteral("2")));
        QCOMPARE(map().at(0, 0)->seat, 2);
        QVERIFY(set(1, 2, QStringLiteral("crs-01")));
        QCOMPARE(map().at(1, 0)->tile, std::string("crs-01"));
        QVERIFY(set(1, 3, QStringLiteral("270")));
        QCOMPARE(map().at(1, 0)->rotation, Rotation::R270);
        QVERIFY(!set(0, 0, QStringLiteral("1")));
        QVERIFY(set(0, 0, QStringLiteral("-4")));
        QVERIFY(map().at(-4, 0) != nullptr && map().at(0, 0) == nullptr);
        QCOMPARE(map().edits(), 5);
        table->setCurrentIndex(table->model()->index(14, 0));
        QCOMPARE(map().toolController().cursor(), (Cell{4, 2}));
        QVERIFY(map().undoesAndRedoes(before_));
    }

    /// As a view asks that copies while it has no current cell.
    void modelsHaveNothingOutsideTheirCells() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("Index QModelIndex")));
        map().editor.showPanel(QStringLiteral("mapTable"));
        auto* table = map().editor.table();
        QTRY_VERIFY(table->isVisible() && table->model() != nullptr);
        for (const QAbstractItemModel* model : {table->model(), map().editor.issueList()->model()})
            QVERIFY(!model->data({}).isValid());
    }

    /// Return asks for that later, as editors may want the key first; a panel that begins to float meanwhile
    /// takes the focus, which ends the edit too.
    void returnAndTheLossOfFocusEndAnEditOnce() {
        map().editor.showPanel(QStringLiteral("mapTable"));
        auto* table = map().editor.table();
        QTRY_VERIFY(table->isVisible() && table->model() != nullptr);
        const QModelIndex x = table->model()->index(0, 0);
        table->setFocus();
        table->setCurrentIndex(x);
        table->edit(x);
        auto* box = table->findChild<QSpinBox*>();
        QVERIFY(box != nullptr);
        box->setValue(-4);
        // Qt tells of the second end, which does nothing.
        for (const char* what : {"commitData", "closeEditor"})
            QTest::ignoreMessage(
                QtWarningMsg,
                qPrintable(QStringLiteral("QAbstractItemView::%1 called with an editor that does "
                                          "not belong to this view")
                               .arg(QLatin1String(what))));
        QKeyEvent press(QEvent::KeyPress, Qt::Key_Return, {});
        QCoreApplication::sendEvent(box, &press);
        table->setFocus();
        QCOMPARE(map().edits(), 1);
        QCoreApplication::processEvents();
        QVERIFY(map().at(-4, 0) != nullptr && map().at(0, 0) == nullptr);
        QCOMPARE(map().edits(), 1);
    }

    /// An editor that is opened and left again changes nothing, whatever it could show.
    void aTileOfAnotherSetStaysWhatItIs() {
        MapEdit edit;
        edit.set({-3, 0}, {.tile = "nowhere-1", .rotation = Rotation::R90});
        map().document->edit(edit, [] { return QStringLiteral("lay"); });
        map().editor.showPanel(QStringLiteral("mapTable"));
        auto* table = map().editor.table();
        QTRY_VERIFY(table->isVisible() && table->model() != nullptr);
        const QModelIndex what = table->model()->index(0, 2);
        QCOMPARE(what.data().toString(), QStringLiteral("nowhere-1"));
        table->setFocus();
        table->setCurrentIndex(what);
        table->edit(what);
        auto* box = table->findChild<QComboBox*>();
        QVERIFY(box != nullptr);
        QCOMPARE(box->currentText(), QStringLiteral("nowhere-1"));
        QTest::keyClick(box, Qt::Key_Return);
        QCOMPARE(map().at(-3, 0)->tile, std::string("nowhere-1"));
        QCOMPARE(map().edits(), 1);
    }

    /// Whatever becomes of names and of the objects that hold the sets.
    void aMapKeepsItsTileSet() {
        TileSet small;
        small.name = "small";
        small.tiles.push_back({.id = "one", .count = 1});
        const auto copy = [](const TileSet& set) { return std::make_shared<const TileSet>(set); };
        const auto offer = [&](const QList<MapEditor::AvailableSet>& sets) {
            map().editor.setAvailableSets(sets);
            return map().document->tileSet();
        };
        const QString one = QStringLiteral("one");
        const QString two = QStringLiteral("two");
        // Renamed, or called otherwise in another language.
        QCOMPARE(*offer({{one, copy(small)}, {two, copy(*map().set)}}), *map().set);
        // Edited: it is still of the same file, though another has its name.
        QObject file;
        QCOMPARE(*offer({{two, copy(small)}, {two, copy(*map().set), &file}}), *map().set);
        TileSet edited = *map().set;
        edited.name = "edited";
        QCOMPARE(offer({{two, copy(small)}, {one, copy(edited), &file}})->name, std::string("edited"));
        // Closed: then one that has all tiles of the map.
        MapEdit edit;
        edit.set({-1, 1}, {.tile = "crs-01"});
        map().document->edit(edit, [] { return QStringLiteral("lay"); });
        QCOMPARE(*offer({{two, copy(small)}, {QStringLiteral("three"), copy(*map().set)}}), *map().set);
        auto other = MapDocument::example(defaultMap);
        other->edit(edit, [] { return QStringLiteral("lay"); });
        map().editor.setDocument(other.get());
        QCOMPARE(*other->tileSet(), *map().set);
        map().editor.setDocument(map().document.get());
    }

    /// A board is often opened before the set that it belongs to.
    void aSetThatHasTheTilesTakesTheMap() {
        const auto named = [](const char* name, const char* tile) {
            TileSet set;
            set.name = name;
            set.tiles.push_back({.id = tile, .count = 1});
            return std::make_shared<const TileSet>(std::move(set));
        };
        const QString bundled = QStringLiteral("bundled");
        const QString mine = QStringLiteral("mine");
        const QObject file;
        auto board = MapDocument::example(defaultMap);
        MapEdit edit;
        edit.set({-1, 1}, {.tile = "own-1"});
        board->edit(edit, [] { return QStringLiteral("lay"); });
        map().editor.setDocument(board.get());
        const auto nameOfSet = [&] { return QString::fromStdString(board->tileSet()->name); };
        const auto others = named("others", "one");
        map().editor.setAvailableSets({{bundled, others}});
        QCOMPARE(nameOfSet(), QStringLiteral("others"));
        map().editor.setAvailableSets({{bundled, others}, {mine, named("own", "own-1"), &file}});
        QCOMPARE(nameOfSet(), QStringLiteral("own"));
        // A set that somebody chose stays.
        auto* box = map().editor.findChild<QComboBox*>(QStringLiteral("mapSet"));
        box->setCurrentIndex(0);
        emit box->activated(0);
        map().editor.setAvailableSets({{bundled, others}, {mine, named("own", "own-1"), &file}});
        QCOMPARE(nameOfSet(), QStringLiteral("others"));
        map().editor.setDocument(map().document.get());
    }

    void theNameIsEditedAndUndone() {
        auto* name = map().editor.findChild<QLineEdit*>(QStringLiteral("mapName"));
        name->setFocus();
        name->selectAll();
        // Letters that are keys of tools belong to the field.
        QTest::keyClicks(name, QStringLiteral("beg 0815"));
        map().editor.commitEdits();
        QCOMPARE(map().document->map().name, std::string("beg 0815"));
        QCOMPARE(map().edits(), 1);
        QVERIFY(map().undoesAndRedoes(before_));
    }

    void zoomsAndPans() {
        MapView& view = map().view();
        const QPoint at = map().middle(3, 1);
        const double pixels = view.pixelsPerCell();
        QWheelEvent wheel(at, view.viewport()->mapToGlobal(at), {}, {0, 120}, {}, {}, Qt::NoScrollPhase,
                          false);
        QApplication::sendEvent(view.viewport(), &wheel);
        QVERIFY(view.pixelsPerCell() > pixels);
        QCOMPARE(view.cellAt(at), (Cell{3, 1}));
        map().key(Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(view.pixelsPerCell(), view.truePixelsPerCell());
        map().key(Qt::Key_Minus);
        QVERIFY(view.pixelsPerCell() < view.truePixelsPerCell());
        map().key(Qt::Key_F);
        QCOMPARE(view.pixelsPerCell(), pixels);
        const QPointF centre = view.centre();
        QTest::mousePress(view.viewport(), Qt::MiddleButton, {}, {300, 200});
        QTest::mouseMove(view.viewport(), {200, 150});
        QTest::mouseRelease(view.viewport(), Qt::MiddleButton, {}, {200, 150});
        QVERIFY(qAbs((view.centre().x() - centre.x()) * pixels - 100) <= 1);
        QVERIFY(qAbs((view.centre().y() - centre.y()) * pixels - 50) <= 1);
        QTest::mouseClick(map().editor.miniMap(), Qt::LeftButton, {},
                          map().editor.miniMap()->toWidget({4.5, 2.5}).toPoint());
        QVERIFY(QLineF(view.centre(), {4.5, 2.5}).length() < 2);
        const double before = view.centre().x();
        view.horizontalScrollBar()->setValue(view.horizontalScrollBar()->value() - 30);
        QVERIFY(qAbs((before - view.centre().x()) * pixels - 30) <= 1);
        // The keys that are no letters hold beside the map too.
        map().editor.issueList()->setFocus();
        QTest::keyClick(map().editor.issueList(), Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(view.pixelsPerCell(), view.truePixelsPerCell());
        QTest::keyClick(map().editor.issueList(), Qt::Key_Minus);
        QVERIFY(view.pixelsPerCell() < view.truePixelsPerCell());
        for (int i = 0; i < 60; ++i)
            view.zoomOut();
        QVERIFY(view.visibleCells().width() > 10'000);
    }

    void eachDocumentKeepsItsPlace() {
        auto other = MapDocument::example("beneath/narrow.map.json");
        map().view().zoomIn();
        map().goTo(3, 1);
        const double pixels = map().view().pixelsPerCell();
        const QPointF centre = map().view().centre();
        map().editor.setDocument(other.get());
        map().view().zoomOut();
        map().editor.setDocument(map().document.get());
        QCOMPARE(map().view().pixelsPerCell(), pixels);
        QVERIFY(QLineF(map().view().centre(), centre).length() < 0.1);
        QCOMPARE(map().toolController().cursor(), (Cell{3, 1}));
    }

    void theEndOfTheMapIsTheEnd() {
        map().toolController().setCursor({10'000, -10'000});
        map().key(Qt::Key_Right);
        map().key(Qt::Key_Up);
        QCOMPARE(map().toolController().cursor(), (Cell{10'000, -10'000}));
        map().key(Qt::Key_B);
        map().key(Qt::Key_Return);
        QVERIFY(map().at(10'000, -10'000) != nullptr);
        map().key(Qt::Key_V);
        map().key(Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(map().at(10'000, -10'000) != nullptr);
        QVERIFY(map().editor.messageText().contains(QStringLiteral("ends here")));
        map().key(Qt::Key_F);
        for (const QPoint corner : {QPoint(10'000, -10'000), QPoint(0, 2)})
            QVERIFY(map().view().visibleCells().contains(corner));
    }

    /// A turn at the end would leave a part beyond it.
    void nothingTurnsBeyondTheEnd() {
        MapEdit edit;
        for (const int x : {9'999, 10'000})
            edit.set({x, 10'000},
                     {.room = Room::Chamber,
                      .sides = {SideContent::Open, SideContent::Open, SideContent::Open, SideContent::Open}});
        map().document->edit(edit, [] { return QStringLiteral("lay"); });
        map().document->setMarker({9'999, 10'000}, Direction::East, Marker::Black);
        const std::string there = map().text();
        map().toolController().setSelection(QRect(9'999, 10'000, 2, 1));
        map().key(Qt::Key_R);
        QCOMPARE(map().text(), there);
        QVERIFY(map().editor.messageText().contains(QStringLiteral("ends here")));
    }

    void screenReadersHearTheCell() {
        QAccessible::setActive(true);
        QAccessibleInterface* view = QAccessible::queryAccessibleInterface(&map().view());
        QVERIFY(view != nullptr);
        map().goTo(1, 0);
        QCOMPARE(view->indexOfChild(view->focusChild()), 0);
        const QString text = view->child(0)->text(QAccessible::Name);
        QVERIFY2(text.contains(QStringLiteral("1, 0")) && text.contains(QStringLiteral("guard chamber")) &&
                     text.contains(QStringLiteral("brown skull")),
                 qPrintable(text));
        QCOMPARE(view->child(0)->role(), QAccessible::Cell);
        QAccessible::setActive(false);
    }

    void tellsStatusAndAsksToPlay() {
        QSignalSpy status(&map().editor, &MapEditor::statusTextChanged);
        map().goTo(2, 1);
        QVERIFY(!status.isEmpty());
        QVERIFY(status.last().first().toString().contains(QStringLiteral("key room")));
        QSignalSpy play(&map().editor, &MapEditor::playRequested);
        map().key(Qt::Key_P);
        QCOMPARE(play.count(), 1);
    }
};

QTEST_MAIN(MapTest)
#include "tst_map.moc"
