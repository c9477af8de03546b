#include "editor/play/board/spots_apart.h"
#include "editor/play/panels/log_panel.h"
#include "editor/words/game_words.h"
#include "editor/words/translated_text.h"
#include "tests/gui/acting_fixture.h"
#include "tests/waiting.h"

#include <QListView>
#include <QPushButton>
#include <QToolTip>

using namespace tilewright;
using namespace tilewright::test;

namespace {

TileSet landscapeSet(const char* name) {
    return *readTileSet(bundledText(std::string("landscape/") + name + ".tileset.json")).value;
}

/// Persons at all seats, with as many tiles of the base set as told, and the tunnels' where they are asked
/// for.
GameSetup landscapeGame(int players, int tiles, bool tunnels = false) {
    GameSetup setup;
    setup.ruleset = tunnels ? "tunnel" : "landscape";
    setup.tileSet = landscapeSet("base");
    setup.map = *readMap(bundledText("landscape/start.map.json")).value;
    setup.seed = 7;
    for (int seat = 0; seat < players; ++seat)
        setup.seats.push_back({seatColourName(seat), personKind});
    std::vector<Tile> some;
    for (int i = 0; i < tiles; ++i) {
        Tile tile = setup.tileSet.tiles[static_cast<std::size_t>(i) % setup.tileSet.tiles.size()];
        tile.count = 1;
        if (i < static_cast<int>(setup.tileSet.tiles.size()))
            some.push_back(tile);
        else
            ++some[static_cast<std::size_t>(i) % setup.tileSet.tiles.size()].count;
    }
    setup.tileSet.tiles = some;
    if (tunnels)
        for (const Tile& tile : landscapeSet("tunnel").tiles)
            setup.tileSet.tiles.push_back(tile);
    return setup;
}

const MoveOrigin* entryIn(const ActingFixture& shown) {
    const auto& origins = shown.board.interaction().moves().origins();
    const auto found = std::ranges::find(origins, MoveOrigin::What::Entry, &MoveOrigin::what);
    return found == origins.end() ? nullptr : &*found;
}

/// The move that ends the turn.
std::optional<game::Move> endOf(const game::Position& position) {
    game::MoveList moves;
    position.legalMoves(moves);
    for (game::Move move : moves)
        if (position.describe(move).ends)
            return move;
    return std::nullopt;
}

/// The window never asks for what is no decision.
bool somethingToDecide(const game::Position& position) {
    game::MoveList moves;
    position.legalMoves(moves);
    return moves.size() > 1 || !position.describe(moves[0]).ends;
}

/// The first tile at the first place, by a click.
bool layOne(ActingFixture& shown) {
    const int before = shown.laidTiles();
    return shown.settle() && !shown.board.layings().empty() &&
           (shown.click(shown.board.layings().cells().front()), true) &&
           waitFor([&] { return shown.laidTiles() == before + 1; }) && shown.settle();
}

} // namespace

class TestPlayLandscape : public QObject {
    Q_OBJECT

private slots:
    void wholeGameByMouse_data() {
        QTest::addColumn<int>("players");
        for (int players = 2; players <= 6; ++players)
            QTest::addRow("%d players", players) << players;
    }
    void wholeGameByMouse() {
        QFETCH(int, players);
        ActingFixture shown(landscapeGame(players, 20));
        int placed = 0;
        while (!shown.session.over()) {
            QVERIFY(shown.settle());
            QVERIFY(somethingToDecide(shown.session.position()));
            const int before = shown.session.moveNumber();
            if (!shown.board.layings().empty()) {
                const std::vector<Cell> cells = shown.board.layings().cells();
                shown.click(cells[static_cast<std::size_t>(before) % cells.size()]);
            } else if (const MoveOrigin* entry = entryIn(shown); entry && before % 4 != 0) {
                shown.clickScene(shown.board.board().offeredPlace(entry->cell, entry->feature).center());
                ++placed;
            } else {
                const auto end = endOf(shown.session.position());
                QVERIFY(end);
                QVERIFY(shown.actByList(*end));
            }
            QVERIFY(waitFor([&] { return shown.session.moveNumber() > before; }));
        }
        QVERIFY(placed > players);
        const std::vector<int> points = shown.session.position().points();
        QCOMPARE(static_cast<int>(points.size()), players);
        QVERIFY(std::ranges::max(points) > 0);
    }

    void wholeGameByKeys_data() { wholeGameByMouse_data(); }
    void wholeGameByKeys() {
        QFETCH(int, players);
        ActingFixture shown(landscapeGame(players, 20));
        int placed = 0;
        shown.board.setFocus();
        while (!shown.session.over()) {
            QVERIFY(shown.settle());
            const int before = shown.session.moveNumber();
            if (!shown.board.layings().empty()) {
                QTest::keyClick(&shown.board, Qt::Key_Tab);
                QTest::keyClick(&shown.board, Qt::Key_R);
                QTest::keyClick(&shown.board, Qt::Key_Return);
            } else if (entryIn(shown) && before % 4 != 0) {
                QTest::keyClick(&shown.board, Qt::Key_Tab);
                QTest::keyClick(&shown.board, Qt::Key_Return);
                ++placed;
            } else {
                const auto end = endOf(shown.session.position());
                QVERIFY(end);
                QTest::keyClick(&shown.board, shown.session.position().describe(*end).key);
                QTest::keyClick(shown.actions.list(), Qt::Key_Return);
                shown.board.setFocus();
            }
            QVERIFY(waitFor([&] { return shown.session.moveNumber() > before; }));
        }
        QVERIFY(placed > players);
        QVERIFY(std::ranges::max(shown.session.position().points()) > 0);
    }

    /// A turn that has nothing but its end left ends, and Undo leads back to the decision before.
    void theEndOfATurnThatIsNoDecisionIsPlayed() {
        ActingFixture shown(landscapeGame(2, 12));
        QVERIFY(layOne(shown));
        const MoveOrigin* entry = entryIn(shown);
        QVERIFY(entry);
        const int before = shown.session.moveNumber();
        shown.clickScene(shown.board.board().offeredPlace(entry->cell, entry->feature).center());
        QVERIFY(waitFor([&] { return shown.session.moveNumber() == before + 2; }));
        QCOMPARE(shown.session.position().player(), 1);
        QVERIFY(shown.session.logEntry(before + 1).forced);
        shown.session.undo();
        QCOMPARE(shown.session.moveNumber(), before);
        QVERIFY(shown.session.waitsForPerson());
        shown.session.redo();
        QCOMPARE(shown.session.moveNumber(), before + 2);
        // Who goes through the game move by move sees it as one of its own.
        shown.session.goTo(before);
        shown.session.step();
        QCOMPARE(shown.session.moveNumber(), before + 1);
    }

    /// Whose a region is and what it is worth counts most while one thinks where to lay.
    void regionsLightUpUnderTheTileInHand() {
        ActingFixture shown(landscapeGame(2, 12));
        QVERIFY(layOne(shown));
        const MoveOrigin* entry = entryIn(shown);
        QVERIFY(entry);
        const auto [cell, feature] = std::pair(entry->cell, entry->feature);
        const QPointF point = shown.board.board().offeredPlace(cell, feature).center();
        shown.clickScene(point);
        QVERIFY(waitFor([&] { return shown.session.position().player() == 1; }));
        QVERIFY(shown.settle());
        QVERIFY(!shown.board.layings().empty());
        const auto part = shown.board.board().featureAt(point);
        QVERIFY(part);
        QTest::mouseMove(shown.board.viewport(), shown.board.mapFromScene(point));
        QVERIFY(waitFor([&] { return !shown.board.board().regions().empty(); }));
        QCOMPARE(shown.board.board().regions().front().colours.size(), std::size_t{1});
        QVERIFY2(shown.board.pointerText().contains(seatColourName(0)),
                 qPrintable(shown.board.pointerText()));
        // Nothing lies on what is said.
        QHelpEvent help(QEvent::ToolTip, shown.board.mapFromScene(point),
                        shown.board.viewport()->mapToGlobal(shown.board.mapFromScene(point)));
        QApplication::sendEvent(shown.board.viewport(), &help);
        QVERIFY(!QToolTip::isVisible());
        const Cell free = shown.board.layings().cells().front();
        QTest::mouseMove(shown.board.viewport(), shown.middleOf(free));
        QVERIFY(waitFor([&] { return shown.board.board().regions().empty(); }));
    }

    /// Free mouths are marked as soon as a token may be put there, and take one by a click.
    void tokensGoToMarkedMouths() {
        ActingFixture shown(landscapeGame(2, 4, true));
        const auto side = [&]() -> const MoveOrigin* {
            const auto& origins = shown.board.interaction().moves().origins();
            const auto found = std::ranges::find(origins, MoveOrigin::What::Side, &MoveOrigin::what);
            return found == origins.end() ? nullptr : &*found;
        };
        while (!shown.session.over()) {
            QVERIFY(shown.settle());
            if (!shown.board.layings().empty()) {
                QVERIFY(layOne(shown));
            } else if (const MoveOrigin* mouth = side()) {
                const QPointF at = shown.board.board().tokenPoint(mouth->cell, mouth->side);
                const auto& marks = shown.board.board().interactionMarks().sides;
                QVERIFY(std::ranges::find(marks, at) != marks.end());
                const game::Move wanted = mouth->targets.begin()->second.front()->move;
                const bool asks = mouth->targets.begin()->second.size() > 1;
                shown.clickScene(at);
                QVERIFY(!asks || shown.chooseInDialog(wanted, false));
                QVERIFY(waitFor([&] { return !shown.session.position().table().tokens.empty(); }));
                // The ring about it is where it lies.
                return;
            } else {
                const auto end = endOf(shown.session.position());
                QVERIFY(end && shown.session.play(*end));
            }
        }
        QFAIL("no mouth was ever free");
    }

    /// However small a part is and however near another: what may stand there can be seen and clicked.
    void whatIsOfferedOnATileDoesNotCoverEachOther() {
        int crowded = 0;
        for (const BundledFile& file : bundledFiles()) {
            if (!file.name.starts_with("landscape/") || !file.name.ends_with(".tileset.json"))
                continue;
            for (const Tile& tile : bundledSet(file.name).tiles) {
                std::vector<QPainterPath> areas;
                std::vector<QPointF> places;
                for (const art::FeatureShape& shape : art::featureShapes(tile, true).features) {
                    areas.push_back(painterPath(shape.area));
                    places.emplace_back(shape.anchor.x, shape.anchor.y);
                }
                const SpotsApart spots = spotsApart(areas, places, BoardArt::figureSize);
                QCOMPARE(spots.middles.size(), places.size());
                QVERIFY2(spots.size >= 24 && spots.size <= BoardArt::figureSize, tile.id.c_str());
                for (std::size_t i = 0; i < places.size(); ++i) {
                    QVERIFY2(areas[i].contains(spots.middles[i]), tile.id.c_str());
                    crowded += spots.middles[i] == places[i] ? 0 : 1;
                    for (std::size_t j = 0; j < i; ++j) {
                        const QPointF way = spots.middles[i] - spots.middles[j];
                        QVERIFY2(std::max(std::abs(way.x()), std::abs(way.y())) >= spots.size,
                                 tile.id.c_str());
                    }
                }
            }
        }
        QVERIFY(crowded > 0);
    }

    void aClickOnAPartThatIsTakenSaysByWhom() {
        ActingFixture shown(landscapeGame(2, 24));
        bool said = false;
        while (!shown.session.over() && !said) {
            QVERIFY(shown.settle());
            const MoveOrigin* entry = entryIn(shown);
            if (entry != nullptr) {
                const Cell cell = entry->cell;
                BoardScene& board = shown.board.board();
                const auto laid = std::ranges::find(board.laid(), cell, &game::LaidTile::cell);
                for (int feature = 0; feature < board.featureCount(*laid) && !said; ++feature) {
                    const auto region = shown.session.position().region(cell, feature);
                    const QPointF at = board.offeredPlace(cell, feature).center();
                    const auto pointed = board.featureAt(at);
                    if (!region || region->owners.empty() || !pointed || pointed->feature != feature)
                        continue;
                    const int before = shown.session.moveNumber();
                    shown.clickScene(at);
                    QCOMPARE(shown.session.moveNumber(), before);
                    QVERIFY(shown.board.pointerText().contains(upperFirst(region->text)));
                    QVERIFY(
                        shown.board.pointerText().contains(seatColourName(region->owners.front().player)));
                    said = true;
                }
            }
            game::MoveList moves;
            shown.session.position().legalMoves(moves);
            QVERIFY(shown.session.play(moves[0]));
        }
        QVERIFY(said);
    }

    /// A cloister in a meadow lies the same however it is turned: a list has it once for each place.
    void theListHasWhatLooksTheSameOnce() {
        GameSetup setup = landscapeGame(2, 24);
        const auto cloister = std::ranges::find(setup.tileSet.tiles, "base-B", &Tile::id);
        QVERIFY(cloister != setup.tileSet.tiles.end());
        cloister->count = 20;
        std::ranges::find(setup.tileSet.tiles, "base-A", &Tile::id)->count = 20;
        ActingFixture shown(setup);
        int cloisters = 0;
        int others = 0;
        while (!shown.session.over() && (cloisters == 0 || others == 0)) {
            QVERIFY(shown.settle());
            game::MoveList moves;
            shown.session.position().legalMoves(moves);
            if (const LegalLayings& layings = shown.board.layings(); !layings.empty()) {
                const std::string& id = setup.tileSet.tiles[static_cast<std::size_t>(layings.tile())].id;
                const auto listed =
                    static_cast<std::size_t>(shown.model().rowCount(shown.model().index(0, 0)));
                if (id == "base-B") {
                    ++cloisters;
                    QCOMPARE(moves.size(), 4 * layings.cells().size());
                    QCOMPARE(listed, layings.cells().size());
                    QCOMPARE(layings.looksAt(layings.cells().front()), 1);
                } else if (id == "base-A") {
                    ++others;
                    QCOMPARE(listed, moves.size());
                    QCOMPARE(layings.looksAt(layings.cells().front()),
                             layings.turnsAt(layings.cells().front()));
                }
            }
            QVERIFY(shown.session.play(moves[0]));
        }
        QVERIFY(cloisters > 0 && others > 0);
    }

    void theLogSaysWhatWasScored() {
        ActingFixture shown(landscapeGame(2, 16));
        for (int i = 0; !shown.session.over(); ++i) {
            game::MoveList moves;
            shown.session.position().legalMoves(moves);
            QVERIFY(shown.session.play(moves[static_cast<std::size_t>(i) % moves.size()]));
        }
        const LogEntry& last = shown.session.logEntry(shown.session.lineLength() - 1);
        QVERIFY(!last.scored.empty());
        int total = 0;
        for (int move = 0; move < shown.session.lineLength(); ++move)
            for (const LogEntry::Score& score : shown.session.logEntry(move).scored) {
                QVERIFY(!score.source.empty());
                total += score.points;
            }
        int points = 0;
        for (const int each : shown.session.position().points())
            points += each;
        QCOMPARE(total, points);
        QVERIFY(logText(shown.session, last).contains(translated(last.scored.front().source)));
        // The points stand before the words, which are cut off in a narrow list.
        LogModel model(shown.session);
        model.reset();
        int lines = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            const LogEntry& entry = shown.session.logEntry(row);
            const QString line = model.index(row).data().toString();
            const QString start =
                QStringLiteral("%1 %2").arg(entry.turn).arg(seatName(shown.session.setup(), entry.player));
            if (entry.scored.empty()) {
                QVERIFY(line.startsWith(start + QStringLiteral(": ")));
                continue;
            }
            for (int player = 0; player < 2; ++player) {
                int sum = 0;
                for (const LogEntry::Score& score : entry.scored)
                    sum += score.player == player ? score.points : 0;
                const QString sumInShort =
                    (player == entry.player ? QString() : seatName(shown.session.setup(), player) + u' ') +
                    QStringLiteral("+%1").arg(sum);
                QCOMPARE(line.section(QStringLiteral("): "), 0, 0).contains(sumInShort), sum > 0);
                ++lines;
            }
        }
        QVERIFY(lines > 0);
        // Laying is what the game goes on by: nobody is idle who only lays.
        for (int move = 0; move < shown.session.lineLength(); ++move)
            QVERIFY(shown.session.logEntry(move).uncovered.empty());
    }
};

QTEST_MAIN(TestPlayLandscape)
#include "tst_play_landscape.moc"
