#include "editor/designer/browser/tile_browser.h"
#include "editor/designer/tile_designer.h"
#include "editor/document/map/map_document.h"
#include "editor/map/map_editor.h"
#include "editor/map/map_view.h"
#include "editor/play/play_view.h"
#include "editor/play/session/game_session.h"
#include "editor/playtest/band_chart.h"
#include "editor/playtest/findings.h"
#include "editor/playtest/goals_panel.h"
#include "editor/playtest/playtest_overview.h"
#include "editor/playtest/quick_check/quick_check.h"
#include "editor/playtest/quick_check/quick_check_lamp_row.h"
#include "editor/playtest/tables/figure_chooser.h"
#include "editor/playtest/tables/figures_table.h"
#include "editor/playtest/tiles/suggestions_dialog.h"
#include "editor/playtest/tiles/tile_games_dialog.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "tests/gui/event_loop.h"
#include "tests/gui/playtest_fixture.h"
#include "tests/waiting.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QStandardPaths>
#include <QTabWidget>
#include <QToolButton>

using namespace tilewright;
using namespace tilewright::test;

/// What is said of a set and a map by games: goals, lamps and tints.
class PlaytestVerdictsTest : public QObject, private PlaytestFixture {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { QVERIFY(open()); }
    void cleanup() { f_.reset(); }

    void goalsAreThoseOfTheRules() {
        GoalsPanel& goals = *view().overview()->goals();
        const std::vector<playtest::Goal> before = goals.goals();
        QCOMPARE(before.size(), std::size_t{4});
        QVERIFY(before.front() == (playtest::Goal{"turns/median", 60, 90}));
        window().files().openExample("landscape/base.tileset.json");
        const std::vector<playtest::Goal> landscape{{"turns/median", 50, 150},
                                                    {"seat-difference", std::nullopt, 0.01},
                                                    {"empty-hands", std::nullopt, 0.7},
                                                    {"source-share", std::nullopt, 0.6},
                                                    {"points-from/field", 0.05, 0.35}};
        QTRY_VERIFY(goals.goals() == landscape);
        const auto heat = [this](const char* name) {
            return window().findChild<QAction*>(QLatin1String(name))->text().remove(u'&');
        };
        QCOMPARE(heat("tile/heatVisits"), QStringLiteral("Pieces"));
        QCOMPARE(heat("tile/heatGains"), QStringLiteral("Points"));
        window().documents().setCurrent(0);
        QTRY_VERIFY(goals.goals() == before);
        QCOMPARE(heat("tile/heatVisits"), QStringLiteral("Visits"));
    }

    void goalsAreJudgedAndKept() {
        GoalsPanel& goals = *view().overview()->goals();
        QCOMPARE(goals.goals().size(), std::size_t{4});
        QCOMPARE(goals.verdicts().first(), QString());
        QVERIFY(finish(40));
        const auto fields = [&goals] { return goals.findChildren<QLineEdit*>(); };
        // The first two belong to the turns of a game.
        const auto ask = [&](const char* least, const char* most) {
            fields()[0]->setText(QLatin1String(least));
            fields()[1]->setText(QLatin1String(most));
            return goals.verdicts().first();
        };
        QCOMPARE(ask("1", "100000"), QStringLiteral("✓ met"));
        QCOMPARE(ask("", "1"), QStringLiteral("✗ missed"));
        QVERIFY(goals.goals().front() == (playtest::Goal{"turns/median", std::nullopt, 1}));
        QVERIFY(ask("9", "3").contains(QStringLiteral("these contradict each other")));
        // In the units that were typed.
        fields()[2]->setText(QStringLiteral("90"));
        fields()[3]->setText(QStringLiteral("60"));
        QCOMPARE(goals.verdicts()[1],
                 QStringLiteral("90 % or more and 60 % or less: these contradict each other"));
        fields()[2]->setText(QStringLiteral("900"));
        QCOMPARE(goals.verdicts()[1], QStringLiteral("A share is between 0 and 100 %"));
        // But a deviation can be several times the mean.
        const std::vector<playtest::Goal> set = goals.goals();
        const auto spread =
            std::ranges::find(set, playtest::colourSpread, &playtest::Goal::figure) - set.begin();
        fields()[2 * spread + 1]->setText(QStringLiteral("460"));
        QCOMPARE(goals.verdicts()[spread], QStringLiteral("✓ met"));
        fields()[2]->setText(QStringLiteral("50"));
        fields()[3]->setText(QStringLiteral("90"));
        QCOMPARE(ask("many", "3"), QStringLiteral("Not a number"));
        QCOMPARE(ask("", ""), QStringLiteral("Enter a minimum or a maximum"));
        ask("2", "3");
        goals.findChild<QPushButton*>(QStringLiteral("addGoal"))->click();
        auto* chooser = window().findChild<FigureChooser*>();
        QVERIFY(chooser != nullptr);
        const int all = chooser->shown();
        QVERIFY(all > 100);
        chooser->filter()->setText(QStringLiteral("no such figure"));
        QCOMPARE(chooser->shown(), 0);
        chooser->filter()->setText(QStringLiteral("drawn TILES that fit nowhere"));
        QCOMPARE(chooser->shown(), 1);
        QTest::keyClick(chooser->filter(), Qt::Key_Return);
        QLineEdit* added = fields()[fields().size() - 2];
        QTRY_VERIFY(window().focusWidget() == added);
        // Each figure has one goal.
        goals.addGoal({"refused", std::nullopt, 0.5}, true);
        QCOMPARE(fields().last()->text(), QString());
        fields().last()->setText(QStringLiteral("25 %"));
        emit fields().last()->editingFinished();
        const std::vector<playtest::Goal> now = goals.goals();
        QCOMPARE(now.size(), std::size_t{5});
        QVERIFY(now.back() == (playtest::Goal{"refused", std::nullopt, 0.25}));
        const GoalsPanel again;
        QVERIFY(again.goals() == now);
        // Under its name, before any game is played.
        QVERIFY(again.findChild<QLabel*>(QStringLiteral("goal-refused"))
                    ->text()
                    .contains(QStringLiteral("tiles that fit nowhere")));
        goals.findChildren<QToolButton*>().last()->click();
        QTRY_COMPARE(goals.goals().size(), std::size_t{4});
        QCOMPARE(GoalsPanel().goals().size(), std::size_t{4});
    }

    /// Nothing moves under the pointer when a goal is contradicted, and what was changed is taken back.
    void goalsStandStillAndAreUndone() {
        GoalsPanel& goals = *view().overview()->goals();
        QVERIFY(finish(40));
        const auto fields = [&goals] {
            QList<QLineEdit*> shown;
            for (QLineEdit* field : goals.findChildren<QLineEdit*>())
                if (field->isVisible())
                    shown << field;
            return shown;
        };
        const std::vector<playtest::Goal> before = goals.goals();
        const auto places = [&] {
            QList<QRect> all;
            for (const QWidget* widget : goals.findChildren<QWidget*>())
                if (widget->isVisible() && widget->focusPolicy() != Qt::NoFocus)
                    all << QRect(widget->mapTo(&window(), QPoint(0, 0)), widget->size());
            return all;
        };
        processPending(); // the results of the games have changed the widths
        const QList<QRect> stood = places();
        fields()[0]->setText(QStringLiteral("90"));
        fields()[1]->setText(QStringLiteral("60"));
        QCoreApplication::processEvents();
        const auto& trouble = *goals.findChild<QLabel*>("goalTrouble");
        QVERIFY(trouble.text().contains(QStringLiteral("these contradict each other")));
        QCOMPARE(places(), stood);
        emit fields()[1]->editingFinished();
        QCOMPARE(trouble.text().count(u'\n'), 0);
        // By the key of the window, whatever field has the focus.
        fields()[2]->setFocus();
        QTest::keyClick(fields()[2], Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(goals.goals() == before);
        QVERIFY(trouble.text().isEmpty());
        QTest::keyClick(&window(), Qt::Key_Y, Qt::ControlModifier);
        QTRY_VERIFY(goals.goals() != before);
        QTest::keyClick(&window(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(goals.goals() == before);
        goals.findChildren<QToolButton*>().last()->click();
        QTRY_COMPARE(goals.goals().size(), before.size() - 1);
        QVERIFY(window().findChild<QAction*>("undo")->isEnabled());
        QTest::keyClick(&window(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(goals.goals() == before);
        QVERIFY(GoalsPanel().goals() == before);
    }

    void lampsTellAndLeadThere() {
        window().setMode(Mode::Design);
        QuickCheck& quickCheck = window().playtest().quickCheck();
        quickCheck.setGames(20);
        quickCheck.setOn(true);
        QVERIFY(waitFor([&] { return quickCheck.found() != nullptr; }));
        auto* lamps = window().findChild<QuickCheckLampRow*>();
        QCOMPARE(lamps->buttons().size(), qsizetype{5});
        for (qsizetype i = 0; i < lamps->buttons().size(); ++i) {
            const QuickCheckLamp& lamp = quickCheck.lamps()[static_cast<std::size_t>(i)];
            QVERIFY(lamp.state != QuickCheckLamp::State::Unknown);
            QVERIFY(!lamp.explanation.isEmpty());
            QVERIFY(lamps->buttons()[i]->accessibleName().contains(stateInWords(lamp.state)));
            QVERIFY(lamps->buttons()[i]->toolTip().contains(lamp.explanation));
        }
        lamps->buttons()[2]->click(); // length
        QCOMPARE(window().mode(), Mode::Playtest);
        QVERIFY(outcome().isQuickCheck);
        QCOMPARE(view().pages()->currentWidget(), view().figures());
        QVERIFY(table(view().figures()).currentIndex().data().toString().contains(QStringLiteral("Turns")));
        window().setMode(Mode::Design);
        lamps->buttons()[4]->click(); // the scarcest colour
        QVERIFY(!window().designer().browser()->filter().doors.empty());
        // An edit makes them pale, until games were played anew.
        window().designer().browser()->clearFilter();
        window().currentSet()->setCount({0}, 7);
        QVERIFY(quickCheck.isOutdated());
        QVERIFY(waitFor([&] { return !quickCheck.isOutdated(); }));
        quickCheck.setOn(false);
        QVERIFY(quickCheck.found() == nullptr);
        QCOMPARE(quickCheck.lamps()[0].state, QuickCheckLamp::State::Unknown);
    }

    void aLampLeadsToTheQuickLooksFigures() {
        QuickCheck& quickCheck = window().playtest().quickCheck();
        window().setMode(Mode::Design);
        quickCheck.setGames(20);
        quickCheck.setOn(true);
        QVERIFY(waitFor([&] { return quickCheck.found() != nullptr; }));
        window().setMode(Mode::Playtest);
        QVERIFY(finish(40));
        const FindingsPointer asked = outcome().found;
        QVERIFY(!outcome().isQuickCheck);
        window().setMode(Mode::Design);
        window().findChild<QuickCheckLampRow*>()->buttons()[0]->click(); // finishes
        QCOMPARE(window().mode(), Mode::Playtest);
        // What the lamp says is what the table says, and whose games they are.
        QVERIFY(view().outcome().found == quickCheck.found());
        const QModelIndex row = table(view().figures()).currentIndex();
        const QString value = row.siblingAtColumn(FiguresModel::Value).data().toString();
        QVERIFY2(quickCheck.lamps()[0].explanation.contains(value), qPrintable(value));
        QVERIFY2(view().message().contains(QStringLiteral("20 games by the bots Greedy, Greedy, seed 1")),
                 qPrintable(view().message()));
        // One point is a dot with its band.
        view().pages()->setCurrentIndex(0);
        QCOMPARE(view().overview()->wins()->pointCount(), 1);
        // The games that were asked for are still there.
        QVERIFY(action("playtest/back").isEnabled());
        action("playtest/back").trigger();
        QVERIFY(view().outcome().found == asked);
        QVERIFY(!action("playtest/back").isEnabled());
        quickCheck.setOn(false);
    }

    void lampsStayWhereTheyAre() {
        window().documents().add(MapDocument::example(defaultMap));
        window().playtest().quickCheck().setOn(true);
        window().setMode(Mode::Map);
        auto* lamps = window().findChild<QuickCheckLampRow*>();
        QVERIFY(lamps->isVisible());
        QCoreApplication::processEvents();
        const QPoint before = lamps->mapTo(&window(), QPoint());
        emit window().mapEditor().statusTextChanged(QStringLiteral("a long text of where the pointer is"));
        QCoreApplication::processEvents();
        emit window().mapEditor().statusTextChanged(QStringLiteral("3, 4"));
        QCoreApplication::processEvents();
        QCOMPARE(lamps->mapTo(&window(), QPoint()), before);
        window().playtest().quickCheck().setOn(false);
    }

    void lampsFindWhatIsPlanted() {
        // A colour that no tile has: a pick of it can only be had at the beginning.
        GameSetup setup;
        setup.tileSet = *readTileSet(bundledText("beneath/learning.tileset.json")).value;
        setup.map = *readMap(bundledText(defaultMap)).value;
        setup.seats.resize(2);
        for (Tile& tile : setup.tileSet.tiles)
            for (SideContent& side : std::get<Sides>(tile.face))
                if (side == skull(Colour::Blue))
                    side = skull(Colour::Yellow);
        playtest::Plan plan;
        plan.ruleset = setup.tileSet.ruleset;
        plan.game = *compileGame(setup).value;
        plan.players = {"random", "random"};
        plan.games = 40;
        const auto lamps = quickCheckLamps(makeFindings(plan, playtest::run(plan, {})));
        QVERIFY(lamps[4].state == QuickCheckLamp::State::Doubtful ||
                lamps[4].state == QuickCheckLamp::State::Bad);
        // No tile has a door to lead to.
        QVERIFY(!lamps[4].door);
        QCOMPARE(lamps[4].figure, QStringLiteral("gained/pick-blue"));
        QVERIFY(lamps[4].explanation.contains(QStringLiteral("No tile")));
    }

    /// A set of two tiles was fair, and all tiles fitted while the list of issues had holes that nothing
    /// fills.
    void lampsAreNeverSurerThanTheSetAllows() {
        GameSetup setup;
        setup.tileSet = *readTileSet(bundledText("beneath/learning.tileset.json")).value;
        setup.map = *readMap(bundledText(defaultMap)).value;
        setup.seats.resize(2);
        const auto look = [&setup](std::uint64_t games) {
            playtest::Plan plan;
            plan.ruleset = setup.tileSet.ruleset;
            plan.game = *compileGame(setup).value;
            plan.players = {"random", "random"};
            plan.games = games;
            return quickCheckLamps(makeFindings(plan, playtest::run(plan, {})));
        };
        std::erase_if(setup.tileSet.tiles,
                      [](const Tile& tile) { return configuration(tile.sides()) == Configuration::Cross; });
        const QuickCheckLamp fit = look(40)[3];
        QVERIFY(fit.state != QuickCheckLamp::State::Good);
        QVERIFY2(fit.explanation.contains(QStringLiteral("holes can't be filled by any tile")),
                 qPrintable(fit.explanation));
        setup.tileSet.tiles.resize(2);
        for (Tile& tile : setup.tileSet.tiles)
            tile.count = 1;
        int unknown = 0;
        for (const QuickCheckLamp& lamp : look(2000)) {
            QVERIFY2(lamp.state != QuickCheckLamp::State::Good, qPrintable(lamp.name));
            if (lamp.state == QuickCheckLamp::State::Unknown) {
                ++unknown;
                QVERIFY2(
                    lamp.explanation.startsWith(QStringLiteral("A set of 2 tiles is too small to tell.")),
                    qPrintable(lamp.explanation));
            }
        }
        QVERIFY(unknown > 0);
    }

    void lampsOfALandscapeAreThoseOfItsRules() {
        GameSetup setup;
        setup.ruleset = "landscape";
        setup.tileSet = *readTileSet(bundledText("landscape/base.tileset.json")).value;
        setup.map = *readMap(bundledText("landscape/start.map.json")).value;
        setup.seats.resize(2);
        const auto look = [&setup] {
            playtest::Plan plan;
            plan.ruleset = setup.ruleset;
            plan.game = *compileGame(setup).value;
            plan.players = {"random", "random"};
            plan.games = 200; // that nothing comes from fields is sure only then
            return quickCheckLamps(makeFindings(plan, playtest::run(plan, {})));
        };
        const auto lamps = look();
        QCOMPARE(lamps.size(), std::size_t{6});
        QCOMPARE(lamps[0].name, QStringLiteral("Supply"));
        QCOMPARE(lamps[0].figure, QStringLiteral("empty-hand/follower"));
        QCOMPARE(lamps[2].state, QuickCheckLamp::State::Good);
        QCOMPARE(lamps[4].name, QStringLiteral("Sources"));
        QCOMPARE(lamps[5].name, QStringLiteral("Fields"));
        QCOMPARE(lamps[5].figure, QStringLiteral("points-from/field"));
        for (const QuickCheckLamp& lamp : lamps)
            QVERIFY(lamp.state != QuickCheckLamp::State::Unknown);
        // Roads alone: no other source is left.
        for (Tile& tile : setup.tileSet.tiles)
            if (std::ranges::any_of(tile.landscape().features, [](const Feature& feature) {
                    return feature.kind == FeatureKind::City || feature.kind == FeatureKind::Cloister;
                }))
                tile.count = 0;
        const auto planted = look();
        QCOMPARE(planted[4].state, QuickCheckLamp::State::Bad);
        QCOMPARE(planted[4].figure, QStringLiteral("points-from/road"));
        // Without cities fields bring nothing.
        QCOMPARE(planted[5].state, QuickCheckLamp::State::Bad);
        QVERIFY(planted[5].explanation.contains(QStringLiteral("would help")));
    }

    void theTunnelHasGoalsOfItsOwn() {
        window().files().openExample("landscape/tunnel.tileset.json");
        const auto hasTunnels = [this] {
            return std::ranges::count(view().overview()->goals()->goals(),
                                      playtest::Goal{"scorings/tunnel-road", 0.5, std::nullopt}) == 1;
        };
        QTRY_VERIFY(hasTunnels());
        window().files().openExample("landscape/base.tileset.json");
        QTRY_VERIFY(!hasTunnels());
    }

    void tilesAreTintedByFigures() {
        QVERIFY(finish(10));
        window().setMode(Mode::Design);
        auto* legend = window().designer().findChild<QWidget*>(QStringLiteral("heatLegend"));
        QVERIFY(!legend->isVisible());
        const auto plain = window().designer().tileList()->grab().toImage();
        window().findChild<QAction*>(QStringLiteral("tile/heatDrawn"))->trigger();
        QVERIFY(legend->isVisible());
        QVERIFY(legend->accessibleName().contains(QStringLiteral("Drawn")));
        QVERIFY(window().designer().tileList()->grab().toImage() != plain);
        const TileHeat heat = tileHeat(*outcome().found, *playtest::findTileMeasure("drawn"));
        double most = 0;
        for (const auto& [id, entry] : heat.tiles)
            most = std::max(most, entry.part);
        QCOMPARE(most, 1.0);
        window().findChild<QAction*>(QStringLiteral("tile/heatNone"))->trigger();
        QVERIFY(!legend->isVisible());
    }

    void tilesAreSortedByAFigure() {
        QVERIFY(finish(10));
        window().setMode(Mode::Design);
        TileBrowser& browser = *window().designer().browser();
        QVERIFY(browser.sortedBy().isEmpty());
        window().findChild<QAction*>(QStringLiteral("tile/sortDrawn"))->trigger();
        QCOMPARE(browser.sortedBy(), QStringLiteral("drawn"));
        QVERIFY(window()
                    .designer()
                    .findChild<QComboBox*>(QStringLiteral("tileOrder"))
                    ->currentText()
                    .contains(QStringLiteral("Drawn")));
        const TileHeat heat = tileHeat(*outcome().found, *playtest::findTileMeasure("drawn"));
        double before = 1;
        for (int row = 0; row < browser.filterModel()->rowCount(); ++row) {
            const double part =
                heat.tiles.at(browser.filterModel()->index(row, 0).data().toString().toStdString()).part;
            QVERIFY(part <= before);
            before = part;
        }
        // Kept, and without games there is nothing to sort by.
        browser.setFigures({});
        QVERIFY(browser.sortedBy().isEmpty());
        browser.setFigures({heat});
        QCOMPARE(browser.sortedBy(), QStringLiteral("drawn"));
        window().findChild<QAction*>(QStringLiteral("tile/sortNone"))->trigger();
        QVERIFY(browser.sortedBy().isEmpty());
        browser.setFigures({heat});
        QVERIFY(browser.sortedBy().isEmpty());
    }

    void aTileLeadsToItsGames() {
        QVERIFY(finish(10));
        window().setMode(Mode::Design);
        window().designer().setCurrentTile(0);
        auto* look = window().findChild<QAction*>(QStringLiteral("tile/games"));
        QVERIFY(look->isEnabled());
        look->trigger();
        auto* dialog = window().findChild<TileGamesDialog*>();
        QTRY_VERIFY(!dialog->busy());
        QVERIFY(!dialog->games().empty());
        auto* table = dialog->findChild<QTableView*>(QStringLiteral("tileGamesTable"));
        QCOMPARE(table->model()->rowCount(), static_cast<int>(dialog->games().size()));
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_COMPARE(window().mode(), Mode::Play);
        QCOMPARE(window().playView().session()->moveNumber(),
                 static_cast<int>(dialog->games().front().moves));
        dialog->close();
    }

    void aSuggestionIsOneEdit() {
        QVERIFY(finish(10));
        window().setMode(Mode::Design);
        window().findChild<QAction*>(QStringLiteral("tile/suggest"))->trigger();
        auto* dialog = window().findChild<SuggestionsDialog*>();
        dialog->setMaxGames(60);
        dialog->start();
        QTRY_VERIFY(!dialog->busy());
        QVERIFY(!dialog->suggestions().empty());
        const playtest::CountEdit edit = dialog->suggestions().front().edit;
        TileSetDocument& document = *window().designer().document();
        const auto count = [&] {
            return std::ranges::find(document.tileSet().tiles, edit.tile, &Tile::id)->count;
        };
        const int before = count();
        dialog->applyRow(0);
        QCOMPARE(count(), before + edit.change);
        document.undoStack().undo();
        QCOMPARE(count(), before);
        // What was found for another figure is gone while a search runs, and a tile that is gone is not
        // edited.
        dialog->start();
        QVERIFY(dialog->suggestions().empty());
        dialog->applyRow(0);
        QCOMPARE(count(), before);
        QTRY_VERIFY(!dialog->busy());
        document.remove({static_cast<int>(
            std::ranges::find(document.tileSet().tiles, dialog->suggestions().front().edit.tile, &Tile::id) -
            document.tileSet().tiles.begin())});
        dialog->applyRow(0);
        auto* summary = dialog->findChild<QLabel*>(QStringLiteral("suggestionsSummary"));
        QVERIFY2(summary->text().contains(QStringLiteral("Nothing was changed")),
                 qPrintable(summary->text()));
        document.undoStack().undo();
        dialog->close();
    }

    void mapsAreTintedByTheirUse() {
        window().documents().add(MapDocument::example(defaultMap));
        window().setMode(Mode::Playtest);
        QVERIFY(finish(10));
        window().setMode(Mode::Map);
        const auto tint = [this](const char* name) {
            window().findChild<QAction*>(QLatin1String(name))->trigger();
        };
        auto* legend = window().mapEditor().findChild<QWidget*>(QStringLiteral("heatLegend"));
        QVERIFY(!legend->isVisible());
        for (const char* name : {"map/heatBarred", "map/heatRefused", "map/heatUse"}) {
            tint(name);
            QVERIFY(legend->isVisible());
        }
        const auto tinted = window().mapEditor().view().grab().toImage();
        window().mapEditor().view().setHeat(std::nullopt);
        QVERIFY(window().mapEditor().view().grab().toImage() != tinted);
        const BoardHeat heat = boardHeat(*outcome().found, BoardHeatMeasure::Uses);
        QCOMPARE(heat.cells.size(), window().currentMap()->map().chambers.size());
        double most = 0;
        for (const BoardHeat::Entry& entry : heat.cells)
            most = std::max(most, entry.part);
        QCOMPARE(most, 1.0);
        tint("map/heatNone");
        QVERIFY(!legend->isVisible());
    }
};

QTEST_MAIN(PlaytestVerdictsTest)
#include "tst_playtest_verdicts.moc"
