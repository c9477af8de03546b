#pragma once

#include "tests/gui/all_dialogs.h"
#include "tests/gui/dungeon_fixture.h"
#include "tests/gui/event_loop.h"
#include "tests/gui/playtest_fixture.h"

#include "editor/common/theme.h"
#include "editor/designer/tile_designer.h"
#include "editor/map/map_editor.h"
#include "editor/play/panels/analysis_panel.h"
#include "editor/playtest/people/peoples_games_dialog.h"
#include "editor/playtest/playtest_pages.h"
#include "editor/playtest/returned/returned_games_dialog.h"
#include "editor/playtest/studies/compare_view.h"
#include "editor/playtest/studies/study_view.h"
#include "editor/playtest/studies/tuning/tune_view.h"
#include "editor/playtest/tiles/suggestions_dialog.h"
#include "editor/playtest/tiles/tile_games_dialog.h"
#include "editor/print/print_job.h"
#include "editor/print/print_view.h"
#include "editor/print/sheet_options_form.h"
#include "editor/window/controllers/games_from_people_controllers.h"
#include "editor/window/controllers/help_controller.h"
#include "editor/window/main_menu.h"
#include "editor/window/message_bar.h"
#include "editor/words/game_words.h"
#include "engine/base/issue.h"
#include "engine/games/record.h"
#include "engine/model/io/bundled.h"
#include "engine/model/tileset.h"
#include "tests/waiting.h"

#include <QDir>
#include <QFont>
#include <QLibraryInfo>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QMenuBar>
#include <QTranslator>

#include <atomic>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace tilewright::test {

/// Persons at all seats of a game of The Tunnel, or of the landscape game alone.
inline GameSetup gameOfLand(bool tunnels) {
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

/// Goes through all that the window can show: a test derives from it, and looks. What is new in the window, a
/// mode, a dialog or a state of one, is added here; a gate knows the dialogs that are not.
class StateWalk : protected PlaytestFixture {
public:
    virtual ~StateWalk() = default;

protected:
    /// Begins with a fresh window.
    struct Part {
        std::string name;
        std::function<void()> walk;
    };
    std::vector<Part> parts() {
        std::vector<Part> all;
        for (const char* set : {"beneath/standard", "landscape/base", "landscape/princess-dragon"})
            all.push_back({std::string("design ") + set, [this, set] { design(QLatin1String(set)); }});
        for (const char* map : {"beneath/guardhouse", "landscape/start"})
            all.push_back({std::string("map ") + map, [this, map] { this->map(QLatin1String(map)); }});
        all.push_back({"play nothing", [this] { playWithoutAGame(); }});
        all.push_back({"play beneath", [this] { playWithinAGame(smallGame(3, 20)); }});
        all.push_back({"play landscape", [this] { playWithinAGame(gameOfLand(false)); }});
        all.push_back({"play tunnel", [this] { playWithinAGame(gameOfLand(true)); }});
        all.push_back({"play dungeon", [this] { playWithinAGame(dungeonGame(3, 30, true)); }});
        all.push_back({"a question in play", [this] { questionInPlay(); }});
        all.push_back({"after a game", [this] { playAfterAGame(); }});
        all.push_back({"playtest", [this] { playtest(); }});
        all.push_back({"tiles in games", [this] { tilesInGames(); }});
        all.push_back({"studies", [this] { studies(); }});
        all.push_back({"print", [this] { print(); }});
        for (const ExampleDocument& opened : exampleDocuments)
            all.push_back({std::string("menus, ") + opened.name, [this, &opened] { menuDialogs(opened); }});
        all.push_back({"other dialogs", [this] { otherDialogs(); }});
        all.push_back({"returned games", [this] { returnedGames(); }});
        all.push_back({"around the modes", [this] { aroundTheModes(); }});
        return all;
    }

    /// At the window, and at what lies beside it on the screen: at least so much can be used there.
    virtual void look(const QString& state, int least) = 0;
    /// At a dialog, or one of its pages.
    virtual void lookAtPage(QDialog& dialog, const QString& state, int least) = 0;
    /// So many moves of each game are played.
    virtual int movesPlayed() const { return 150; }

    /// A window in that language, with texts of so many percent of their usual size.
    void openIn(const QString& language, int percent = 100) {
        const QLocale locale(language);
        QLocale::setDefault(locale);
        QVERIFY(
            words_.load(locale, QStringLiteral("tilewright"), QStringLiteral("_"), QStringLiteral(":/i18n")));
        QCoreApplication::installTranslator(&words_);
        if (qtWords_.load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                          QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
            QCoreApplication::installTranslator(&qtWords_);
        applyTheme(ThemeChoice::Light);
        QFont font = usual_;
        font.setPointSizeF(usual_.pointSizeF() * percent / 100);
        QApplication::setFont(font);
        seen_.clear();
        QVERIFY(open());
    }
    void close() {
        f_.reset();
        QApplication::setFont(usual_);
        QCoreApplication::removeTranslator(&words_);
        QCoreApplication::removeTranslator(&qtWords_);
        QLocale::setDefault(QLocale::system());
    }

private:
    /// All of its pages. Files and colours are asked for by Qt's own dialogs.
    void lookAtDialog(QDialog& dialog) {
        const QString name = QLatin1String(dialog.metaObject()->className());
        if (!name.startsWith(QLatin1String("tilewright::")) && name != QLatin1String("QMessageBox") &&
            name != QLatin1String("QProgressDialog") && name != QLatin1String("QDialog"))
            return;
        // One of a base class is one of them, too.
        seen_.insert(name);
        for (const QMetaObject* of = dialog.metaObject()->superClass();
             QByteArrayView(of->className()).startsWith("tilewright::"); of = of->superClass())
            seen_.insert(QLatin1String(of->className()));
        lookAtPage(dialog, name, 3);
        for (QTabWidget* tabs : dialog.findChildren<QTabWidget*>())
            for (int tab = 1; tab < tabs->count(); ++tab) {
                tabs->setCurrentIndex(tab);
                lookAtPage(dialog, name + u' ' + tabs->tabText(tab), 4);
            }
        if (dialog.inherits("tilewright::ExportDialog")) {
            auto& formats = *dialog.findChild<QListWidget*>();
            for (int row = 1; row < formats.count(); ++row) {
                formats.setCurrentRow(row);
                lookAtPage(dialog, name + u' ' + formats.item(row)->text(), 10);
            }
        }
    }
    void show(QDialog& dialog) {
        dialog.show();
        QVERIFY(waitForExposed(&dialog));
        lookAtDialog(dialog);
    }
    std::function<void(QDialog&)> looking() {
        return [this](QDialog& dialog) { lookAtDialog(dialog); };
    }
    bool saw(const char* dialog) const {
        return seen_.contains(QStringLiteral("tilewright::%1").arg(QLatin1String(dialog)));
    }
    /// All of these have come up since the window was opened.
    void want(std::initializer_list<const char*> dialogs) const {
        for (const char* dialog : dialogs)
            QVERIFY2(saw(dialog), dialog);
    }

    void design(const QString& set) {
        window().files().openExample((set + QStringLiteral(".tileset.json")).toStdString());
        window().setMode(Mode::Design);
        look(set, 300);
        TileDesigner& designer = window().designer();
        for (PanelDock* dock : designer.findChildren<PanelDock*>()) {
            designer.showPanel(dock->objectName());
            look(set + u' ' + dock->objectName(), 300);
        }
        designer.setCurrentTile(3);
        window().currentSet()->setId(1, window().currentSet()->tile(0).id);
        look(set + QStringLiteral(" with an error"), 300);
    }

    void map(const QString& map) {
        window().files().openExample((map + QStringLiteral(".map.json")).toStdString());
        look(map, 180);
        MapEditor& editor = window().mapEditor();
        for (PanelDock* dock : editor.findChildren<PanelDock*>()) {
            editor.showPanel(dock->objectName());
            look(map + u' ' + dock->objectName(), 180);
        }
        for (QAction* tool : allActions(*window().menuBar()))
            if (tool->objectName().startsWith(QLatin1String("map/")) && tool->actionGroup() != nullptr &&
                tool->isEnabled()) {
                tool->trigger();
                look(map + u' ' + tool->objectName(), 180);
            }
    }

    void playWithoutAGame() {
        window().setMode(Mode::Play);
        look(QStringLiteral("no game"), 200);
    }
    /// One for each sort of pieces and places that leave a choice.
    void lookAtChoices(BoardView& board, QSet<QString>& asked) {
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
    void playAtRandom(GameSession& session, BoardView& board) {
        std::mt19937 random(7);
        QSet<QString> asked;
        for (int move = 0; move < movesPlayed() && !session.over(); ++move) {
            game::MoveList moves;
            session.position().legalMoves(moves);
            std::set<char> keys;
            for (const game::Move one : moves)
                keys.insert(session.position().describe(one).key);
            const QString offered = QString::fromStdString(std::string(keys.begin(), keys.end()));
            if (!asked.contains(offered)) {
                asked.insert(offered);
                QTRY_VERIFY(board.decision() && board.decision()->equals(session.position()));
                look(QStringLiteral("%1, offered: %2")
                         .arg(QString::fromStdString(session.setup().ruleset), offered),
                     200);
                lookAtChoices(board, asked);
            }
            QVERIFY(session.play(moves[random() % moves.size()]));
        }
    }
    void playWithinAGame(const GameSetup& setup) {
        window().setMode(Mode::Play);
        PlayView& view = window().playView();
        GameSession& session = *view.session();
        view.records().newGame(setup);
        view.findChild<QAction*>(QStringLiteral("play/points"))->setChecked(true);
        playAtRandom(session, *view.findChild<BoardView*>());
        session.addComment("Eva", "why?");
        view.findChild<QAbstractButton*>(QStringLiteral("showTilesLeft"))->click();
        look(QStringLiteral("with a comment and tiles left"), 200);
        if (QWidget* popup = QApplication::activePopupWidget())
            popup->close();
        view.findChild<QAction*>(QStringLiteral("play/hint"))->trigger();
        look(QStringLiteral("a hint on its way"), 200);
        view.findChild<QAction*>(QStringLiteral("play/stopThinking"))->trigger();
        session.goTo(session.lineLength() / 2);
        look(QStringLiteral("in the middle"), 200);
    }
    /// Whose followers flee from the dragon is asked over the board.
    void questionInPlay() {
        window().setMode(Mode::Play);
        PlayView& view = window().playView();
        const auto& examples = ruleExampleFiles();
        const auto example = std::ranges::find(examples, "d-4-3.game.json", &BundledFile::name);
        QVERIFY(example != examples.end());
        GameSession& session = *view.session();
        QVERIFY(!hasErrors(session.open(*game::readRecord(example->text).value)));
        game::MoveList moves;
        session.position().legalMoves(moves);
        QVERIFY(session.play(moves[0]));
        QTRY_VERIFY(view.findChild<QuestionBar*>()->isVisible());
        look(QStringLiteral("a question in play"), 150);
    }
    void playAfterAGame() {
        window().setMode(Mode::Play);
        PlayView& view = window().playView();
        view.session()->setSpeed(0);
        view.records().newGame(bundledGame(2));
        QTRY_VERIFY(view.session()->over());
        look(QStringLiteral("over"), 200);
        AnalysisPanel& analysis = *view.findChild<AnalysisPanel*>();
        view.findChild<QAction*>(QStringLiteral("play/analyse"))->trigger();
        look(QStringLiteral("being analysed"), 200);
        analysis.stop();
        QTRY_VERIFY(!analysis.busy());
        look(QStringLiteral("analysed"), 200);
    }

    void playtest() {
        look(QStringLiteral("no games"), 200);
        QVERIFY(finish(20));
        view().findChild<QLineEdit*>(QStringLiteral("playtestSeed"))->setText(QStringLiteral("77"));
        QVERIFY(finish(20));
        for (int page = 0; page < view().pages()->count(); ++page) {
            view().pages()->setCurrentIndex(page);
            look(view().pages()->tabText(page), 180);
        }
        view().pages()->setCurrentIndex(0);
        chooseFigures(*view().findChild<QPushButton*>(QStringLiteral("addGoal")));
        choose(1'000'000);
        action("playtest/start").trigger();
        look(QStringLiteral("games running"), 180);
        action("playtest/stop").trigger();
    }
    void chooseFigures(QPushButton& opens) {
        const DialogVisitor each(looking());
        opens.click();
        QTRY_VERIFY(saw("FigureChooser"));
    }

    /// What games say of the tiles that are designed.
    void tilesInGames() {
        QVERIFY(finish(10));
        window().setMode(Mode::Design);
        window().designer().setCurrentTile(0);
        for (const char* command : {"tile/heatDrawn", "tile/games", "tile/suggest"})
            window().findChild<QAction*>(QLatin1String(command))->trigger();
        auto& games = *window().findChild<TileGamesDialog*>();
        QTRY_VERIFY(!games.busy());
        show(games);
        games.close();
        auto& suggestions = *window().findChild<SuggestionsDialog*>();
        show(suggestions);
        suggestions.setMaxGames(60);
        suggestions.start();
        show(suggestions);
        QTRY_VERIFY(!suggestions.busy());
        show(suggestions);
        suggestions.close();
        want({"TileGamesDialog", "SuggestionsDialog"});
        look(QStringLiteral("tiles tinted by their games"), 200);
    }

    void studies() {
        PlaytestPages& pages = window().playtestPages();
        pages.show(pages.study());
        pages.study().openBundled(QStringLiteral("beneath/tiles-and-colours.study.json"));
        look(QStringLiteral("a study"), 180);
        pages.study().findChild<QSpinBox*>(QStringLiteral("studyGames"))->setValue(2);
        action("playtest/start").trigger();
        QTRY_VERIFY(!pages.study().running());
        look(QStringLiteral("a study that was played"), 220);
        chooseFigures(*pages.study().findChild<QPushButton*>(QStringLiteral("addSetting")));
        pages.show(pages.comparison());
        look(QStringLiteral("a comparison"), 150);
        pages.show(pages.tuning());
        look(QStringLiteral("a tuning"), 150);
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
                look(QStringLiteral("print ") + box.itemText(i), 200);
            }
            box.setCurrentIndex(0);
        }
        sheet::SheetSpecification tooSmall;
        tooSmall.paper = {"custom", 40, 40};
        print.setSpecification(tooSmall);
        QTRY_COMPARE(print.pages(), 0);
        look(QStringLiteral("nothing to print"), 200);
    }

    /// Whatever commands open that ask for something.
    void menuDialogs(const ExampleDocument& opened) {
        openExample(window(), opened);
        look(QLatin1String(opened.name), 180);
        openMenuDialogs(window(), looking());
        want({"CommandPalette", "ExportDialog", "PreferencesDialog", "ReturnedGamesDialog", "ShareDialog"});
        QVERIFY(seen_.contains(QStringLiteral("QMessageBox")));
        if (opened.mode == Mode::Design)
            want({"TileSetRulesDialog", "GeneratorDialog"});
        if (opened.mode == Mode::Play)
            want({"NewGameDialog", "CommentDialog"});
    }

    void otherDialogs() {
        openOtherDialogs(*f_, looking());
        want({"ImportDialog", "DoorVariantsDialog", "ChosenTilesDialog", "RecoveryDialog"});
        QVERIFY(seen_.contains(QStringLiteral("QDialog")));
        // The work goes on until one has looked at it.
        std::atomic<bool> looked = false;
        const DialogVisitor each([&](QDialog& dialog) {
            lookAtDialog(dialog);
            looked = true;
            looked.notify_all();
        });
        std::jthread guard([&looked](const std::stop_token& over) {
            for (int waited = 0; waited < waitTimeout && !over.stop_requested(); waited += 100)
                std::this_thread::sleep_for(std::chrono::milliseconds(100));
            looked = true;
            looked.notify_all();
        });
        withProgress(&window(), QStringLiteral("Work"), [&](const SheetProgress&, const std::stop_token&) {
            looked.wait(false);
            return Loaded<SheetFiles>{};
        });
        QVERIFY(seen_.contains(QStringLiteral("QProgressDialog")));
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
        show(people);
        people.add({f_->path("returned")});
        QTRY_VERIFY(!people.busy());
        for (int page = 0; page < people.pages()->count(); ++page) {
            people.pages()->setCurrentIndex(page);
            show(people);
        }
        want({"PeoplesGamesDialog"});
    }

    void aroundTheModes() {
        window().help().showHelp();
        look(QStringLiteral("help"), 200);
        window().help().startTour();
        look(QStringLiteral("tour"), 200);
        window().help().tour()->end();
        QSettings().clear();
        window().help().offerTour();
        look(QStringLiteral("a question"), 200);
        window().messages().addIssues(
            QStringLiteral("a.tileset.json could not be opened."),
            {errorIssue("unreadable", Text("It is a folder"), Text("Choose a file"))});
        look(QStringLiteral("an error beside a question"), 200);
        while (window().documents().count() > 0)
            window().documents().remove(0);
        look(QStringLiteral("no file"), 100);
    }

    const QFont usual_ = QApplication::font();
    QTranslator words_;
    QTranslator qtWords_;
    /// Classes of the dialogs that were looked at.
    QSet<QString> seen_;
};

} // namespace tilewright::test
