#include "tests/gui/map_fixture.h"

#include "editor/common/theme.h"
#include "editor/map/map_table_model.h"
#include "tests/waiting.h"

#include <QSignalSpy>
#include <QTemporaryDir>

#include <rapidcheck.h>

using namespace tilewright;
using namespace tilewright::test;

namespace {

Chamber anyChamber(const TileSet& set, int what) {
    Chamber chamber;
    if (what % 2 == 0) {
        chamber.tile = set.tiles[static_cast<std::size_t>(what) % set.tiles.size()].id;
        chamber.rotation = rotationAt(what / 2);
        return chamber;
    }
    chamber.room = allRooms[static_cast<std::size_t>(what) % allRooms.size()];
    chamber.seat = chamber.room == Room::Cell ? 1 + what % 4 : 0;
    for (std::size_t i = 0; i < 4; ++i)
        chamber.sides[i] =
            (what >> i & 1) != 0 ? ownDoor(chamber.room).value_or(SideContent::Open) : SideContent::Earth;
    return chamber;
}

void doAnything(MapToolController& toolController, const TileSet& set, int kind, int where, int what) {
    const Cell cell{where % 9 - 2, where / 9 % 7 - 2};
    const Direction direction = directionAt(what);
    toolController.setCursor(cell, direction);
    switch (kind) {
    case 0:
        toolController.setBrush(anyChamber(set, what));
        toolController.setTool(MapTool::Brush);
        toolController.press(cell, direction, {});
        toolController.dragTo({cell.x + what % 3, cell.y - what % 2});
        toolController.release();
        break;
    case 1:
        toolController.setTool(MapTool::Eraser);
        toolController.press(cell, direction, {});
        toolController.dragTo({cell.x, cell.y + what % 4});
        toolController.release();
        break;
    case 2:
        toolController.setSelection(QRect(cell.x, cell.y, 1 + what % 4, 1 + what % 3));
        break;
    case 3:
        toolController.nudge(direction);
        break;
    case 4:
        toolController.setTool(MapTool::Select);
        toolController.turn(what % 2 == 0 ? Rotation::R90 : Rotation::R270);
        break;
    case 5:
        toolController.mirror(what % 2 == 0 ? Mirror::LeftRight : Mirror::TopBottom);
        break;
    case 6:
        toolController.setSide(cell, direction, what % 3 == 0 ? SideContent::Earth : SideContent::Open);
        break;
    case 7:
        toolController.setTool(MapTool::Marker);
        toolController.press(cell, direction, {});
        toolController.release();
        break;
    case 8:
        toolController.setTool(MapTool::Fill);
        toolController.press(cell, direction, {});
        toolController.release();
        break;
    case 9:
        what % 2 == 0 ? toolController.copy() : toolController.cut();
        break;
    case 10:
        toolController.paste();
        break;
    default:
        toolController.document()->setName("name " + std::to_string(what));
    }
}

} // namespace

class MapEditsTest : public QObject {
    Q_OBJECT
private slots:
    /// Undo of all gives the original bytes, redo of all the result; saved and opened it is the same.
    void anyEditsUndoAndRedo() {
        QTemporaryDir folder;
        const auto set = std::make_shared<const TileSet>(*readTileSet(bundledText(defaultTileSet)).value);
        QVERIFY(rc::check([&] {
            auto document = MapDocument::example(defaultMap);
            document->setTileSet(set);
            const std::string before = document->fileText();
            MapToolController toolController;
            toolController.setDocument(document.get());
            const auto edits = *rc::gen::container<std::vector<std::tuple<int, int, int>>>(
                rc::gen::tuple(rc::gen::inRange(0, 12), rc::gen::inRange(0, 63), rc::gen::inRange(0, 60)));
            for (const auto& [kind, where, what] : edits)
                doAnything(toolController, *set, kind, where, what);
            const std::string after = document->fileText();
            // Index and list agree.
            for (std::size_t i = 0; i < document->map().chambers.size(); ++i)
                RC_ASSERT(document->index().at(document->map().chambers[i].cell) == static_cast<int>(i));
            const Map file = document->file();
            while (document->undoStack().canUndo())
                document->undoStack().undo();
            RC_ASSERT(document->fileText() == before);
            RC_ASSERT(!document->isModified());
            while (document->undoStack().canRedo())
                document->undoStack().redo();
            RC_ASSERT(document->fileText() == after);
            const QString path = folder.filePath(QStringLiteral("saved.map.json"));
            RC_ASSERT(document->saveTo(path).empty());
            auto again = MapDocument::open(path);
            RC_ASSERT(again.value.has_value());
            RC_ASSERT((*again.value)->fileText() == after);
            RC_ASSERT((*again.value)->map().chambers == file.chambers);
            toolController.setDocument(nullptr);
        }));
    }

    void aGestureThatIsCancelledLeavesNothing() {
        auto document = MapDocument::example(defaultMap);
        MapToolController toolController;
        toolController.setDocument(document.get());
        const QRegion selected(QRect(0, 0, 1, 1));
        for (const MapTool tool : {MapTool::Select, MapTool::Brush, MapTool::Rectangle, MapTool::Fill,
                                   MapTool::Eraser, MapTool::Door, MapTool::Marker})
            for (const Cell from : {Cell{0, 0}, Cell{1, 0}})
                for (const bool byTool : {true, false}) {
                    toolController.setTool(tool);
                    toolController.setSelection(selected);
                    toolController.press(from, Direction::North, {});
                    const bool pressed = toolController.currentTool().pressedAt().has_value();
                    toolController.dragTo({2, 1});
                    if (byTool)
                        toolController.setTool(tool);
                    else
                        QCOMPARE(toolController.cancel(), true);
                    QVERIFY(!toolController.currentTool().pressedAt());
                    QVERIFY(!toolController.currentTool().rubberBand());
                    QVERIFY(toolController.currentTool().dragOffset().isNull());
                    const std::string text = document->fileText();
                    toolController.dragTo({3, 3});
                    toolController.release();
                    QVERIFY(document->fileText() == text);
                    QCOMPARE(toolController.selection(), pressed || byTool ? selected : QRegion());
                }
        // A corner set by key is given up too.
        const std::string before = document->fileText();
        toolController.setTool(MapTool::Rectangle);
        toolController.setCursor({0, 0});
        toolController.applyAtCursor();
        toolController.moveCursor(Direction::East);
        QCOMPARE(toolController.currentTool().rubberBand(), std::optional(QRect(0, 0, 2, 1)));
        QVERIFY(toolController.cancel());
        QVERIFY(!toolController.currentTool().rubberBand());
        toolController.applyAtCursor();
        QVERIFY(document->fileText() == before);
        toolController.setDocument(nullptr);
    }

    void aSelectionTurnedBackIsAsItWas() {
        auto document = MapDocument::example(defaultMap);
        MapToolController toolController;
        toolController.setDocument(document.get());
        toolController.setTool(MapTool::Select);
        toolController.selectAll();
        const std::string before = document->fileText();
        toolController.turn(Rotation::R90);
        const std::string turned = document->fileText();
        QVERIFY(turned != before);
        toolController.turn(Rotation::R270);
        QCOMPARE(document->fileText(), before);
        toolController.turn(Rotation::R270);
        toolController.turn(Rotation::R180);
        QCOMPARE(document->fileText(), turned);
        toolController.setDocument(nullptr);
    }

    /// Two chambers in one cell are an error, but not one that an edit elsewhere may mend or worsen.
    void chambersThatShareACellKeepTheirOrder() {
        Map map = *readMap(bundledText(defaultMap)).value;
        for (int seat = 1; seat <= 3; ++seat) {
            Chamber cell = map.chambers.front();
            cell.seat = seat;
            map.chambers.push_back(cell);
        }
        MapDocument document(map);
        const std::string before = document.fileText();
        MapEdit edit;
        edit.clear({1, 0});
        edit.clear({4, 2});
        document.edit(edit, [] { return QStringLiteral("clear"); });
        MapEdit other;
        other.clear({0, 0});
        document.edit(other, [] { return QStringLiteral("clear"); });
        QVERIFY(document.chamberAt({0, 0}) == nullptr);
        document.undoStack().undo();
        document.undoStack().undo();
        QCOMPARE(document.fileText(), before);
    }

    /// What lint asks for can be done: any of them can be changed, or moved away.
    void chambersThatShareACellAreEditedApart() {
        Map map = *readMap(bundledText(defaultMap)).value;
        Chamber second = map.chambers.front();
        second.seat = 4;
        map.chambers.push_back(second);
        MapDocument document(map);
        const std::string before = document.fileText();
        const auto taken = [&document] {
            const Issues issues = document.lint();
            return std::count_if(issues.begin(), issues.end(),
                                 [](const Issue& i) { return i.code == "cell-taken"; });
        };
        MapToolController toolController;
        toolController.setDocument(&document);
        toolController.setCursor({0, 0});
        QVERIFY(toolController.setSide({0, 0}, Direction::South, SideContent::Earth));
        toolController.turn(Rotation::R90);
        toolController.mirror(Mirror::LeftRight);
        toolController.nudge(Direction::North);
        QCOMPARE(document.map().chambers.size(), map.chambers.size());
        QCOMPARE(document.chambersAt({0, -1}).size(), std::size_t{2});
        QVERIFY(document.chamberAt({0, 0}) == nullptr);
        QCOMPARE(taken(), 1);

        MapTableModel table(document);
        QCOMPARE(table.chamber(1).cell, (Cell{0, -1}));
        const int edits = document.undoStack().index();
        QVERIFY(table.setData(table.index(1, MapTableModel::Seat), QStringLiteral("3"), Qt::EditRole));
        QCOMPARE(table.chamber(0).seat, 1);
        QCOMPARE(table.chamber(1).seat, 3);
        QVERIFY(table.setData(table.index(0, MapTableModel::X), QStringLiteral("-1"), Qt::EditRole));
        QCOMPARE(document.undoStack().index(), edits + 2);
        QCOMPARE(document.chamberAt({-1, -1})->seat, 1);
        QCOMPARE(document.chamberAt({0, -1})->seat, 3);
        QCOMPARE(table.chamber(0).cell, (Cell{-1, -1}));
        QCOMPARE(taken(), 0);
        while (document.undoStack().canUndo())
            document.undoStack().undo();
        QCOMPARE(document.fileText(), before);
        toolController.setDocument(nullptr);
    }

    /// A move that goes on afterwards takes back itself alone.
    void whatIsRevertedStaysSo() {
        auto document = MapDocument::example(defaultMap);
        MapToolController toolController;
        toolController.setDocument(document.get());
        toolController.setSelection(QRect(0, 0, 1, 1));
        toolController.nudge(Direction::North);
        Map other = *readMap(bundledText(defaultMap)).value;
        other.name = "reverted";
        other.chambers.push_back({.cell = {0, -1}, .room = Room::Entrance});
        QVERIFY(document->replaceContent(fileText(other), [] { return QStringLiteral("revert"); }).empty());
        const std::string reverted = document->fileText();
        toolController.nudge(Direction::North);
        QCOMPARE(document->map().name, std::string("reverted"));
        QCOMPARE(document->chamberAt({0, -2})->room, Room::Entrance);
        document->undoStack().undo();
        QCOMPARE(document->fileText(), reverted);
        QCOMPARE(document->undoStack().index(), 2);
        toolController.setDocument(nullptr);
    }

    /// More could not be opened again.
    void aMapHasAMillionChambersAtMost() {
        Map map;
        map.name = "full";
        for (int y = 0; y < 1000; ++y)
            for (int x = 0; x < 1000; ++x)
                map.chambers.push_back({.cell = {x, y}});
        MapDocument document(std::move(map));
        QSignalSpy refused(&document, &MapDocument::refused);
        MapToolController toolController;
        toolController.setDocument(&document);
        toolController.setTool(MapTool::Brush);
        toolController.press({-1, 0}, Direction::North, {});
        toolController.release();
        QCOMPARE(refused.count(), 1);
        QVERIFY(!document.undoStack().canUndo());
        toolController.press({0, 0}, Direction::North, {});
        toolController.release();
        QCOMPARE(refused.count(), 1);
        // What was moved onto another can't go on while that one would be too many, and is not lost over it.
        toolController.setSelection(QRect(0, 0, 1, 1));
        toolController.nudge(Direction::East);
        QCOMPARE(document.map().chambers.size(), std::size_t{999'999});
        MapEdit edit;
        edit.set({-1, 0}, {});
        QVERIFY(document.edit(edit, [] { return QStringLiteral("lay"); }));
        const int edits = document.undoStack().index();
        QVERIFY(!document.replaceLastEdits(
            [] {
                MapEdit more;
                more.set({-2, 0}, {});
                more.set({-3, 0}, {});
                return more;
            },
            [] { return QStringLiteral("lay"); }));
        QCOMPARE(document.undoStack().index(), edits);
        QVERIFY(document.chamberAt({-1, 0}) != nullptr && document.chamberAt({-2, 0}) == nullptr);
        toolController.setDocument(nullptr);
    }

    void tenThousandChambersOpenAndPaint() {
        const auto set = std::make_shared<const TileSet>(*readTileSet(bundledText(defaultTileSet)).value);
        Map map;
        map.name = "large";
        for (int y = 0; y < 100; ++y)
            for (int x = 0; x < 100; ++x) {
                Chamber chamber = anyChamber(*set, 7 * x + 13 * y);
                chamber.cell = {x, y};
                map.chambers.push_back(std::move(chamber));
            }
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("large.map.json"));
        MapDocument large(std::move(map));
        QVERIFY(large.saveTo(path).empty());
        auto opened = MapDocument::open(path);
        QVERIFY(opened.value.has_value());
        MapFixture shown(std::move(*opened.value));
        QVERIFY(waitForExposed(&shown.editor));
        QVERIFY(shown.view().visibleCells().contains(QRect(0, 0, 100, 100)));
        for (int i = 0; i < 25; ++i) {
            const QImage image = shown.view().grab().toImage();
            // In the middle something lies, whatever the zoom.
            const QColor middle = image.pixelColor(image.rect().center());
            QVERIFY2(middle != canvasColour(shown.view().palette()), qPrintable(QString::number(i)));
            shown.view().zoomIn();
        }
        shown.toolController().setTool(MapTool::Brush);
        shown.click(50, 50);
        QCOMPARE(shown.edits(), 1);
    }

    /// Large maps are linted on the side.
    void aLargeMapIsLintedOnTheSide() {
        Map map;
        map.name = "large";
        for (int y = 0; y < 200; ++y)
            for (int x = 0; x < 150; ++x)
                map.chambers.push_back(
                    {.cell = {x, y},
                     .room = Room::Chamber,
                     .sides = {SideContent::Open, SideContent::Open, SideContent::Open, SideContent::Open}});
        MapDocument document(std::move(map));
        QSignalSpy linted(&document, &MapDocument::linted);
        QVERIFY(document.lint().empty());
        QVERIFY(linted.wait());
        QVERIFY(!document.lint().empty());
        // Edits don't wait, and what is found is of the map as it is then.
        document.setName("");
        QTRY_VERIFY((static_cast<void>(document.lint()), linted.count() > 1));
        const Issues issues = document.lint();
        QVERIFY(
            std::any_of(issues.begin(), issues.end(), [](const Issue& i) { return i.code == "name-empty"; }));
    }
};

QTEST_MAIN(MapEditsTest)
#include "tst_map_edits.moc"
