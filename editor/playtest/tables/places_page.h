#pragma once

#include "editor/playtest/health/findings.h"

#include <QWidget>

class QComboBox;
class QTableView;

namespace tilewright {

class PlacesModel;
class PlainLabel;

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
