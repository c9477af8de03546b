#pragma once

#include "engine/playtest/studies/tune.h"

#include <QTableWidget>

#include <string>
#include <vector>

namespace tilewright {

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
