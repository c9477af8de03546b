#include "editor/designer/beneath/beneath_canvas.h"
#include "editor/designer/beneath/door_actions.h"
#include "editor/designer/tile_designer.h"
#include "editor/document/open_documents.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/map/map_editor.h"
#include "editor/play/play_view.h"
#include "editor/play/record_controller.h"
#include "editor/play/session/game_session.h"
#include "editor/print/print_view.h"
#include "editor/window/main_window.h"
#include "editor/window/message_bar.h"
#include "engine/base/files/file.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "tests/gui/window_fixture.h"
#include "tests/waiting.h"

#include <QAbstractButton>
#include <QDialog>
#include <QDockWidget>
#include <QFile>
#include <QLineEdit>
#include <QListView>
#include <QMessageBox>
#include <QScrollArea>
#include <QSettings>
#include <QSpinBox>
#include <QStatusBar>
#include <QStatusTipEvent>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolTip>

using namespace tilewright;
using namespace tilewright::test;

namespace {

std::string bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

std::size_t at(Direction d) {
    return static_cast<std::size_t>(index(d));
}

} // namespace

class WindowTest : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<WindowFixture> fixture_;
    MainWindow* window_ = nullptr;

    TileSetDocument& set() { return *window_->currentSet(); }
    BeneathCanvas& canvas() { return *window_->designer().canvas(); }
    void choose(int tile) { window_->designer().setCurrentTile(tile); }
    void clickSide(Direction side) {
        QTest::mouseClick(&canvas(), Qt::LeftButton, {}, canvas().doorRect(side).center().toPoint());
    }
    void pressOnCanvas(Qt::Key key) {
        canvas().setFocus();
        QTest::keyClick(&canvas(), key);
    }
    void undo() { QTest::keyClick(window_, Qt::Key_Z, Qt::ControlModifier); }
    void redo() { QTest::keyClick(window_, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); }

private slots:
    void init() {
        fixture_ = std::make_unique<WindowFixture>();
        QVERIFY(fixture_->open());
        window_ = fixture_->window.get();
    }
    void cleanup() { fixture_.reset(); }

    /// Nothing asks for a new layout that is the old one: that would go on for ever, and take a core.
    void nothingIsLaidOutAgainAtRest() {
        struct Counter : QObject {
            int layouts = 0;
            bool eventFilter(QObject*, QEvent* event) override {
                layouts += event->type() == QEvent::LayoutRequest ? 1 : 0;
                return false;
            }
        } counter;
        qApp->installEventFilter(&counter);
        for (const Mode mode : {Mode::Design, Mode::Map, Mode::Play, Mode::Playtest, Mode::Print}) {
            window_->chooseMode(mode);
            processPending();
            const auto rests = [&] {
                counter.layouts = 0;
                QCoreApplication::sendPostedEvents();
                return counter.layouts == 0;
            };
            bool rested = false;
            for (int round = 0; round < 50 && !rested; ++round)
                rested = rests();
            QVERIFY2(rested, qPrintable(QString::number(static_cast<int>(mode))));
        }
    }

    /// The columns beside the view stay as wide as they are meant to be, and what is between becomes
    /// narrower.
    void aSmallWindowShowsDesignAndMapWhole() {
        window_->resize(1280, 800);
        const auto& list = *window_->designer().findChild<QDockWidget*>(QStringLiteral("tiles"));
        const auto& tile = *window_->designer().findChild<QDockWidget*>(QStringLiteral("tile"));
        QTRY_VERIFY(list.width() > 0 && tile.width() > 300);
        const std::pair before(list.width(), tile.width());
        window_->resize(1024, 700);
        for (const Mode mode : {Mode::Design, Mode::Map}) {
            window_->chooseMode(mode);
            const DockPage* page =
                mode == Mode::Design ? static_cast<DockPage*>(&window_->designer()) : &window_->mapEditor();
            const QWidget* area = page;
            while (area != nullptr && qobject_cast<const QScrollArea*>(area) == nullptr)
                area = area->parentWidget();
            QVERIFY(area != nullptr);
            QTRY_VERIFY(page->isVisible() && page->width() <= area->width());
            QTRY_VERIFY(page->centralWidget()->width() > page->width() / 3);
        }
        // Wider again, in another mode and in this one.
        QVERIFY(tile.width() < before.second);
        window_->resize(1280, 800);
        window_->chooseMode(Mode::Design);
        QTRY_COMPARE(std::pair(list.width(), tile.width()), before);
        window_->resize(1024, 700);
        QTRY_VERIFY(tile.width() < before.second);
        window_->resize(1280, 800);
        QTRY_COMPARE(std::pair(list.width(), tile.width()), before);
    }

    void opensTheBundledSetAtFirstStart() {
        QCOMPARE(set().title(), QStringLiteral("standard.tileset.json"));
        QVERIFY(set().path().isEmpty());
        QVERIFY(!set().isModified());
        QCOMPARE(window_->designer().tileList()->model()->rowCount(), set().size());
        QVERIFY(window_->designer().currentTile() == 0);
    }

    void aClickSetsTheChosenDoor_data() {
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("door");
        for (Direction side : allDirections)
            for (SideContent door :
                 {SideContent::Earth, SideContent::Open, SideContent::Special, skull(Colour::Purple)})
                QTest::addRow("%s %s", name(side).data(), name(door).data())
                    << index(side) << static_cast<int>(door);
    }
    void aClickSetsTheChosenDoor() {
        QFETCH(int, side);
        QFETCH(int, door);
        const Direction direction = directionAt(side);
        const auto wanted = static_cast<SideContent>(door);
        choose(3);
        const Tile before = set().tile(3);
        window_->designer().doors()->action(wanted)->setChecked(true);
        clickSide(direction);
        Tile expected = before;
        // A click on a door that is there already takes it away.
        const bool there = before.sides()[at(direction)] == wanted;
        std::get<Sides>(expected.face)[at(direction)] = there ? SideContent::Earth : wanted;
        QCOMPARE(set().tile(3) == expected, true);
        QCOMPARE(canvas().focusedSide(), direction);
        QCOMPARE(set().isModified(), before.sides()[at(direction)] != expected.sides()[at(direction)]);
        if (set().isModified()) {
            undo();
            QVERIFY(set().tile(3) == before);
            QVERIFY(!set().isModified());
            redo();
            QVERIFY(set().tile(3) == expected);
        }
    }

    void aKeySetsTheFocusedSide_data() {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("door");
        for (SideContent door : doorChoices())
            QTest::addRow("%s", name(door).data()) << int(doorKey(door).unicode()) << static_cast<int>(door);
    }
    void aKeySetsTheFocusedSide() {
        QFETCH(int, key);
        QFETCH(int, door);
        choose(0);
        for (Direction side : allDirections) {
            constexpr std::array arrows{Qt::Key_Up, Qt::Key_Right, Qt::Key_Down, Qt::Key_Left};
            pressOnCanvas(arrows[at(side)]);
            pressOnCanvas(static_cast<Qt::Key>(key));
            QCOMPARE(set().tile(0).sides()[at(side)], static_cast<SideContent>(door));
        }
        // What keys set is what the next click sets.
        QCOMPARE(window_->designer().doors()->chosen(), static_cast<SideContent>(door));
    }

    void strokesOnOneSideAreOneUndo() {
        choose(1);
        const std::string before = set().fileText();
        canvas().setFocusedSide(Direction::North);
        const SideContent first = set().tile(1).sides()[0];
        for (Qt::Key key : {Qt::Key_1, Qt::Key_2, Qt::Key_3})
            pressOnCanvas(key);
        QCOMPARE(set().tile(1).sides()[0], skull(Colour::Green));
        canvas().setFocusedSide(Direction::South);
        pressOnCanvas(Qt::Key_S);
        QCOMPARE(set().undoStack().count(), 2);
        undo();
        undo();
        QCOMPARE(set().fileText(), before);
        QCOMPARE(set().tile(1).sides()[0], first);
    }

    void keysDontReachOtherFields() {
        choose(2);
        const Tile before = set().tile(2);
        auto* notes = window_->designer().findChild<QLineEdit*>(QStringLiteral("tileNotes"));
        notes->setFocus();
        QTest::keyClicks(notes, QStringLiteral("so 0815"));
        Tile expected = before;
        expected.notes = "so 0815";
        QVERIFY(set().tile(2) == expected);
        QCOMPARE(set().undoStack().count(), 1);
        undo();
        QVERIFY(set().tile(2) == before);
    }

    void turnsAddsDuplicatesAndDeletes() {
        const std::string before = set().fileText();
        choose(0);
        const Sides sides = set().tile(0).sides();
        pressOnCanvas(Qt::Key_R);
        QVERIFY(set().tile(0).sides() == turned(sides, Rotation::R90));
        QTest::keyClick(window_, Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(window_->designer().currentTile(), 1);
        QVERIFY(set().tile(1).sides() == set().tile(0).sides());
        QVERIFY(set().tile(1).id != set().tile(0).id);
        QTest::keyClick(window_, Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(window_->designer().currentTile(), set().size() - 1);
        const int all = set().size();
        window_->designer().tileList()->setFocus();
        QTest::keyClick(window_->designer().tileList(), Qt::Key_Delete);
        QCOMPARE(set().size(), all - 1);
        while (set().undoStack().canUndo())
            undo();
        QCOMPARE(set().fileText(), before);
        QVERIFY(!set().isModified());
    }

    void savedAndReopenedIsEqual() {
        const QString original = fixture_->folder.filePath(QStringLiteral("original.tileset.json"));
        QVERIFY(window_->files().saveTo(original));
        const std::string before = bytesOf(original);
        QCOMPARE(before, std::string(bundledText(defaultTileSet)));
        choose(5);
        canvas().setFocusedSide(Direction::East);
        pressOnCanvas(set().tile(5).sides()[1] == SideContent::Special ? Qt::Key_O : Qt::Key_S);
        QVERIFY(set().isModified());
        const QString changed = fixture_->folder.filePath(QStringLiteral("changed.tileset.json"));
        QVERIFY(window_->files().saveTo(changed));
        QVERIFY(!set().isModified());
        QVERIFY(bytesOf(changed) != before);
        auto again = TileSetDocument::open(changed);
        QVERIFY(again);
        QVERIFY((*again.value)->tileSet() == set().tileSet());
        undo();
        QVERIFY(set().isModified());
        QVERIFY(window_->files().save());
        QCOMPARE(bytesOf(changed), before);
    }

    void aFailedSaveLosesNothing() {
        pressOnCanvas(Qt::Key_S);
        QVERIFY(!window_->files().saveTo(
            fixture_->folder.filePath(QStringLiteral("no/such/folder/x.tileset.json"))));
        QVERIFY(set().isModified());
        QVERIFY(window_->messages().text().contains(QStringLiteral("not saved")));
    }

    void anUnreadableFileIsToldInTheBar() {
        const QString path = fixture_->folder.filePath(QStringLiteral("broken.tileset.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"format\": \"tilewright-tileset\",\n \"version\": oops}");
        file.close();
        QVERIFY(!window_->files().openFiles(
            {path, fixture_->folder.filePath(QStringLiteral("missing.tileset.json"))}));
        const QString text = window_->messages().text();
        QVERIFY2(text.contains(QStringLiteral("broken.tileset.json")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("line 2")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("missing.tileset.json")), qPrintable(text));
        QCOMPARE(window_->documents().count(), 1);
    }

    /// In Design, and a note that comes later does not hide it.
    void aFileThatIsNoRecordIsToldWhereOneIs() {
        const QString path = fixture_->folder.filePath(QStringLiteral("set.game.json"));
        QVERIFY(writeFile(path.toStdString(), fileText(toJson(set().tileSet()))).empty());
        window_->setMode(Mode::Design);
        window_->messages().hide();
        QVERIFY(!window_->playView().records().openRecord(path));
        window_->messages().showNote(QStringLiteral("A question"), {{QStringLiteral("Yes"), [] {}}});
        const QString text = window_->messages().text();
        for (const char* part :
             {"set.game.json can't be opened as a game", "tilewright-tileset", "A question"})
            QVERIFY2(text.contains(QLatin1String(part)), qPrintable(text));
        window_->files().openFiles({path});
        QCOMPARE(window_->mode(), Mode::Design);
        window_->messages().hide();
        QCOMPARE(window_->messages().text(), QString());
    }

    void closingAsksForUnsavedChanges() {
        QVERIFY(window_->files().saveTo(fixture_->folder.filePath(QStringLiteral("ask.tileset.json"))));
        pressOnCanvas(Qt::Key_S);
        QVERIFY(set().isModified());
        {
            MessageBoxAnswer cancel(QMessageBox::Cancel);
            QVERIFY(!window_->files().close(0));
            QVERIFY(cancel.asked);
        }
        QCOMPARE(window_->documents().count(), 1);
        {
            MessageBoxAnswer save(QMessageBox::Save);
            QVERIFY(window_->files().close(0));
            QVERIFY(save.asked);
        }
        QCOMPARE(window_->documents().count(), 0);
        QVERIFY(window_->currentSet() == nullptr);
        QVERIFY(window_->files().openFiles({fixture_->folder.filePath(QStringLiteral("ask.tileset.json"))}));
        QCOMPARE(set().tile(0).sides()[0], SideContent::Special);
    }

    void oneAnswerHoldsForAllFiles() {
        const QString first = fixture_->folder.filePath(QStringLiteral("one.tileset.json"));
        const QString second = fixture_->folder.filePath(QStringLiteral("two.tileset.json"));
        for (const QString& path : {first, second}) {
            window_->openExample();
            QVERIFY(window_->files().saveTo(path));
            set().setText(&TileSet::name, "changed");
        }
        const auto nameOnDisk = [](const QString& path) {
            return (*TileSetDocument::open(path).value)->tileSet().name;
        };
        {
            MessageBoxAnswer discard(QMessageBox::NoToAll);
            QVERIFY(window_->files().mayCloseAll());
            QVERIFY(discard.asked);
        }
        QVERIFY(nameOnDisk(first) != "changed");
        {
            MessageBoxAnswer save(QMessageBox::SaveAll);
            QVERIFY(window_->files().mayCloseAll());
            QVERIFY(save.asked);
        }
        QCOMPARE(nameOnDisk(first), std::string("changed"));
        QCOMPARE(nameOnDisk(second), std::string("changed"));
    }

    void whyASetCannotBePlayedIsToldUntilItChanges() {
        set().setCount({0}, 500);
        set().setCount({1}, 500);
        QTest::keyClick(window_, Qt::Key_F5);
        QCOMPARE(window_->mode(), Mode::Design);
        QVERIFY(!window_->messages().text().isEmpty());
        QVERIFY(!window_->messages().text().contains(QLatin1String("/tiles")));
        set().undoStack().undo();
        QVERIFY(window_->messages().text().isEmpty());
    }

    void laterStartsOpenTheLastFile() {
        const QString path = fixture_->folder.filePath(QStringLiteral("last.tileset.json"));
        QVERIFY(window_->files().saveTo(path));
        const auto again = [this] {
            window_->close();
            fixture_->close();
            const bool opened = fixture_->open();
            window_ = fixture_->window.get();
            return opened;
        };
        QVERIFY(again());
        QCOMPARE(set().path(), path);
        QVERIFY(QFile::remove(path));
        QVERIFY(again());
        QVERIFY(set().path().isEmpty());
    }

    void severalDocumentsKeepTheirUndo() {
        pressOnCanvas(Qt::Key_S);
        window_->openExample();
        QCOMPARE(window_->documents().count(), 2);
        QVERIFY(!set().isModified());
        undo();
        QVERIFY(!set().isModified());
        window_->documents().setCurrent(0);
        QVERIFY(set().isModified());
        undo();
        QVERIFY(!set().isModified());
    }

    void namesAreEditedAndUndone() {
        const std::string before = set().fileText();
        choose(6);
        for (const auto& field : {QStringLiteral("tileId"), QStringLiteral("setName")}) {
            window_->designer().showPanel(field == QStringLiteral("tileId") ? QStringLiteral("tile")
                                                                            : QStringLiteral("set"));
            auto* edit = window_->designer().findChild<QLineEdit*>(field);
            edit->setFocus();
            edit->selectAll();
            QTest::keyClicks(edit, QStringLiteral("new"));
            // Saving takes over what is typed, also without leaving the field.
            QVERIFY(window_->files().saveTo(fixture_->folder.filePath(QStringLiteral("names.tileset.json"))));
        }
        QCOMPARE(set().tile(6).id, std::string("new"));
        QCOMPARE(set().tileSet().name, std::string("new"));
        undo();
        undo();
        QCOMPARE(set().fileText(), before);
    }

    void countsMergeAndUndo() {
        choose(0);
        const int before = set().tile(0).count;
        auto* count = window_->designer().findChild<QSpinBox*>(QStringLiteral("tileCount"));
        count->setFocus();
        QTest::keyClick(count, Qt::Key_Up);
        QTest::keyClick(count, Qt::Key_Up);
        QCOMPARE(set().tile(0).count, before + 2);
        QCOMPARE(set().undoStack().count(), 1);
        set().undoStack().undo();
        QCOMPARE(set().tile(0).count, before);
    }

    void lintFollowsAsOneEdits() {
        auto* list = window_->designer().issueList();
        QCOMPARE(list->model()->rowCount(), 0);
        choose(4);
        for (Direction side : allDirections) {
            canvas().setFocusedSide(side);
            pressOnCanvas(Qt::Key_0);
        }
        QTRY_VERIFY(list->model()->rowCount() > 0);
        choose(0);
        const QModelIndex first = list->model()->index(0, 0);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(first).center());
        QCOMPARE(window_->designer().currentTile(), 4);
        // A set with errors is not played, and the bar says why.
        QTest::keyClick(window_, Qt::Key_F5);
        QCOMPARE(window_->mode(), Mode::Design);
        QVERIFY(!window_->messages().text().isEmpty());
    }

    void f5PlaysTheChangedTileAndEscLeadsBack() {
        choose(0);
        pressOnCanvas(set().tile(0).sides()[0] == SideContent::Special ? Qt::Key_O : Qt::Key_S);
        window_->setMode(Mode::Print);
        QTest::keyClick(window_, Qt::Key_F5);
        QCOMPARE(window_->mode(), Mode::Play);
        QVERIFY(window_->playView().isVisible());
        QVERIFY(window_->playView().session()->hasGame());
        QVERIFY(window_->playView().session()->setup().tileSet == set().tileSet());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QCOMPARE(window_->mode(), Mode::Print);
        QTest::keyClick(window_, Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(window_->mode(), Mode::Design);
    }

    /// What stood somewhere for a moment, for who reads slowly.
    void passingWordsCanBeReadAgain() {
        window_->statusBar()->showMessage(QStringLiteral("It was saved."));
        window_->statusBar()->clearMessage();
        QStatusTipEvent hovered(QStringLiteral("Of what the pointer is on."));
        QCoreApplication::sendEvent(window_, &hovered);
        QCOMPARE(window_->statusBar()->currentMessage(), hovered.tip());
        emit window_->mapEditor().toolController().message(QStringLiteral("Not there."));
        auto* count = window_->designer().findChild<QSpinBox*>(QStringLiteral("tileCount"));
        count->setFocus();
        count->selectAll();
        QTest::keyClicks(count, QStringLiteral("99999999"));
        const QString range = QStringLiteral("Enter a whole number from 0 to %1").arg(count->maximum());
        QTRY_COMPARE(QToolTip::text(), range);
        fixture_->action("lastMessages")->trigger();
        QStringList shown = window_->messages().text().split(u'\n');
        QVERIFY(!shown.contains(hovered.tip()));
        // The window has news of its own.
        const QStringList caused{range, QStringLiteral("Not there."), QStringLiteral("It was saved.")};
        shown.removeIf([&](const QString& line) { return !caused.contains(line); });
        QCOMPARE(shown, caused);
        QTest::keyClick(window_, Qt::Key_Escape);
        QCOMPARE(window_->messages().text(), QString());
    }

    void whatIsUndoneBehindTheSheetsIsSaid() {
        set().setText(&TileSet::name, "renamed");
        window_->setMode(Mode::Print);
        undo();
        QVERIFY(set().tileSet().name != "renamed");
        QCOMPARE(window_->statusBar()->currentMessage(), QStringLiteral("Undone: name of the set"));
    }

    void tooltipsComeByKeys() {
        auto* count = window_->designer().findChild<QSpinBox*>(QStringLiteral("tileCount"));
        count->setFocus();
        QTest::keyClick(window_, Qt::Key_F1, Qt::ShiftModifier);
        QTRY_COMPARE(QToolTip::text(), count->toolTip());
        QVERIFY(QToolTip::isVisible());
        QTest::keyClick(window_, Qt::Key_Escape);
        QTRY_VERIFY(!QToolTip::isVisible());
    }

    void tooltipsComeByKeysInDialogs() {
        QDialog dialog(window_);
        auto* field = new QLineEdit(&dialog);
        field->setToolTip(QStringLiteral("What it is for"));
        dialog.setModal(true);
        dialog.show();
        QVERIFY(waitForActive(&dialog));
        field->setFocus();
        QTest::keyClick(field, Qt::Key_F1, Qt::ShiftModifier);
        QTRY_COMPARE(QToolTip::text(), field->toolTip());
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(dialog.isVisible());
        QTRY_VERIFY(!QToolTip::isVisible());
        // Gone by itself, it takes no Esc.
        QTest::keyClick(field, Qt::Key_F1, Qt::ShiftModifier);
        QTRY_VERIFY(QToolTip::isVisible());
        QToolTip::hideText();
        QTRY_VERIFY(!QToolTip::isVisible());
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
    }

    void writesTheSheets() {
        window_->setMode(Mode::Print);
        PrintView& print = window_->printView();
        // They are drawn behind the window.
        QTRY_VERIFY(print.pages() > 1);
        const QString sheets = fixture_->folder.filePath(QStringLiteral("sheets"));
        const QStringList files = print.writeSheets(sheets);
        QCOMPARE(files.size(), print.pages());
        for (const QString& file : files) {
            QVERIFY2(QFile::exists(file), qPrintable(file));
            QVERIFY(QSvgRenderer(file).isValid());
        }
    }
};

QTEST_MAIN(WindowTest)
#include "tst_window.moc"
