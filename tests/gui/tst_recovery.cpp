// Copies of unsaved work: made while one works without a rest, of large maps on a thread aside, and several
// of one file.
#include "editor/document/map/map_document.h"
#include "editor/document/recovery/recovery.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/play/play_view.h"
#include "editor/play/record_controller.h"
#include "editor/play/session/game_session.h"
#include "editor/window/pages/recovery_dialog.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "tests/gui/window_fixture.h"
#include "tests/waiting.h"

#include <QDir>
#include <QListWidget>

using namespace tilewright;
using namespace tilewright::test;

namespace {

/// Rows of chambers, the last of them first, so that a file has them in another order.
Map field(int edge) {
    const TileSet set = *readTileSet(bundledText(defaultTileSet)).value;
    Map map;
    map.name = "field";
    for (int i = edge * edge - 1; i >= 0; --i) {
        Chamber chamber;
        chamber.cell = {i % edge, i / edge};
        chamber.tile = set.tiles[static_cast<std::size_t>(i) % set.tiles.size()].id;
        map.chambers.push_back(std::move(chamber));
    }
    return map;
}

} // namespace

class RecoveryTest : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<WindowFixture> f_;

    MainWindow& window() { return *f_->window; }
    OpenDocuments& documents() { return window().documents(); }
    TileSetDocument& set() { return *window().currentSet(); }
    GameSetup gameOfBots() {
        GameSetup setup;
        setup.tileSet = set().tileSet();
        setup.map = *readMap(bundledText(defaultMap)).value;
        setup.seats = {{QString(), QStringLiteral("random")}, {QString(), QStringLiteral("random")}};
        setup.seed = 3;
        return setup;
    }

    /// Of all runs, whether they are over or not.
    QList<RecoveryCopy> copies(const QString& name = QStringLiteral("*")) const {
        QList<RecoveryCopy> found;
        const QDir folder(f_->recoveryFolder());
        for (const QString& run : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            const QDir files(folder.filePath(run));
            for (const QString& file : files.entryList({name + recoverySuffix}))
                if (auto work = readRecoveryFile(files.filePath(file)))
                    found << *work;
        }
        return found;
    }
    /// What a run that was killed left of a file.
    void leave(const char* run, const QString& path, const TileSet& tiles, const QDateTime& saved) {
        const QString folder = f_->recoveryFolder() + u'/' + QLatin1String(run);
        QVERIFY(QDir().mkpath(folder));
        const QString error = writeRecoveryFile({folder + QStringLiteral("/1") + recoverySuffix, path,
                                                 QFileInfo(path).fileName(), saved, fileText(toJson(tiles))});
        QVERIFY2(error.isEmpty(), qPrintable(error));
    }

private slots:
    void init() {
        f_ = std::make_unique<WindowFixture>();
        QVERIFY(f_->open());
    }
    void cleanup() { f_.reset(); }

    /// The copy must not wait for a rest that doesn't come.
    void steadyEditsHaveACopy() {
        QVERIFY(BackupTimer::maxWait < std::chrono::seconds(5));
        QTimer hand;
        int edits = 0;
        connect(&hand, &QTimer::timeout, this, [&] { set().setCount({0}, ++edits); });
        hand.start(100);
        QTRY_VERIFY(!copies().isEmpty());
        // The next one follows, with what was edited since.
        const std::string first = copies().front().text;
        QTRY_VERIFY(copies().front().text != first);
        QVERIFY(hand.isActive());
        hand.stop();
        set().undoStack().setIndex(0);
        QTRY_VERIFY(copies().isEmpty());
    }

    void steadyGameHasACopy() {
        GameSession& session = *f_->workspace->game;
        window().playView().records().newGame(gameOfBots());
        session.setRunning(false);
        session.step();
        QTRY_COMPARE(session.moveNumber(), 1);
        f_->workspace->recovery.dropCopy(QStringLiteral("game"));
        // Back and forth, without a rest.
        QTimer hand;
        connect(&hand, &QTimer::timeout, this, [&session] { session.goTo(1 - session.moveNumber()); });
        hand.start(100);
        QTRY_VERIFY(!copies(QStringLiteral("game")).isEmpty());
        QVERIFY(hand.isActive());
    }

    // A game of bots that is over needs no copy, but what a person says about it does.
    void commentsHaveACopy() {
        GameSession& session = *f_->workspace->game;
        session.setSpeed(0);
        window().playView().records().newGame(gameOfBots());
        QTRY_VERIFY(session.over());
        f_->workspace->gameRecovery.saveNow();
        // One that was being written when the game ended goes after it.
        QTRY_VERIFY(copies(QStringLiteral("game")).isEmpty());
        session.addComment(QStringLiteral("Ada"), QStringLiteral("well done"));
        QTRY_VERIFY(!copies(QStringLiteral("game")).isEmpty());
        QVERIFY(copies(QStringLiteral("game")).front().text.find("well done") != std::string::npos);
    }

    void largeMapHasACopy() {
        documents().add(std::make_unique<MapDocument>(field(150)));
        auto& map = *window().currentMap();
        map.setSuggestedName(QStringLiteral("field.map.json"));
        map.setName("larger field");
        f_->workspace->recovery.save();
        // What comes behind is no part of it, and needs a copy of its own.
        const std::string then = map.fileText();
        map.setName("largest field");
        QTRY_COMPARE(copies().size(), 1);
        QVERIFY(copies().front().text == then);
        QTRY_VERIFY(copies().front().text == map.fileText());
        documents().remove(documents().indexOf(map));
        QTRY_VERIFY(copies().isEmpty());
    }

    /// Two runs had one file open when they were killed.
    void twoCopiesOfOneFileComeBack() {
        const QString path = f_->path("cave.tileset.json");
        QVERIFY(window().files().saveTo(path));
        TileSet older = set().tileSet();
        older.name = "older";
        TileSet newer = set().tileSet();
        newer.name = "newer";
        const QDateTime noon(QDate(2026, 11, 24), QTime(12, 0, 7));
        // In the same second; the name of the run doesn't tell.
        leave("a", path, older, noon.addMSecs(200));
        leave("b", path, newer, noon.addMSecs(700));

        const std::vector<RecoveryCopy> lost = f_->workspace->recovery.recoverableCopies();
        QCOMPARE(lost.size(), std::size_t{2});
        QCOMPARE(lost[0].saved, noon.addMSecs(700));
        QCOMPARE(lost[1].saved, noon.addMSecs(200));
        RecoveryDialog dialog(lost);
        const QListWidget* list = dialog.findChildren<QListWidget*>().front();
        QCOMPARE(list->count(), 2);
        for (int row : {0, 1})
            QVERIFY2(list->item(row)->text().contains(QStringLiteral("12:00:07")),
                     qPrintable(list->item(row)->text()));

        const int before = documents().count();
        for (const RecoveryCopy& work : lost)
            QVERIFY(window().restoreLostWork(work));
        QCOMPARE(documents().count(), before + 1);
        auto& file = dynamic_cast<TileSetDocument&>(documents().at(documents().indexOf(path)));
        QCOMPARE(file.tileSet().name, std::string("newer"));
        QVERIFY(file.isModified());
        QCOMPARE(set().tileSet().name, std::string("older"));
        QVERIFY(set().path().isEmpty());
        QVERIFY(set().isModified());
        QCOMPARE(set().title(), QStringLiteral("cave (2026-11-24 12.00.07).tileset.json"));
        // Once more: both are there already, or are opened beside; nothing is written over.
        QVERIFY(window().restoreLostWork(lost[0]));
        QCOMPARE(documents().current(), &file);
        QCOMPARE(documents().count(), before + 1);
    }
};

QTEST_MAIN(RecoveryTest)
#include "tst_recovery.moc"
