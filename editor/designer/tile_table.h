#pragma once

#include "editor/theme/panel.h"

class QItemSelectionModel;
class QTableView;

namespace tilewright {

class TileFilterModel;

/// The tiles of a set as rows and columns, for editing by keyboard and for screen readers: the same edits in
/// cells. It shows the same rows as the thumbnails and shares their selection.
class TileTable : public Panel {
    Q_OBJECT
public:
    /// Pre: both outlive the table.
    TileTable(TileFilterModel* rows, QItemSelectionModel* selection, QWidget* parent = nullptr);

    QTableView* view() const { return view_; }

private:
    QTableView* view_;
};

} // namespace tilewright
