#pragma once

#include "engine/games/ruleset.h"
#include "engine/playtest/goals.h"
#include "engine/playtest/studies/tune.h"

#include <QList>
#include <QString>
#include <QTableWidget>
#include <QWidget>

#include <string>
#include <utility>
#include <vector>

class QComboBox;
class QPushButton;
class QSpinBox;
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

/// How many players there are, and which bot each is.
class BotsField : public QWidget {
    Q_OBJECT
public:
    explicit BotsField(QWidget* parent = nullptr);

    /// Bots that are kept have the same names there.
    void setRules(const game::Ruleset& rules);
    void show(const std::vector<std::string>& players);
    std::vector<std::string> players() const;

signals:
    void changed();

private:
    void refresh();

    QSpinBox* number_;
    std::vector<QComboBox*> bots_;
};

/// The limits of a tuning: from where to where each figure of the set's generator may go. One whose ends are
/// equal stays as it is.
class LimitsTable : public QTableWidget {
    Q_OBJECT
public:
    explicit LimitsTable(QWidget* parent = nullptr);

    void show(const playtest::TuneTask& task);
    void write(playtest::TuneTask& task) const;

private:
    void setRow(int row, const QString& name, const playtest::Range& limits);
    double valueAt(int row, int column, double otherwise) const;

    /// Of the rows: the figure's name, and what it is in the set.
    struct Row {
        std::string name;
        double now = 0;
    };
    std::vector<Row> rows_;
};

} // namespace tilewright
