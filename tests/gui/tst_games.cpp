#include "editor/designer/tile_canvas.h"
#include "editor/designer/tile_designer.h"
#include "editor/document/map/map_document.h"
#include "editor/document/recovery/recovery.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/play/play_view.h"
#include "editor/play/record_controller.h"
#include "editor/play/session/game_session.h"
#include "editor/window/controllers/file_commands.h"
#include "editor/window/controllers/game_controller.h"
#include "editor/window/message_bar.h"
#include "editor/window/pages/recovery_dialog.h"
#include "editor/window/played_set.h"
#include "tests/gui/learning_game.h"
#include "tests/gui/window_fixture.h"

#include "engine/base/files/file.h"
#include "engine/games/record.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "tests/waiting.h"

#include <QDir>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QProcess>
#include <QPushButton>
#include <QStatusBar>
#include <QTest>

#include <csignal>
#include <iostream>

using namespace tilewright;
using namespace tilewright::test;

namespace {

/// Another run of the program, with a game that goes on until it is killed.
int beVictim(const QString& recoveryFolder) {
    Workspace workspace(recoveryFolder);
    MainWindow window(workspace);
    window.show();
    GameSession& session = *workspace.game;
    session.setSpeed(200);
    window.playView().records().newGame(learningGame());
    QTimer pause;
    QObject::connect(&pause, &QTimer::timeout, &pause, [&session, &pause] {
        if (session.moveNumber() >= 40) {
            session.setRunning(false);
            pause.stop();
        }
    });
    pause.start(5);
    // No call to save: the idle timer alone keeps the game.
    QTimer ready;
    QObject::connect(&ready, &QTimer::timeout, &ready, [&] {
        QDir folder(recoveryFolder);
        for (const QString& run : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            if (QFileInfo::exists(folder.filePath(run + "/game.recovery.json")))
                std::cout << session.moveNumber() << ' ' << session.position().hash() << std::endl;
    });
    ready.start(200);
    return QApplication::exec();
}

void playMoves(GameSession& session, int moves) {
    session.setRunning(false);
    for (int i = 0; i < moves; ++i) {
        const int before = session.moveNumber();
        session.step();
        QTRY_COMPARE(session.moveNumber(), before + 1);
    }
}

} // namespace

class GamesTest : public QObject, private FreshPlayWindow {
    Q_OBJECT
private:
    /// A game with the open set, so many moves on.
    void playOpenSet(int moves) {
        GameSetup setup = learningGame();
        setup.tileSet = set().tileSet();
        window().playView().records().newGame(setup);
        playMoves(session(), moves);
    }
    /// A game in which a person and a bot have played so many moves.
    void playByHand(int moves) {
        GameSetup setup = learningGame();
        setup.seats = {{QStringLiteral("Ada"), QString::fromLatin1(personKind)},
                       {QString(), QStringLiteral("random")}};
        window().playView().records().newGame(setup);
        session().setSpeed(0);
        for (int i = 0; i < moves; ++i) {
            QTRY_VERIFY(session().waitsForPerson());
            game::MoveList legal;
            session().position().legalMoves(legal);
            QVERIFY(session().play(legal[0]));
        }
        session().setRunning(false);
        QVERIFY(session().moveNumber() >= moves);
    }
    int firstLaidTile() {
        for (const game::LaidTile& laid : session().position().table().tiles)
            if (laid.tile >= 0)
                return laid.tile;
        return -1;
    }
    int tileNotLaid() {
        const auto tiles = session().position().table().tiles;
        for (int tile = 0; tile < set().size(); ++tile)
            if (std::ranges::none_of(tiles, [tile](const auto& laid) { return laid.tile == tile; }) &&
                session().position().table().drawnTile != tile)
                return tile;
        return -1;
    }

private slots:
    void init() { QVERIFY(openWindow()); }
    void cleanup() { f_.reset(); }

    /// What Ctrl+S saves is what one sees, and the status line says so.
    void saveSavesTheGameInFrontAndNotTheSetBehind() {
        set().setText(&TileSet::name, "changed behind");
        const QString path = f_->path("mine.game.json");
        playOpenSet(6);
        QTRY_COMPARE(window().windowTitle(), QStringLiteral("Game[*] - Tilewright"));
        QString error;
        QVERIFY(session().save(path, &error));
        QVERIFY(window().playView().records().openRecord(path));
        window().setMode(Mode::Play);
        session().goTo(session().lineLength());
        playMoves(session(), 2);
        QVERIFY(session().hasUnsaved());
        // The title names it, too.
        QTRY_COMPARE(window().windowTitle(), QStringLiteral("mine.game.json[*] - Tilewright"));
        QTRY_VERIFY(window().isWindowModified());
        QString said;
        connect(&window().playView(), &PlayView::statusTextChanged, this, [&](const QString& text) {
            if (text.contains(QLatin1String("mine.game.json")))
                said = text;
        });
        QTest::keyClick(&window(), Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!session().hasUnsaved() && !window().isWindowModified());
        QVERIFY(said.startsWith(QLatin1String("Saved the game")));
        QVERIFY(set().isModified());
        QVERIFY(!window().findChild<QAction*>("saveCopy")->isEnabled());
        const auto kept = game::readRecord(*readFile(path.toStdString()).value);
        QCOMPARE(static_cast<int>(kept.value->moves.size()), session().lineLength());
        // Back at the set, it is about the set again.
        window().setMode(Mode::Design);
        QCOMPARE(window().windowTitle(), QString("%1[*] - Tilewright").arg(set().title()));
        QVERIFY(window().isWindowModified());
        QVERIFY(window().findChild<QAction*>("saveCopy")->isEnabled());
        QVERIFY(window().findChild<QAction*>("save")->toolTip().startsWith(QLatin1String("Save this file")));
    }

    void undoOfTheEditMenuMeansMovesWhereAGameIsInFront() {
        set().setText(&TileSet::name, "edited");
        QAction& undo = *window().findChild<QAction*>("undo");
        QAction& redo = *window().findChild<QAction*>("redo");
        QVERIFY(undo.isEnabled());
        QVERIFY(undo.text().contains(QLatin1String("name of the set")));
        playOpenSet(4);
        QTRY_VERIFY(undo.isEnabled());
        QVERIFY(!redo.isEnabled());
        QVERIFY(!undo.text().contains(QLatin1String("name of the set")));
        const quint64 last = session().position().hash();
        QTest::keyClick(&window(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(session().moveNumber(), 3);
        QTRY_VERIFY(redo.isEnabled());
        QTest::keyClick(&window(), Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(session().position().hash(), last);
        QTest::keyClick(&window(), Qt::Key_Z, Qt::ControlModifier);
        QTest::keyClick(&window(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(session().position().hash(), last);
        QCOMPARE(set().tileSet().name, std::string("edited"));
        window().setMode(Mode::Design);
        QTest::keyClick(&window(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(set().tileSet().name != "edited");
        QTest::keyClick(&window(), Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(set().tileSet().name, std::string("edited"));
    }

    /// As README and help say.
    void f5LetsBotsPlayWhoeverSatBefore() {
        GameSetup setup = learningGame();
        setup.seats = {{QStringLiteral("Ada"), QString::fromLatin1(personKind)},
                       {QStringLiteral("Search"), QStringLiteral("search-quick")}};
        window().playView().records().newGame(setup);
        QVERIFY(session().hasPersons());
        window().setMode(Mode::Design);
        QTest::keyClick(&window(), Qt::Key_F5);
        QVERIFY(!session().hasPersons());
        QVERIFY(session().setup().seats[0].name.isEmpty());
        QCOMPARE(session().setup().seats[1].kind, QStringLiteral("search-quick"));
    }

    void killedGameIsRecovered() {
        f_->close();
        QProcess victim;
        victim.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        victim.start(
            QCoreApplication::applicationFilePath(),
            {QStringLiteral("games"), QStringLiteral("--victim"), f_->recoveryFolder(), f_->folder.path()});
        QVERIFY(victim.waitForReadyRead(waitTimeout));
        ::kill(static_cast<pid_t>(victim.processId()), SIGKILL);
        QVERIFY(victim.waitForFinished(waitTimeout));
        const QList<QByteArray> said = victim.readAllStandardOutput().split('\n').front().split(' ');

        QVERIFY(f_->open());
        const std::vector<RecoveryCopy> lost = f_->workspace->recovery.recoverableCopies();
        QCOMPARE(lost.size(), std::size_t{1});
        QCOMPARE(lost[0].title, QStringLiteral("game-11.game.json"));
        RecoveryDialog dialog(lost);
        dialog.show();
        QVERIFY(window().restoreLostWork(lost[0]));
        QCOMPARE(window().mode(), Mode::Play);
        QCOMPARE(session().moveNumber(), said[0].toInt());
        QCOMPARE(session().position().hash(), said[1].toULongLong());
        // Kept again under this run, so the old copy may go.
        f_->workspace->recovery.forget(lost[0]);
        QVERIFY(f_->workspace->recovery.recoverableCopies().empty());
        QVERIFY(session().hasUnsaved());
        // It goes on.
        playMoves(session(), 3);
        // A second one would take its place: not unasked.
        QVERIFY(!window().restoreLostWork(lost[0]));
    }

    void savedGameLeavesNoCopy() {
        playOpenSet(5);
        f_->workspace->gameRecovery.saveNow();
        const auto copies = [this] {
            QStringList files;
            QDir folder(f_->recoveryFolder());
            for (const QString& run : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
                files << QDir(folder.filePath(run)).entryList({QStringLiteral("game.recovery.json")});
            return files.size();
        };
        QCOMPARE(copies(), 1);
        QVERIFY(session().save(f_->path("kept.game.json"), nullptr));
        QCOMPARE(copies(), 0);
        playMoves(session(), 1);
        f_->workspace->gameRecovery.saveNow();
        QCOMPARE(copies(), 1);
        // As one who closes the window and gives the game up.
        f_->workspace->recovery.discardCopiesOnExit();
        f_->close();
        QCOMPARE(copies(), 0);
    }

    /// Another window comes with another language: the file that a game is saved in, and the game before,
    /// stay.
    void theWindowTakesNoGameWithIt() {
        const QString path = f_->path("mine.game.json");
        playByHand(2);
        const auto before = session().position().hash();
        playOpenSet(3);
        QVERIFY(session().save(path, nullptr));
        playMoves(session(), 1);
        f_->window.reset();
        f_->window = std::make_unique<MainWindow>(*f_->workspace);
        window().show();
        window().setMode(Mode::Play);
        const auto labels = window().statusBar()->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(
            labels, [](const QLabel* one) { return one->text().contains(QLatin1String("seed")); }));
        QVERIFY(window().playView().records().save());
        QVERIFY(!session().hasUnsaved());
        QCOMPARE(session().path(), path);
        QAction& back = *window().findChild<QAction*>("play/previousGame");
        QVERIFY(back.isEnabled());
        back.trigger();
        QCOMPARE(session().position().hash(), before);
        QVERIFY(session().path().isEmpty());
    }

    /// It is asked for like the game in front, and has a copy; games of bots that come next don't replace it.
    void aPersonsGameIsMissedAfterAnotherHasBegun() {
        playByHand(2);
        const auto hash = session().position().hash();
        window().setMode(Mode::Design);
        for (int i = 0; i < 2; ++i) {
            QTest::keyClick(&window(), Qt::Key_F5);
            playMoves(session(), 2);
            window().setMode(Mode::Design);
        }
        const auto copies = [this] {
            qsizetype count = 0;
            QDir folder(f_->recoveryFolder());
            for (const QString& run : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
                count += QDir(folder.filePath(run)).entryList({QStringLiteral("previous-game*")}).size();
            return count;
        };
        QTRY_COMPARE(copies(), 1);
        {
            const MessageBoxAnswer cancel(QMessageBox::Cancel);
            QVERIFY(!window().close());
        }
        window().findChild<QAction*>("play/previousGame")->trigger();
        QCOMPARE(session().position().hash(), hash);
        QTRY_COMPARE(copies(), 0);
        const MessageBoxAnswer discard(QMessageBox::Discard);
        QVERIFY(window().close());
    }

    void droppedRecordIsShown() {
        playOpenSet(7);
        const auto hash = session().position().hash();
        const QString path = f_->path("dropped.game.json");
        QVERIFY(session().save(path, nullptr));
        GameSetup other = learningGame();
        other.seed = 5;
        window().playView().records().newGame(other);
        session().setRunning(false);
        window().setMode(Mode::Design);
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&window(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&window(), &event);
        QCOMPARE(window().mode(), Mode::Play);
        QCOMPARE(session().position().hash(), hash);
        QVERIFY(!session().hasUnsaved());
    }

    void brokenRecordIsToldOf() {
        const QString path = f_->path("broken.game.json");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"format": "tilewright-game", "version": 1})");
        file.close();
        window().setMode(Mode::Design);
        for (const QString& wrong : {path, f_->path("missing.game.json")}) {
            window().files().openFiles({wrong});
            QCOMPARE(window().mode(), Mode::Design);
            QVERIFY2(window().messages().text().contains(wrong), qPrintable(window().messages().text()));
            window().messages().hide();
        }
        // Over the board, where that is in front.
        window().setMode(Mode::Play);
        window().files().openFiles({path});
        const auto labels = window().playView().findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [&path](const QLabel* label) {
            return label->isVisible() && label->text().contains(path);
        }));
    }

    void closingAsksAboutAGameOfAPerson() {
        playOpenSet(4);
        QVERIFY(session().setSeatKind(0, personKind));
        MessageBoxAnswer answer(QMessageBox::Cancel);
        QVERIFY(!window().close());
        QVERIFY(answer.asked);
        QVERIFY(session().save(f_->path("asked.game.json"), nullptr));
        QVERIFY(window().close());
    }

    void sameSeedAgainWithTheChangedSet() {
        playOpenSet(10);
        const auto stackIds = [this] {
            std::vector<std::string> ids;
            for (const std::uint16_t tile : session().stack())
                ids.push_back(session().game().tileSet().tiles[tile].id);
            return ids;
        };
        const auto before = stackIds();
        set().setSide({0}, Direction::North,
                      set().tile(0).sides()[0] == SideContent::Open ? SideContent::Special
                                                                    : SideContent::Open);
        // From where the set is changed.
        window().setMode(Mode::Design);
        QVERIFY(action("playAgain").isVisible());
        action("playAgain").trigger();
        QVERIFY(window().mode() == Mode::Play);
        QVERIFY(session().setup().tileSet == set().tileSet());
        QCOMPARE(session().setup().seed, quint64{11});
        QVERIFY(session().moveNumber() < 10);
        QVERIFY(stackIds() == before);
        QVERIFY(&set() == window().game().playedSet().document());
    }

    void editedTileHasTheKeyboard_data() {
        QTest::addColumn<QString>("file");
        for (const char* file : {"beneath/learning", "landscape/base"})
            QTest::newRow(file) << QString::fromLatin1(file) + ".tileset.json";
    }
    void editedTileHasTheKeyboard() {
        QFETCH(QString, file);
        window().documents().add(
            std::make_unique<TileSetDocument>(*readTileSet(bundledText(file.toStdString())).value));
        window().setMode(Mode::Playtest);
        window().editTile(set(), QString::fromStdString(set().tile(3).id));
        QCOMPARE(window().designer().currentTile(), 3);
        const auto* tile = qobject_cast<TileCanvas*>(QApplication::focusWidget());
        QVERIFY(tile != nullptr && tile->isVisible());
    }

    void editedTileShowsOnTheBoardAtOnce() {
        playOpenSet(12);
        const int tile = firstLaidTile();
        QVERIFY(tile >= 0);
        const QString id = QString::fromStdString(set().tile(tile).id);
        emit window().playView().editTileWanted(id);
        QCOMPARE(window().mode(), Mode::Design);
        QCOMPARE(window().designer().currentTile(), tile);
        QVERIFY(&set() == window().game().playedSet().document());

        // Another notes or name forbids nothing.
        set().setNotes({tile}, "seen on the board");
        QTRY_COMPARE(session().setup().tileSet.tiles[static_cast<std::size_t>(tile)].notes,
                     std::string("seen on the board"));
        QCOMPARE(session().moveNumber(), 12);
        QCOMPARE(session().lineLength(), 12);
        // Nor a door of a tile that still lies in the stack.
        const int later = tileNotLaid();
        QVERIFY(later >= 0);
        const std::size_t side = static_cast<std::size_t>(
            std::ranges::find_if(set().tile(later).sides(),
                                 [](SideContent s) { return s != SideContent::Earth; }) -
            set().tile(later).sides().begin());
        set().setSide({later}, allDirections[side],
                      set().tile(later).sides()[side] == SideContent::Open ? SideContent::Special
                                                                           : SideContent::Open);
        window().setMode(Mode::Play);
        QVERIFY(session().setup().tileSet == set().tileSet());
        QCOMPARE(session().moveNumber(), 12);
        QVERIFY(window().messages().text().isEmpty());
    }

    void changeThatTheGameCantFollowOffersToStartAgain() {
        playOpenSet(12);
        const TileSet before = session().setup().tileSet;
        window().setMode(Mode::Design);
        set().setCount({0}, set().tile(0).count + 1);
        QTRY_VERIFY(!window().game().playedSet().problems().empty());
        QVERIFY(window().messages().text().isEmpty());
        window().setMode(Mode::Play);
        QVERIFY(window().messages().text().contains("set"));
        QVERIFY(session().setup().tileSet == before);
        QCOMPARE(session().moveNumber(), 12);
        // Undone, all is well again.
        set().undoStack().undo();
        QTRY_VERIFY(window().game().playedSet().problems().empty());
        QVERIFY(window().messages().text().isEmpty());
        set().undoStack().redo();
        QTRY_VERIFY(!window().messages().text().isEmpty());
        const auto buttons = window().messages().findChildren<QPushButton*>();
        QCOMPARE(buttons.size(), 1);
        QTest::mouseClick(buttons.front(), Qt::LeftButton);
        QTRY_VERIFY(session().setup().tileSet == set().tileSet());
        QCOMPARE(session().setup().seed, quint64{11});
        QVERIFY(window().game().playedSet().problems().empty());
    }

    void tileOfARecordOpensItsSet() {
        playOpenSet(6);
        const int files = window().documents().count();
        TileSet own = session().setup().tileSet;
        own.name = "From a record";
        GameSetup setup = learningGame();
        setup.tileSet = own;
        window().playView().records().newGame(setup);
        QVERIFY(window().game().playedSet().document() == nullptr);
        emit window().playView().editTileWanted(QString::fromStdString(own.tiles[2].id));
        QCOMPARE(window().documents().count(), files + 1);
        QCOMPARE(set().tileSet().name, std::string("From a record"));
        QCOMPARE(window().designer().currentTile(), 2);
        QVERIFY(&set() == window().game().playedSet().document());
    }
};

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == QLatin1String("--victim")) {
        QCoreApplication::setOrganizationName(QStringLiteral("tilewright-test"));
        QCoreApplication::setApplicationName(QStringLiteral("window"));
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, arguments.value(3));
        return beVictim(arguments.value(2));
    }
    GamesTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_games.moc"
