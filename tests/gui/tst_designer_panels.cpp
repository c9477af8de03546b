#include "tests/gui/designer_fixture.h"

#include "editor/designer/family_tools.h"
#include "editor/designer/panels/issues_panel.h"
#include "editor/designer/panels/quick_fixes.h"
#include "editor/document/issues_model.h"
#include "engine/games/beneath/tiles/tile_doors.h"
#include "engine/model/lint/lint.h"
#include "tests/waiting.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLineEdit>
#include <QPointer>
#include <QSpinBox>
#include <QUndoView>

#include <algorithm>
#include <numeric>
#include <set>

using namespace tilewright;
using namespace tilewright::test;

/// What stands around the tile: inspector, properties, issues, history.
class DesignerPanelsTest : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<DesignerFixture> shown_;

    TileSetDocument& set() { return *shown_->document; }
    TileDesigner& designer() { return shown_->designer; }
    template <class Widget>
    Widget* field(const char* name) {
        return designer().findChild<Widget*>(QLatin1String(name));
    }
    void type(QWidget* field, const QString& text) {
        designer().activateWindow();
        field->setFocus();
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, text);
    }
    int rowOf(std::string_view code) {
        const Issues& issues = designer().issues()->model()->issues();
        for (std::size_t i = 0; i < issues.size(); ++i)
            if (issues[i].code == code)
                return static_cast<int>(i);
        return -1;
    }
    TileIndices all() {
        TileIndices places(static_cast<std::size_t>(set().size()));
        std::iota(places.begin(), places.end(), 0);
        return places;
    }

private slots:
    void init() {
        shown_ = std::make_unique<DesignerFixture>();
        QVERIFY(shown_->waitForIt());
    }
    void cleanup() { shown_.reset(); }

    void theInspectorEditsAllChosenTiles() {
        auto* count = field<QSpinBox>("tileCount");
        auto* notes = field<QLineEdit>("tileNotes");
        auto* id = field<QLineEdit>("tileId");
        set().setCount({4}, 7);
        set().setNotes({4}, "seven");
        set().undoStack().clear();
        shown_->original = set().fileText();
        shown_->choose({3, 4, 100});
        QCOMPARE(count->text(), QStringLiteral("mixed"));
        QCOMPARE(notes->placeholderText(), QStringLiteral("mixed"));
        QVERIFY(notes->text().isEmpty());
        QVERIFY(!id->isEnabled());
        QVERIFY(!id->toolTip().isEmpty());
        // Nothing is edited by being shown.
        QCOMPARE(set().undoStack().count(), 0);

        type(count, QStringLiteral("12"));
        for (int place : {3, 4, 100})
            QCOMPARE(set().tile(place).count, 12);
        QVERIFY(shown_->isOneStep());
        QCOMPARE(count->text(), QStringLiteral("12"));
        // The number is in the set: Ctrl+Z is left to its undo.
        QKeyEvent undo(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
        undo.ignore();
        QApplication::sendEvent(count, &undo);
        QVERIFY(!undo.isAccepted());
        set().undoStack().undo();
        QCOMPARE(count->text(), QStringLiteral("mixed"));
        set().undoStack().clear();

        type(notes, QStringLiteral("both"));
        for (int place : {3, 4, 100})
            QCOMPARE(set().tile(place).notes, std::string("both"));
        QVERIFY(shown_->isOneStep());
        shown_->choose({4});
        QVERIFY(id->isEnabled());
        QCOMPARE(notes->text(), QStringLiteral("both"));
    }

    /// From the notes, letters went on to the notes.
    void f2GoesToTheSidesFromEveryPanel() {
        for (QWidget* from : {static_cast<QWidget*>(field<QLineEdit>("tileNotes")),
                              static_cast<QWidget*>(shown_->designer.issues()),
                              static_cast<QWidget*>(shown_->designer.browser()->list())}) {
            from->setFocus();
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_F2);
            QVERIFY(shown_->designer.canvas()->hasFocus());
        }
    }

    void theConfigurationIsSetForAllChosenTiles() {
        auto* kind = field<QComboBox>("tileConfiguration");
        shown_->choose(all());
        QCOMPARE(kind->currentIndex(), -1);
        QCOMPARE(kind->placeholderText(), QStringLiteral("mixed"));
        QCOMPARE(set().undoStack().count(), 0);

        set().setSide({0, 1}, Direction::West, SideContent::Earth);
        for (const Direction d : {Direction::North, Direction::East, Direction::South})
            set().setSide({0, 1}, d, SideContent::SkullRed);
        shown_->choose({0, 1});
        set().undoStack().clear();
        shown_->original = set().fileText();
        kind->setFocus();
        QTest::keyClicks(kind, QStringLiteral("cross"));
        for (const int place : {0, 1}) {
            QCOMPARE(configuration(set().tile(place).sides()), Configuration::Cross);
            // On the way lay the corner.
            QVERIFY((set().tile(place).sides() == Sides{SideContent::SkullRed, SideContent::SkullRed,
                                                        SideContent::SkullRed, SideContent::Open}));
        }
        QCOMPARE(kind->currentText(), QStringLiteral("cross"));
        QVERIFY(shown_->isOneStep());
        // A tile without a passage is none of the five.
        set().undoStack().clear();
        for (const Direction d : allDirections)
            set().setSide({0}, d, SideContent::Earth);
        shown_->choose({0});
        QCOMPARE(kind->currentIndex(), -1);
        QVERIFY(!kind->placeholderText().isEmpty());
    }

    void anIdIsTakenOverWithEnter() {
        shown_->choose({2});
        auto* id = field<QLineEdit>("tileId");
        type(id, QStringLiteral("my-tile"));
        QVERIFY(!set().isModified());
        QTest::keyClick(id, Qt::Key_Return);
        QCOMPARE(set().tile(2).id, std::string("my-tile"));
        QVERIFY(shown_->isOneStep());
        // An empty one is not.
        set().undoStack().clear();
        type(id, QStringLiteral(" "));
        QTest::keyClick(id, Qt::Key_Return);
        QCOMPARE(set().undoStack().count(), 0);
        QCOMPARE(id->text(), QStringLiteral("my-tile"));
    }

    void propertiesOfTheSetAreOneStepAStroke_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QString>("text");
        QTest::addRow("name") << QByteArray("setName") << QStringLiteral("My set");
        QTest::addRow("author") << QByteArray("setAuthor") << QStringLiteral("Ann");
        QTest::addRow("licence") << QByteArray("setLicence") << QStringLiteral("my own");
        QTest::addRow("size") << QByteArray("setSize") << QStringLiteral("52");
        QTest::addRow("description") << QByteArray("setDescription") << QStringLiteral("Two words");
    }
    void propertiesOfTheSetAreOneStepAStroke() {
        QFETCH(QByteArray, name);
        QFETCH(QString, text);
        designer().showPanel(QStringLiteral("set"));
        auto* edit = field<QWidget>(name.constData());
        QVERIFY(edit != nullptr);
        type(edit, text);
        QVERIFY2(QString::fromStdString(set().fileText()).contains(text),
                 set().fileText().substr(0, 900).c_str());
        QVERIFY(shown_->isOneStep());
    }

    void licencesCanBeChosen() {
        designer().showPanel(QStringLiteral("set"));
        auto* box = field<QComboBox>("setLicences");
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Down);
        QVERIFY(!set().tileSet().license.empty());
        QVERIFY(shown_->isOneStep());
    }

    void aColourInUseBecomesAnIssueWithAFix() {
        designer().showPanel(QStringLiteral("set"));
        auto* purple = field<QAbstractButton>("colour-purple");
        QVERIFY(purple->isChecked());
        purple->click();
        QCOMPARE(set().tileSet().pickColours.size(), std::size_t(7));
        QVERIFY(!designer().doors()->action(skull(Colour::Purple))->isEnabled());
        QVERIFY(shown_->isOneStep());
        QTRY_VERIFY(rowOf("colour-not-in-set") >= 0);
        const std::string without = set().fileText();
        designer().issues()->fix(rowOf("colour-not-in-set"));
        QCOMPARE(set().fileText(), shown_->original);
        QVERIFY(rowOf("colour-not-in-set") < 0);
        set().undoStack().undo();
        QCOMPARE(set().fileText(), without);
    }

    void quickFixesAreOneStep_data() {
        QTest::addColumn<QByteArray>("code");
        for (const char* code : {"tiles-equal", "tile-id-twice", "skulls-uneven", "colour-unused",
                                 "count-zero", "player-colour-missing"})
            QTest::addRow("%s", code) << QByteArray(code);
    }
    void quickFixesAreOneStep() {
        QFETCH(QByteArray, code);
        const int copies = tileCount(set().tileSet());
        if (code == "tiles-equal") {
            set().duplicate({5});
            set().turn({6}, Rotation::R90);
        } else if (code == "tile-id-twice") {
            set().setId(9, set().tile(3).id);
        } else if (code == "count-zero") {
            set().setCount({8}, 0);
        } else if (code == "player-colour-missing") {
            std::vector<Colour> colours = set().tileSet().pickColours;
            colours.erase(colours.begin());
            set().setPickColours(colours);
        } else {
            // All purple becomes red.
            TileSet after = set().tileSet();
            for (Tile& tile : after.tiles)
                std::ranges::replace(std::get<Sides>(tile.face), skull(Colour::Purple), skull(Colour::Red));
            set().edit([] { return QStringLiteral("recolour"); }, std::move(after));
        }
        set().undoStack().clear();
        shown_->original = set().fileText();
        designer().issues()->model()->refresh();
        const int row = rowOf(code.toStdString());
        QVERIFY(row >= 0);
        // By keyboard: to the row, then the key.
        QListView* list = designer().issueList();
        list->setFocus();
        list->setCurrentIndex(list->model()->index(row, 0));
        QTest::keyClick(list, Qt::Key_Period, Qt::ControlModifier);
        QVERIFY(rowOf(code.toStdString()) < 0);
        QVERIFY(shown_->isOneStep());
        if (code == "tiles-equal")
            QCOMPARE(tileCount(set().tileSet()), copies + 1);
        if (code == "skulls-uneven")
            QVERIFY(skullSpread(set().tileSet(), all()) <= 1);
        if (code == "colour-unused") {
            // What nobody shows is taken off; tiles stay as they are.
            QVERIFY(std::ranges::find(set().tileSet().pickColours, Colour::Purple) ==
                    set().tileSet().pickColours.end());
            set().undoStack().undo();
            const std::vector<Tile> before = set().tileSet().tiles;
            set().undoStack().redo();
            QVERIFY(set().tileSet().tiles == before);
        }
    }

    /// A colour that is only on tiles without copies was taken off the list and added again for ever.
    void quickFixesComeToAnEnd() {
        TileSet without = set().tileSet();
        std::erase(without.pickColours, Colour::Purple);
        for (Tile& tile : without.tiles)
            if (std::ranges::find(tile.sides(), skull(Colour::Purple)) != tile.sides().end())
                tile.count = 0;
        set().edit([] { return QStringLiteral("purple"); }, std::move(without));
        std::set<std::string> met;
        for (bool fixed = true; fixed;) {
            designer().issues()->model()->refresh();
            QVERIFY2(met.insert(set().fileText()).second, "the fixes go in a circle");
            fixed = false;
            const Issues issues = lint(set().tileSet());
            for (const Issue& issue : issues)
                if (auto fix = quickFix(set(), issue);
                    fix && issue.code.find("colour") != std::string::npos) {
                    fix->apply();
                    fixed = true;
                    break;
                }
        }
        QVERIFY(rowOf("colour-without-copies") >= 0);
    }

    void eveningOutLeavesOneTileChosen() {
        TileSet after = set().tileSet();
        for (Tile& tile : after.tiles)
            std::ranges::replace(std::get<Sides>(tile.face), skull(Colour::Purple), skull(Colour::Red));
        set().edit([] { return QStringLiteral("recolour"); }, std::move(after));
        designer().issues()->model()->refresh();
        designer().issues()->fix(rowOf("skulls-uneven"));
        QCOMPARE(shown_->chosen().size(), std::size_t{1});
    }

    /// With both chosen, the next key would edit both.
    void anUndoneMergeShowsTheTileThatIsBack() {
        set().duplicate({5});
        designer().issues()->model()->refresh();
        designer().issues()->fix(rowOf("tiles-equal"));
        QCOMPARE(shown_->chosen(), TileIndices{5});
        set().undoStack().undo();
        QCOMPARE(shown_->chosen(), TileIndices{6});
    }

    void anEditOfSeveralTilesSaysHowMany() {
        StatusTips heard;
        designer().installEventFilter(&heard);
        shown_->choose({1, 2, 3, 4});
        set().setCount({1, 2, 3, 4}, 7);
        QCOMPARE(heard.words, QStringList{QStringLiteral("4 tiles were changed")});
        shown_->choose({2});
        set().setCount({2}, 8);
        QCOMPARE(heard.words.size(), 1);
    }

    void aLinkInTheRowMends() {
        set().setCount({8}, 0);
        designer().issues()->model()->refresh();
        QListView* list = designer().issueList();
        const QModelIndex index = list->model()->index(rowOf("count-zero"), 0);
        const QRect row = list->visualRect(index);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, QPoint(row.right() - 15, row.center().y()));
        QCOMPARE(set().tile(8).count, 1);
    }

    void theFirstFixableIssueIsMendedFromAnywhere() {
        set().setCount({8}, 0);
        designer().issues()->model()->refresh();
        designer().issueList()->setCurrentIndex({});
        shown_->canvas()->setFocus();
        QTest::keyClick(shown_->canvas(), Qt::Key_Period, Qt::ControlModifier);
        QCOMPARE(set().tile(8).count, 1);
        QCOMPARE(set().undoStack().count(), 2);
    }

    void issuesOfTheSetLeadToTheirField() {
        set().setText(&TileSet::name, "");
        designer().issues()->model()->refresh();
        QListView* list = designer().issueList();
        const QModelIndex index = list->model()->index(rowOf("name-empty"), 0);
        list->setFocus();
        list->setCurrentIndex(index);
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget(), field<QLineEdit>("setName"));
    }

    void issuesOfATileLeadToTheSide() {
        set().setSide({30}, Direction::West, SideContent::CellDoor);
        shown_->choose({0});
        designer().issues()->model()->refresh();
        QListView* list = designer().issueList();
        const QModelIndex index = list->model()->index(rowOf("room-door-on-tile"), 0);
        list->setFocus();
        list->setCurrentIndex(index);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(index).center());
        QCOMPARE(shown_->chosen(), TileIndices{30});
        QCOMPARE(shown_->canvas()->focusedSide(), Direction::West);
        QVERIFY(list->hasFocus());
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY(shown_->canvas()->hasFocus());
        set().setCount({31}, 0);
        designer().issues()->model()->refresh();
        list->setFocus();
        list->setCurrentIndex(list->model()->index(rowOf("count-zero"), 0));
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget(), field<QSpinBox>("tileCount"));
    }

    void evensOutTheChosenOrAll() {
        TileSet uneven = set().tileSet();
        for (Tile& tile : uneven.tiles)
            std::ranges::replace(std::get<Sides>(tile.face), skull(Colour::Blue), skull(Colour::Green));
        set().edit([] { return QStringLiteral("recolour"); }, std::move(uneven));
        set().undoStack().clear();
        shown_->original = set().fileText();
        shown_->choose({0});
        QTest::keyClick(&designer(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(skullSpread(set().tileSet(), all()) <= 1);
        QVERIFY(shown_->isOneStep());
        // Already even: no step.
        QTest::keyClick(&designer(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(set().undoStack().count(), 1);
        set().undoStack().undo();
        const TileIndices some{10, 60, 61, 62, 63, 64, 120, 121, 122, 123};
        const Tile other = set().tile(11);
        shown_->choose(some);
        designer().evenOut();
        QVERIFY(skullSpread(set().tileSet(), some) <= 1);
        QVERIFY(set().tile(11) == other);
    }

    void theHistoryGoesBackAndForth() {
        shown_->choose({0});
        shown_->onCanvas(Qt::Key_R);
        set().endMerging();
        shown_->onCanvas(Qt::Key_M);
        auto* history = designer().findChild<QUndoView*>();
        QCOMPARE(history->model()->rowCount(), set().undoStack().count() + 1);
        history->setCurrentIndex(history->model()->index(0, 0));
        QCOMPARE(set().fileText(), shown_->original);
    }

    void panelsComeBack() {
        const auto actions = designer().panelActions();
        QCOMPARE(actions.size(), 7);
        for (QAction* action : actions)
            if (action->isChecked())
                action->trigger();
        designer().restorePanels();
        for (const char* name : {"tiles", "issues", "table", "tile", "statistics", "set", "history"}) {
            auto* dock = designer().findChild<QDockWidget*>(QLatin1String(name));
            QVERIFY2(dock != nullptr && !dock->isHidden(), name);
        }
        for (const char* name : {"tiles", "tile"})
            QVERIFY(designer().findChild<QDockWidget*>(QLatin1String(name))->isVisible());
    }

    /// Qt puts a panel that goes behind another as a tab in front of all children, and these end in their
    /// order.
    void aPanelBehindAnotherEndsAfterTheToolsThatPointIntoIt() {
        for (const QString& behind : {QStringLiteral("tile"), QStringLiteral("statistics")}) {
            shown_ = std::make_unique<DesignerFixture>();
            QVERIFY(shown_->waitForIt());
            auto* dock = designer().findChild<QDockWidget*>(behind);
            auto* other = designer().findChild<QDockWidget*>(QStringLiteral("issues"));
            designer().tabifyDockWidget(other, dock);
            other->raise();
            const auto place = [&](const QObject* child) { return designer().children().indexOf(child); };
            QList<QPointer<QObject>> tools;
            for (FamilyTools* each : designer().findChildren<FamilyTools*>())
                tools << each;
            QTRY_VERIFY(place(dock) < place(tools.first()));
            bool toolsAreGone = false;
            connect(dock, &QObject::destroyed, this, [&] {
                toolsAreGone =
                    std::all_of(tools.begin(), tools.end(), [](const auto& each) { return !each; });
            });
            shown_.reset();
            QVERIFY2(toolsAreGone, qPrintable(behind));
        }
    }
};

QTEST_MAIN(DesignerPanelsTest)
#include "tst_designer_panels.moc"
