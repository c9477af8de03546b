#pragma once

#include "editor/playtest/health/findings.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QTableView;

namespace tilewright {

class FiguresModel;

/// All figures, to be read, sorted and searched.
class FiguresTable : public QWidget {
    Q_OBJECT
public:
    explicit FiguresTable(QWidget* parent = nullptr);

    void setFindings(const FindingsPointer& found, const FindingsPointer& before,
                     const QString& beforeName = {});
    /// Brings a figure to the cursor. False where there is none of that id.
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
    /// Which report the last columns are about.
    QLabel* compared_;
    QTableView* table_;
};

} // namespace tilewright
