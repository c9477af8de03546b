#include "editor/document/game_setup.h"
#include "editor/output/pictures/picture_formats.h"
#include "editor/play/board/tile_menu.h"
#include "editor/play/panels/log_panel.h"
#include "editor/play/replay/replay_controller.h"
#include "editor/play/replay/timeline.h"
#include "editor/words/translated_text.h"
#include "tests/gui/play_fixture.h"

#include "engine/base/files/file.h"
#include "engine/games/game.h"
#include "engine/games/kit.h"
#include "tests/waiting.h"

#include <QAction>
#include <QImage>
#include <QListView>
#include <QMenu>
#include <QSlider>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTimer>
#include <QTranslator>

#include <algorithm>

using namespace tilewright;

namespace {

/// Every sentence turned round: a language nobody has translated into.
class Backwards : public QTranslator {
public:
    QString translate(const char*, const char* source, const char*, int) const override {
        QString text = QString::fromUtf8(source);
        // Numbered places stay.
        if (text.contains(u'%'))
            return QStringLiteral("«") + text + QStringLiteral("»");
        std::reverse(text.begin(), text.end());
        return text;
    }
    bool isEmpty() const override { return false; }
};

game::Record savedRecord(GameSession& session) {
    QTemporaryDir folder;
    const QString path = folder.filePath("a.game.json");
    session.save(path, nullptr);
    return *game::readRecord(*readFile(path.toStdString()).value).value;
}

} // namespace

class TestReplay : public QObject {
    Q_OBJECT
private:
    /// Played by random bots, then paused.
    static void playMoves(PlayFixture& shown, int moves, int players = 2) {
        shown.play(bundledGame(players));
        shown.session.setRunning(false);
        for (int i = 0; i < moves && !shown.session.over(); ++i) {
            shown.session.step();
            QTRY_COMPARE(shown.session.moveNumber(), i + 1);
        }
    }
    static QAction& action(PlayFixture& shown, const char* name) {
        return *shown.view.findChild<QAction*>(QLatin1String(name));
    }
    /// A legal move that is not the one of the line here.
    static game::Move anotherMove(const GameSession& session) {
        game::MoveList legal;
        session.position().legalMoves(legal);
        const game::Move known = session.lines().at(session.moveNumber()).move;
        return *std::ranges::find_if(legal, [known](game::Move move) { return move != known; });
    }
    /// All seats to persons, and another move at that moment, or the first after it that leaves a choice.
    /// Gives that moment.
    static int branchAt(PlayFixture& shown, int moment) {
        GameSession& session = shown.session;
        for (int seat = 0; seat < session.game().playerCount(); ++seat)
            session.setSeatKind(seat, personKind);
        game::MoveList legal;
        for (session.goTo(moment); session.moveNumber() < session.lineLength(); session.step()) {
            session.position().legalMoves(legal);
            if (legal.size() > 1)
                break;
        }
        const int at = session.moveNumber();
        return session.play(anotherMove(session)) ? at : -1;
    }

private slots:
    void undoToTheStartAndRedoToTheEnd() {
        PlayFixture shown;
        playMoves(shown, 60);
        const auto end = shown.session.position().hash();
        const int length = shown.session.lineLength();
        std::vector<std::uint64_t> hashes{end};
        // While bots run fast, the view follows in frames.
        QTRY_VERIFY(action(shown, "play/undoMove").isEnabled());
        while (shown.session.moveNumber() > 0) {
            const int before = shown.session.moveNumber();
            action(shown, "play/undoMove").trigger();
            QCOMPARE(shown.session.moveNumber(), before - 1);
            hashes.push_back(shown.session.position().hash());
        }
        QVERIFY(shown.session.position().equals(*shown.session.game().start(shown.session.stack())));
        QCOMPARE(shown.session.lineLength(), length);
        QVERIFY(!action(shown, "play/undoMove").isEnabled());
        for (auto hash = hashes.rbegin() + 1; hash != hashes.rend(); ++hash) {
            action(shown, "play/redoMove").trigger();
            QCOMPARE(shown.session.position().hash(), *hash);
        }
        QCOMPARE(shown.session.position().hash(), end);
        action(shown, "play/toStart").trigger();
        QCOMPARE(shown.session.moveNumber(), 0);
        action(shown, "play/toEnd").trigger();
        QCOMPARE(shown.session.position().hash(), end);
        action(shown, "play/back").trigger();
        QCOMPARE(shown.session.moveNumber(), length - 1);
    }

    void variationLeavesTheOldLineReachable() {
        PlayFixture shown;
        playMoves(shown, 30);
        auto& chooser = *shown.view.findChild<LineChooser*>();
        QVERIFY(!chooser.isVisible());
        const auto old = shown.session.position().hash();
        const int fork = branchAt(shown, 12);
        QVERIFY(fork >= 12);
        QCOMPARE(shown.session.lineLength(), fork + 1);
        const auto other = shown.session.position().hash();
        QTRY_VERIFY(chooser.isVisible());
        QCOMPARE(chooser.count(), 2);
        QCOMPARE(chooser.currentIndex(), 1);

        // By keys in the list.
        chooser.setFocus();
        QTest::keyClick(&chooser, Qt::Key_Up);
        QCOMPARE(shown.session.lineLength(), 30);
        QCOMPARE(shown.session.moveNumber(), fork + 1);
        shown.session.goTo(30);
        QCOMPARE(shown.session.position().hash(), old);
        // By its action.
        action(shown, "play/otherLine").trigger();
        QCOMPARE(shown.session.lineLength(), fork + 1);
        QCOMPARE(shown.session.moveNumber(), fork + 1);
        QCOMPARE(shown.session.position().hash(), other);
        QTRY_COMPARE(chooser.currentIndex(), 1);

        // The same move again makes no third line, nor does running through the old one.
        shown.session.chooseLine(shown.session.lines().all().front().end);
        shown.session.goTo(fork);
        QVERIFY(shown.session.play(shown.session.lines().at(fork).move));
        QCOMPARE(shown.session.lines().count(), std::size_t{2});
        QCOMPARE(shown.session.lineLength(), 30);
    }

    void variationsAreSavedWithTheGame() {
        PlayFixture shown;
        playMoves(shown, 30);
        const int late = branchAt(shown, 12);
        QVERIFY(late >= 12);
        const auto other = shown.session.position().hash();
        shown.session.chooseLine(shown.session.lines().all().front().end);
        const int early = branchAt(shown, 5);
        QVERIFY(early >= 5 && early < late);
        shown.session.chooseLine(shown.session.lines().all().front().end);
        const game::Record record = savedRecord(shown.session);
        QVERIFY(!shown.session.hasUnsaved());
        QCOMPARE(record.moves.size(), std::size_t{30});

        PlayFixture later;
        QVERIFY(later.session.open(record).empty());
        QCOMPARE(later.session.moveNumber(), 30);
        QCOMPARE(later.session.lines().count(), std::size_t{3});
        for (const GameTree::Line& line : later.session.lines().all())
            if (!line.present && line.shared == late) {
                later.session.chooseLine(line.end);
                later.session.goTo(late + 1);
                QCOMPARE(later.session.position().hash(), other);
            }
        QCOMPARE(later.session.lineLength(), late + 1);

        // A record that was never a file has them too.
        PlayFixture again;
        QVERIFY(again.session.open(shown.session.record()).empty());
        QCOMPARE(optionsInBrief(again.session.setup()), optionsInBrief(shown.session.setup()));
        QCOMPARE(again.session.lines().count(), std::size_t{3});
        TileSet changed = again.session.setup().tileSet;
        changed.name = "changed";
        QVERIFY(again.session.changeTileSet(changed).empty());
        QCOMPARE(again.session.lines().count(), std::size_t{3});
    }

    void unfinishedGameIsSavedAndResumed() {
        PlayFixture shown;
        shown.play(bundledGame(2, personKind));
        QVERIFY(shown.reachLaying());
        const auto hash = shown.session.position().hash();
        game::Record record = savedRecord(shown.session);
        QCOMPARE(record.end, game::End::Unfinished);
        record.extra["someone's"] = 5;
        record.players[0].extra["rank"] = 3;

        PlayFixture later;
        later.session.setSpeed(0);
        QVERIFY(later.view.records().resume(fileText(game::toJson(record)), "a.game.json"));
        QVERIFY(later.session.hasUnsaved());
        QCOMPARE(later.session.position().hash(), hash);
        QTRY_VERIFY(!later.board.layings().empty());
        const int moves = later.session.moveNumber();
        later.click(later.board.layings().cells().front());
        QCOMPARE(later.session.moveNumber(), moves + 1);
        const game::Record again = savedRecord(later.session);
        QVERIFY(again.extra.at("someone's") == 5);
        QVERIFY(again.players[0].extra.at("rank") == 3);
        QCOMPARE(again.players[0].name, std::string("Blue"));
    }

    /// The bots go on when a person comes back from an earlier move, or plays on from there.
    void lookingBackIsNoPause() {
        PlayFixture shown;
        GameSetup setup = bundledGame(2);
        setup.seats[0].kind = personKind;
        setup.seats[1].kind = QStringLiteral("random");
        shown.play(setup);
        GameSession& session = shown.session;
        const auto playFirst = [&] {
            QTRY_VERIFY(session.waitsForPerson());
            game::MoveList moves;
            session.position().legalMoves(moves);
            QVERIFY(session.play(moves[0]));
        };
        while (session.moveNumber() < 4)
            playFirst();
        QTRY_VERIFY(session.waitsForPerson());
        QVERIFY(session.running());
        const int last = session.lineLength();
        session.goTo(1);
        session.goTo(2);
        QVERIFY(!session.running());
        session.goTo(last);
        QVERIFY(session.running());
        // Also after a move that the line has already: what follows is decided anew.
        session.goTo(0);
        playFirst();
        QVERIFY(session.running());
        QVERIFY(session.lineLength() >= last);
        QTRY_VERIFY(session.waitsForPerson());
        QVERIFY(session.moveNumber() < last);
        session.goTo(0);
        session.redo();
        QVERIFY(session.running());
        // What was paused stays so.
        session.setRunning(false);
        session.goTo(0);
        session.goTo(session.lineLength());
        QVERIFY(!session.running());
        session.setRunning(true);
        session.goTo(0);
        session.setRunning(false);
        session.goTo(session.lineLength());
        QVERIFY(!session.running());
    }

    void clickInTheLogShowsTheMoment() {
        PlayFixture shown;
        playMoves(shown, 40);
        auto& log = *shown.view.findChild<QListView*>("log");
        QTRY_COMPARE(log.model()->rowCount(), 40);
        const QModelIndex tenth = log.model()->index(9, 0);
        log.scrollTo(tenth);
        QTest::mouseClick(log.viewport(), Qt::LeftButton, {}, log.visualRect(tenth).center());
        QCOMPARE(shown.session.moveNumber(), 10);
        QCOMPARE(log.model()->rowCount(), 40);
        const auto hash = shown.session.position().hash();
        log.setCurrentIndex(log.model()->index(19, 0));
        QTest::keyClick(&log, Qt::Key_Return);
        QCOMPARE(shown.session.moveNumber(), 20);
        shown.session.goTo(10);
        QCOMPARE(shown.session.position().hash(), hash);
        // Lower, as when hints open beside it, it still shows where one is.
        const auto sees = [&] {
            return log.viewport()->rect().contains(log.visualRect(log.currentIndex()).center());
        };
        shown.session.goTo(40);
        QTRY_VERIFY(log.currentIndex().row() == 39 && sees());
        const int height = log.height();
        log.setFixedHeight(height / 2);
        QTRY_VERIFY(log.height() < height && sees());
    }

    void logReadsInTheLanguageOfTheMoment() {
        PlayFixture shown;
        playMoves(shown, 8);
        QTRY_COMPARE(shown.view.findChild<QListView*>("log")->model()->rowCount(), 8);
        const auto words = [&shown](int row) {
            return shown.view.findChild<QListView*>("log")->model()->index(row, 0).data().toString();
        };
        QStringList before;
        for (int row = 0; row < 8; ++row)
            before << words(row);
        QVERIFY(before[0].contains("Blue"));
        Backwards language;
        QCoreApplication::installTranslator(&language);
        QVERIFY(words(0).contains("Eulb"));
        for (int row = 0; row < 8; ++row)
            QVERIFY2(words(row) != before[row], qPrintable(words(row)));
        QCOMPARE(savedRecord(shown.session).players[0].name, std::string("Blue"));
        QCoreApplication::removeTranslator(&language);
        for (int row = 0; row < 8; ++row)
            QCOMPARE(words(row), before[row]);
    }

    void marksLeadToWhatMatters() {
        PlayFixture shown;
        GameSetup setup = bundledGame(2);
        setup.options = {{"silverCost", 1}, {"actionsPerTurn", 4}};
        shown.play(setup);
        QTRY_VERIFY(timelineMarks(shown.session).size() > 3);
        shown.session.setRunning(false);
        const auto marks = timelineMarks(shown.session);
        shown.session.goTo(0);
        for (const TimelineMark& mark : marks) {
            if (mark.moment == shown.session.moveNumber())
                continue;
            action(shown, "play/nextMark").trigger();
            QCOMPARE(shown.session.moveNumber(), mark.moment);
        }
        action(shown, "play/previousMark").trigger();
        QVERIFY(shown.session.moveNumber() < marks.back().moment);
        auto& strip = *shown.view.findChild<MarkStrip*>();
        QTRY_COMPARE(strip.marks().size(), marks.size());
        QTest::mouseClick(&strip, Qt::LeftButton, {}, strip.placeOf(marks.front()));
        QCOMPARE(shown.session.moveNumber(), marks.front().moment);
        QVERIFY(strip.accessibleDescription().contains(marks.front().text));
    }

    void uncoveredStateIsNamedMarkedAndNoted() {
        PlayFixture shown;
        GameSetup setup = bundledGame(2, personKind);
        setup.seats[1].kind = QLatin1String(personKind);
        shown.play(setup);
        // Both lay what they must and do nothing else.
        game::MoveList legal;
        for (int i = 0; i < 50; ++i) {
            shown.session.position().legalMoves(legal);
            const game::Position& at = shown.session.position();
            const auto passes = [&at](game::Move move) { return at.toJson(move).at("move") == "end-turn"; };
            const auto* end = std::ranges::find_if(legal, passes);
            QVERIFY(shown.session.play(end == legal.end() ? legal[0] : *end));
        }
        const auto marks = timelineMarks(shown.session);
        QCOMPARE(marks.size(), std::size_t{1});
        QCOMPARE(marks[0].what, TimelineMark::What::Uncovered);
        const auto& log = *shown.view.findChild<QListView*>("log");
        QTRY_COMPARE(log.model()->rowCount(), 50);
        QVERIFY(log.model()->index(marks[0].moment - 1, 0).data().toString().contains("not covered"));
        const game::Record record = savedRecord(shown.session);
        QCOMPARE(record.extra.at("notes").size(), std::size_t{1});
        QVERIFY(record.extra.at("notes")[0].at("after") == marks[0].moment);
        QVERIFY(record.extra.at("notes")[0].at("state") == "nothing-useful");
        action(shown, "play/previousMark").trigger();
        QCOMPARE(shown.session.moveNumber(), marks[0].moment);
        // Read and written again, it is noted once.
        PlayFixture later;
        QVERIFY(later.session.open(record).empty());
        QCOMPARE(savedRecord(later.session).extra.at("notes").size(), std::size_t{1});
    }

    void replacedGameIsNotLost() {
        PlayFixture shown;
        playMoves(shown, 12);
        const auto first = shown.session.position().hash();
        QTRY_VERIFY(!action(shown, "play/previousGame").isEnabled());
        GameSetup other = bundledGame(3);
        shown.view.records().newGame(other);
        shown.session.setRunning(false);
        QCOMPARE(shown.session.game().playerCount(), 3);
        QTRY_VERIFY(action(shown, "play/previousGame").isEnabled());
        // The message of it has the way back.
        emit shown.view.records().previousKept(true);
        auto& back = *shown.view.findChild<QPushButton*>("bannerButton");
        QCOMPARE(back.text().remove(u'&'), QStringLiteral("Back to It"));
        back.setFocus();
        QTest::keyClick(&back, Qt::Key_Space);
        QVERIFY(!back.isVisible());
        QCOMPARE(shown.session.position().hash(), first);
        QVERIFY(shown.session.hasUnsaved());
    }

    void pointsAreChartedAndTheChartCloses() {
        PlayFixture shown;
        playMoves(shown, 30);
        auto& panel = *shown.view.findChild<QWidget*>("points");
        auto& chart = *shown.view.findChild<QWidget*>("pointsChart");
        action(shown, "play/points").setChecked(true);
        QTRY_VERIFY(panel.isVisible());
        shown.session.goTo(20);
        const int blue = shown.session.position().points()[0];
        QTRY_VERIFY2(chart.accessibleDescription().contains(QStringLiteral("Blue: %1").arg(blue)),
                     qPrintable(chart.accessibleDescription()));
        QTest::keyClick(&chart, Qt::Key_Left);
        QCOMPARE(shown.session.moveNumber(), 19);
        QTest::keyClick(&chart, Qt::Key_Home);
        QCOMPARE(shown.session.moveNumber(), 0);
        QTest::keyClick(&chart, Qt::Key_Escape);
        QTRY_VERIFY(!panel.isVisible());
        QVERIFY(!action(shown, "play/points").isChecked());
    }

    void anyMomentIsExported() {
        PlayFixture shown;
        playMoves(shown, 40);
        shown.session.goTo(25);
        QTemporaryDir folder;
        const game::Table table = shown.session.position().table();

        const QString map = folder.filePath("m.map.json");
        QVERIFY(shown.view.replay().exportMoment(map));
        const auto read = readMap(*readFile(map.toStdString()).value);
        QVERIFY(read);
        QVERIFY(fileText(*read.value) == fileText(game::mapOf(shown.session.game(), table)));

        const QString png = folder.filePath("m.png");
        QVERIFY(shown.view.replay().exportMoment(png));
        const QImage image(png);
        const QString svg = folder.filePath("m.svg");
        QVERIFY(shown.view.replay().exportMoment(svg));
        QSvgRenderer renderer(svg);
        QVERIFY(renderer.isValid());
        // 100 pixels a cell, as many cells as the dungeon is wide and high.
        const auto [left, right] =
            std::ranges::minmax(table.tiles, {}, [](const game::LaidTile& laid) { return laid.cell.x; });
        QCOMPARE(image.width(), 100 * (right.cell.x - left.cell.x + 1));
        QCOMPARE(renderer.viewBox().size(), image.size());
        // What lies somewhere is drawn there, and nothing where nothing lies.
        const auto top = std::ranges::min(table.tiles, {}, [](const auto& laid) { return laid.cell.y; });
        for (int y = 0; y < image.height() / 100; ++y)
            for (int x = 0; x < image.width() / 100; ++x) {
                const Cell cell{left.cell.x + x, top.cell.y + y};
                const bool lies =
                    std::ranges::find(table.tiles, cell, &game::LaidTile::cell) != table.tiles.end();
                QCOMPARE(qAlpha(image.pixel(100 * x + 50, 100 * y + 50)) > 0, lies);
            }

        for (const PictureFormat& format : pictureFormats())
            QVERIFY(shown.view.replay().exportMoment(folder.filePath("all.") + toQString(format.name)));

        QVERIFY(!shown.view.replay().exportMoment(folder.filePath("m.gif")));
        QVERIFY(shown.banner.isVisible());
        QVERIFY(shown.banner.details().endsWith(": .svg, .png or .map.json."));
        QVERIFY(!shown.view.replay().exportMoment(folder.filePath("nowhere/m.svg")));
    }

    void rightClickOnATileOffersToEditIt() {
        PlayFixture shown;
        playMoves(shown, 30);
        const auto tiles = shown.session.position().table().tiles;
        const auto laid = std::ranges::find_if(tiles, [](const auto& t) { return t.tile >= 0; });
        QVERIFY(laid != tiles.end());
        QString wanted;
        connect(&shown.view, &PlayView::editTileWanted, this, [&](const QString& id) { wanted = id; });
        QTimer choose;
        bool menuSeen = false;
        connect(&choose, &QTimer::timeout, this, [&] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            if (menu == nullptr)
                return;
            menuSeen = true;
            choose.stop();
            menu->setActiveAction(menu->actions().back());
            QTest::keyClick(menu, Qt::Key_Return);
        });
        choose.start(20);
        const QPoint place = shown.middleOf(laid->cell);
        QContextMenuEvent event(QContextMenuEvent::Mouse, place, shown.board.viewport()->mapToGlobal(place));
        QApplication::sendEvent(shown.board.viewport(), &event);
        QVERIFY(menuSeen);
        QCOMPARE(wanted, toQString(shown.session.game().tileSet().tiles[laid->tile].id));
    }
};

QTEST_MAIN(TestReplay)
#include "tst_replay.moc"
