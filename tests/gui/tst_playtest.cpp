#include "editor/charts/panel_chart.h"
#include "editor/designer/tile_designer.h"
#include "editor/document/map/map_document.h"
#include "editor/map/map_editor.h"
#include "editor/map/map_view.h"
#include "editor/play/play_view.h"
#include "editor/play/session/game_session.h"
#include "editor/playtest/band_chart.h"
#include "editor/playtest/goals_panel.h"
#include "editor/playtest/histogram_chart.h"
#include "editor/playtest/playtest_form.h"
#include "editor/playtest/playtest_overview.h"
#include "editor/playtest/playtest_runner.h"
#include "editor/playtest/playtest_view.h"
#include "editor/playtest/tables/figures_table.h"
#include "editor/playtest/tables/tile_figures_table.h"
#include "editor/window/controllers/help_controller.h"
#include "editor/window/message_bar.h"
#include "engine/base/files/file.h"
#include "engine/model/io/file_formats.h"
#include "engine/playtest/studies/bot_check.h"
#include "engine/playtest/tallies/board_use.h"
#include "tests/gui/playtest_fixture.h"
#include "tests/waiting.h"

#include <QLabel>
#include <QLineEdit>
#include <QShortcutEvent>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <QtCharts/QLegend>
#include <QtCharts/QLegendMarker>

#include <cmath>
#include <numeric>
#include <set>

using namespace tilewright;
using namespace tilewright::test;

/// Games played and shown.
class PlaytestTest : public QObject, private PlaytestFixture {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { QVERIFY(open()); }
    void cleanup() { f_.reset(); }

    void gamesArePlayedAndShown() {
        QVERIFY(finish(40));
        const Findings& found = *outcome().found;
        QCOMPARE(found.results.games(), std::size_t{40});
        // What is shown is what the engine says of the same plan.
        playtest::RunSettings alone;
        QVERIFY(playtest::run(found.plan, alone) == found.results);
        QCOMPARE(view().overview()->wins()->curveCount(), 2);
        QVERIFY(view().overview()->wins()->pointCount() >= 1);
        const auto& classes = view().overview()->histogram()->classes();
        QCOMPARE(std::accumulate(classes.begin(), classes.end(), 0), 40);
        // Bars stand on their numbers: the one that holds the median does so with its line.
        const double median = found.figure("turns/median")->estimate.value;
        int bars = 0;
        for (std::size_t i = 0; i < classes.size(); ++i) {
            const auto [left, right] = view().overview()->histogram()->barOf(i);
            QCOMPARE(left - std::floor(left), 0.5);
            bars += left <= median && median <= right ? 1 : 0;
        }
        // A median between two numbers is where two bars meet.
        QCOMPARE(bars, median - std::floor(median) == 0.5 ? 2 : 1);
        QVERIFY(view().overview()->verdict().contains(QStringLiteral("Seat 1")));
        QVERIFY(view().overview()->verdict().contains(QStringLiteral("undecided")));
        QVERIFY(view().message().contains(QStringLiteral("40 of 40")));
        QCOMPARE(table(view().figures()).model()->rowCount(),
                 static_cast<int>(found.figures.size() + found.seats.size()));
        QVERIFY(table(view().figures()).isColumnHidden(FiguresModel::LastTime));
        const QAbstractItemModel& tiles = *view().tiles()->model();
        QCOMPARE(tiles.rowCount(), static_cast<int>(found.tiles.size()));
        // Columns of numbers say what of.
        for (int column = 0; column < tiles.columnCount(); ++column) {
            const QStringList heading = tiles.headerData(column, Qt::Horizontal).toString().split(u'\n');
            const bool isNumber = column != TileFiguresModel::Id && column != TileFiguresModel::Finding;
            QVERIFY2(heading.size() == (isNumber ? 2 : 1), qPrintable(heading.join(u'/')));
        }
        QVERIFY(!action("playtest/continue").isEnabled());
    }

    void withoutGamesItSaysWhatWillBeThereAndOffersStart() {
        auto& nothing = *view().findChild<QWidget*>("noResults");
        auto& start = *view().findChild<QToolButton*>("startHere");
        QVERIFY(nothing.isVisible() && start.isVisible() && start.isEnabled());
        QVERIFY(!view().overview()->wins()->isVisible());
        QVERIFY(!view().overview()->histogram()->isVisible());
        const auto empty = view().findChildren<QLabel*>("whyEmpty");
        QCOMPARE(empty.size(), 3);
        for (const QLabel* words : empty)
            QVERIFY(!words->isHidden() && words->text().contains(QStringLiteral("Start")));
        choose(10);
        QTest::mouseClick(&start, Qt::LeftButton);
        QVERIFY(waitFor([this] { return !playtests().running(); }));
        QVERIFY(!nothing.isVisible());
        for (const QLabel* words : empty)
            QVERIFY(words->isHidden());
        QVERIFY(view().overview()->wins()->isVisible());
        QVERIFY(view().overview()->histogram()->isVisible());
        // On a first window the goals are seen whole.
        view().window()->resize(1280, 800);
        const GoalsPanel& goals = *view().overview()->goals();
        QTRY_COMPARE(goals.visibleRegion().boundingRect(), goals.rect());
        // The options are told whole.
        const auto& options = *view().findChild<QLabel*>("playtestOptions");
        QVERIFY(options.heightForWidth(options.width()) <= options.height());
    }

    void stopKeepsWhatIsDoneAndContinueGoesOn() {
        choose(1'000'000);
        action("playtest/start").trigger();
        QVERIFY(!action("playtest/start").isEnabled());
        QVERIFY(waitFor([this] { return outcome().found != nullptr; }));
        action("playtest/stop").trigger();
        QVERIFY(waitFor([this] { return !playtests().running(); }));
        const std::size_t games = outcome().found->results.games();
        QVERIFY(games > 0 && games < 1'000'000);
        QVERIFY(action("playtest/continue").isEnabled());
        action("playtest/continue").trigger();
        QVERIFY(waitFor([&] { return outcome().found->results.games() > games; }));
        // The window closes while it runs.
    }

    void closingTheFileEndsItsPlaytest() {
        choose(1'000'000);
        action("playtest/start").trigger();
        window().documents().remove(window().documents().currentIndex());
        QVERIFY(waitFor([this] { return !playtests().running(); }));
        QVERIFY(!playtests().of(*window().documents().current()).found);
    }

    void lastTimeIsComparedWith() {
        QVERIFY(finish(20));
        const double first = outcome().found->figure("turns/median")->estimate.value;
        view().findChild<QLineEdit*>(QStringLiteral("playtestSeed"))->setText(QStringLiteral("77"));
        QVERIFY(finish(20));
        const double second = outcome().found->figure("turns/median")->estimate.value;
        QVERIFY(outcome().before != nullptr);
        QTableView& figures = table(view().figures());
        QVERIFY(!figures.isColumnHidden(FiguresModel::LastTime));
        QVERIFY(view().figures()->showFigure(QStringLiteral("turns/median")));
        const QModelIndex row = figures.currentIndex();
        QCOMPARE(row.siblingAtColumn(FiguresModel::Value).data().toString(),
                 valueInWords(second, Unit::Whole));
        QCOMPARE(row.siblingAtColumn(FiguresModel::LastTime).data().toString(),
                 valueInWords(first, Unit::Whole));
        QCOMPARE(row.siblingAtColumn(FiguresModel::Difference).data().toString(),
                 differenceInWords(second - first, Unit::Whole));
    }

    // The same stacks by a stronger bot: what holds stands beside each main figure.
    void gamesAreCheckedByStrongerBots() {
        openShortGames();
        QVERIFY(!action("playtest/check").isEnabled());
        QVERIFY(finish(2));
        QVERIFY2(view().message().contains(QStringLiteral("Not checked with stronger bots")),
                 qPrintable(view().message()));
        QVERIFY(table(view().figures()).isColumnHidden(FiguresModel::Checked));
        QVERIFY(action("playtest/check").isEnabled());
        action("playtest/check").trigger();
        QVERIFY(view().message().contains(QStringLiteral("Checking with a stronger bot")));
        QVERIFY(waitFor([this] { return !playtests().running(); }));
        QVERIFY(outcome().found->check);
        QCOMPARE(outcome().found->check->games, std::uint64_t{2});
        QCOMPARE(outcome().history.games.back(), std::uint64_t{2});
        QTableView& figures = table(view().figures());
        QVERIFY(!figures.isColumnHidden(FiguresModel::Checked));
        QVERIFY(view().figures()->showFigure(QStringLiteral("turns/median")));
        QCOMPARE(figures.currentIndex().siblingAtColumn(FiguresModel::Checked).data().toString(),
                 QStringLiteral("not known yet"));
        QVERIFY(
            view().message().contains(QStringLiteral("Checked with the bot Thinker in 2 of these games")));
        // All of the games are played; other games have no check.
        QVERIFY(!action("playtest/check").isEnabled());
        QVERIFY(finish(4));
        QVERIFY(!outcome().found->check);
    }

    // It ends after the same stacks as on the command line, and is not played again then.
    void aCheckEndsOnceItIsClear() {
        openShortGames();
        QVERIFY(finish(2));
        playtest::Plan plan = outcome().found->plan;
        plan.players = {"random", "random"};
        plan.games = 1000;
        FindingsPointer found = makeFindings(plan, playtest::run(plan, {.threads = 2}));
        playtest::Results other = found->results;
        playtest::runCheck(plan, {"greedy", 400}, {.threads = 2}, other, [] {});
        PlaytestRunner runner;
        connect(&runner, &PlaytestRunner::grown, this, [&found](const FindingsPointer& now) { found = now; });
        const auto check = [&] {
            QSignalSpy ended(&runner, &PlaytestRunner::ended);
            runner.check(found, "greedy", 400);
            return waitFor([&ended] { return !ended.isEmpty(); });
        };
        QVERIFY(check());
        QVERIFY(*found->results.check == *other.check);
        QVERIFY(runner.played() == runner.wanted() && runner.wanted() < 400);
        const FindingsPointer whole = found;
        QVERIFY(check());
        QCOMPARE(found, whole);
    }

    /// As from a file manager.
    void aReportIsOpenedBesideTheFileInFront() {
        QVERIFY(finish(20));
        const QString path = f_->path("a.playtest.json");
        QVERIFY(view().saveReport(path));
        window().setMode(Mode::Design);
        QVERIFY(window().files().openFiles({path}));
        QCOMPARE(window().mode(), Mode::Playtest);
        QVERIFY(outcome().before && outcome().before->results == outcome().found->results);
        // Without a set there is nothing to compare it with.
        while (window().documents().count() > 0)
            window().documents().remove(0);
        QVERIFY(!window().files().openFiles({path}));
        QVERIFY(window().messages().text().contains(QStringLiteral("a.playtest.json")));
    }

    /// A landscape set was offered the board of Beneath that was open beside it.
    void boardsAreThoseForTheSet() {
        const auto boards = [this] {
            const auto* box = view().findChild<QComboBox*>(QStringLiteral("playtestMap"));
            QStringList names;
            for (int i = 0; i < box->count(); ++i)
                names << box->itemText(i);
            return names;
        };
        window().files().openExample("beneath/guardhouse.map.json");
        const QString guardhouse = QString::fromStdString(window().currentMap()->file().name);
        window().files().openExample("beneath/standard.tileset.json");
        window().setMode(Mode::Playtest);
        QVERIFY2(boards().contains(guardhouse), qPrintable(boards().join(u'/')));
        window().files().openExample("landscape/base.tileset.json");
        window().setMode(Mode::Playtest);
        QVERIFY2(!boards().empty() && !boards().contains(guardhouse), qPrintable(boards().join(u'/')));
    }

    void lastTimeMayBeBeforeTheProgramWasClosed() {
        const QString path = f_->path("kept.tileset.json");
        QVERIFY(window().files().saveTo(path));
        window().setMode(Mode::Playtest);
        QVERIFY(finish(20));
        const playtest::Results played = outcome().found->results;
        f_->close();
        QVERIFY(f_->open());
        QVERIFY(window().files().openFiles({path}));
        window().setMode(Mode::Playtest);
        QVERIFY(waitFor([this] { return outcome().before != nullptr; }));
        QVERIFY(outcome().before->results == played);
        QVERIFY(!outcome().found);
    }

    /// Each kind of game has goals of its own, which stay when another is looked at.
    void reportIsThatOfTheCommandLineAndIsReadAgain() {
        QVERIFY(finish(20));
        const QString path = f_->path("a.playtest.json");
        QVERIFY(view().saveReport(path));
        QVERIFY(view().message().contains(QStringLiteral("a.playtest.json")));
        const std::string text = *readFile(path.toStdString()).value;
        QCOMPARE(text, fileText(playtest::reportJson(outcome().found->results)));
        QVERIFY(view().saveReport(f_->path("a.html")));
        QVERIFY(readFile(f_->path("a.html").toStdString()).value->starts_with("<!DOCTYPE html>"));
        QVERIFY(outcome().before == nullptr);
        QVERIFY(view().compareWith(path));
        QVERIFY(outcome().before->results == outcome().found->results);
        // It is named, with what was played.
        const QAbstractItemModel& model = *table(view().figures()).model();
        QCOMPARE(model.headerData(FiguresModel::LastTime, Qt::Horizontal).toString(),
                 QStringLiteral("Report: a.playtest.json"));
        auto* compared = view().findChild<QLabel*>(QStringLiteral("comparedWith"));
        QVERIFY(compared->text().contains(QStringLiteral("20 games")));
        QVERIFY(!compared->text().contains(QStringLiteral("other bots")));
        playtest::Results others = outcome().found->results;
        others.plan["players"] = {"search", "greedy"};
        QVERIFY(writeFile(path.toStdString(), fileText(playtest::reportJson(others))).empty());
        QVERIFY(view().compareWith(path));
        QVERIFY(compared->text().contains(QStringLiteral("other bots")));
        QVERIFY(compared->text().contains(QStringLiteral("Thinker, Greedy")));
        // The same again differs nowhere.
        QVERIFY(view().figures()->showFigure(QStringLiteral("turns/median")));
        QCOMPARE(table(view().figures())
                     .currentIndex()
                     .siblingAtColumn(FiguresModel::Difference)
                     .data()
                     .toString(),
                 differenceInWords(0, Unit::Whole));
    }

    void differencesHaveIntervals() {
        // Newcombe's example: 56 of 70 less 48 of 80 is 0.2, from 0.0524 to 0.3339.
        const playtest::Estimate now{0.8, playtest::wilson(56, 70)};
        const playtest::Estimate before{0.6, playtest::wilson(48, 80)};
        const playtest::Estimate difference = differenceOf(now, before);
        QVERIFY(std::abs(difference.interval.low - 0.0524) < 5e-5);
        QVERIFY(std::abs(difference.interval.high - 0.3339) < 5e-5);
        QVERIFY(differs(now, before) && differs(before, now) && !differs(now, now));
    }

    void whatIsNoReportIsToldAndChangesNothing() {
        const QString path = f_->path("b.playtest.json");
        QVERIFY(writeFile(path.toStdString(), "{\"format\": 1").empty());
        QVERIFY(!view().compareWith(path));
        QVERIFY(view().message().contains(QStringLiteral("b.playtest.json")));
        QVERIFY(!view().compareWith(f_->path("none.playtest.json")));
        QVERIFY(outcome().before == nullptr);
        QVERIFY(!view().saveReport(f_->path("c.playtest.json")));
    }

    void setThatCannotBePlayedIsRefusedInWords() {
        TileSet twice = window().currentSet()->tileSet();
        twice.tiles[1].id = twice.tiles[0].id;
        window().currentSet()->edit([] { return QStringLiteral("twice the same id"); }, twice);
        action("playtest/start").trigger();
        QVERIFY(!playtests().running());
        QVERIFY(!view().message().isEmpty());
    }

    void tileLeadsToTheDesigner() {
        QVERIFY(finish(10));
        view().pages()->setCurrentWidget(view().tiles());
        const QModelIndex third = view().tiles()->model()->index(2, TileFiguresModel::Id);
        view().tiles()->setCurrentIndex(third);
        QTest::keyClick(view().tiles(), Qt::Key_Return);
        QCOMPARE(window().mode(), Mode::Design);
        const int tile = window().designer().currentTile();
        QCOMPARE(QString::fromStdString(window().currentSet()->tile(tile).id), third.data().toString());
    }

    void notableGameIsShownInThePlayMode() {
        QVERIFY(finish(10));
        view().pages()->setCurrentWidget(view().games());
        QVERIFY(view().games()->count() >= 2);
        view().games()->setCurrentRow(0); // "longest"
        QTest::keyClick(view().games(), Qt::Key_Return);
        QVERIFY(waitFor([this] { return window().mode() == Mode::Play; }));
        GameSession& session = *window().playView().session();
        session.goTo(session.lineLength());
        QVERIFY(session.over());
        QCOMPARE(session.position().table().turn,
                 static_cast<int>(outcome().found->results.notable.at("longest").value));
    }

    void helpIsOfThisMode() { QCOMPARE(window().help().place().first, QStringLiteral("playtest")); }

    /// Without their colours too, by the marks that the legend shows.
    void curvesAreToldApart() {
        QVERIFY(finish(40));
        std::set<QScatterSeries::MarkerShape> shapes;
        for (QLegendMarker* marker : view().overview()->wins()->chart()->legend()->markers())
            if (marker->isVisible()) {
                const auto* marks = qobject_cast<QScatterSeries*>(marker->series());
                QVERIFY(marks != nullptr && !marks->name().isEmpty());
                shapes.insert(marks->markerShape());
            }
        QCOMPARE(shapes.size(), std::size_t{2});
    }

    void onePointIsADotAndABand() {
        BandChart chart(QStringLiteral("One point"));
        chart.resize(300, 200);
        const auto coloured = [&chart] {
            const QImage image = chart.grab().toImage().convertToFormat(QImage::Format_RGB32);
            const QRgb dot = seatCurveColour(0, chart.palette()).rgb();
            int pixels = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    pixels += image.pixel(x, y) == dot ? 1 : 0;
            return pixels;
        };
        BandChart::Curve seat{QStringLiteral("Seat 1"), 0, {}};
        chart.setCurves({seat});
        QCOMPARE(coloured(), 0);
        seat.points.push_back({200, 0.5, 0.4, 0.6});
        chart.setCurves({seat});
        QVERIFY2(coloured() > 30, QByteArray::number(coloured()));
    }

    void figuresOfDoorsLeadToTheMap() {
        QVERIFY(finish(10));
        QVERIFY(view().figures()->showFigure(QStringLiteral("turns/median")));
        QTest::keyClick(&table(view().figures()), Qt::Key_Return);
        QCOMPARE(window().mode(), Mode::Playtest);
        const auto& all = outcome().found->figures;
        const auto door = std::ranges::find_if(
            all, [](const playtest::Figure& one) { return one.id.starts_with("door/"); });
        QVERIFY(door != all.end());
        const Cell cell = *playtest::cellOfFigure(door->id);
        QVERIFY(view().figures()->showFigure(QString::fromStdString(door->id)));
        const Map played = outcome().found->plan.game->map();
        QTest::keyClick(&table(view().figures()), Qt::Key_Return);
        QCOMPARE(window().mode(), Mode::Map);
        QVERIFY(window().currentMap()->file() == played);
        QTRY_VERIFY(window().mapEditor().view().visibleCells().contains(cell.x, cell.y));
    }

    void aPagesLetterTakesTheKeysAlong() {
        view().form()->setFocus();
        QShortcutEvent letter(QKeySequence(QStringLiteral("Alt+I")), -1);
        QTabBar* tabs = view().pages()->tabBar();
        QVERIFY(window().focusWidget() != tabs);
        QCoreApplication::sendEvent(tabs, &letter);
        QVERIFY(window().focusWidget() == tabs);
    }

    void numbersHaveTheDigitsTheyNeed() {
        QCOMPARE(valueInWords(62, Unit::Whole), QStringLiteral("62"));
        QCOMPARE(valueInWords(0.1234, Unit::Share), QStringLiteral("12.3 %"));
        // A bound is not nothing because it is small.
        QCOMPARE(intervalInWords({0, 0.00037}, Unit::Share), QStringLiteral("0.0 to 0.037 %"));
        QCOMPARE(differenceInWords(-0.012, Unit::Share), QStringLiteral("−1.2 points"));
        QCOMPARE(differenceIntervalInWords({-0.03, 0.01}, Unit::Share), QStringLiteral("−3.0 to 1.0 points"));
        QCOMPARE(valueInWords(-3.5, Unit::Number), QStringLiteral("−3.50"));
    }

private:
    /// An expansion without its base set, as stronger bots take their time.
    void openShortGames() {
        window().files().openExample("landscape/inns-cathedrals.tileset.json");
        TileSet alone = window().currentSet()->tileSet();
        alone.with.clear();
        window().currentSet()->edit([] { return QStringLiteral("alone"); }, alone);
        window().setMode(Mode::Playtest);
    }
};

QTEST_MAIN(PlaytestTest)
#include "tst_playtest.moc"
