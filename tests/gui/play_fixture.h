#pragma once

#include "editor/play/board/banner.h"
#include "editor/play/board/board_view.h"
#include "editor/play/panels/action_panel.h"
#include "editor/play/play_view.h"
#include "editor/play/record_controller.h"
#include "editor/play/session/game_session.h"
#include "editor/words/game_words.h"

#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "tests/waiting.h"

#include <QTest>

namespace tilewright {

/// The small bundled set, played by random bots; `firstKind` plays seat 1.
inline GameSetup bundledGame(int players, const QString& firstKind = QStringLiteral("random")) {
    GameSetup setup;
    setup.tileSet = *readTileSet(bundledText("beneath/learning.tileset.json")).value;
    setup.map = *readMap(bundledText(defaultMap)).value;
    setup.seed = 11;
    for (int seat = 0; seat < players; ++seat)
        setup.seats.push_back({seatColourName(seat), seat == 0 ? firstKind : QStringLiteral("random")});
    return setup;
}

/// A play mode on the screen.
struct PlayFixture {
    PlayView view;
    BoardView& board = *view.findChild<BoardView*>();
    ActionPanel& actions = *view.findChild<ActionPanel*>();
    Banner& banner = *view.findChild<Banner*>();
    GameSession& session = *view.session();

    PlayFixture() {
        view.resize(1280, 860);
        view.show();
    }
    void play(const GameSetup& setup) {
        session.setSpeed(0);
        view.records().newGame(setup);
    }
    QPoint middleOf(Cell cell) const { return board.mapFromScene(cellRect(cell).center()); }
    void click(Cell cell) { QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, middleOf(cell)); }
    /// Plays the first action of the list by its keys: no action is selected before.
    void playFirstOfList() {
        QTest::keyClick(actions.list(), Qt::Key_Down);
        QTest::keyClick(actions.list(), Qt::Key_Return);
    }
    /// Plays the action that the list shows, or goes to the first one by its keys.
    void playCurrentOfList() {
        for (int key = 0; key < 8 && !actions.list()->currentIndex().parent().isValid(); ++key)
            QTest::keyClick(actions.list(), key % 2 == 0 ? Qt::Key_Right : Qt::Key_Down);
        QTest::keyClick(actions.list(), Qt::Key_Return);
    }
    /// Up to the first laying of the person at seat 1: both choose their picks, he by keys in the list.
    bool reachLaying() {
        return test::waitFor(
                   [this] { return session.waitsForPerson() && actions.list()->model()->rowCount() > 0; }) &&
               (playFirstOfList(), true) &&
               test::waitFor([this] { return session.waitsForPerson() && !board.layings().empty(); });
    }
    /// The window shows the position.
    bool caughtUp() const {
        return session.over() || (board.decision() && board.decision()->equals(session.position()));
    }
    int laidTiles() const { return static_cast<int>(session.position().table().tiles.size()); }
};

} // namespace tilewright
