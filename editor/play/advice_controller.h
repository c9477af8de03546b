#pragma once

#include <QList>
#include <QObject>

class QAction;

namespace tilewright {

class AnalysisPanel;
class BoardView;
class GameSession;
class HintPanel;
class ThinkingBar;

/// The help of searching bots: they can be hurried and stopped, give hints, and analyse games. Makes the
/// actions and widgets for it; the play mode places them.
class AdviceController : public QObject {
    Q_OBJECT

public:
    /// Both outlive this; `window` has the parts until they are placed.
    AdviceController(GameSession& session, BoardView& board, QWidget* window);

    /// Call when the session's position or decision may have changed.
    void refresh();
    /// In menu order.
    QList<QAction*> actions() const { return {hint_, analyse_, hurry_, stop_}; }
    ThinkingBar* bar() const { return bar_; }
    HintPanel* hints() const { return hints_; }
    AnalysisPanel* analysis() const { return analysis_; }

private:
    void enable();

    GameSession& session_;
    QAction* hurry_;
    QAction* stop_;
    QAction* hint_;
    QAction* analyse_;
    ThinkingBar* bar_;
    HintPanel* hints_;
    AnalysisPanel* analysis_;
};

} // namespace tilewright
