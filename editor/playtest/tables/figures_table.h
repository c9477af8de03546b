#pragma once

#include "editor/playtest/findings.h"

#include <QAbstractTableModel>
#include <QWidget>

class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QTableView;

namespace tilewright {

/// All figures of a playtest, one per row, with those of the previous one.
class FiguresModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Meaning, Value, Range, Checked, LastTime, Difference, DifferenceRange, columns };
    /// A number to sort by.
    static constexpr int SortRole = Qt::UserRole + 1;

    explicit FiguresModel(QObject* parent = nullptr);

    /// `before` may be null; so may `found`, which shows nothing.
    /// `beforeName`: the report's name for `before`; empty for a previous run.
    void setFindings(const FindingsPointer& found, const FindingsPointer& before,
                     const QString& beforeName = {});
    /// Pre: 0 <= row < rowCount().
    const QString& idOf(int row) const { return rows_[static_cast<std::size_t>(row)].id; }
    /// -1 if there is none of that id. Those of the seats are "win/seat/0" and so on.
    int rowOf(const QString& id) const;
    bool hasLastTime() const { return hasLastTime_; }
    /// Whether a stronger bot played some of the games.
    bool hasCheck() const { return !checkedBy_.isEmpty(); }
    /// How the compared report was played, and the differences from now; empty without one.
    const QString& comparedInWords() const { return compared_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Row {
        QString id;
        QString meaning;
        Unit unit = Unit::Number;
        playtest::Estimate now;
        qint64 counted = 0;
        std::optional<playtest::Estimate> before;
        std::optional<playtest::CheckedFigure> checked = {};
        /// What its measure says and what it doesn't; empty where the meaning says it all.
        QString note = {};
    };
    static std::vector<Row> rowsOf(const Findings& findings);
    QString text(const Row& row, int column) const;

    std::vector<Row> rows_;
    bool hasLastTime_ = false;
    QString checkedBy_;
    QString beforeName_;
    QString compared_;
};

/// All figures, for reading, sorting and searching.
class FiguresTable : public QWidget {
    Q_OBJECT
public:
    explicit FiguresTable(QWidget* parent = nullptr);

    void setFindings(const FindingsPointer& found, const FindingsPointer& before,
                     const QString& beforeName = {});
    /// Moves the cursor to a figure. False if there is none of that id.
    bool showFigure(const QString& id);
    QTableView* table() const { return table_; }
    QLineEdit* filter() const { return filter_; }

signals:
    /// A figure of a chamber or a door was chosen.
    void placeWanted(tilewright::Cell cell);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void want(const QModelIndex& index);

    FiguresModel* model_;
    QSortFilterProxyModel* rows_;
    QLineEdit* filter_;
    /// The report compared in the last columns.
    QLabel* compared_;
    QTableView* table_;
};

} // namespace tilewright
