#pragma once

#include "editor/play/board/move_animation.h"

namespace tilewright {

class DrawnTileView;
class GameSession;
class HoldingsStrip;
class SeatCards;
class SpacePanel;

/// When moves are shown on their way, how fast, and between which places.
class AnimationController : public QObject {
    Q_OBJECT
public:
    /// What things come from and go to beside the board.
    struct Widgets {
        SeatCards& cards;
        HoldingsStrip& supply;
        DrawnTileView& stack;
        SpacePanel& spaces;
    };
    /// All outlive this; `window` holds all of them.
    AnimationController(const GameSession& session, BoardView& board, Widgets widgets, QWidget* window);

    /// Off until settings are read.
    AnimationSpeed speed() const { return speed_; }
    /// Keeps it in the settings.
    void setSpeed(AnimationSpeed speed);
    void readSettings();

    /// The next move is one that a person's hand has shown already.
    void setDragged(MoveAnimation::Dragged dragged) { dragged_ = dragged; }
    /// Call before the window shows the position after a move.
    void prepare(const game::Changes& changes);
    /// Call when it does. Several moves at once are too fast to be followed.
    void start();
    void finish();
    /// Another game: nothing of the one before is still to be shown.
    void forget();

signals:
    void speedChanged();

private:
    MoveAnimation::Dependencies dependencies(Widgets widgets, QWidget* window) const;

    const GameSession& session_;
    AnimationSpeed speed_ = AnimationSpeed::Off;
    MoveAnimation* animation_;
    /// Since the window last showed one.
    int moves_ = 0;
    MoveAnimation::Dragged dragged_;
};

} // namespace tilewright
