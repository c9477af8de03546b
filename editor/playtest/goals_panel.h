#pragma once

#include "editor/playtest/findings.h"
#include "editor/theme/panel.h"
#include "engine/game/ruleset.h"
#include "engine/playtest/goals.h"

#include <memory>
#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;

namespace tilewright {

/// What figures shall be, and whether they are. The goals are kept from session to session, for all files.
class GoalsPanel : public Panel {
    Q_OBJECT
public:
    explicit GoalsPanel(QWidget* parent = nullptr);
    ~GoalsPanel() override;

    void setFindings(const FindingsPointer& found);
    /// Goals about what a game has not are kept, but neither shown nor judged.
    void setYardstick(const game::Yardstick& yardstick);
    /// `definition`: what the figure means, where a playtest has told it. A figure has one goal: nothing is
    /// added where it has one already.
    void addGoal(const playtest::Goal& goal, bool isShare, const Text& definition = {});
    /// As they stand there, without those that say nothing yet.
    std::vector<playtest::Goal> goals() const;
    /// One for each goal, in words.
    QStringList verdicts() const;

private:
    struct Row;

    void readSettings();
    void writeSettings() const;
    void remove(const Row* row);
    void layRows();
    void showRows();
    void askForFigure();
    void judge();
    QString meaning(const Row& row) const;
    /// Why a goal can't be met, in the units of its fields; empty where it may be.
    QString troubleOf(const Row& row) const;
    void take(const QString& id);
    /// Whether games by these rules can have the figure at all.
    bool isOfThese(const std::string& figure) const;
    bool isKnownShare(const std::string& figure) const;

    FindingsPointer found_;
    game::Yardstick yardstick_;
    std::vector<std::unique_ptr<Row>> rows_;
    QGridLayout* grid_;
    QPushButton* add_;
};

} // namespace tilewright
