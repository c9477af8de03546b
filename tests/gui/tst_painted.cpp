// The four large painted views as a screen reader sees them: their children, the focus, and changes of the
// focused item; and what is spoken wherever the focus is.
#include "editor/common/accessibility.h"
#include "editor/common/action.h"
#include "editor/designer/panels/figure_chart.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/print/print_view.h"
#include "editor/print/sheet_preview.h"
#include "editor/window/message_bar.h"
#include "tests/gui/event_loop.h"
#include "tests/gui/landscape_fixture.h"
#include "tests/gui/map_fixture.h"
#include "tests/gui/play_fixture.h"
#include "tests/gui/window_fixture.h"
#include "tests/waiting.h"

#include <QAccessible>
#include <QAction>
#include <QDialog>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTest>

using namespace tilewright;
using namespace tilewright::test;

namespace {

struct Told {
    QAccessible::Event event;
    QString name;
    QString description;
};

std::vector<Told>& told() {
    static std::vector<Told> all;
    return all;
}

/// From now on, told() collects what screen readers hear about the widget.
void listenTo(QWidget& widget) {
    auto* items = widget.findChild<PaintedChildren*>(QString(), Qt::FindDirectChildrenOnly);
    QVERIFY(items != nullptr);
    QObject::connect(items, &PaintedChildren::told, items,
                     [items](PaintedChildren::Key key, QAccessible::Event event) {
                         const PaintedChildren::Item item = *items->item(key);
                         told().push_back({event, item.name, item.description});
                     });
}

/// What was told since the last call; waits for something.
Told last(QAccessible::Event event) {
    Told found{};
    if (waitFor([&] { return std::ranges::find(told(), event, &Told::event) != told().end(); }))
        found = *std::ranges::find(told(), event, &Told::event);
    told().clear();
    return found;
}

QAccessibleInterface* of(QWidget& widget) {
    return QAccessible::queryAccessibleInterface(&widget);
}

QStringList namesOf(QWidget& widget) {
    QStringList names;
    for (int i = 0; i < of(widget)->childCount(); ++i)
        names << of(widget)->child(i)->text(QAccessible::Name);
    return names;
}

/// A screen reader of a visible window, as long as it lives: what comes up as a notification is spoken.
class Ear {
public:
    explicit Ear(QWidget& window) {
        auto* voice = new Voice(window);
        QObject::connect(voice, &Voice::told, &context_, [this, voice] {
            if (voice->isVisible() && of(*voice)->role() == QAccessible::Notification)
                heard_ << of(*voice)->text(QAccessible::Name);
        });
    }
    /// Waits until that was spoken.
    bool hears(const QString& words) {
        const bool came = waitFor([&] { return hasHeard(words); });
        heard_.clear();
        return came;
    }
    bool hasHeard(const QString& words) const { return !heard_.filter(words).isEmpty(); }

private:
    QObject context_;
    QStringList heard_;
};

/// Counts what it is asked.
class CountingItems : public PaintedChildren {
public:
    using PaintedChildren::PaintedChildren;
    QAccessible::Role role() const override { return QAccessible::Grouping; }
    std::vector<Key> keys() const override { return {++asked, 1}; }
    std::optional<Item> item(Key) const override {
        ++asked;
        return Item{};
    }
    std::optional<Key> focused() const override { return ++asked; }
    mutable Key asked = 0;
};

} // namespace

class PaintedTest : public QObject {
    Q_OBJECT
private slots:
    void init() { told().clear(); }

    void nothingIsComputedWithoutReaders() {
        QWidget widget;
        auto* items = new CountingItems(widget);
        widget.show();
        widget.setFocus();
        items->tell();
        QCoreApplication::processEvents();
        QCOMPARE(items->asked, 0);
        // It is told once, however often it has changed.
        QSignalSpy spoken(items, &PaintedChildren::told);
        widget.activateWindow();
        QVERIFY(waitForActive(&widget));
        spoken.clear();
        widget.setFocus();
        items->tell();
        items->tell();
        QTRY_COMPARE(spoken.size(), 1);
    }

    void mapCursorSpeaks() {
        MapFixture map;
        QVERIFY(map.waitForIt());
        listenTo(map.view());
        // Back again: nothing is told of a cursor that stands there already.
        map.goTo(0, 1);
        last(QAccessible::Focus);
        map.goTo(0, 0);
        last(QAccessible::Focus);
        map.key(Qt::Key_Right);
        QVERIFY(last(QAccessible::Focus).name.startsWith(QStringLiteral("1, 0: guard chamber")));
        map.key(Qt::Key_Down, Qt::AltModifier);
        QVERIFY(last(QAccessible::NameChanged).name.endsWith(QStringLiteral("side south")));
        // The cell of the cursor, then each other chamber.
        const QStringList names = namesOf(map.view());
        QVERIFY(names.front().startsWith(QStringLiteral("1, 0")));
        QCOMPARE(names.filter(QStringLiteral(": key room")).size(), 1);
        QAccessibleInterface* key =
            of(map.view())
                ->child(static_cast<int>(names.indexOf(names.filter(QStringLiteral(": key room")).front())));
        QVERIFY(map.view().rect().intersects(key->rect().translated(-map.view().mapToGlobal(QPoint(0, 0)))));
        QCOMPARE(of(map.view())->indexOfChild(of(map.view())->child(2)), 2);
    }

    void mapOfManyChambersTellsThoseNearby() {
        MapFixture map;
        MapEdit edit;
        for (int y = 0; y < 300; ++y)
            for (int x = 0; x < 300; ++x)
                edit.set({x, y}, {.room = Room::Chamber,
                                  .sides = {SideContent::Open, SideContent::Open, SideContent::Open,
                                            SideContent::Open}});
        map.document->edit(edit, [] { return QStringLiteral("lay"); });
        QVERIFY(map.waitForIt());
        QVERIFY(map.view().visibleCells().contains(QRect(0, 0, 300, 300)));
        map.toolController().setCursor({150, 150});
        const QStringList names = namesOf(map.view());
        QVERIFY(names.size() > 500 && names.size() < 1000);
        QVERIFY(names.front().startsWith(QStringLiteral("150, 150")));
    }

    void tileSidesSpeak() {
        DesignerFixture shown;
        QVERIFY(shown.waitForIt());
        shown.choose({0});
        listenTo(*shown.canvas());
        Ear ear(shown.designer);
        shown.onCanvas(Qt::Key_Up);
        last(QAccessible::Focus);
        shown.onCanvas(Qt::Key_Right);
        QVERIFY(last(QAccessible::Focus).name.startsWith(QStringLiteral("east: ")));
        const bool red = shown.tile(0).sides()[1] == SideContent::SkullRed;
        shown.document->setSide({0}, Direction::East, red ? SideContent::SkullBlue : SideContent::SkullRed);
        QCOMPARE(last(QAccessible::NameChanged).name,
                 red ? QStringLiteral("east: blue skull") : QStringLiteral("east: red skull"));
        QVERIFY(ear.hears(red ? QStringLiteral("east: blue skull") : QStringLiteral("east: red skull")));
    }

    /// One item for each tile, though the table of the same tiles has more columns.
    void tilesOfTheListSpeak() {
        DesignerFixture shown;
        QVERIFY(shown.waitForIt());
        shown.choose({0});
        listenTo(*shown.list());
        shown.list()->setFocus();
        last(QAccessible::Focus);
        QTest::keyClick(shown.list(), Qt::Key_Right);
        const Tile& second = shown.tile(1);
        QVERIFY(last(QAccessible::Focus)
                    .name.startsWith(QString::fromStdString(second.id) + QStringLiteral(", ")));
        QAccessibleInterface* child = of(*shown.list())->child(1);
        QVERIFY(child->text(QAccessible::Name).contains(QStringLiteral("north ")));
        QVERIFY(child->state().focused && child->state().selected);
        QVERIFY(!of(*shown.list())->child(0)->state().selected);
        int items = 0;
        for (int i = 0; i < of(*shown.list())->childCount(); ++i)
            items += of(*shown.list())->child(i)->role() == QAccessible::ListItem ? 1 : 0;
        QVERIFY(items > 5 && items < shown.document->size());
        shown.document->setCount({1}, second.count + 1);
        QVERIFY(last(QAccessible::NameChanged).name.contains(QStringLiteral("copies")));
    }

    void landscapeSpeaksWhatIsHeld() {
        LandscapeFixture shown;
        QVERIFY(shown.waitForIt());
        shown.choose({0});
        listenTo(*shown.land());
        shown.key(Qt::Key_Up);
        last(QAccessible::Focus);
        shown.key(Qt::Key_Right);
        QVERIFY(last(QAccessible::Focus).name.startsWith(QStringLiteral("east: ")));
        shown.land()->holdOrLink();
        QVERIFY(last(QAccessible::DescriptionChanged).description.startsWith(QStringLiteral("Holding east")));
    }

    void boardSpeaksPlacesAndTurns() {
        PlayFixture shown;
        listenTo(shown.board);
        shown.play(bundledGame(2, personKind));
        shown.view.activateWindow();
        QVERIFY(waitForActive(&shown.view));
        QVERIFY(shown.reachLaying());
        shown.board.setFocus();
        QTest::keyClick(&shown.board, Qt::Key_Right);
        const Told first = last(QAccessible::Focus);
        const Cell place = *shown.board.place();
        QVERIFY2(first.name.startsWith(QStringLiteral("Place %1, %2: tile ").arg(place.x).arg(place.y)) &&
                     first.name.contains(QStringLiteral("north ")),
                 qPrintable(first.name));
        QVERIFY2(first.description.contains(QStringLiteral("Points: Blue 1, ")) &&
                     first.description.contains(QStringLiteral("Fits here")),
                 qPrintable(first.description));
        while (shown.board.layings().turnsAt(*shown.board.place()) < 2)
            QTest::keyClick(&shown.board, Qt::Key_Tab);
        QCoreApplication::processEvents();
        told().clear();
        const QString before = of(shown.board)->focusChild()->text(QAccessible::Name);
        QTest::keyClick(&shown.board, Qt::Key_R);
        QVERIFY(last(QAccessible::NameChanged).name != before);
        // Laying as a reader does it; then the actions have their stops.
        QCOMPARE(of(shown.board)->focusChild()->role(), QAccessible::Button);
        const int laid = shown.laidTiles();
        of(shown.board)->focusChild()->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QTRY_COMPARE(shown.laidTiles(), laid + 1);
        QTRY_VERIFY(shown.caughtUp() && shown.board.interaction().active());
        shown.board.setFocus();
        told().clear();
        QTest::keyClick(&shown.board, Qt::Key_Right);
        QCOMPARE(last(QAccessible::Focus).name, shown.board.pointerText());
        const QStringList names = namesOf(shown.board);
        QVERIFY(!names.filter(QStringLiteral("entrance: north ")).isEmpty());
        QVERIFY2(!names.filter(QStringLiteral(" at ")).isEmpty(), qPrintable(names.join(u'\n')));
    }

    void newsAreSpoken() {
        WindowFixture fixture;
        QVERIFY(fixture.open());
        MainWindow& window = *fixture.window;
        Ear ear(window);
        window.messages().showNote(QStringLiteral("It is late."));
        QVERIFY(ear.hears(QStringLiteral("Note: It is late.")));
        window.messages().addIssues(QStringLiteral("It failed."), {});
        QVERIFY(ear.hears(QStringLiteral("Error: It failed.")));
        window.statusBar()->showMessage(QStringLiteral("Saved it"));
        QVERIFY(ear.hears(QStringLiteral("Saved it")));
        speak(window, QStringLiteral("at once"));
        speak(window, QStringLiteral("together"));
        QVERIFY(ear.hears(QStringLiteral("at once\ntogether")));
        window.files().openExample("beneath/guardhouse.map.json");
        emit window.mapEditor().toolController().message(QStringLiteral("Not there."));
        QVERIFY(ear.hears(QStringLiteral("Not there.")));
    }

    /// The window behind a dialog shows what the dialog has said.
    void newsOfADialogAreSpokenOnce() {
        WindowFixture fixture;
        QVERIFY(fixture.open());
        MainWindow& window = *fixture.window;
        QDialog dialog(&window);
        dialog.show();
        Ear behind(window);
        Ear ear(dialog);
        showInStatusBar(dialog, QStringLiteral("Not that."));
        QCOMPARE(window.statusBar()->currentMessage(), QStringLiteral("Not that."));
        QVERIFY(ear.hears(QStringLiteral("Not that.")));
        processPending();
        QVERIFY(!behind.hasHeard(QStringLiteral("Not that.")));
    }

    void playSpeaksWhereverTheFocusIs() {
        PlayFixture shown;
        shown.view.activateWindow();
        QVERIFY(waitForActive(&shown.view));
        shown.play(bundledGame(2));
        QTRY_VERIFY(shown.session.over());
        Ear ear(shown.view);
        shown.banner.announce(QStringLiteral("All is over."), QStringLiteral("Points: 3"));
        QVERIFY(ear.hears(QStringLiteral("All is over.\nPoints: 3")));
        shown.actions.list()->setFocus();
        shown.board.setSituation(QStringLiteral("Blue moves."), false);
        shown.board.setSituation(QStringLiteral("Red decides."), true);
        QVERIFY(ear.hears(QStringLiteral("Red decides.")));
        // What bots did is said once they stop, and not before.
        shown.board.setSituation(QStringLiteral("Blue moves."), false);
        shown.board.setSituation(QStringLiteral("Red moves."), false);
        QCOMPARE(of(shown.board)->text(QAccessible::Description), QStringLiteral("Red moves."));
        shown.board.setSituation(QStringLiteral("Red moves."), true);
        QVERIFY(waitFor([&] { return ear.hasHeard(QStringLiteral("Red moves.")); }));
        QVERIFY(!ear.hasHeard(QStringLiteral("Blue moves.")));
        shown.view.findChild<QAction*>(QStringLiteral("play/points"))->setChecked(true);
        auto* chart = shown.view.findChild<QWidget*>(QStringLiteral("pointsChart"));
        chart->setFocus();
        QTest::keyClick(chart, Qt::Key_Home);
        QVERIFY(ear.hears(QStringLiteral("After move 0")));
    }

    void barsOfFiguresSpeak() {
        FigureChart chart(Qt::Horizontal, 2);
        const FigureBar first{QStringLiteral("a"), 1, {}, {}, QStringLiteral("one a")};
        const FigureBar second{QStringLiteral("b"), 2, {}, {}, QStringLiteral("two b")};
        chart.setFigures(QStringLiteral("Figures"), {first, second});
        chart.show();
        chart.activateWindow();
        QVERIFY(waitForActive(&chart));
        chart.setFocus();
        Ear ear(chart);
        QTest::keyClick(&chart, Qt::Key_Down);
        QVERIFY(ear.hears(QStringLiteral("two b")));
    }

    void sheetsSpeakPagesAndSlots() {
        WindowFixture fixture;
        QVERIFY(fixture.open());
        fixture.window->setMode(Mode::Print);
        PrintView& print = fixture.window->printView();
        QVERIFY(waitFor([&] { return !print.isDrawing() && print.pages() > 1; }));
        SheetPreview& preview = print.preview();
        listenTo(preview);
        preview.setZoom(SheetPreview::Zoom::WholePage);
        preview.setFocus();
        QVERIFY(last(QAccessible::Focus).name.startsWith(QStringLiteral("page 1 of ")));
        QTest::keyClick(&preview, Qt::Key_PageDown);
        QVERIFY(last(QAccessible::Focus).name.startsWith(QStringLiteral("page 2 of ")));
        QTest::keyClick(&preview, Qt::Key_Right);
        QTest::keyClick(&preview, Qt::Key_Right);
        QVERIFY(last(QAccessible::Focus).name.endsWith(QStringLiteral(", slot 2")));
        QTest::keyClick(&preview, Qt::Key_Return);
        QVERIFY(last(QAccessible::NameChanged).name.endsWith(QStringLiteral("slot 2 is left free")));
        QCOMPARE(print.specification().skip, std::vector<int>{2});
    }
};

QTEST_MAIN(PaintedTest)
#include "tst_painted.moc"
