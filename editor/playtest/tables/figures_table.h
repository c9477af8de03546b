#pragma once

#include "editor/playtest/health/findings.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QTableView;

namespace tilewright {

class FiguresModel;

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
