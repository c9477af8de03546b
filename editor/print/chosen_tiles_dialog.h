#pragma once

#include "engine/model/tileset.h"
#include "engine/sheet/specification.h"

#include <QDialog>

#include <vector>

class QLabel;
class QSpinBox;
class QTableWidget;

namespace tilewright {

/// All tiles of a set, each with its number of prints.
class ChosenTilesDialog : public QDialog {
    Q_OBJECT
public:
    ChosenTilesDialog(const std::vector<Tile>& tiles, const std::vector<sheet::ChosenTile>& chosen,
                      QWidget* parent = nullptr);

    /// The tiles with prints, in the order of the set.
    std::vector<sheet::ChosenTile> chosen() const;
    QTableWidget* table() const { return table_; }

private:
    void addRow(const Tile& tile, int count);
    void setAll(const std::vector<Tile>& tiles, bool asCounted);
    void showSum();

    QTableWidget* table_;
    std::vector<QSpinBox*> counts_;
    QLabel* sum_;
};

} // namespace tilewright
