// Whatever one can use in any mode, dialog or state of the window has a name and a role for screen readers.
#include "tests/gui/accessible_walk.h"
#include "tests/gui/all_dialogs.h"
#include "tests/gui/dungeon_fixture.h"
#include "tests/gui/event_loop.h"
#include "tests/gui/playtest_fixture.h"

#include "editor/designer/tile_designer.h"
#include "editor/map/map_editor.h"
#include "editor/playtest/people/peoples_games_dialog.h"
#include "editor/playtest/playtest_pages.h"
#include "editor/playtest/returned/returned_games_dialog.h"
#include "editor/playtest/studies/compare_view.h"
#include "editor/playtest/studies/study_view.h"
#include "editor/playtest/studies/tuning/tune_view.h"
#include "editor/print/print_view.h"
#include "editor/print/sheet_options_form.h"
#include "editor/window/controllers/games_from_people_controllers.h"
#include "editor/window/controllers/help_controller.h"
#include "editor/window/main_menu.h"
#include "editor/words/game_words.h"
#include "engine/model/io/bundled.h"
#include "engine/model/tileset.h"
#include "tests/waiting.h"

#include <QDialog>
#include <QDir>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <iterator>
#include <random>
#include <set>

using namespace tilewright;
using namespace tilewright::test;

namespace {

/// Persons at all seats of a game of The Tunnel, or of the landscape game alone.
GameSetup gameOfLand(bool tunnels) {
    std::vector<TileSet> sets{bundledSet("landscape/base.tileset.json")};
    if (tunnels)
        sets.push_back(bundledSet("landscape/tunnel.tileset.json"));
    GameSetup setup;
    setup.ruleset = tunnels ? "tunnel" : "landscape";
    setup.tileSet = *combine(sets).value;
    setup.map = *readMap(bundledText("landscape/start.map.json")).value;
    setup.seed = 7;
    for (int seat = 0; seat < 2; ++seat)
        setup.seats.push_back({seatColourName(seat), personKind});
    return setup;
}

} // namespace

class AccessibleTest : public QObject, private PlaytestFixture {
    Q_OBJECT
private:
    /// That window, or all that are on the screen, in that state: at least so much one can use.
    static void check(const QString& state, int least, QWidget* window = nullptr) {
        processPending();
        AccessibleWalk walk;
        if (window != nullptr)
            walk.over(*window);
        else
            walk.overWindows();
        QVERIFY2(walk.offenders().isEmpty(),
                 qPrintable(state + QStringLiteral(":\n") + walk.offenders().join(u'\n')));
        QVERIFY2(walk.count() >= least, qPrintable(QStringLiteral("%1: %2").arg(state).arg(walk.count())));
    }
    /// All of its pages. Files and colours are asked for by Qt's own dialogs.
    void checkDialog(QDialog& dialog) {
        const QString name = QLatin1String(dialog.metaObject()->className());
        if (!name.startsWith(QLatin1String("tilewright::")) && name != QLatin1String("QMessageBox") &&
            name != QLatin1String("QDialog"))
            return;
        seen_.insert(name);
        check(name, 3, &dialog);
        for (QTabWidget* tabs : dialog.findChildren<QTabWidget*>())
            for (int tab = 1; tab < tabs->count(); ++tab) {
                tabs->setCurrentIndex(tab);
                check(name + u' ' + tabs->tabText(tab), 4, &dialog);
            }
        if (dialog.inherits("tilewright::ExportDialog")) {
            auto& formats = *dialog.findChild<QListWidget*>();
            for (int row = 1; row < formats.count(); ++row) {
                formats.setCurrentRow(row);
                check(name + u' ' + formats.item(row)->text(), 10, &dialog);
            }
        }
    }
    void show(QDialog& dialog) {
        dialog.show();
        QVERIFY(waitForExposed(&dialog));
        checkDialog(dialog);
    }
    /// One for each sort of pieces and places that leave a choice.
    void checkChoices(BoardView& board, QSet<QString>& asked) {
        for (const MoveOrigin& origin : board.interaction().moves().origins())
            for (const auto& [cell, offered] : origin.targets) {
                const QString what = QLatin1Char(offered.front()->info.key) + QString::number(offered.size());
                if (offered.size() < 2 || asked.contains(what))
                    continue;
                asked.insert(what);
                ChoiceDialog dialog(offered, &window());
                show(dialog);
            }
    }
    /// Goes on at random, looking wherever something is offered for the first time.
    void playAndCheck(GameSession& session, BoardView& board) {
        std::mt19937 random(7);
        QSet<QString> asked;
        for (int move = 0; move < 150 && !session.over(); ++move) {
            game::MoveList moves;
            session.position().legalMoves(moves);
            std::set<char> keys;
            for (const game::Move one : moves)
                keys.insert(session.position().describe(one).key);
            const QString offered = QString::fromStdString(std::string(keys.begin(), keys.end()));
            if (!asked.contains(offered)) {
                asked.insert(offered);
                QTRY_VERIFY(board.decision() && board.decision()->equals(session.position()));
                check(QStringLiteral("%1, offered: %2").arg(QLatin1String(QTest::currentDataTag()), offered),
                      200);
                checkChoices(board, asked);
            }
            QVERIFY(session.play(moves[random() % moves.size()]));
        }
    }

    /// Classes of the dialogs that were looked at.
    QSet<QString> seen_;

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { QVERIFY(open()); }
    void cleanup() { f_.reset(); }

    void whatHasNoNameIsFound() {
        QWidget window;
        window.setWindowTitle(QStringLiteral("Window"));
        auto* column = new QVBoxLayout(&window);
        auto* field = new QLineEdit;
        auto* button = new QToolButton;
        auto* list = new QListWidget;
        auto* painted = new HoldingsStrip(18);
        for (QWidget* widget : std::initializer_list<QWidget*>{field, button, list, painted})
            column->addWidget(widget);
        button->setIcon(QIcon(QPixmap(16, 16)));
        list->setAccessibleName(QStringLiteral("List"));
        list->addItem(new QListWidgetItem(button->icon(), QString()));
        painted->setHoldings({{"red", 2}}, 0);
        window.show();
        QVERIFY(waitForExposed(&window));
        AccessibleWalk walk;
        walk.over(window);
        QCOMPARE(walk.count(), 6);
        QVERIFY2(walk.offenders().size() == 4, qPrintable(walk.offenders().join(u'\n')));
    }

    void design_data() {
        QTest::addColumn<QString>("set");
        for (const char* set : {"beneath/standard", "landscape/base", "landscape/princess-dragon"})
            QTest::newRow(set) << QString::fromLatin1(set);
    }
    void design() {
        QFETCH(QString, set);
        window().files().openExample((set + QStringLiteral(".tileset.json")).toStdString());
        window().setMode(Mode::Design);
        check(set, 300);
        TileDesigner& designer = window().designer();
        for (PanelDock* dock : designer.findChildren<PanelDock*>()) {
            designer.showPanel(dock->objectName());
            check(set + u' ' + dock->objectName(), 300);
        }
        designer.setCurrentTile(3);
        window().currentSet()->setId(1, window().currentSet()->tile(0).id);
        check(set + QStringLiteral(" with an error"), 300);
    }

    void map_data() {
        QTest::addColumn<QString>("map");
        for (const char* map : {"beneath/guardhouse", "landscape/start"})
            QTest::newRow(map) << QString::fromLatin1(map);
    }
    void map() {
        QFETCH(QString, map);
        window().files().openExample((map + QStringLiteral(".map.json")).toStdString());
        check(map, 180);
        MapEditor& editor = window().mapEditor();
        for (PanelDock* dock : editor.findChildren<PanelDock*>()) {
            editor.showPanel(dock->objectName());
            check(map + u' ' + dock->objectName(), 180);
        }
        for (QAction* tool : allActions(*window().menuBar()))
            if (tool->objectName().startsWith(QLatin1String("map/")) && tool->actionGroup() != nullptr &&
                tool->isEnabled()) {
                tool->trigger();
                check(map + u' ' + tool->objectName(), 180);
            }
    }

    void playWithoutAGame() {
        window().setMode(Mode::Play);
        check(QStringLiteral("no game"), 200);
    }
    void playWithinAGame_data() {
        QTest::addColumn<GameSetup>("setup");
        QTest::newRow("beneath") << smallGame(3, 20);
        QTest::newRow("landscape") << gameOfLand(false);
        QTest::newRow("tunnel") << gameOfLand(true);
        QTest::newRow("dungeon") << dungeonGame(3, 30, true);
    }
    void playWithinAGame() {
        QFETCH(GameSetup, setup);
        window().setMode(Mode::Play);
        PlayView& view = window().playView();
        GameSession& session = *view.session();
        view.records().newGame(setup);
        view.findChild<QAction*>(QStringLiteral("play/points"))->setChecked(true);
        playAndCheck(session, *view.findChild<BoardView*>());
        session.addComment("Eva", "why?");
        view.findChild<QAbstractButton*>(QStringLiteral("showTilesLeft"))->click();
        check(QStringLiteral("with a comment and tiles left"), 200);
        if (QWidget* popup = QApplication::activePopupWidget())
            popup->close();
        view.findChild<QAction*>(QStringLiteral("play/hint"))->trigger();
        check(QStringLiteral("a hint on its way"), 200);
        view.findChild<QAction*>(QStringLiteral("play/stopThinking"))->trigger();
        session.goTo(session.lineLength() / 2);
        check(QStringLiteral("in the middle"), 200);
    }
    void playAfterAGame() {
        window().setMode(Mode::Play);
        PlayView& view = window().playView();
        view.session()->setSpeed(0);
        view.records().newGame(bundledGame(2));
        QTRY_VERIFY(view.session()->over());
        check(QStringLiteral("over"), 200);
        view.findChild<QAction*>(QStringLiteral("play/analyse"))->trigger();
        check(QStringLiteral("analysed"), 200);
    }

    void playtest() {
        check(QStringLiteral("no games"), 200);
        QVERIFY(finish(20));
        view().findChild<QLineEdit*>(QStringLiteral("playtestSeed"))->setText(QStringLiteral("77"));
        QVERIFY(finish(20));
        for (int page = 0; page < view().pages()->count(); ++page) {
            view().pages()->setCurrentIndex(page);
            check(view().pages()->tabText(page), 180);
        }
        view().pages()->setCurrentIndex(0);
        {
            const DialogVisitor each([this](QDialog& dialog) { checkDialog(dialog); });
            view().findChild<QPushButton*>(QStringLiteral("addGoal"))->click();
            QTRY_VERIFY(seen_.contains(QStringLiteral("tilewright::FigureChooser")));
        }
        choose(1'000'000);
        action("playtest/start").trigger();
        check(QStringLiteral("games running"), 180);
        action("playtest/stop").trigger();
    }

    void studies() {
        PlaytestPages& pages = window().playtestPages();
        pages.show(pages.study());
        pages.study().openBundled(QStringLiteral("beneath/tiles-and-colours.study.json"));
        check(QStringLiteral("a study"), 180);
        pages.study().findChild<QSpinBox*>(QStringLiteral("studyGames"))->setValue(2);
        action("playtest/start").trigger();
        QTRY_VERIFY(!pages.study().running());
        check(QStringLiteral("a study that was played"), 220);
        {
            const DialogVisitor each([this](QDialog& dialog) { checkDialog(dialog); });
            pages.study().findChild<QPushButton*>(QStringLiteral("addSetting"))->click();
            QTRY_VERIFY(seen_.contains(QStringLiteral("tilewright::FigureChooser")));
        }
        pages.show(pages.comparison());
        check(QStringLiteral("a comparison"), 150);
        pages.show(pages.tuning());
        check(QStringLiteral("a tuning"), 150);
    }

    void print() {
        window().setMode(Mode::Print);
        PrintView& print = window().printView();
        for (CollapsibleGroup* group : print.findChildren<CollapsibleGroup*>())
            group->setOpen(true);
        for (const char* name : {"sheetsShown", "sheetsFormat"}) {
            auto& box = *print.findChild<QComboBox*>(QLatin1String(name));
            for (int i = 0; i < box.count(); ++i) {
                box.setCurrentIndex(i);
                QTRY_VERIFY(!print.isDrawing());
                check(QStringLiteral("print ") + box.itemText(i), 200);
            }
            box.setCurrentIndex(0);
        }
        sheet::SheetSpecification tooSmall;
        tooSmall.paper = {"custom", 40, 40};
        print.setSpecification(tooSmall);
        QTRY_COMPARE(print.pages(), 0);
        check(QStringLiteral("nothing to print"), 200);
    }

    void dialogsOfTheMenus_data() {
        QTest::addColumn<int>("number");
        for (int i = 0; i < int(std::size(exampleDocuments)); ++i)
            QTest::newRow(exampleDocuments[i].name) << i;
    }
    /// Whatever commands open that ask for something.
    void dialogsOfTheMenus() {
        QFETCH(int, number);
        const Mode mode = exampleDocuments[number].mode;
        openExample(window(), exampleDocuments[number]);
        seen_.clear();
        openMenuDialogs(window(), [this](QDialog& dialog) { checkDialog(dialog); });
        const QList<const char*> wanted{"CommandPalette", "ExportDialog", "PreferencesDialog",
                                        "ReturnedGamesDialog", "ShareDialog"};
        for (const char* dialog : wanted)
            QVERIFY2(seen_.contains(QStringLiteral("tilewright::%1").arg(QLatin1String(dialog))), dialog);
        QVERIFY(seen_.contains(QStringLiteral("QMessageBox")));
        QVERIFY(mode != Mode::Design || seen_.contains(QStringLiteral("tilewright::TileSetRulesDialog")));
        QVERIFY(mode != Mode::Play || (seen_.contains(QStringLiteral("tilewright::NewGameDialog")) &&
                                       seen_.contains(QStringLiteral("tilewright::CommentDialog"))));
    }

    void otherDialogs() {
        seen_.clear();
        openOtherDialogs(*f_, [this](QDialog& dialog) { checkDialog(dialog); });
        for (const char* dialog :
             {"ImportDialog", "DoorVariantsDialog", "ChosenTilesDialog", "RecoveryDialog"})
            QVERIFY2(seen_.contains(QStringLiteral("tilewright::%1").arg(QLatin1String(dialog))), dialog);
        QVERIFY(seen_.contains(QStringLiteral("QDialog")));
    }
    void returnedGames() {
        window().setMode(Mode::Play);
        GameSession& session = *window().playView().session();
        window().playView().records().newGame(smallGame(2));
        session.addComment("Eva", "why?");
        QVERIFY(QDir().mkpath(f_->path("returned")));
        QVERIFY(session.save(f_->path("returned/a.game.json"), nullptr));
        ReturnedGamesDialog& dialog = window().returned().dialog();
        dialog.readFolder(f_->path("returned"));
        QTRY_VERIFY(!dialog.busy());
        show(dialog);
        PeoplesGamesDialog& people = window().people().dialog();
        people.add({f_->path("returned")});
        QTRY_VERIFY(!people.busy());
        for (int page = 0; page < people.pages()->count(); ++page) {
            people.pages()->setCurrentIndex(page);
            show(people);
        }
    }

    void aroundTheModes() {
        window().help().showHelp();
        check(QStringLiteral("help"), 200);
        window().help().startTour();
        check(QStringLiteral("tour"), 200);
        window().help().tour()->end();
        QSettings().clear();
        window().help().offerTour();
        check(QStringLiteral("a question"), 200);
        while (window().documents().count() > 0)
            window().documents().remove(0);
        check(QStringLiteral("no file"), 100);
    }
};

QTEST_MAIN(AccessibleTest)
#include "tst_accessible.moc"
