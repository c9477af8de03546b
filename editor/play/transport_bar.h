#pragma once

#include <QWidget>

class QLabel;
class QSlider;

namespace tilewright {

class GameSession;
class PlayActions;

/// Start, pause, step and speed; and a slider over all moves of the game.
class TransportBar : public QWidget {
    Q_OBJECT

public:
    TransportBar(GameSession& session, const PlayActions& actions, QWidget* parent = nullptr);
    void refresh();

private:
    void setSpeedStep(int step);

    GameSession& session_;
    QSlider* speed_;
    QLabel* speedText_;
    QSlider* moves_;
    QLabel* moveText_;
};

} // namespace tilewright
