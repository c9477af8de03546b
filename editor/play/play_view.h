#pragma once

#include "editor/play/game_setup.h"

#include "engine/tileset/issue.h"

#include <QList>
#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QAction;
class QLabel;
class QSplitter;
class QVBoxLayout;

namespace tilewright {

class ActionPanel;
class Banner;
class BoardView;
class DrawnTileView;
class GameSession;
class HoldingsStrip;
class LogPanel;
class PlayActions;
class PlayerCard;
class TransportBar;

/// The play mode: board, hands, what can be done, and what was done. Knows no rules; shows what the session's
/// position tells and hands back the move that is chosen.
class PlayView : public QWidget {
    Q_OBJECT

public:
    explicit PlayView(QWidget* parent = nullptr);
    ~PlayView() override;

    /// Starts a game and lets it run. What forbids the game is told in a banner over the board.
    void newGame(const GameSetup& setup);
    /// Shows a `*.game.json`. False, with a banner that tells why, if nothing of it can be shown.
    bool openRecord(const QString& path);

    /// What "New game..." begins with as long as no game was started: set, map, options, seats.
    void setProposal(const GameSetup& setup) { proposal_ = setup; }

    QList<QAction*> viewActions() const;
    GameSession* session() const { return session_.get(); }

public slots:
    void askForNewGame();
    void askForRecord();
    void askWhereToSave();

signals:
    /// "turn 31 · 112 tiles left · seed 42"
    void statusTextChanged(const QString& text);

private:
    void layOut();
    void connectParts();
    void rebuildCards();
    void shareLists();
    void scheduleRefresh();
    void refresh();
    void refreshDecision();
    void announceEnd();
    void showIssues(const QString& headline, const Issues& issues);

    std::unique_ptr<GameSession> session_;
    GameSetup proposal_;
    BoardView* board_ = nullptr;
    Banner* banner_ = nullptr;
    ActionPanel* actions_ = nullptr;
    LogPanel* log_ = nullptr;
    TransportBar* transport_ = nullptr;
    DrawnTileView* drawn_ = nullptr;
    HoldingsStrip* supply_ = nullptr;
    QLabel* prompt_ = nullptr;
    QSplitter* lists_ = nullptr;
    QVBoxLayout* cardLayout_ = nullptr;
    std::vector<PlayerCard*> cards_;
    QTimer refresh_;
    /// Hash of the position whose moves are offered now.
    std::optional<quint64> offered_;
    std::unique_ptr<PlayActions> viewActions_;
};

} // namespace tilewright
