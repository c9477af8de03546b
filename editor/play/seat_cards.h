#pragma once

#include "engine/games/table.h"

#include <QObject>

#include <vector>

class QLayout;
class QVBoxLayout;
class QWidget;

namespace tilewright {

class BoardView;
class GameSession;
class HoldingsStrip;
struct OfferedMove;
class PlayerCard;

/// A card for each player, one below the other; what lies on them is taken from there and dragged to the
/// board.
class SeatCards : public QObject {
    Q_OBJECT
public:
    /// All outlive this; `window` has the cards until they are laid out.
    SeatCards(GameSession& session, BoardView& board, QWidget* window);

    /// To be placed once.
    QLayout* layout() const;

    /// Call when another game, or the game another set, is played. Pre: the session has a game.
    void rebuild();
    /// Who holds what, and whose turn it is. Pre: rebuild() was called for that game.
    void show(const game::Table& table);
    /// What players hold of others, with those of the offered moves that are about it.
    void showHeld(const std::vector<OfferedMove>& offered);
    /// Another person or bot plays that seat.
    void refreshSeat(int seat);
    /// Smaller, for low windows.
    void setCompact(bool compact);

    /// Null for who has none.
    PlayerCard* card(int player) const;
    /// Pieces of a hand are taken and dragged; `player` -1: of the supply that is everybody's.
    void connectHoldings(HoldingsStrip& strip, int player);

private:
    GameSession& session_;
    BoardView& board_;
    QWidget* window_;
    QVBoxLayout* column_;
    std::vector<PlayerCard*> cards_;
    bool compact_ = false;
};

} // namespace tilewright
