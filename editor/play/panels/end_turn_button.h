#pragma once

#include "engine/games/game.h"

#include <QPushButton>

#include <optional>

namespace tilewright {

/// Ends the turn. Always at the same place; where the turn can't be ended, disabled with the reason.
class EndTurnButton : public QPushButton {
    Q_OBJECT

public:
    explicit EndTurnButton(QWidget* parent = nullptr);

    /// The move that ends the turn here, or the reason why there is none.
    void offer(const game::Position& position, const game::MoveList& moves);
    /// Nobody decides here; `why` says who does.
    void setNothing(const QString& why);

signals:
    void moveChosen(tilewright::game::Move move);

private:
    void explain(const QString& words);

    std::optional<game::Move> move_;
};

} // namespace tilewright
