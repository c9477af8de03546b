#pragma once

#include "editor/common/panel.h"
#include "editor/playtest/findings.h"
#include "editor/playtest/playtest_goals.h"
#include "engine/games/ruleset.h"
#include "engine/playtest/goals.h"

#include <memory>
#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;
class QUndoStack;

namespace tilewright {

/// Goals for figures, and whether they are met. Goals are stored for all files of the same kind of game.
class GoalsPanel : public Panel {
    Q_OBJECT
public:
    explicit GoalsPanel(QWidget* parent = nullptr);
    ~GoalsPanel() override;

    void setFindings(const FindingsPointer& found);
    /// Shows the goals for sets of these rules: the stored ones, or those proposed by their quality targets.
    void setRules(const game::Ruleset& rules);
    /// `definition`: the meaning of the figure, if known from a playtest. A figure has only one goal: if it
    /// has one already, nothing is added.
    void addGoal(const playtest::Goal& goal, bool isShare, const Text& definition = {});
    /// The goals as shown, without incomplete ones.
    std::vector<playtest::Goal> goals() const;
    /// One verdict for each goal, in words; for one that can't be met, why.
    QStringList verdicts() const;
    QUndoStack& undoStack() const { return *undo_; }
    /// Each goal takes two rows, for want of room beside its name.
    void setNarrow(bool narrow);

private:
    struct Row;
    class Change;

    bool eventFilter(QObject* watched, QEvent* event) override;
    /// What was done becomes a step that can be undone.
    void commit();
    void restore(const std::vector<StoredGoal>& goals);
    void dropRows();
    std::vector<StoredGoal> keptRows() const;
    /// Its column is as wide from the start, whatever is said in it.
    int widthOfVerdicts() const;
    QString settingsKey() const;
    void readSettings();
    void writeSettings() const;
    void remove(const Row* row);
    void layRows();
    void askForFigure();
    void judge();
    QString meaning(const Row& row) const;
    /// Why a goal can't be met, in the units of its fields; empty if it can.
    QString troubleOf(const Row& row) const;
    void take(const QString& id);
    bool isKnownShare(const std::string& figure) const;

    FindingsPointer found_;
    bool narrow_ = false;
    const game::Ruleset* rules_;
    std::vector<std::unique_ptr<Row>> rows_;
    QGridLayout* grid_;
    QPushButton* add_;
    QLabel* trouble_;
    QUndoStack* undo_;
    /// The goals after the last step.
    std::vector<StoredGoal> last_;
};

} // namespace tilewright
