#pragma once

#include "editor/common/panel.h"
#include "editor/designer/family_tools.h"

#include <memory>

class QItemSelectionModel;
class QTableView;

namespace tilewright {

class TileFilterModel;

/// The tiles of a set as rows and columns, for editing by keyboard and for screen readers: the same edits in
/// cells. Shows the same rows as the thumbnails and shares their selection.
class TileTablePanel : public Panel {
    Q_OBJECT
public:
    /// Pre: both outlive the table.
    TileTablePanel(TileFilterModel* rows, QItemSelectionModel* selection, QWidget* parent = nullptr);

    /// The choices in the cells of sides, with their looks.
    void setSideChoices(std::vector<SideChoice> choices);
    QTableView* view() const { return view_; }

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QTableView* view_;
    /// Shared with the delegates of its columns.
    std::shared_ptr<std::vector<SideChoice>> choices_;
};

} // namespace tilewright
