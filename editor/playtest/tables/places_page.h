#pragma once

#include "editor/playtest/findings.h"
#include "engine/playtest/place_measures.h"

#include <QAbstractTableModel>
#include <QWidget>

class QComboBox;
class QTableView;

namespace tilewright {

class PlainLabel;

/// The cells of a board around its first tile, with a figure of each: rows from north to south, columns from
/// west to east, as far as anything happened.
class PlacesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    explicit PlacesModel(QObject* parent = nullptr);

    /// Null shows nothing; so does a null measure.
    void setFindings(const FindingsPointer& found);
    void setMeasure(const playtest::PlaceMeasure* measure);
    Cell placeOf(const QModelIndex& index) const;
    /// Invalid if the place is not shown.
    QModelIndex indexOf(Cell place) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    bool isEmpty() const { return !found_ || measure_ == nullptr; }

    FindingsPointer found_;
    const playtest::PlaceMeasure* measure_ = nullptr;
    Cell minimum_;
    Cell maximum_;
    double greatest_ = 0;
};

/// A board that grows from its first tile, each cell tinted by one of playtest::placeMeasures().
class PlacesPage : public QWidget {
    Q_OBJECT
public:
    explicit PlacesPage(QWidget* parent = nullptr);

    void setFindings(const FindingsPointer& found);
    /// Whether the games have anything to show here.
    bool hasPlaces() const;
    QComboBox* measures() const { return measures_; }
    QTableView* table() const { return table_; }

private:
    void showMeasure();

    PlacesModel* model_;
    QComboBox* measures_;
    QTableView* table_;
    PlainLabel* note_;
};

} // namespace tilewright
