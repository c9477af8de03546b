#pragma once

#include "engine/games/ruleset.h"
#include "engine/playtest/goals.h"

#include <QList>
#include <QString>
#include <QWidget>

#include <utility>
#include <vector>

class QPushButton;
class QTableWidget;
class QToolButton;

namespace tilewright {

/// The goals of a study or a tuning, each with its weight.
class GoalsTable : public QWidget {
    Q_OBJECT
public:
    explicit GoalsTable(QWidget* parent = nullptr);

    /// Figures that are proposed for goals.
    void setRules(const game::Ruleset& rules) { rules_ = &rules; }
    /// More of them, by meaning and id: those that games have.
    void setFigures(const QList<std::pair<QString, QString>>& figures) { figures_ = figures; }
    /// Those that the rules' quality targets propose.
    void propose();
    void show(const std::vector<playtest::Goal>& goals);
    /// Without those that have neither end.
    std::vector<playtest::Goal> goals() const;

signals:
    void changed();

private:
    void add(const playtest::Goal& goal);
    void nameFields(int row);
    void askForFigure();
    void remove();

    const game::Ruleset* rules_;
    QList<std::pair<QString, QString>> figures_;
    QTableWidget* table_;
    QPushButton* add_;
    QToolButton* remove_;
};

} // namespace tilewright
