#include "editor/designer/chambers/chamber_canvas.h"
#include "editor/designer/tile_designer.h"
#include "editor/document/map/map_document.h"
#include "editor/document/open_documents.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/map/map_editor.h"
#include "editor/map/map_view.h"
#include "editor/play/board/board_view.h"
#include "editor/play/play_view.h"
#include "editor/play/session/game_session.h"
#include "editor/theme/action.h"
#include "editor/theme/dock_page.h"
#include "editor/theme/line_icon.h"
#include "editor/theme/panel.h"
#include "editor/window/all_actions.h"
#include "editor/window/controllers/help_controller.h"
#include "editor/window/pages/command_palette.h"
#include "editor/window/pages/help_window.h"
#include "editor/window/pages/tour.h"
#include "editor/window/preferences/preferences_controller.h"
#include "editor/window/preferences/preferences_dialog.h"
#include "editor/window/preferences/shortcuts.h"
#include "editor/window/shell.h"
#include "engine/tileset/io/bundled.h"
#include "tests/gui/turns.h"
#include "tests/gui/window_fixture.h"

#include <QDir>
#include <QEventLoop>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPointer>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>

using namespace tilewright;
using namespace tilewright::test;

/// The window as a whole: commands, keys, language, theme, tour, help.
class ShellTest : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<WindowFixture> f_;

    MainWindow& window() { return *f_->window; }
    QAction* action(const char* name) {
        for (QAction* one : window().preferences().shortcuts().actions())
            if (one->objectName() == QLatin1String(name))
                return one;
        return nullptr;
    }

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() {
        f_ = std::make_unique<WindowFixture>();
        QVERIFY(f_->open());
    }
    void cleanup() { f_.reset(); }

    void everyCommandHasANameATipAndAKeyOfItsOwn() {
        QSet<QString> names;
        // What stands in a menu has a name; nothing is named twice.
        const std::function<void(const QList<QAction*>&)> check = [&](const QList<QAction*>& actions) {
            for (const QAction* one : actions) {
                if (one->menu() != nullptr) {
                    if (one->menu()->objectName() != QLatin1String("recentFiles"))
                        check(one->menu()->actions());
                    continue;
                }
                if (one->isSeparator())
                    continue;
                QVERIFY2(!one->objectName().isEmpty(), qPrintable(one->text()));
                QVERIFY2(!names.contains(one->objectName()), qPrintable(one->objectName()));
                names.insert(one->objectName());
                // Undo and redo say in their text what they would do.
                const bool speaks =
                    one->objectName() == QLatin1String("undo") || one->objectName() == QLatin1String("redo");
                QVERIFY2(speaks || (!one->toolTip().isEmpty() && one->toolTip() != plainName(*one)),
                         qPrintable(one->objectName()));
            }
        };
        QVERIFY(window().findChild<QMenu*>(QStringLiteral("recentFiles")) != nullptr);
        for (const QAction* menu : window().menuBar()->actions())
            check(menu->menu()->actions());
        for (const QAction* one : window().preferences().shortcuts().actions())
            QVERIFY2(window().preferences().shortcuts().conflicts(*one).isEmpty(),
                     qPrintable(one->objectName()));
    }

    void paletteFindsAndRuns() {
        QCOMPARE(fitness(QStringLiteral("save"), QStringLiteral("Save")), 5);
        QCOMPARE(fitness(QStringLiteral("save"), QStringLiteral("Save As")), 4);
        QVERIFY(fitness(QStringLiteral("sva"), QStringLiteral("Save As")) > 0);
        QCOMPARE(fitness(QStringLiteral("xyz"), QStringLiteral("Save As")), 0);
        auto* palette = new CommandPalette(window().preferences().shortcuts().actions(), &window());
        palette->setAttribute(Qt::WA_DeleteOnClose);
        palette->show();
        auto* typed = palette->findChild<QLineEdit*>();
        QTest::keyClicks(typed, QStringLiteral("print"));
        QCOMPARE(palette->shown().value(0), QStringLiteral("Print"));
        QTest::keyClick(typed, Qt::Key_Return);
        QTRY_COMPARE(window().mode(), Mode::Print);
    }

    void paletteListsPanelsAndFilesHaveKeys() {
        CommandPalette palette(window().preferences().shortcuts().actions(), &window());
        QTest::keyClicks(palette.findChild<QLineEdit*>(), QStringLiteral("statistics"));
        QCOMPARE(palette.shown().value(0), QStringLiteral("Statistics"));
        window().openExample();
        QCOMPARE(window().documents().currentIndex(), 1);
        QTest::keyClick(&window(), Qt::Key_Tab, Qt::ControlModifier);
        QCOMPARE(window().documents().currentIndex(), 0);
        QTest::keyClick(&window(), Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(window().documents().currentIndex(), 1);
    }

    void aLetterInAnOpenMenuIsNoShortcut() {
        f_->close();
        QSettings().setValue(QStringLiteral("tour/seen"), true);
        Shell shell;
        shell.start({});
        TileSetDocument& set = *shell.window().currentSet();
        QMenu* menu = shell.window().menuBar()->actions().at(1)->menu();
        menu->popup(shell.window().mapToGlobal(QPoint(50, 50)));
        QVERIFY(QTest::qWaitForWindowExposed(menu));
        // R turns the tile in the window; in the menu it is Redo's letter.
        QTest::keyClick(menu, Qt::Key_R);
        QVERIFY(!set.isModified());
        menu->close();
    }

    void shortcutsAreChangedKeptAndTheirConflictsTold() {
        QAction* help = action("help");
        QAction* open = action("open");
        QVERIFY(help != nullptr && open != nullptr);
        window().preferences().shortcuts().set(*help, QKeySequence(QStringLiteral("Ctrl+O")));
        QCOMPARE(window().preferences().shortcuts().conflicts(*help), QList<QAction*>{open});
        QVERIFY(help->toolTip().contains(QLatin1String("Ctrl+O")));
        window().preferences().shortcuts().set(*help, QKeySequence(QStringLiteral("Ctrl+Alt+H")));
        QVERIFY(window().preferences().shortcuts().conflicts(*help).isEmpty());
        f_->close();
        QVERIFY(f_->open());
        QCOMPARE(action("help")->shortcut(), QKeySequence(QStringLiteral("Ctrl+Alt+H")));
        window().preferences().shortcuts().resetAll();
        QCOMPARE(action("help")->shortcut(), QKeySequence(Qt::Key_F1));
    }

    void helpOpensThePageOfTheMode() {
        window().setMode(Mode::Print);
        window().help().showHelp();
        QCOMPARE(window().help().window()->pageShown(), QStringLiteral("print"));
        window().setMode(Mode::Design);
        window().help().showHelp();
        QCOMPARE(window().help().window()->pageShown(), QStringLiteral("design"));
    }

    void helpTellsOfThePanelInUseInEachLanguage() {
        QList<std::pair<QString, QString>> places;
        for (const Mode mode : {Mode::Design, Mode::Map}) {
            if (mode == Mode::Map)
                window().files().openExample("beneath/guardhouse.map.json");
            DockPage& page =
                mode == Mode::Map ? static_cast<DockPage&>(window().mapEditor()) : window().designer();
            for (PanelDock* dock : page.findChildren<PanelDock*>()) {
                page.showPanel(dock->objectName());
                QWidget* inside = nullptr;
                for (QWidget* widget : dock->panel()->findChildren<QWidget*>())
                    if ((widget->focusPolicy() & Qt::TabFocus) && widget->isVisible() && widget->isEnabled())
                        inside = widget;
                QVERIFY2(inside != nullptr, qPrintable(dock->objectName()));
                inside->setFocus();
                QTRY_COMPARE(page.focusedPanel(), dock->objectName());
                places << window().help().place();
                QVERIFY2(!places.last().second.isEmpty(), qPrintable(dock->objectName()));
            }
        }
        f_->close();
        QSettings().setValue(QStringLiteral("tour/seen"), true);
        for (const char* language : {"en", "de", "fr"}) {
            Preferences preferences;
            preferences.language = QLatin1String(language);
            preferences.save();
            const Shell shell;
            HelpWindow help;
            for (const auto& [page, heading] : places) {
                const QString translated = QCoreApplication::translate("HelpHeadings", heading.toUtf8());
                help.showPage(page, translated);
                QCOMPARE(help.headingShown(), translated);
            }
        }
    }

    void tourEndsWithAChangedTileInAGame() {
        QSettings().clear();
        window().help().startTour();
        Tour& tour = *window().help().tour();
        QTest::keyClick(window().designer().tileList(), Qt::Key_Right);
        QCOMPARE(tour.step(), 1);
        QTest::keyClick(window().designer().canvas(), Qt::Key_4);
        QTRY_COMPARE(tour.step(), 2);
        QVERIFY(window().currentSet()->isModified());
        const int changed = window().designer().currentTile();
        window().playView().session()->setSpeed(0);
        QTest::keyClick(&window(), Qt::Key_F5);
        QTRY_COMPARE(tour.step(), 4);
        const game::Table table = window().playView().session()->position().table();
        QVERIFY(std::any_of(table.tiles.begin(), table.tiles.end(),
                            [changed](const game::LaidTile& laid) { return laid.tile == changed; }));
        QVERIFY(!window().playView().session()->running());
    }

    void theTourGoesOnByEnterAndEndsByEscOrWithItsFile() {
        window().help().startTour();
        QTest::keyClick(window().help().tour(), Qt::Key_Return);
        QCOMPARE(window().help().tour()->step(), 1);
        // From the tile, which has keys of its own.
        QTest::keyClick(window().designer().canvas(), Qt::Key_Escape);
        QTRY_VERIFY(window().help().tour() == nullptr);
        window().help().startTour();
        QVERIFY(window().files().close(0));
        QTRY_VERIFY(window().help().tour() == nullptr);
    }

    /// A tool button in a crowded bar asks for its icon in the room that is left.
    void anIconWithoutRoomIsDrawnWithoutAWord() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("QPainter|QPixmap")));
        for (const QSize size : {QSize(0, 16), QSize(16, 0), QSize(0, 0)})
            QVERIFY(lineIcon(QStringLiteral("undo")).pixmap(size).isNull());
    }

    void languageChangesWithoutRestartAndKeepsTheWork() {
        f_->close();
        QSettings().clear();
        QSettings().setValue(QStringLiteral("tour/seen"), true);
        Preferences english;
        english.language = QStringLiteral("en");
        english.save();
        Shell shell;
        shell.start({});
        shell.window().currentSet()->setText(&TileSet::name, "kept");
        shell.window().designer().setCurrentTile(5);
        const QUndoStack* stack = &shell.window().currentSet()->undoStack();
        struct Words {
            const char* language;
            const char* file;
            const char* edit;
        };
        for (const auto& [language, file, edit] : {Words{"de", "Datei", "Name des Satzes"},
                                                   {"fr", "Fichier", "nom du jeu"},
                                                   {"en", "File", "name of the set"}}) {
            Preferences preferences;
            preferences.language = QLatin1String(language);
            shell.setPreferences(preferences);
            QCOMPARE(plainName(*shell.window().menuBar()->actions().at(0)), QLatin1String(file));
            QCOMPARE(&shell.window().currentSet()->undoStack(), stack);
            QCOMPARE(stack->text(0), QLatin1String(edit));
            QCOMPARE(shell.window().currentSet()->tileSet().name, std::string("kept"));
            QCOMPARE(shell.window().designer().currentTile(), 5);
            QCOMPARE(Preferences::load(), preferences);
        }
        shell.window().currentSet()->undoStack().undo();
        QVERIFY(!shell.window().currentSet()->isModified());
    }

    /// Whoever waits in a loop of his own, as for sheets that are drawn, comes back to the window he left.
    void languageWaitsForWhatTheWindowIsAt() {
        f_->close();
        Shell shell;
        shell.start({});
        const QPointer<MainWindow> before = &shell.window();
        Preferences preferences = Preferences::load();
        preferences.language = QStringLiteral("fr");
        bool stayed = false;
        QEventLoop program;
        QTimer::singleShot(0, &program, [&] {
            QEventLoop work;
            emit before->preferencesChosen(preferences);
            QTimer::singleShot(200, &work, &QEventLoop::quit);
            work.exec();
            stayed = !before.isNull();
            QTimer::singleShot(200, &program, &QEventLoop::quit);
        });
        program.exec();
        QVERIFY(stayed);
        QVERIFY(before.isNull());
        QCOMPARE(plainName(*shell.window().menuBar()->actions().at(0)), QStringLiteral("Fichier"));
    }

    void endsThoughALoopIsEnteredAsTheWindowCloses() {
        f_->close();
        Shell shell;
        shell.start({});
        QVERIFY(QTest::qWaitForWindowExposed(&shell.window()));
        bool late = false;
        QTimer::singleShot(0, &shell.window(), [&shell] {
            // Before the event that Qt posts when the last window is closed.
            const auto enter = [] {
                QEventLoop loop;
                QTimer::singleShot(0, &loop, &QEventLoop::quit);
                loop.exec();
            };
            QMetaObject::invokeMethod(qApp, enter, Qt::QueuedConnection);
            shell.window().close();
        });
        QTimer::singleShot(10'000, &shell.window(), [&late] {
            late = true;
            QCoreApplication::exit();
        });
        QCoreApplication::exec();
        QVERIFY(!late);
    }

    void languageLeavesTheMapAsItWas() {
        f_->close();
        QSettings().clear();
        QSettings().setValue(QStringLiteral("tour/seen"), true);
        Preferences preferences;
        preferences.language = QStringLiteral("en");
        preferences.save();
        Shell shell;
        shell.start({});
        shell.window().currentSet()->setText(&TileSet::name, "mine");
        OpenDocuments& open = shell.window().documents();
        open.add(MapDocument::example(defaultMap));
        auto* map = qobject_cast<MapDocument*>(open.current());
        QCOMPARE(map->tileSet()->name, std::string("mine"));
        // Changed behind the map's back, it is still the map's.
        qobject_cast<TileSetDocument*>(&open.at(0))->setText(&TileSet::name, "mine again");
        MapHand& hand = shell.window().mapEditor().hand();
        hand.setDoor(Side::SkullRed);
        hand.setTool(MapTool::Door);
        Chamber brush;
        brush.tile = "crs-01";
        brush.rotation = Rotation::R90;
        hand.setBrush(brush);
        passTurns();
        shell.window().mapEditor().view().centreOn({7.5, -3.5});
        preferences.language = QStringLiteral("de");
        shell.setPreferences(preferences);
        MapEditor& now = shell.window().mapEditor();
        QCOMPARE(map->tileSet()->name, std::string("mine again"));
        QCOMPARE(now.hand().door(), Side::SkullRed);
        QCOMPARE(now.hand().tool(), MapTool::Door);
        QVERIFY(now.hand().brush() == brush);
        passTurns();
        QVERIFY((now.view().centre() - QPointF(7.5, -3.5)).manhattanLength() < 0.1);
    }

    void themeIsLightOrDarkByChoice() {
        f_->close();
        QSettings().setValue(QStringLiteral("tour/seen"), true);
        Shell shell;
        shell.start({});
        Preferences preferences;
        for (const bool dark : {true, false}) {
            preferences.theme = dark ? ThemeChoice::Dark : ThemeChoice::Light;
            shell.setPreferences(preferences);
            QTRY_COMPARE(isDark(shell.window().palette()), dark);
        }
    }

    void eachDocumentComesWithItsMode() {
        QCOMPARE(window().mode(), Mode::Design);
        QTest::keyClick(&window(), Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(window().mode(), Mode::Map);
        QVERIFY(window().currentMap() != nullptr);
        QCOMPARE(window().documents().count(), 2);
        window().documents().setCurrent(0);
        QCOMPARE(window().mode(), Mode::Design);
        window().setMode(Mode::Print);
        QTest::keyClick(&window(), Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(window().mode(), Mode::Map);
        QCOMPARE(window().documents().count(), 2);
        QTest::keyClick(&window(), Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(window().mode(), Mode::Design);
        QVERIFY(window().currentSet() != nullptr);
    }

    void gameIsPlayedOnTheMapInFront() {
        window().files().openExample("beneath/narrow.map.json");
        window().currentMap()->setName("changed board");
        window().playView().session()->setSpeed(0);
        QTest::keyClick(&window(), Qt::Key_F5);
        QCOMPARE(window().mode(), Mode::Play);
        QCOMPARE(window().playView().session()->setup().map.name, std::string("changed board"));
        QTRY_VERIFY_WITH_TIMEOUT(window().playView().session()->moveNumber() > 3, 60'000);
        QTest::keyClick(&window(), Qt::Key_Escape);
        QCOMPARE(window().mode(), Mode::Map);
    }

    void mapsAreSavedRevertedAndReopened() {
        window().files().openExample("beneath/guardhouse.map.json");
        const QString path = f_->path("board.map.json");
        QVERIFY(window().files().saveTo(path));
        const std::string before = window().currentMap()->fileText();
        MapEdit edit;
        edit.clear({0, 0});
        window().currentMap()->edit(edit, [] { return QStringLiteral("clear"); });
        QVERIFY(window().currentMap()->fileText() != before);
        window().files().revert();
        QCOMPARE(window().currentMap()->fileText(), before);
        window().currentMap()->undoStack().undo();
        QVERIFY(window().currentMap()->fileText() != before);
        window().currentMap()->undoStack().redo();
        QVERIFY(window().close());
        f_->close();
        QVERIFY(f_->open());
        QCOMPARE(window().mode(), Mode::Map);
        QCOMPARE(window().currentMap()->path(), path);
        QCOMPARE(window().currentMap()->fileText(), before);
    }

    /// A page that is shown for a moment only doesn't leave its detached panels behind.
    void aLayoutOfAPageThatIsGoneAgainWaits() {
        auto* dock = window().designer().findChild<PanelDock*>(QStringLiteral("history"));
        dock->setFloating(true);
        const QByteArray kept = window().designer().saveLayout();
        dock->setFloating(false);
        window().setMode(Mode::Print);
        window().designer().restoreLayout(kept);
        window().setMode(Mode::Design);
        window().setMode(Mode::Print);
        passTurns();
        QVERIFY(!dock->isVisible());
        window().setMode(Mode::Design);
        QTRY_VERIFY(dock->isVisible() && dock->isFloating());
        QVERIFY(window().close());
        QVERIFY(!dock->isVisible());
    }

    void filesAreDroppedOnWhateverIsThere() {
        f_->close();
        QSettings().clear();
        QSettings().setValue(QStringLiteral("tour/seen"), true);
        Shell shell;
        shell.start({});
        QTemporaryDir folder;
        int opened = shell.window().documents().count();
        const QList<QWidget*> places{
            &shell.window(), shell.window().designer().findChild<QLineEdit*>(QStringLiteral("tileNotes")),
            shell.window().playView().findChild<BoardView*>()->viewport()};
        for (QWidget* place : places) {
            QVERIFY(place != nullptr);
            const QString path = folder.filePath(QStringLiteral("%1.map.json").arg(opened));
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            const std::string_view text = bundledText("beneath/narrow.map.json");
            QVERIFY(file.write(text.data(), static_cast<qint64>(text.size())) > 0);
            file.close();
            QMimeData files;
            files.setUrls({QUrl::fromLocalFile(path)});
            QDragEnterEvent enter({5, 5}, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(place, &enter);
            QVERIFY(enter.isAccepted());
            QDropEvent drop({5, 5}, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(place, &drop);
            QCOMPARE(shell.window().documents().count(), ++opened);
            QCOMPARE(shell.window().currentMap()->path(), path);
        }
        QVERIFY(shell.window().documents().at(0).undoStack().isClean());
    }

    void aMapKeepsItsSetOverARestart() {
        const QString set = f_->path("own.tileset.json");
        const QString map = f_->path("own.map.json");
        window().currentSet()->setText(&TileSet::name, "own");
        QVERIFY(window().files().saveTo(set));
        window().files().openExample("beneath/learning.tileset.json");
        QVERIFY(window().files().saveTo(f_->path("first.tileset.json")));
        window().files().openExample("beneath/guardhouse.map.json");
        QVERIFY(window().files().saveTo(map));
        MapEditor& editor = window().mapEditor();
        for (int row = 0; row < 3 && window().currentMap()->tileSet()->name != "own"; ++row)
            editor.restoreChosenSet(*window().currentMap(), row);
        QCOMPARE(window().currentMap()->tileSet()->name, std::string("own"));
        QVERIFY(window().close());
        f_->close();
        QVERIFY(f_->open());
        window().documents().setCurrent(window().documents().indexOf(map));
        QCOMPARE(window().currentMap()->tileSet()->name, std::string("own"));
    }

    void oneEscTooManyLeavesNoGame() {
        QTest::keyClick(&window(), Qt::Key_F5);
        GameSession& session = *window().playView().session();
        session.setRunning(false);
        session.setSeatKind(0, QString::fromLatin1(personKind));
        QTRY_VERIFY(session.waitsForPerson());
        game::MoveList moves;
        session.position().legalMoves(moves);
        QVERIFY(session.play(moves[0]));
        session.setSeatKind(1, QString::fromLatin1(personKind));
        QTRY_VERIFY(session.waitsForPerson());
        QTest::keyClick(&window(), Qt::Key_Escape);
        QCOMPARE(window().mode(), Mode::Play);
        QTest::keyClick(&window(), Qt::Key_Escape);
        QCOMPARE(window().mode(), Mode::Design);
    }

    void aDetachedPanelGoesWithItsPage() {
        auto* dock = window().designer().findChild<PanelDock*>(QStringLiteral("history"));
        dock->setFloating(true);
        QVERIFY(dock->isVisible());
        window().setMode(Mode::Print);
        QVERIFY(!dock->isVisible());
        const QByteArray kept = window().designer().saveLayout();
        window().setMode(Mode::Design);
        QVERIFY(dock->isVisible() && dock->isFloating());
        dock->close();
        window().designer().restoreLayout(kept);
        QVERIFY(dock->isVisible() && dock->isFloating());
    }

    void cancelledKeysAreAsTheyWere() {
        QAction* help = action("help");
        {
            PreferencesDialog dialog(Preferences(), window().preferences().shortcuts());
            window().preferences().shortcuts().set(*help, QKeySequence(QStringLiteral("Ctrl+Alt+H")));
            dialog.reject();
        }
        QCOMPARE(help->shortcut(), QKeySequence(Qt::Key_F1));
        QVERIFY(!QSettings().contains(QStringLiteral("shortcuts/help")));
    }

    void panelsKeepTheirSizes() {
        const auto issues = [this] {
            return window().designer().findChild<PanelDock*>(QStringLiteral("issues"));
        };
        const int before = issues()->height();
        // The tabs beside it count too.
        window().designer().resizeDocks({issues()}, {before + 70}, Qt::Vertical);
        QTRY_VERIFY(issues()->height() > before + 20);
        const int after = issues()->height();
        // In between another mode, in which the panels are hidden.
        window().setMode(Mode::Print);
        QVERIFY(window().close());
        f_->close();
        QVERIFY(f_->open());
        QTRY_COMPARE(issues()->height(), after);
    }

    void panelsAreClosedMovedAndRestored() {
        DockPage& page = window().designer();
        auto docks = page.findChildren<PanelDock*>();
        QVERIFY(docks.size() >= 4);
        PanelDock* first = docks.first();
        const Qt::DockWidgetArea area = page.dockWidgetArea(first);
        first->close();
        docks.last()->setFloating(true);
        page.restorePanels();
        for (const PanelDock* dock : docks) {
            QVERIFY(!dock->isFloating());
            QVERIFY(!dock->isHidden());
        }
        QCOMPARE(page.dockWidgetArea(first), area);
    }
};

QTEST_MAIN(ShellTest)
#include "tst_shell.moc"
