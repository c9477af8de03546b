#pragma once

#include "editor/common/panel.h"
#include "editor/tasks/background_task.h"

#include "engine/bots/bot.h"
#include "engine/games/game.h"

#include <vector>

class QLabel;
class QToolButton;
class QTreeWidget;

namespace tilewright {

class GameSession;
class TaskProgress;

/// The three best moves of the shown position, with their values, from a search in the background. Selecting
/// one previews it on the board; a double click or Enter plays it. Disappears when the position changes.
class HintPanel : public Panel {
    Q_OBJECT

public:
    explicit HintPanel(const GameSession& session, QWidget* parent = nullptr);

    /// Pre: a game that is not over.
    void ask();
    /// Hides, and drops the request.
    void forget();
    /// Call when the session may have another position.
    void refresh();
    bool thinking() const { return task_.busy(); }
    const std::vector<bots::RatedMove>& moves() const { return moves_; }
    QTreeWidget* list() const { return list_; }
    /// Visits of the search, by all threads together.
    void setIterations(std::uint32_t iterations) { iterations_ = iterations; }

signals:
    /// The previewed move; null for none.
    void previewChanged(const tilewright::game::MoveInfo* info);
    void moveChosen(tilewright::game::Move move);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showMoves(std::vector<bots::RatedMove> moves);
    void look();
    void play();

    const GameSession& session_;
    std::uint32_t iterations_;
    quint64 asked_ = 0;
    std::vector<bots::RatedMove> moves_;
    std::vector<game::MoveInfo> infos_;
    TaskProgress* progress_;
    QTreeWidget* list_;
    QLabel* words_;
    QToolButton* close_;
    BackgroundTask task_;
};

} // namespace tilewright
