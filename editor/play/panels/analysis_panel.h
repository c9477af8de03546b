#pragma once

#include "editor/common/panel.h"
#include "editor/tasks/background_task.h"

#include "engine/bots/analysis.h"
#include "engine/games/game.h"
#include "engine/games/record.h"

#include <vector>

class QLabel;
class QToolButton;
class QTreeWidget;

namespace tilewright {

class GameSession;
class WinProbabilityChart;
class TaskProgress;

/// A search's analysis of the played line: each player's chances at each moment, and the largest mistakes. A
/// click goes to the moment and shows the better move there.
class AnalysisPanel : public Panel {
    Q_OBJECT

public:
    explicit AnalysisPanel(GameSession& session, QWidget* parent = nullptr);

    /// Analyses the session's whole line. Pre: it has a game.
    void start();
    /// Hides and cancels.
    void dismiss();
    /// Call for another game: clears everything.
    void forget();
    /// Call when the session may show another moment.
    void refresh();
    bool busy() const { return task_.busy(); }
    const bots::Analysis& analysis() const { return found_.analysis; }
    QTreeWidget* list() const { return list_; }
    void setEffort(const bots::AnalysisSettings& effort) { effort_ = effort; }

public slots:
    /// Stops and shows the results so far.
    void stop();

signals:
    /// The panel was opened and takes up space.
    void opened();
    /// The better move at the shown moment; null for none.
    void previewChanged(const tilewright::game::MoveInfo* info);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// A described mistake.
    struct Entry {
        bots::RatedDecision decision;
        int turn = 0;
        game::MoveInfo played;
        game::MoveInfo best;
    };
    struct Found {
        bots::Analysis analysis;
        std::vector<Entry> mistakes;
        /// Hash of the position after each move, to detect another line.
        std::vector<quint64> hashes;
    };
    static Found analyse(const game::Record& record, const bots::AnalysisSettings& effort,
                         bots::ThinkingControl& thinking);
    void showFound(Found found);
    void fillChart();
    void fillList();
    void goTo(int moment);
    void chooseMistake();
    /// Whether the session's present moment was analysed.
    bool fits() const;

    GameSession& session_;
    bots::AnalysisSettings effort_;
    Found found_;
    TaskProgress* progress_;
    QWidget* results_;
    WinProbabilityChart* chart_;
    QTreeWidget* list_;
    QLabel* words_;
    QToolButton* close_;
    BackgroundTask task_;
};

} // namespace tilewright
