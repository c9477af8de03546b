#pragma once

#include "editor/playtest/findings.h"

#include <QAbstractTableModel>
#include <QTableView>

class QSortFilterProxyModel;

namespace tilewright {

/// The figures of each tile of the set in a playtest.
class TileFiguresModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column {
        Id,
        Finding,
        Drawn,
        Refused,
        RefusedShare,
        /// Then a column for each figure that has one (playtest::tileMeasures()).
        FirstMeasure
    };
    /// A number or text to sort by.
    static constexpr int SortRole = Qt::UserRole + 1;

    explicit TileFiguresModel(QObject* parent = nullptr);

    /// Null shows nothing.
    void setFindings(const FindingsPointer& found);
    QString tileAt(int row) const;
    /// Null for columns before FirstMeasure.
    static const playtest::TileMeasure* measureOf(int column);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    static QString findingOf(const playtest::TileFigure& tile);
    static QString findingInWords(const playtest::TileFigure& tile);
    QVariant number(const playtest::TileFigure& tile, int column) const;

    FindingsPointer found_;
};

/// The figures of each tile; a click on its name, a double click or Enter goes to it.
class TileFiguresTable : public QTableView {
    Q_OBJECT
public:
    explicit TileFiguresTable(QWidget* parent = nullptr);

    void setFindings(const FindingsPointer& found);

signals:
    void tileWanted(const QString& tileId);

protected:
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void want(const QModelIndex& index);

    TileFiguresModel* model_;
    QSortFilterProxyModel* rows_;
};

} // namespace tilewright
