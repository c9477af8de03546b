#pragma once

#include <QWidget>

class QAction;
class QHBoxLayout;
class QLabel;
class QSlider;
class QToolButton;

namespace tilewright {

class GameSession;
class PlayActions;
class Timeline;

/// Start, pause, step and speed; and a slider over all moves of the game.
class TransportBar : public QWidget {
    Q_OBJECT

public:
    TransportBar(GameSession& session, const PlayActions& actions, QWidget* parent = nullptr);
    void refresh();
    /// Adds a widget behind the buttons; it never leaves its place.
    void addAtEnd(QWidget* widget);
    /// Adds a button at the end of the timeline.
    void addTimelineButton(QAction* action);

signals:
    /// Whether there is too little room for texts that tooltips show too.
    void narrowChanged(bool narrow);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void setSpeedStep(int step);
    void showMoment();
    void setNarrow(bool narrow);
    int runTextWidth() const;

    GameSession& session_;
    QHBoxLayout* buttons_ = nullptr;
    QToolButton* run_;
    QList<QToolButton*> files_;
    QSlider* speed_;
    QLabel* speedText_;
    Timeline* moves_;
    QHBoxLayout* markButtons_ = nullptr;
    QLabel* moveText_;
    bool narrow_ = false;
};

} // namespace tilewright
