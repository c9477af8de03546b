#include "tests/gui/designer_fixture.h"

#include "editor/common/tiles/door_palette.h"
#include "editor/designer/browser/tile_clipboard.h"
#include "tests/waiting.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QGuiApplication>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QSlider>
#include <QSvgRenderer>
#include <QTemporaryDir>

#include <algorithm>
#include <numeric>

using namespace tilewright;
using namespace tilewright::test;

/// Tiles: chosen, filtered, ordered, edited many at once, copied and moved.
class DesignerTest : public QObject {
    Q_OBJECT
private:
    QTemporaryDir folder_;
    std::unique_ptr<DesignerFixture> shown_;

    TileSetDocument& set() { return *shown_->document; }
    TileDesigner& designer() { return shown_->designer; }
    TileBrowser& browser() { return *designer().browser(); }
    int listed() { return browser().filterModel()->rowCount(); }
    /// How many tiles of the set satisfy it.
    template <class Accept>
    int count(Accept accept) {
        return static_cast<int>(
            std::count_if(set().tileSet().tiles.begin(), set().tileSet().tiles.end(), accept));
    }
    void drop(QMimeData& data, QWidget& target, QPoint place) {
        QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&target, &enter);
        QDragMoveEvent move(place, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&target, &move);
        QDropEvent event(place, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&target, &event);
    }

private slots:
    void init() {
        shown_ = std::make_unique<DesignerFixture>();
        QVERIFY(shown_->waitForIt());
    }
    void cleanup() { shown_.reset(); }

    void keysChangeAllChosenTilesAsOneStep_data() {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("modifiers");
        QTest::addRow("turn") << int(Qt::Key_R) << 0;
        QTest::addRow("turn back") << int(Qt::Key_R) << int(Qt::ShiftModifier);
        QTest::addRow("mirror") << int(Qt::Key_M) << 0;
        QTest::addRow("mirror top and bottom") << int(Qt::Key_M) << int(Qt::ShiftModifier);
        QTest::addRow("special") << int(Qt::Key_S) << 0;
        QTest::addRow("open") << int(Qt::Key_O) << 0;
        QTest::addRow("earth") << int(Qt::Key_0) << 0;
        QTest::addRow("green skull") << int(Qt::Key_3) << 0;
    }
    void keysChangeAllChosenTilesAsOneStep() {
        QFETCH(int, key);
        QFETCH(int, modifiers);
        shown_->choose({2, 5, 9, 40});
        shown_->canvas()->setFocusedSide(Direction::West);
        std::vector<Sides> before;
        for (int place : shown_->chosen())
            before.push_back(set().tile(place).sides());
        QCOMPARE(before.size(), std::size_t(4));
        shown_->onCanvas(static_cast<Qt::Key>(key), Qt::KeyboardModifiers(modifiers));
        std::size_t i = 0;
        for (int place : {2, 5, 9, 40}) {
            Sides expected = before[i++];
            const bool shift = (modifiers & Qt::ShiftModifier) != 0;
            if (key == Qt::Key_R)
                expected = turned(expected, shift ? Rotation::R270 : Rotation::R90);
            else if (key == Qt::Key_M && shift)
                std::swap(expected[0], expected[2]);
            else if (key == Qt::Key_M)
                std::swap(expected[1], expected[3]);
            else
                expected[3] = key == Qt::Key_S   ? SideContent::Special
                              : key == Qt::Key_O ? SideContent::Open
                              : key == Qt::Key_0 ? SideContent::Earth
                                                 : SideContent::SkullGreen;
            QVERIFY(set().tile(place).sides() == expected);
        }
        QVERIFY(shown_->isOneStep());
        QCOMPARE(shown_->chosen(), (TileIndices{2, 5, 9, 40}));
    }

    void turningFourTimesLeadsBack() {
        shown_->choose({7});
        for (int i = 0; i < 4; ++i)
            shown_->onCanvas(Qt::Key_R);
        QCOMPARE(set().fileText(), shown_->original);
        shown_->onCanvas(Qt::Key_R);
        shown_->onCanvas(Qt::Key_R, Qt::ShiftModifier);
        QCOMPARE(set().fileText(), shown_->original);
    }

    void aDoorIsDroppedOnASide() {
        shown_->choose({0});
        set().setSide({0}, Direction::East, SideContent::Earth);
        set().undoStack().clear();
        QMimeData data;
        writeDraggedDoor(data, skull(Colour::Purple));
        drop(data, *shown_->canvas(), shown_->canvas()->doorRect(Direction::East).center().toPoint());
        QCOMPARE(set().tile(0).sides()[at(Direction::East)], skull(Colour::Purple));
        QCOMPARE(set().undoStack().count(), 1);
        // What is no door, and what falls beside the tile, does nothing.
        drop(data, *shown_->canvas(), QPoint(2, 2));
        QMimeData other;
        other.setText(QStringLiteral("purple"));
        drop(other, *shown_->canvas(), shown_->canvas()->doorRect(Direction::North).center().toPoint());
        QCOMPARE(set().undoStack().count(), 1);
    }

    void aDoubleClickOffersAllDoors() {
        shown_->choose({0});
        QTest::mouseDClick(shown_->canvas(), Qt::LeftButton, {},
                           shown_->canvas()->doorRect(Direction::South).center().toPoint());
        QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu->actions().contains(designer().doors()->action(SideContent::Special)));
        designer().doors()->action(SideContent::Special)->trigger();
        menu->close();
        QCOMPARE(set().tile(0).sides()[at(Direction::South)], SideContent::Special);
    }

    void filtersByTextChipsAndIssues() {
        const int all = set().size();
        QCOMPARE(listed(), all);
        QTest::keyClick(&designer(), Qt::Key_F, Qt::ControlModifier);
        QTRY_COMPARE(QApplication::focusWidget(), browser().filterField());
        QTest::keyClicks(browser().filterField(), QStringLiteral("TEE-0"));
        QCOMPARE(listed(),
                 count([](const Tile& tile) { return tile.id.find("tee-0") != std::string::npos; }));
        QVERIFY(listed() > 0 && listed() < all);
        browser().clearFilter();
        QCOMPARE(listed(), all);
        QVERIFY(browser().filterField()->text().isEmpty());

        TileFilter filter;
        filter.configurations = {Configuration::Corner, Configuration::DeadEnd};
        filter.doors = {SideContent::SkullRed, SideContent::Special};
        browser().setFilter(filter);
        const int expected = count([](const Tile& tile) {
            const Configuration kind = configuration(tile.sides());
            const auto has = [&tile](SideContent side) {
                return std::find(tile.sides().begin(), tile.sides().end(), side) != tile.sides().end();
            };
            return (kind == Configuration::Corner || kind == Configuration::DeadEnd) &&
                   (has(SideContent::SkullRed) || has(SideContent::Special));
        });
        QCOMPARE(listed(), expected);
        QVERIFY(expected > 0 && expected < all);

        // The chips do the same.
        browser().clearFilter();
        browser().findChild<QAbstractButton*>(QStringLiteral("chip-cross"))->click();
        QCOMPARE(listed(),
                 count([](const Tile& tile) { return configuration(tile.sides()) == Configuration::Cross; }));

        browser().clearFilter();
        set().setCount({3, 8}, 0);
        QTRY_VERIFY(designer().issueList()->model()->rowCount() >= 2);
        filter = {};
        filter.withIssues = true;
        browser().setFilter(filter);
        QCOMPARE(listed(), 2);
    }

    void whatIsEditedStaysListed() {
        TileFilter filter;
        filter.doors = {SideContent::SkullRed};
        browser().setFilter(filter);
        const int before = listed();
        const int place = designer().currentTile();
        const int side = static_cast<int>(std::find(set().tile(place).sides().begin(),
                                                    set().tile(place).sides().end(), SideContent::SkullRed) -
                                          set().tile(place).sides().begin());
        shown_->canvas()->setFocusedSide(directionAt(side));
        shown_->onCanvas(Qt::Key_O);
        QCOMPARE(listed(), before);
        QCOMPARE(designer().currentTile(), place);
    }

    void undoShowsWhatItChangesAlsoBehindAFilter() {
        shown_->choose({4});
        shown_->onCanvas(Qt::Key_R);
        const std::string id = set().tile(4).id;
        shown_->choose({20});
        TileFilter filter;
        filter.text = QStringLiteral("crs");
        browser().setFilter(filter);
        QVERIFY(listed() < set().size());
        set().undoStack().undo();
        QCOMPARE(designer().currentTile(), 4);
        QVERIFY(browser().filter().isEmpty());
        QCOMPARE(set().tile(4).id, id);
    }

    void sortsWithoutTouchingTheSet_data() {
        QTest::addColumn<int>("order");
        QTest::addRow("id") << static_cast<int>(TileOrder::Id);
        QTest::addRow("count") << static_cast<int>(TileOrder::Count);
        QTest::addRow("configuration") << static_cast<int>(TileOrder::Configuration);
    }
    void sortsWithoutTouchingTheSet() {
        QFETCH(int, order);
        set().setCount({3}, 9);
        set().setCount({60}, 4);
        set().move({80}, 0);
        const std::string before = set().fileText();
        browser().setOrder(static_cast<TileOrder>(order));
        QCOMPARE(set().fileText(), before);
        const auto tileAt = [this](int row) -> const Tile& {
            return set().tile(
                browser().filterModel()->mapToSource(browser().filterModel()->index(row, 0)).row());
        };
        for (int row = 1; row < listed(); ++row) {
            const Tile& a = tileAt(row - 1);
            const Tile& b = tileAt(row);
            if (order == static_cast<int>(TileOrder::Id))
                QVERIFY(a.id <= b.id);
            else if (order == static_cast<int>(TileOrder::Count))
                QVERIFY(a.count >= b.count);
            else
                QVERIFY(configuration(a.sides()) <= configuration(b.sides()));
        }
        browser().setOrder(TileOrder::Set);
        for (int row = 0; row < listed(); ++row)
            QCOMPARE(tileAt(row).id, set().tile(row).id);
    }

    void tilesMoveByKeyboardInSetOrderOnly() {
        shown_->choose({3, 4});
        const std::string third = set().tile(3).id;
        const std::string fourth = set().tile(4).id;
        shown_->onList(Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(set().tile(2).id, third);
        QCOMPARE(set().tile(3).id, fourth);
        QCOMPARE(shown_->chosen(), (TileIndices{2, 3}));
        shown_->onList(Qt::Key_Down, Qt::AltModifier);
        shown_->onList(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(set().tile(4).id, third);
        QCOMPARE(set().undoStack().count(), 3);
        while (set().undoStack().canUndo())
            set().undoStack().undo();
        QCOMPARE(set().tile(3).id, third);
        QCOMPARE(shown_->chosen(), (TileIndices{3, 4}));
        QVERIFY(!set().isModified());
        set().undoStack().clear();
        browser().setOrder(TileOrder::Count);
        QVERIFY(!browser().whyNotMovable().isEmpty());
        shown_->onList(Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(set().undoStack().count(), 0);
    }

    void kindsAreCountedAfterUndoToo() {
        // In a window it stands in the title of the panel's dock.
        const QLabel* note = nullptr;
        for (const QWidget* around = &browser(); note == nullptr; around = around->parentWidget())
            note = around->findChild<QLabel*>(QStringLiteral("panelNote"));
        const QString before = note->text();
        set().addTile();
        const QString more = note->text();
        QVERIFY(!before.isEmpty() && more != before);
        set().undoStack().undo();
        QCOMPARE(note->text(), before);
        set().undoStack().redo();
        QCOMPARE(note->text(), more);
        for (const QString& counted : {before, more})
            QVERIFY2(!counted.contains(QLatin1String("kinds listed")), qPrintable(counted));
    }

    void tilesMoveByDragging() {
        shown_->choose({0, 1});
        const std::vector<Tile> before = set().tileSet().tiles;
        // Before the fourth.
        emit shown_->list()->moveWanted(3);
        QCOMPARE(set().tile(0).id, before[2].id);
        QCOMPARE(set().tile(1).id, before[0].id);
        QCOMPARE(set().tile(2).id, before[1].id);
        QCOMPARE(set().tile(3).id, before[3].id);
        set().undoStack().undo();
        QVERIFY(set().tileSet().tiles == before);
    }

    void theOrderIsKeptInTheFile() {
        shown_->choose({5});
        shown_->onList(Qt::Key_Up, Qt::AltModifier);
        const QString path = folder_.filePath(QStringLiteral("order.tileset.json"));
        QVERIFY(set().saveTo(path).empty());
        const auto again = TileSetDocument::open(path);
        QVERIFY(again.value);
        QVERIFY((*again.value)->tileSet() == set().tileSet());
        set().undoStack().undo();
        QCOMPARE(set().fileText(), shown_->original);
    }

    void aDropOfTilesIsAPaste() {
        const auto data = tilesMimeData({set().tile(6)}, 45);
        const QRect place = shown_->list()->visualRect(shown_->list()->model()->index(2, 0));
        drop(*data, *shown_->list()->viewport(), place.topLeft() + QPoint(3, 10));
        QVERIFY(set().tile(2).sides() == set().tile(7).sides());
        QVERIFY(shown_->isOneStep());
    }

    void copiesToOtherDocumentsAndPrograms() {
        set().setNotes({5}, "a note");
        shown_->choose({5, 12});
        shown_->onList(Qt::Key_C, Qt::ControlModifier);
        const QMimeData& data = *QGuiApplication::clipboard()->mimeData();
        QVERIFY(data.hasFormat(tilesMimeType));
        QVERIFY(data.text().contains(QStringLiteral("\"a note\"")));
        QVERIFY(QSvgRenderer(data.data(QStringLiteral("image/svg+xml"))).isValid());
        QVERIFY(!qvariant_cast<QImage>(data.imageData()).isNull());
        const std::vector<Tile> copied{set().tile(5), set().tile(12)};

        auto other = std::make_unique<TileSetDocument>(TileSet());
        designer().setDocument(other.get());
        shown_->onList(Qt::Key_V, Qt::ControlModifier);
        QVERIFY(other->tileSet().tiles == copied);
        // Once more: the ids are taken.
        shown_->onList(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(other->size(), 4);
        QVERIFY(other->tile(2).sides() == copied[0].sides());
        QVERIFY(other->tile(2).id != copied[0].id);
        QCOMPARE(designer().chosenTiles(), (TileIndices{2, 3}));
        other->undoStack().undo();
        other->undoStack().undo();
        QCOMPARE(other->size(), 0);
        designer().setDocument(shown_->document.get());
    }

    void textOfTilesIsPasted() {
        QGuiApplication::clipboard()->setText(QStringLiteral(
            R"({"tiles": [{"id": "new", "count": 3, "sides": ["red", "open", "earth", "special"]}]})"));
        shown_->choose({0});
        shown_->onList(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(set().tile(1).id, std::string("new"));
        QCOMPARE(set().tile(1).count, 3);
        QVERIFY(shown_->isOneStep());
        set().undoStack().undo();
        // What a set may not have is not pasted.
        for (const char* bad :
             {"", "[1]", "{\"tiles\": [{\"id\": \"x\", \"sides\": [\"pink\"]}]}", "{\"tiles\": 3}"}) {
            QGuiApplication::clipboard()->setText(QLatin1String(bad));
            shown_->onList(Qt::Key_V, Qt::ControlModifier);
            QCOMPARE(set().fileText(), shown_->original);
        }
    }

    void cutsDuplicatesAndDeletesSeveral() {
        const int all = set().size();
        shown_->choose({1, 3, 5});
        shown_->onList(Qt::Key_Delete);
        QCOMPARE(set().size(), all - 3);
        QVERIFY(shown_->isOneStep());
        set().undoStack().undo();
        QCOMPARE(shown_->chosen(), (TileIndices{1, 3, 5}));
        set().undoStack().clear();
        QTest::keyClick(&designer(), Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(set().size(), all + 3);
        QCOMPARE(shown_->chosen(), (TileIndices{6, 7, 8}));
        QVERIFY(shown_->isOneStep());
        set().undoStack().undo();
        set().undoStack().clear();
        shown_->choose({1, 3});
        shown_->onList(Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(set().size(), all - 2);
        QVERIFY(shown_->isOneStep());
        shown_->onList(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(set().size(), all);
    }

    void allListedTilesAreChosen() {
        TileFilter filter;
        filter.configurations = {Configuration::DeadEnd};
        browser().setFilter(filter);
        shown_->onList(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(static_cast<int>(shown_->chosen().size()), listed());
        for (int place : shown_->chosen())
            QCOMPARE(configuration(set().tile(place).sides()), Configuration::DeadEnd);
    }

    void thumbnailsAndNeighboursAreKept() {
        shown_->list()->setThumbnailSize(112);
        const QByteArray layout = designer().saveLayout();
        QWheelEvent wheel(QPointF(5, 5), shown_->list()->mapToGlobal(QPointF(5, 5)), {}, QPoint(0, 120),
                          Qt::NoButton, Qt::ControlModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(shown_->list()->viewport(), &wheel);
        QVERIFY(shown_->list()->thumbnailSize() > 112);
        designer().restoreLayout(layout);
        QCOMPARE(shown_->list()->thumbnailSize(), 112);
        QCOMPARE(browser().findChild<QSlider*>()->value(), 112);
        // A layout of an older program is passed over.
        designer().restoreLayout(QByteArray("older"));
        QCOMPARE(shown_->list()->thumbnailSize(), 112);
    }
};

QTEST_MAIN(DesignerTest)
#include "tst_designer.moc"
