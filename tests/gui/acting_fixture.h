#pragma once

#include "editor/play/panels/action_model.h"
#include "editor/play/panels/choice_dialog.h"
#include "editor/words/translated_text.h"
#include "tests/gui/play_fixture.h"
#include "tests/waiting.h"

#include <QApplication>
#include <QPushButton>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

namespace tilewright {

/// Everything an escape needs is near, and the set is small: persons at all seats.
inline GameSetup smallGame(int players, int tiles = 12) {
    using enum SideContent;
    GameSetup setup = bundledGame(players, personKind);
    for (SeatSetup& seat : setup.seats)
        seat.kind = personKind;
    const auto room = [&](int x, int y, Room kind, Sides sides, int seat) {
        tilewright::Chamber chamber;
        chamber.cell = {x, y};
        chamber.room = kind;
        chamber.sides = sides;
        chamber.seat = seat;
        setup.map.chambers.push_back(chamber);
    };
    setup.map.chambers.clear();
    room(0, 0, Room::Entrance, {SkullGreen, Open, Open, Open}, 0);
    room(1, 0, Room::KeyRoom, {Earth, Earth, Earth, KeyRoomDoor}, 0);
    room(0, 1, Room::GuardChamber, {SkullRed, Open, Special, Open}, 0);
    room(-1, 1, Room::Chamber, {Earth, Open, Open, Earth}, 0);
    room(2, 0, Room::Cell, {CellDoor, CellDoor, CellDoor, Earth}, 1);
    room(3, 0, Room::Guardhouse, {GuardhouseDoor, GuardhouseDoor, GuardhouseDoor, GuardhouseDoor}, 0);
    room(3, -1, Room::Cell, {CellDoor, CellDoor, CellDoor, Earth}, 2);
    room(3, 1, Room::Cell, {CellDoor, Earth, CellDoor, CellDoor}, 3);
    room(4, 0, Room::Cell, {Earth, CellDoor, Earth, CellDoor}, 4);
    for (Tile& tile : setup.tileSet.tiles)
        tile.count = 0;
    for (int i = 0; i < tiles; ++i)
        ++setup.tileSet.tiles[static_cast<std::size_t>(i * 7) % setup.tileSet.tiles.size()].count;
    std::erase_if(setup.tileSet.tiles, [](const Tile& tile) { return tile.count == 0; });
    setup.options = {{"pickColours", 8}, {"startingPicks", 4}, {"silverCost", 1}};
    return setup;
}

/// A game in which persons act on the board.
struct ActingFixture : PlayFixture {
    explicit ActingFixture(const GameSetup& setup) { play(setup); }

    const ActionModel& model() const { return *qobject_cast<ActionModel*>(actions.list()->model()); }
    ChoiceDialog* choice() const {
        auto* dialog = qobject_cast<ChoiceDialog*>(QApplication::activeModalWidget());
        return dialog;
    }
    /// The window has caught up with the position.
    bool settle() {
        return test::waitFor([this] { return caughtUp(); });
    }
    /// Through the picks.
    bool toLaying() {
        return playFirstUntil([this] { return !board.layings().empty(); });
    }
    /// Through the picks and the first laying. Blue picks alone: the Prisoner can't be released.
    bool toActions() {
        return playFirstUntil([this] { return board.interaction().active(); });
    }
    /// Plays the first of the legal moves each time.
    template <class Reached>
    bool playFirstUntil(const Reached& reached) {
        for (int i = 0; i < 8 && settle(); ++i) {
            if (reached())
                return true;
            game::MoveList moves;
            session.position().legalMoves(moves);
            if (!session.play(moves[0]))
                return false;
        }
        return false;
    }
    QModelIndex indexOf(game::Move move) const {
        for (int g = 0; g < model().rowCount(); ++g) {
            const QModelIndex heading = model().index(g, 0);
            for (int row = 0; row < model().rowCount(heading); ++row)
                if (model().move(model().index(row, 0, heading)) == move)
                    return model().index(row, 0, heading);
        }
        return {};
    }
    void clickScene(QPointF at) {
        QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, board.mapFromScene(at));
    }
    QPointF pointOf(const MoveOrigin& origin) {
        switch (origin.what) {
        case MoveOrigin::What::Piece:
        case MoveOrigin::What::Removal:
            return board.board().placeOf(origin.piece).center();
        case MoveOrigin::What::Entry:
            return entryPlace(origin.cell).center();
        case MoveOrigin::What::Side:
            return sidePoint(origin.cell, origin.side);
        case MoveOrigin::What::Chamber:
        case MoveOrigin::What::Arrival:
            break;
        }
        return cellRect(origin.cell).center();
    }
    /// Where on the board the move is offered; null if it has no place there.
    const MoveOrigin* gripOf(game::Move move) {
        for (const MoveOrigin& origin : board.interaction().moves().origins())
            for (const auto& [cell, moves] : origin.targets)
                for (const OfferedMove* offered : moves)
                    if (offered->move == move)
                        return &origin;
        return nullptr;
    }
    /// Picks the move among those of the open dialog, by mouse or by keys.
    bool chooseInDialog(game::Move move, bool byKeys) {
        const game::MoveInfo wanted = session.position().describe(move);
        if (!test::waitFor([this] { return choice() != nullptr; }))
            return false;
        ChoiceDialog* dialog = choice();
        if (!test::waitFor([&] { return QApplication::activeWindow() == dialog; }))
            return false;
        auto* ok = dialog->findChild<QPushButton*>("choiceOk");
        if (!ok) {
            for (auto* button : dialog->findChildren<QPushButton*>())
                if (button->property("move") == QVariant::fromValue<qulonglong>(move.bits)) {
                    if (byKeys)
                        QTest::keyClick(dialog, button->objectName().back().toLatin1());
                    else
                        QTest::mouseClick(button, Qt::LeftButton);
                    return true;
                }
            return false;
        }
        const auto press = [&](const char* row, const std::vector<game::Holding>& holdings) {
            for (const game::Holding& h : holdings)
                if (auto* button = dialog->findChild<QToolButton*>(
                        QStringLiteral("%1-%2").arg(QLatin1String(row), toQString(h.kind))))
                    for (int i = 0; i < h.count; ++i) {
                        if (byKeys)
                            QTest::keyClick(button, Qt::Key_Space);
                        else
                            QTest::mouseClick(button, Qt::LeftButton);
                    }
        };
        press("pay", wanted.pays);
        press("take", wanted.gains);
        if (!ok->isEnabled())
            return false;
        if (byKeys)
            QTest::keyClick(dialog, Qt::Key_Return);
        else
            QTest::mouseClick(ok, Qt::LeftButton);
        return true;
    }
    /// Plays a move by clicks on the board. False if it can't be done there.
    bool actOnBoard(game::Move move) {
        const MoveOrigin* found = gripOf(move);
        if (!found)
            return false;
        const MoveOrigin origin = *found;
        const game::MoveInfo info = session.position().describe(move);
        const int before = session.moveNumber();
        const bool pays = session.position().pays(move);
        clickScene(pointOf(origin));
        if (origin.what == MoveOrigin::What::Piece) {
            if (!board.interaction().held() || !(board.interaction().held()->piece == origin.piece))
                return false;
            clickScene(cellRect(*info.cell).center());
        } else if (origin.what == MoveOrigin::What::Chamber || origin.what == MoveOrigin::What::Side) {
            // What is paid is seen before it is paid.
            const bool asks = board.interaction().held() != nullptr;
            if (asks && (session.moveNumber() != before || choice() || board.pointerText().isEmpty() ||
                         board.board().interactionMarks().targets.empty()))
                return false;
            if (asks)
                clickScene(pointOf(origin));
            else if (pays)
                return false;
        }
        if (session.moveNumber() == before && !chooseInDialog(move, false))
            return false;
        return test::waitFor([&] { return session.moveNumber() == before + 1; });
    }
    /// Plays a move by the list: a click on it, a click on the button below.
    bool actByList(game::Move move) {
        const QModelIndex index = indexOf(move);
        if (!index.isValid())
            return false;
        QTreeView& list = *actions.list();
        list.setExpanded(index.parent(), true);
        list.scrollTo(index);
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(index).center());
        const int before = session.moveNumber();
        QTest::mouseClick(actions.findChild<QPushButton*>("playAction"), Qt::LeftButton);
        return session.moveNumber() == before + 1;
    }
};

} // namespace tilewright
