#pragma once

#include "engine/bots/bot.h"
#include "engine/games/table.h"

#include <QFrame>

#include <vector>

class QGridLayout;
class QLabel;
class QMenu;
class QToolButton;

namespace tilewright {

struct SeatSetup;
class HoldingsStrip;
class PrisonRow;

/// One player: name, holdings, points if the game ended now, and whether it is the player's turn.
class PlayerCard : public QFrame {
    Q_OBJECT

public:
    PlayerCard(int seat, const std::vector<bots::BotSpec>& bots, QWidget* parent = nullptr);

    void setSeat(const SeatSetup& setup);
    QRect pointsPlace() const;
    void setHand(const game::Seat& hand);
    void setOnTurn(bool onTurn);
    void setWinner(bool winner);
    /// Smaller, for low windows.
    void setCompact(bool compact);
    HoldingsStrip& holdings() const { return *holdings_; }
    /// The pieces of others that the player holds.
    PrisonRow& held() const { return *held_; }

signals:
    /// Another person or bot is to play from now on.
    void kindChosen(int seat, const QString& kind);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void fillMenu(const std::vector<bots::BotSpec>& bots);
    void showSeatPiece();
    /// Who plays stands below the name where one row is too narrow for all.
    void layHeading();

    int seat_;
    game::Seat hand_;
    bool onTurn_ = false;
    bool winner_ = false;
    QLabel* seatPiece_;
    QLabel* name_;
    QLabel* points_;
    QToolButton* kind_;
    QMenu* menu_;
    HoldingsStrip* holdings_;
    PrisonRow* held_;
    QGridLayout* heading_;
    bool twoRows_ = false;
};

} // namespace tilewright
