#include "editor/common/theme.h"
#include "editor/play/animation_controller.h"
#include "editor/play/board/flight_overlay.h"
#include "editor/play/panels/player_card.h"
#include "editor/words/game_words.h"
#include "editor/words/translated_text.h"
#include "tests/gui/acting_fixture.h"
#include "tests/gui/event_loop.h"
#include "tests/waiting.h"

#include <QContextMenuEvent>
#include <QPainter>
#include <QScreen>

#include <functional>
#include <map>
#include <set>
#include <utility>
#include <vector>

using namespace tilewright;
using namespace tilewright::test;

namespace {

/// Sees what begins to fly: it may have landed before a slow test looks again.
class Takeoffs : public QObject {
public:
    explicit Takeoffs(const PlayView& view) : overlay_(*view.findChild<FlightOverlay*>()) {
        overlay_.installEventFilter(this);
    }
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() != QEvent::Show)
            return false;
        ++count;
        flights = overlay_.flights();
        // What is posted comes before timers, which move it.
        if (inTheAir)
            QMetaObject::invokeMethod(
                this, [act = std::exchange(inTheAir, {})] { act(); }, Qt::QueuedConnection);
        return false;
    }

    int count = 0;
    /// The last of them.
    std::vector<Flight> flights;
    /// Called once.
    std::function<void()> inTheAir;

private:
    FlightOverlay& overlay_;
};

/// Plays at random until some heading is offered for the first time, and hands it over.
template <class Check>
void eachKindOnce(ActingFixture& shown, const Check& check) {
    std::set<char> seen;
    std::set<char> gone;
    quint64 state = 12345;
    const auto random = [&state](std::size_t below) {
        state = state * 6364136223846793005ULL + 1442695040888963407ULL;
        return static_cast<std::size_t>(state >> 33) % below;
    };
    for (int i = 0; i < 260 && !shown.session.over(); ++i) {
        QVERIFY(shown.settle());
        game::MoveList moves;
        shown.session.position().legalMoves(moves);
        std::map<char, std::vector<game::Move>> kinds;
        for (game::Move move : moves)
            kinds[shown.session.position().describe(move).key].push_back(move);
        for (const auto& [key, list] : kinds)
            if (seen.insert(key).second) {
                check(list[random(list.size())]);
                if (QTest::currentTestFailed())
                    return;
                QVERIFY(shown.settle());
            }
        // Any kind is as likely as another; an escape would end it all.
        auto kind = std::next(kinds.begin(), static_cast<std::ptrdiff_t>(random(kinds.size())));
        if (kind->first == 'n' && kinds.size() > 1)
            kind = kind == kinds.begin() ? std::next(kind) : std::prev(kind);
        // Chance alone rarely goes the way by silver into the key room, or leads a Prisoner.
        for (const char rare : {'s', 'k', 'o', 'p'})
            if (kinds.contains(rare) && gone.insert(rare).second)
                kind = kinds.find(rare);
        QVERIFY(shown.session.play(kind->second[random(kind->second.size())]));
    }
    for (char key : std::string("acdegkmotbwsxhpn"))
        QVERIFY2(seen.contains(key), qPrintable(QString("no move of kind %1").arg(QLatin1Char(key))));
}

quint64 hashAfter(const game::Position& position, game::Move move) {
    const auto after = position.clone();
    after->play(move);
    return after->hash();
}

} // namespace

class TestPlayActing : public QObject {
    Q_OBJECT

private slots:
    void eachActionByPieceAndByList() {
        ActingFixture shown(smallGame(2, 60));
        int onBoard = 0;
        eachKindOnce(shown, [&](game::Move move) {
            const quint64 before = shown.session.position().hash();
            const game::MoveInfo info = shown.session.position().describe(move);
            const QByteArray what = translated(info.text).toUtf8();
            const quint64 wanted = hashAfter(shown.session.position(), move);
            const int number = shown.session.moveNumber();
            QVERIFY2(shown.actByList(move), what);
            QCOMPARE(shown.session.position().hash(), wanted);
            shown.session.goTo(number);
            QVERIFY(shown.settle());
            if (info.lays || !info.cell)
                return;
            if (!shown.gripOf(move)) {
                // Of two alike pieces in the supply the first comes.
                QCOMPARE(info.key, 'e');
                return;
            }
            QVERIFY2(shown.actOnBoard(move), what);
            QCOMPARE(shown.session.position().hash(), wanted);
            shown.session.goTo(number);
            QVERIFY(shown.settle());
            QCOMPARE(shown.session.position().hash(), before);
            ++onBoard;
        });
        QVERIFY2(onBoard >= 6, qPrintable(QString::number(onBoard)));
    }

    void whiteMarkerIntoAChamber() {
        GameSetup setup = smallGame(2);
        setup.options["whiteMarks"] = "chamber";
        ActingFixture shown(setup);
        const auto firstMove = [&shown](const QByteArray& fields) {
            game::MoveList moves;
            shown.session.position().legalMoves(moves);
            const auto* found = std::ranges::find_if(moves, [&](game::Move move) {
                return QByteArray::fromStdString(shown.session.position().toJson(move).dump())
                    .contains(fields);
            });
            return found == moves.end() ? std::nullopt : std::optional(*found);
        };
        for (const char* fields :
             {"choose-picks", "choose-picks", R"("lay")", R"("take-marker","marker":"white")"}) {
            QVERIFY(shown.settle());
            const auto move = firstMove(fields);
            QVERIFY2(move, fields);
            QVERIFY(shown.session.play(*move));
        }
        QVERIFY(shown.settle());
        const auto place = firstMove("place-marker");
        QVERIFY(place);
        const game::MoveInfo info = shown.session.position().describe(*place);
        QVERIFY(!info.side);
        QVERIFY(shown.gripOf(*place)->what == MoveOrigin::What::Chamber);
        QVERIFY(shown.actOnBoard(*place));
        QVERIFY(shown.settle());
        const game::Table table = shown.session.position().table();
        QVERIFY(std::ranges::any_of(table.tokens, [&info](const game::Token& token) {
            return token.kind == "white" && token.cell == info.cell && !token.side;
        }));
    }

    void wholeGameByMouse_data() {
        QTest::addColumn<int>("players");
        for (int players : {2, 3, 4})
            QTest::addRow("%d players", players) << players;
    }
    void wholeGameByMouse() {
        QFETCH(int, players);
        ActingFixture shown(smallGame(players, 2 * players));
        int acted = 0;
        for (int i = 0; i < 200 && !shown.session.over(); ++i) {
            QVERIFY(shown.settle());
            const int before = shown.session.moveNumber();
            if (!shown.board.layings().empty()) {
                const auto cells = shown.board.layings().cells();
                shown.click(cells[static_cast<std::size_t>(i) % cells.size()]);
            } else {
                game::MoveList moves;
                shown.session.position().legalMoves(moves);
                const auto& origins = shown.board.interaction().moves().origins();
                if (!origins.empty()) {
                    const MoveOrigin& origin = origins[static_cast<std::size_t>(i * 5) % origins.size()];
                    const auto& target = *std::next(origin.targets.begin(),
                                                    i % static_cast<std::ptrdiff_t>(origin.targets.size()));
                    QVERIFY(shown.actOnBoard(
                        target.second[static_cast<std::size_t>(i) % target.second.size()]->move));
                    ++acted;
                } else {
                    QVERIFY(shown.actByList(moves[static_cast<std::size_t>(i * 3) % moves.size()]));
                }
            }
            QCOMPARE(shown.session.moveNumber(), before + 1);
        }
        QVERIFY(shown.session.over());
        QVERIFY(acted > players);
        QTRY_VERIFY(shown.banner.isVisible());
    }

    // Nothing but keys, sent to whatever has the focus.
    void wholeGameByKeysAlone() {
        // A pointer that happens to be over the board chooses a place too.
        QCursor::setPos(QGuiApplication::primaryScreen()->geometry().bottomRight());
        ActingFixture shown(smallGame(2, 6));
        shown.view.activateWindow();
        QVERIFY(waitForActive(&shown.view));
        shown.board.setFocus();
        const auto key = [](int k) { QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(k)); };
        int held = 0;
        int chosen = 0;
        std::set<char> taken;
        for (int i = 0; i < 120 && !shown.session.over(); ++i) {
            QVERIFY(shown.settle());
            // Without a window manager nobody activates the window again when a dialog has closed.
            shown.view.activateWindow();
            QTRY_VERIFY(QApplication::activeWindow() == &shown.view && QApplication::focusWidget());
            const int before = shown.session.moveNumber();
            game::MoveList moves;
            shown.session.position().legalMoves(moves);
            std::map<char, std::vector<game::Move>> kinds;
            for (game::Move move : moves)
                kinds[shown.session.position().describe(move).key].push_back(move);
            kinds.erase('d');
            if (kinds.contains('l')) {
                key(Qt::Key_L);
                // Behind the last place Tab leaves the board.
                key(Qt::Key_Tab);
                if (!shown.board.hasFocus())
                    key(Qt::Key_Backtab);
                QVERIFY(shown.board.place());
                key(Qt::Key_R);
                key(Qt::Key_Return);
            } else {
                auto kind = std::next(kinds.begin(), i % static_cast<std::ptrdiff_t>(kinds.size()));
                // A Guard and a Runner are taken hold of at the first occasion.
                for (char piece : {'g', 'm'})
                    if (kinds.contains(piece) && taken.insert(piece).second)
                        kind = kinds.find(piece);
                const game::Move wanted = kind->second[static_cast<std::size_t>(i) % kind->second.size()];
                const game::MoveInfo info = shown.session.position().describe(wanted);
                key(Qt::Key_A + (kind->first - 'a'));
                if (shown.session.moveNumber() == before && !shown.choice()) {
                    // The board leads: on to another piece or place, into it, on to another target, there.
                    QVERIFY(shown.board.interaction().hasCursor());
                    key(Qt::Key_Tab);
                    if (!shown.board.hasFocus() || !shown.board.interaction().hasCursor())
                        key(Qt::Key_Backtab);
                    key(Qt::Key_Return);
                    if (shown.board.interaction().held()) {
                        ++held;
                        key(Qt::Key_Escape);
                        QVERIFY(!shown.board.interaction().held());
                        key(Qt::Key_Return);
                        key(Qt::Key_Down);
                        key(Qt::Key_Return);
                    }
                }
                if (shown.session.moveNumber() == before && shown.choice()) {
                    ++chosen;
                    QTRY_COMPARE(QApplication::activeWindow(), shown.choice());
                    auto* ok = shown.choice()->findChild<QPushButton*>("choiceOk");
                    for (int k = 0; ok && k < 12 && !ok->isEnabled(); ++k)
                        key(Qt::Key_1 + k % 9);
                    key(ok ? Qt::Key_Return : Qt::Key_1);
                }
                QVERIFY2(waitFor([&] { return shown.session.moveNumber() == before + 1; }),
                         qPrintable(translated(info.text)));
            }
            QCOMPARE(shown.session.moveNumber(), before + 1);
        }
        QVERIFY(shown.session.over());
        QVERIFY(held > 0);
        QVERIFY(chosen > 0);
    }

    void piecesCarryTheirNumbersAndReleasedPrisonersLookSo() {
        ActingFixture shown(smallGame(2));
        QVERIFY(shown.toActions());
        const auto look = [&](const game::Piece& piece) {
            const QRectF place = shown.board.board().placeOf(piece);
            QImage image(64, 64, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            shown.board.board().render(&painter, image.rect(), place);
            return image;
        };
        game::Table table = shown.session.position().table();
        game::Piece guard;
        game::Piece prisoner;
        for (const game::Piece& piece : table.pieces) {
            if (piece.kind == "guard")
                guard = piece;
            if (piece.kind == "prisoner" && piece.player == 0)
                prisoner = piece;
        }
        const QImage first = look(guard);
        const QImage held = look(prisoner);
        // Carried by hand, or flying.
        const auto carried = [&] {
            QImage image(64, 64, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            shown.board.board().posedPiece(prisoner).paint(painter, image.rect());
            return image;
        };
        const QImage carriedBefore = carried();
        for (game::Piece& piece : table.pieces)
            if (piece == guard)
                piece.number += 1;
        for (game::Holding& holding : table.seats[0].holdings)
            if (holding.kind == "prisoner")
                holding.count = 1;
        shown.board.board().setTable(table);
        guard.number += 1;
        QVERIFY2(look(guard) != first, "all Guards look alike");
        QVERIFY2(look(prisoner) != held, "a released Prisoner looks as before");
        QVERIFY(carried() != carriedBefore);
    }

    void illegalClicksChangeNothingAndSayWhy() {
        ActingFixture shown(smallGame(2));
        QVERIFY(shown.toActions());
        const auto hash = shown.session.position().hash();
        const auto pieces = shown.session.position().table().pieces;
        // A Prisoner in his cell can't be moved, whoever's he is.
        for (const game::Piece& piece : pieces) {
            if (piece.kind != "prisoner")
                continue;
            shown.clickScene(shown.board.board().placeOf(piece).center());
            if (shown.choice())
                shown.choice()->reject();
            else
                QVERIFY(shown.board.pointerText().contains(pieceName(piece)));
        }
        const MoveOrigin guard =
            *std::ranges::find_if(shown.board.interaction().moves().origins(), [](const MoveOrigin& g) {
                return g.what == MoveOrigin::What::Piece && g.piece.kind == "guard";
            });
        shown.clickScene(shown.pointOf(guard));
        QVERIFY(shown.board.interaction().held());
        QCOMPARE(shown.board.board().interactionMarks().targets.size(), guard.targets.size());
        const Cell far{3, 0};
        shown.click(far);
        const Text why = shown.session.position().whyNotMoved(guard.piece, far);
        QVERIFY(!why.empty());
        QCOMPARE(shown.board.pointerText(), upperFirst(why));
        QVERIFY(shown.board.interaction().held());
        // Three ways to let go.
        QTest::keyClick(&shown.board, Qt::Key_Escape);
        QVERIFY(!shown.board.interaction().held());
        shown.clickScene(shown.pointOf(guard));
        QVERIFY(shown.board.interaction().held());
        const QPoint at = shown.middleOf(far);
        QContextMenuEvent right(QContextMenuEvent::Mouse, at, shown.board.viewport()->mapToGlobal(at));
        QApplication::sendEvent(shown.board.viewport(), &right);
        QVERIFY(!shown.board.interaction().held());
        shown.clickScene(shown.pointOf(guard));
        shown.clickScene(shown.pointOf(guard));
        QVERIFY(!shown.board.interaction().held());
        // A passageway without a marker in hand.
        shown.clickScene(sidePoint({0, 0}, Direction::South));
        QCOMPARE(shown.board.pointerText(), QString("You have no marker"));
        shown.clickScene({-400, -400});
        processPending();
        QCOMPARE(shown.session.position().hash(), hash);
        QVERIFY(shown.toActions());
    }

    void piecesAreDragged() {
        ActingFixture shown(smallGame(2));
        QVERIFY(shown.toActions());
        const MoveOrigin guard =
            *std::ranges::find_if(shown.board.interaction().moves().origins(), [](const MoveOrigin& g) {
                return g.what == MoveOrigin::What::Piece && g.piece.kind == "guard";
            });
        const auto drag = [&](Cell to) {
            const QPoint from = shown.board.mapFromScene(shown.pointOf(guard));
            const QPoint there = shown.middleOf(to);
            QTest::mousePress(shown.board.viewport(), Qt::LeftButton, {}, from);
            for (int i = 1; i <= 4; ++i) {
                QMouseEvent move(QEvent::MouseMove, from + (there - from) * i / 4,
                                 shown.board.viewport()->mapToGlobal(from + (there - from) * i / 4),
                                 Qt::NoButton, Qt::LeftButton, {});
                QApplication::sendEvent(shown.board.viewport(), &move);
            }
            QVERIFY(shown.board.board().interactionMarks().dragged);
            QTest::mouseRelease(shown.board.viewport(), Qt::LeftButton, {}, there);
        };
        const int before = shown.session.moveNumber();
        drag({3, 0});
        QCOMPARE(shown.session.moveNumber(), before);
        QVERIFY(!shown.board.pointerText().isEmpty());
        QVERIFY(!shown.board.interaction().held());
        const Cell to = guard.targets.begin()->first;
        drag(to);
        QCOMPARE(shown.session.moveNumber(), before + 1);
        const auto pieces = shown.session.position().table().pieces;
        QVERIFY(std::ranges::any_of(pieces,
                                    [&](const game::Piece& p) { return p.kind == "guard" && p.cell == to; }));
        // Only the dragon leaves a numbered way.
        QVERIFY(shown.settle());
        QVERIFY(shown.board.board().path().empty());
    }

    /// Beside the drawn tile are words, over which it flew.
    void aDrawnTileRisesBeforeItCrosses() {
        ActingFixture shown(smallGame(2));
        QVERIFY(shown.toLaying());
        Takeoffs takeoffs(shown.view);
        shown.view.animation().setSpeed(AnimationSpeed::Slow);
        game::MoveList moves;
        shown.session.position().legalMoves(moves);
        QVERIFY(shown.session.play(moves[0]));
        QVERIFY(shown.settle());
        const auto& flights = takeoffs.flights;
        const auto tile = std::ranges::find_if(flights, [](const Flight& f) { return f.via.has_value(); });
        QVERIFY(tile != flights.end());
        const QWidget& board = *shown.board.viewport();
        const double edge = board.mapTo(&shown.view, QPoint(0, board.height())).y();
        QVERIFY2(tile->from.bottom() > edge, "the stack is below the board");
        int below = 0;
        for (int i = 0; i <= 100; ++i) {
            const QRectF place = FlightOverlay::placeOf(*tile, i / 100.0);
            if (place.bottom() > edge + 1) {
                ++below;
                QCOMPARE(place.center().x(), tile->from.center().x());
            }
        }
        QVERIFY(below > 5);
        QCOMPARE(FlightOverlay::placeOf(*tile, 1), tile->to);
        shown.view.animation().setSpeed(AnimationSpeed::Off);
    }

    void movesAreShownOnTheirWay() {
        ActingFixture shown(smallGame(2));
        QVERIFY(shown.toActions());
        auto& overlay = *shown.view.findChild<FlightOverlay*>();
        Takeoffs takeoffs(shown.view);
        const game::Move guard = shown.board.interaction().moves().under('g').front()->move;
        QVERIFY(shown.session.play(guard));
        QVERIFY(shown.settle());
        QVERIFY2(takeoffs.count == 0, "off unless the window turns it on");
        shown.session.undo();
        QVERIFY(shown.settle());

        shown.view.animation().setSpeed(AnimationSpeed::Slow);
        bool flew = false;
        bool ended = false;
        // The window doesn't wait for it: taking back ends it.
        takeoffs.inTheAir = [&] {
            flew = overlay.flying();
            shown.session.undo();
            ended = !overlay.flying();
        };
        QVERIFY(shown.session.play(guard));
        QTRY_VERIFY(ended);
        QVERIFY(flew);
        QCOMPARE(takeoffs.count, 1);
        QCOMPARE(takeoffs.flights.size(), 1U);
        QVERIFY(takeoffs.flights.front().from != takeoffs.flights.front().to);
        QVERIFY(shown.settle());
        // A token comes from the supply to the player's card.
        QVERIFY(shown.session.play(shown.board.interaction().moves().under('t').front()->move));
        QTRY_COMPARE(takeoffs.count, 2);
        auto& card = *shown.view.findChild<PlayerCard*>("player1");
        const QRectF hand(card.mapTo(&shown.view, QPoint(0, 0)), card.size());
        QVERIFY(hand.contains(takeoffs.flights.front().to));
        QTRY_VERIFY(!overlay.flying());
        shown.view.animation().setSpeed(AnimationSpeed::Fast);
        flew = ended = false;
        // And so does closing.
        takeoffs.inTheAir = [&] {
            flew = overlay.flying();
            shown.view.close();
            ended = !overlay.flying();
        };
        QVERIFY(shown.session.play(shown.board.interaction().moves().under('g').front()->move));
        QTRY_VERIFY(ended);
        QVERIFY(flew);
        shown.view.animation().setSpeed(AnimationSpeed::Off);
    }

    /// Until one chooses.
    void movesAreShownUnlessTheDesktopWantsLittleMotion() {
        applyTheme(ThemeChoice::Light);
        ActingFixture shown(smallGame(2));
        QVERIFY(shown.toActions());
        AnimationController& animation = shown.view.animation();
        Takeoffs takeoffs(shown.view);
        const game::Move guard = shown.board.interaction().moves().under('g').front()->move;
        const auto isShown = [&](bool calm, AnimationSpeed speed) {
            applyMotion(calm);
            animation.setSpeed(speed);
            const int before = takeoffs.count;
            const bool played = shown.session.play(guard) && shown.settle();
            shown.session.undo();
            return played && shown.settle() && takeoffs.count > before;
        };
        QVERIFY(isShown(false, AnimationSpeed::AsDesktop));
        QVERIFY(!isShown(true, AnimationSpeed::AsDesktop));
        QVERIFY(isShown(true, AnimationSpeed::Slow));
        applyMotion(false);
        animation.setSpeed(AnimationSpeed::Off);
    }
};

QTEST_MAIN(TestPlayActing)
#include "tst_play_acting.moc"
