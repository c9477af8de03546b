#pragma once

#include "editor/playtest/health/findings.h"
#include "editor/theme/panel.h"
#include "engine/game/ruleset.h"
#include "engine/playtest/goals.h"

#include <memory>
#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;

namespace tilewright {

/// What figures shall be, and whether they are. The goals are kept for all files of the same kind of game.
class GoalsPanel : public Panel {
    Q_OBJECT
public:
    explicit GoalsPanel(QWidget* parent = nullptr);
    ~GoalsPanel() override;

    void setFindings(const FindingsPointer& found);
    /// Shows the goals for sets of these rules: those kept, else what their yardstick proposes.
    void setRules(const game::Ruleset& rules);
    /// `definition`: what the figure means, where a playtest has told it. A figure has one goal: nothing is
    /// added where it has one already.
    void addGoal(const playtest::Goal& goal, bool isShare, const Text& definition = {});
    /// As they stand there, without those that say nothing yet.
    std::vector<playtest::Goal> goals() const;
    /// One for each goal, in words.
    QStringList verdicts() const;

private:
    struct Row;

    QString settingsKey() const;
    void readSettings();
    void writeSettings() const;
    void remove(const Row* row);
    void layRows();
    void askForFigure();
    void judge();
    QString meaning(const Row& row) const;
    /// Why a goal can't be met, in the units of its fields; empty where it may be.
    QString troubleOf(const Row& row) const;
    void take(const QString& id);
    bool isKnownShare(const std::string& figure) const;

    FindingsPointer found_;
    const game::Ruleset* rules_;
    std::vector<std::unique_ptr<Row>> rows_;
    QGridLayout* grid_;
    QPushButton* add_;
};

} // namespace tilewright
