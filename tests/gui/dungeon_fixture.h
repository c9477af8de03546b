#pragma once

#include "editor/play/board/question_bar.h"
#include "editor/play/panels/holdings_strip.h"
#include "editor/play/panels/player_card.h"
#include "editor/play/panels/prison_row.h"
#include "editor/play/panels/space_panel.h"
#include "editor/play/panels/space_view.h"
#include "editor/words/game_words.h"
#include "tests/gui/acting_fixture.h"

#include "engine/model/companions.h"
#include "tests/waiting.h"

#include <array>

namespace tilewright {

/// Persons at all seats, with as many tiles of the dragon's and the towers' sets as told.
inline GameSetup dungeonGame(int players, int tiles, bool towerActions = false, quint64 seed = 7) {
    const auto load = [](const char* name) {
        return *readTileSet(bundledText(std::string("landscape/") + name + ".tileset.json")).value;
    };
    const std::array sets{load("princess-dragon"), load("tower"), load("base")};
    GameSetup setup;
    setup.ruleset = "dungeon";
    setup.tileSet = *combine(sets).value;
    setup.map = *readMap(bundledText("landscape/start.map.json")).value;
    setup.seed = seed;
    setup.options = {{"towerActions", towerActions}, {"pieces", {"large", "mayor"}}};
    for (int seat = 0; seat < players; ++seat)
        setup.seats.push_back({seatColourName(seat), personKind});
    // The start tile stays; of the others every second one, so that all sets have some.
    int left = tiles;
    int number = 0;
    for (Tile& tile : setup.tileSet.tiles) {
        const bool start = tile.id == setup.map.chambers.front().tile;
        const bool plays = start || (left > 0 && number++ % 2 == 0 && tile.count > 0);
        tile.count = plays ? 1 : 0;
        left -= plays && !start ? 1 : 0;
    }
    return setup;
}

/// A game with spaces beside the board, played by hand.
struct DungeonFixture : ActingFixture {
    explicit DungeonFixture(const GameSetup& setup) : ActingFixture(setup) {}

    SpacePanel& panel = *view.findChild<SpacePanel*>();
    QuestionBar& question = *view.findChild<QuestionBar*>();

    SpaceView* space() const { return panel.findChild<SpaceView*>(); }
    std::vector<OfferedMove> offered() const {
        game::MoveList moves;
        session.position().legalMoves(moves);
        std::vector<OfferedMove> all;
        for (const game::Move move : moves)
            all.push_back({move, session.position().describe(move)});
        return all;
    }
    QPushButton* answer(char key) const {
        return question.findChild<QPushButton*>(QStringLiteral("answer-%1").arg(QLatin1Char(key)));
    }
    void clickOn(QWidget* widget, QPointF at) { QTest::mouseClick(widget, Qt::LeftButton, {}, at.toPoint()); }
    /// Where an entry of the board is drawn.
    QPointF entryPoint(const MoveOrigin& wanted) {
        std::size_t number = 0;
        for (const MoveOrigin& origin : board.interaction().moves().origins()) {
            if (&origin == &wanted)
                return board.board().interactionMarks().entries.at(number).place.center();
            if (origin.what == MoveOrigin::What::Entry)
                ++number;
        }
        return {};
    }
    const MoveOrigin* originFor(game::Move move) {
        for (const MoveOrigin& origin : board.interaction().moves().origins())
            for (const auto* places : {&origin.spaces})
                for (const auto& [space, moves] : *places)
                    for (const OfferedMove* one : moves)
                        if (one->move == move)
                            return &origin;
        return gripOf(move);
    }
    void clickTarget(const game::MoveInfo& info) {
        if (info.cell && info.feature)
            clickScene(board.board().offeredPlace(*info.cell, *info.feature).center());
        else if (info.cell)
            clickScene(cellRect(*info.cell).center());
        else
            clickOn(space(), QPointF(space()->width() - 4, space()->height() - 4));
    }
    /// By clicks on board, panel, cards and questions.
    bool actByMouse(const OfferedMove& offered) {
        const game::MoveInfo info = offered.info;
        const int before = session.moveNumber();
        if (const MoveOrigin* origin = originFor(offered.move)) {
            const MoveOrigin::What what = origin->what;
            const bool inSpace = !origin->inSpace().empty();
            const game::Piece piece = origin->piece;
            // Beings that alone can move are held already.
            const bool held = board.interaction().held() != nullptr;
            if (!held && inSpace)
                clickOn(space(), space()->placeOf(piece).center());
            else if (!held)
                clickScene(what == MoveOrigin::What::Entry ? entryPoint(*origin)
                                                           : board.board().placeOf(piece).center());
            if (board.interaction().held() && board.interaction().held()->what == MoveOrigin::What::Entry)
                clickScene(cellRect(info.takes ? info.takes->cell : *info.cell).center());
            else if (session.moveNumber() == before && board.interaction().held())
                clickTarget(info);
        } else if (QPushButton* reply = question.isVisible() ? answer(info.key) : nullptr) {
            QTest::mouseClick(reply, Qt::LeftButton);
        } else if (info.other >= 0) {
            for (auto* button : view.findChildren<QToolButton*>(QStringLiteral("buyBack")))
                if (button->isVisible() &&
                    button->property("move") == QVariant::fromValue<qulonglong>(offered.move.bits)) {
                    QTest::mouseClick(button, Qt::LeftButton);
                    break;
                }
        } else if (!actByList(offered.move)) {
            return false;
        }
        if (session.moveNumber() == before && choice() && !chooseInDialog(offered.move, false))
            return false;
        return test::waitFor([&] { return session.moveNumber() > before; });
    }
    /// Plays at random, without hands, until one of the moves on offer is wanted. False if the game ends.
    template <class Wanted>
    bool playUntil(Wanted wanted, quint64 salt = 0) {
        quint64 random = 88172645463325252ULL + salt * 7919;
        while (!session.over()) {
            const std::vector<OfferedMove> all = offered();
            if (std::ranges::any_of(all, [&](const OfferedMove& m) { return wanted(m.info); }))
                return true;
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            if (!session.play(all[random % all.size()].move))
                return false;
        }
        return false;
    }
};

} // namespace tilewright
