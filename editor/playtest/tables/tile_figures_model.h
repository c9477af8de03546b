#pragma once

#include "editor/playtest/health/findings.h"

#include <QAbstractTableModel>

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

} // namespace tilewright
