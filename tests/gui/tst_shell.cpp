#include "editor/common/action.h"
#include "editor/common/dock_page.h"
#include "editor/common/icons.h"
#include "editor/common/panel.h"
#include "editor/designer/beneath/beneath_canvas.h"
#include "editor/designer/tile_designer.h"
#include "editor/document/map/map_document.h"
#include "editor/document/open_documents.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/map/map_editor.h"
#include "editor/map/map_view.h"
#include "editor/play/board/board_view.h"
#include "editor/play/play_view.h"
#include "editor/play/session/game_session.h"
#include "editor/window/controllers/help_controller.h"
#include "editor/window/main_menu.h"
#include "editor/window/message_bar.h"
#include "editor/window/pages/command_palette.h"
#include "editor/window/pages/tour.h"
#include "editor/window/preferences/preferences.h"
#include "editor/window/preferences/preferences_dialog.h"
#include "editor/window/preferences/shortcuts.h"
#include "editor/window/shell.h"
#include "engine/model/io/bundled.h"
#include "tests/gui/event_loop.h"
#include "tests/gui/window_fixture.h"
#include "tests/waiting.h"

#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTimer>

using namespace tilewright;
using namespace tilewright::test;

/// The window as a whole: commands, keys, tour, help, panels.
class ShellTest : public QObject, private FreshWindow {
    Q_OBJECT
private:
    QAction* action(const char* name) { return f_->action(name); }

private slots:
    void init() { QVERIFY(openWindow()); }
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
        QCOMPARE(matchScore(QStringLiteral("save"), QStringLiteral("Save")), 5);
        QCOMPARE(matchScore(QStringLiteral("save"), QStringLiteral("Save As")), 4);
        QVERIFY(matchScore(QStringLiteral("sva"), QStringLiteral("Save As")) > 0);
        QCOMPARE(matchScore(QStringLiteral("xyz"), QStringLiteral("Save As")), 0);
        auto* palette = new CommandPalette(window().preferences().shortcuts().actions(), &window());
        palette->setAttribute(Qt::WA_DeleteOnClose);
        palette->show();
        auto* typed = palette->findChild<QLineEdit*>();
        // A row without an icon, above rows with one.
        const auto* rows = palette->findChild<QListView*>();
        typed->setText(QStringLiteral("back to the previous game"));
        QVERIFY(rows->model()->index(0, 0).data(Qt::DecorationRole).value<QIcon>().isNull());
        QVERIFY(rows->visualRect(rows->model()->index(0, 0)).height() >=
                rows->style()->pixelMetric(QStyle::PM_ListViewIconSize));
        typed->clear();
        QTest::keyClicks(typed, QStringLiteral("print"));
        QCOMPARE(palette->shown().value(0), QStringLiteral("Print"));
        QTest::keyClick(typed, Qt::Key_Return);
        QTRY_COMPARE(window().mode(), Mode::Print);
    }

    void thePaletteGoesToTheModeOfACommandAndSaysWhenThereIsNone() {
        const auto choose = [&](const char* words) {
            QTimer::singleShot(0, this, [words] {
                auto* palette = qobject_cast<CommandPalette*>(QApplication::activeModalWidget());
                QVERIFY(palette != nullptr);
                auto* typed = palette->findChild<QLineEdit*>();
                QTest::keyClicks(typed, QLatin1String(words));
                QVERIFY2(!palette->shown().isEmpty(), words);
                QTest::keyClick(typed, Qt::Key_Return);
            });
            window().showPalette();
            processPending();
        };
        QCOMPARE(window().mode(), Mode::Design);
        choose("points over time");
        QCOMPARE(window().mode(), Mode::Play);
        QVERIFY(window().findChild<QAction*>("play/points")->isChecked());
        choose("select all");
        QVERIFY(window().mode() == Mode::Design || window().mode() == Mode::Map);
        // In a mode that has it, but where nothing can be done with it.
        choose("continue");
        QCOMPARE(window().mode(), Mode::Playtest);
        QVERIFY(window().messages().text().contains(QLatin1String("Continue")));

        CommandPalette palette(window().preferences().shortcuts().actions(), &window());
        QTest::keyClicks(palette.findChild<QLineEdit*>(), QStringLiteral("qqqq"));
        QVERIFY(palette.shown().isEmpty());
        const QAbstractItemModel& list = *palette.findChild<QListView*>()->model();
        QCOMPARE(list.rowCount(), 1);
        QCOMPARE(list.index(0, 0).data().toString(), QStringLiteral("No command matches this name"));
    }

    /// As books and Qt do it; German and French have their own rules.
    void menusHaveOneCapitalisation() {
        const QSet<QString> small{"a",  "an", "the", "of", "to",   "from", "for", "as",  "with",
                                  "by", "on", "in",  "at", "over", "and",  "or",  "than"};
        const std::function<void(const QList<QAction*>&)> check = [&](const QList<QAction*>& actions) {
            for (const QAction* one : actions) {
                if (one->menu() != nullptr) {
                    check(one->menu()->actions());
                    if (one->menu()->objectName() == QLatin1String("recentFiles"))
                        continue;
                }
                const QString name = one->objectName();
                // Names of files, studies, rules, sides and features are no commands.
                static const QRegularExpression things(
                    QStringLiteral("^(example|ruleExample|playtest/study)/|^(tile|map)/(side|edge|trait)-"));
                if (one->isSeparator() || things.match(name).hasMatch())
                    continue;
                const QStringList words = plainName(*one).split(u' ', Qt::SkipEmptyParts);
                for (qsizetype i = 0; i < words.size(); ++i)
                    if (words[i].front().isLetter() && (i == 0 || !small.contains(words[i])))
                        QVERIFY2(words[i].front().isUpper(), qPrintable(name + ": " + plainName(*one)));
            }
        };
        for (const QAction* menu : window().menuBar()->actions())
            check(menu->menu()->actions());
    }

    void theTourIsOfferedInABarThatWaits() {
        QTest::keyClick(&window(), Qt::Key_F5);
        const QString path = f_->path("given.game.json");
        QString error;
        QVERIFY(f_->workspace->game->save(path, &error));
        f_->close();
        QSettings().clear();
        Shell shell({path});
        shell.start({path});
        processPending();
        // What was given is what one sees.
        QCOMPARE(shell.window().mode(), Mode::Play);
        QVERIFY(shell.window().playView().session()->hasGame());
        QVERIFY(shell.window().help().tour() == nullptr);
        auto* start = shell.window().findChild<QPushButton*>("startTour");
        QVERIFY(start != nullptr && start->isVisible());
        QTest::mouseClick(start, Qt::LeftButton);
        QTRY_VERIFY(shell.window().help().tour() != nullptr);
        QVERIFY(shell.window().messages().isHidden());
    }

    void theFirstWindowFitsItsScreen() {
        const QRect free = window().screen()->availableGeometry();
        processPending();
        QVERIFY(window().frameGeometry().height() <= free.height());
        QVERIFY(window().frameGeometry().bottom() <= free.bottom());
        window().resize(free.width() + 200, free.height() + 200);
        window().hide();
        window().show();
        processPending();
        QVERIFY(window().frameGeometry().height() <= free.height());
    }

    /// At twice the size, of a screen of 1,920 by 1,080 this much is free.
    void theSmallestWindowShowsItsStatusBar() {
        window().resize(900, 500);
        processPending();
        QCOMPARE(window().size(), QSize(900, 500));
        const auto& play = *window().statusBar()->findChild<QPushButton*>();
        QVERIFY(play.text().startsWith(QStringLiteral("F5")));
        QVERIFY(play.isVisible());
        QVERIFY(window().rect().contains(QRect(play.mapTo(&window(), QPoint(0, 0)), play.size())));
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
        QVERIFY(waitForExposed(menu));
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

    void aboutTellsTheVersionAsItIs() {
        QCoreApplication::setApplicationVersion(QStringLiteral("1.2.0 (v1.2.0-3-g<b>0</b>)"));
        QString told;
        QTimer pressing;
        connect(&pressing, &QTimer::timeout, &pressing, [&] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (box == nullptr)
                return;
            pressing.stop();
            told = box->text();
            QTest::keyClick(box, Qt::Key_Escape);
        });
        pressing.start(10);
        action("about")->trigger();
        QVERIFY2(told.contains(QLatin1String("Tilewright 1.2.0 (v1.2.0-3-g&lt;b&gt;0&lt;/b&gt;)")),
                 qPrintable(told));
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
        for (const auto& [code, name] : availableLanguages()) {
            Preferences preferences;
            preferences.language = code;
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
        QTRY_VERIFY(window().playView().session()->moveNumber() > 3);
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
        processPending();
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
        // It counts as long as the words stand that say so, and the next move brings others.
        game::MoveList next;
        session.position().legalMoves(next);
        QVERIFY(session.play(next[0]));
        BoardView& board = *window().playView().findChild<BoardView*>();
        QTRY_VERIFY(board.decision() && board.decision()->equals(session.position()));
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
