#pragma once

#include <QList>
#include <QTimer>
#include <QWidget>

#include <memory>

class QAction;
class QBoxLayout;
class QLabel;
class QVBoxLayout;

namespace tilewright::game {
struct Table;
}

namespace tilewright {

class DecisionController;
class ActionPanel;
class AdviceController;
class AnimationController;
class Banner;
class BoardView;
class DrawnTileView;
class EndTurnButton;
class FeedbackController;
class GameSession;
class HoldingsStrip;
class LogPanel;
class Panel;
class PlayActions;
class PlayColumns;
class PointsPanel;
class QuestionBar;
class RecordController;
class ReplayController;
class SeatCards;
class SpacePanel;
class TransportBar;

/// The play mode: board, hands, what can be done, and what was done. Knows no rules; shows what the session's
/// position tells. What is done with it its controllers do.
class PlayView : public QWidget {
    Q_OBJECT

public:
    /// Shows the session's game, if it has one; null: makes its own session. The session may outlive the
    /// view.
    explicit PlayView(std::shared_ptr<GameSession> session = nullptr, QWidget* parent = nullptr);
    ~PlayView() override;

    GameSession* session() const { return session_.get(); }
    RecordController& records() const { return *records_; }
    ReplayController& replay() const { return *replay_; }
    AnimationController& animation() const { return *animation_; }
    /// For the menu of the game, and for that of its board.
    QList<QAction*> gameActions() const;
    QList<QAction*> boardActions() const;
    /// "turn 31 · 112 tiles left · seed 42"
    const QString& statusText() const { return status_; }

    /// What the user chose for the board, and keeps.
    void readSettings();

signals:
    /// The same game from the start, with the present state of its set.
    void againWanted();
    void editTileWanted(const QString& tileId);
    void statusTextChanged(const QString& text);
    /// The status text until the next: what was done, or why something can't be.
    void said(const QString& text);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void layOut();
    QWidget* makeConsole();
    QWidget* makeTurnRow(Panel& console, QVBoxLayout& words);
    QBoxLayout* makeSupplyRow();
    QWidget* makeMain();
    QWidget* makeSide();
    void connectSession();
    void connectParts();
    void connectControllers();
    void showGame();
    void showOtherSet();
    void scheduleRefresh();
    void refresh();
    void showTable(const game::Table& table);
    void showPrompt(const game::Table& table);
    void showTilesLeft(QWidget* button);
    void announceEnd();
    void tellPreviousKept(bool unfinished);

    std::shared_ptr<GameSession> session_;
    BoardView* board_;
    Banner* banner_;
    ActionPanel* actions_;
    LogPanel* log_;
    DrawnTileView* drawn_;
    HoldingsStrip* supply_;
    QLabel* supplyLabel_ = nullptr;
    QLabel* prompt_;
    AdviceController* advice_;
    FeedbackController* feedback_;
    PointsPanel* points_;
    SpacePanel* spaces_;
    QuestionBar* question_;
    EndTurnButton* endTurn_;
    SeatCards* cards_;
    AnimationController* animation_;
    RecordController* records_;
    std::unique_ptr<PlayActions> commands_;
    TransportBar* transport_;
    PlayColumns* columns_ = nullptr;
    DecisionController* acting_ = nullptr;
    ReplayController* replay_ = nullptr;
    QTimer refresh_;
    QString status_;
};

} // namespace tilewright
