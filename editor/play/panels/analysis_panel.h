#pragma once

#include "editor/tasks/background_task.h"
#include "editor/theme/panel.h"

#include "engine/game/game.h"
#include "engine/game/record.h"
#include "engine/players/analysis.h"

#include <vector>

class QLabel;
class QToolButton;
class QTreeWidget;

namespace tilewright {

class GameSession;
class SharesChart;
class TaskProgress;

/// What a search thinks of the line played: what each moment was worth to each player, and the biggest
/// mistakes. A click leads to the moment and shows there what would have been better.
class AnalysisPanel : public Panel {
    Q_OBJECT

public:
    explicit AnalysisPanel(GameSession& session, QWidget* parent = nullptr);

    /// Analyses the session's whole line. Pre: it has a game.
    void start();
    /// Hides and cancels.
    void dismiss();
    /// Another game: forgets all.
    void forget();
    /// Call when the session may show another moment.
    void refresh();
    bool busy() const { return task_.busy(); }
    const players::Analysis& analysis() const { return found_.analysis; }
    QTreeWidget* list() const { return list_; }
    void setEffort(const players::AnalysisSettings& effort) { effort_ = effort; }

public slots:
    /// Shows what has been found so far.
    void stop();

signals:
    /// Takes room now.
    void opened();
    /// What would have been better in the moment shown; null for nothing.
    void lookedAt(const tilewright::game::MoveInfo* info);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// A mistake in words.
    struct Entry {
        players::Judgement judgement;
        int turn = 0;
        game::MoveInfo played;
        game::MoveInfo best;
    };
    struct Found {
        players::Analysis analysis;
        std::vector<Entry> mistakes;
        /// Of the position after each move, so that another line is noticed.
        std::vector<quint64> hashes;
    };
    static Found analyse(const game::Record& record, const players::AnalysisSettings& effort,
                         players::Thinking& thinking);
    void showFound(Found found);
    void fillChart();
    void fillList();
    void goTo(int moment);
    void chooseMistake();
    /// Whether the session's present moment is one that was analysed.
    bool fits() const;

    GameSession& session_;
    players::AnalysisSettings effort_;
    Found found_;
    TaskProgress* progress_;
    QWidget* results_;
    SharesChart* chart_;
    QTreeWidget* list_;
    QLabel* words_;
    QToolButton* close_;
    BackgroundTask task_;
};

} // namespace tilewright
