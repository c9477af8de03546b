#pragma once

#include "editor/tasks/background_task.h"
#include "editor/theme/panel.h"

#include "engine/game/game.h"

#include <vector>

class QLabel;
class QToolButton;
class QTreeWidget;

namespace tilewright {

class GameSession;
class TaskProgress;

/// The three best moves of the position shown, with what they are worth, by a search that runs aside. Looking
/// at one shows it on the board; a double click or Enter plays it. Goes when the position does.
class HintPanel : public Panel {
    Q_OBJECT

public:
    explicit HintPanel(const GameSession& session, QWidget* parent = nullptr);

    /// Pre: a game that is not over.
    void ask();
    /// Hides, and forgets what was asked.
    void forget();
    /// Call when the session may have another position.
    void refresh();
    bool thinking() const { return task_.busy(); }
    const std::vector<players::RatedMove>& moves() const { return moves_; }
    QTreeWidget* list() const { return list_; }
    /// Visits of the search, all threads together.
    void setIterations(std::uint32_t iterations) { iterations_ = iterations; }

signals:
    /// Null: at nothing any more.
    void lookedAt(const tilewright::game::MoveInfo* info);
    void moveChosen(tilewright::game::Move move);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showMoves(std::vector<players::RatedMove> moves);
    void look();
    void play();

    const GameSession& session_;
    std::uint32_t iterations_;
    quint64 asked_ = 0;
    std::vector<players::RatedMove> moves_;
    std::vector<game::MoveInfo> infos_;
    TaskProgress* progress_;
    QTreeWidget* list_;
    QLabel* words_;
    QToolButton* close_;
    BackgroundTask task_;
};

} // namespace tilewright
