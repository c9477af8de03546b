// Filling the free cells of a selection, and filling them again.
#include "editor/map/map_editor.h"

#include "editor/common/action.h"
#include "editor/map/map_jobs.h"
#include "editor/map/map_view.h"

namespace tilewright {

void MapEditor::fillSelection() {
    if (jobs_->isFilling()) {
        jobs_->stopFilling();
        say(tr("Filling was stopped; the map is unchanged."));
        return;
    }
    if (!document_->tileSet()) {
        say(tr("Choose a tile set first, at the top of Rooms & Tiles."));
        return;
    }
    const QRegion& cells = hand_->selection();
    if (cells.isEmpty()) {
        say(tr("Select the cells to fill first: with the select tool (%1), or with Shift and arrows.")
                .arg(keyInWords(*toolAction(MapTool::Select))));
        return;
    }
    qint64 area = 0;
    for (const QRect& rect : cells)
        area += qint64(rect.width()) * rect.height();
    constexpr qint64 most = 250'000;
    if (area > most) {
        say(tr("That is more than %L1 cells; select fewer to fill them.").arg(most));
        return;
    }
    // A repeated fill replaces the last one: these cells are free without it. The last one stays until there
    // is another.
    const bool again = filled_.revision == document_->revision() && filled_.cells == cells;
    if (again)
        document_->undoStack().undo();
    jobs_->fill(*document_, cells, respectCounts_->isChecked(), ++seed_);
    if (again) {
        document_->undoStack().redo();
        filled_.revision = document_->revision();
    }
    filling_ = {document_->revision(), cells};
    say(tr("Filling… Press %1 again to stop.").arg(keyInWords(*fillLegally_)));
}

void MapEditor::takeFilled(const FillResult& result) {
    if (document_ == nullptr || document_->revision() != filling_.revision) {
        say(tr("The map changed during filling, so the cells were left as they are."));
        return;
    }
    const bool again = filled_.revision == filling_.revision && filled_.cells == filling_.cells;
    if (again && result.laid.empty()) {
        say(tr("No other filling was found, so the last one stays."));
        return;
    }
    const auto make = [&result] {
        MapEdit edit;
        for (const Chamber& chamber : result.laid)
            edit.set(chamber.cell, chamber);
        return edit;
    };
    const auto name = [] { return tr("fill legally"); };
    const bool done = again ? document_->editInstead(make, name) : document_->edit(make(), name);
    filled_ = {};
    if (!done)
        return;
    if (!result.laid.empty())
        filled_ = {document_->revision(), filling_.cells};
    unfilled_ = result.unfilled;
    std::vector<Cell> marked = unfilled_;
    marked.insert(marked.end(), holes_.begin(), holes_.end());
    view_->setMarked(std::move(marked));
    tellFilled(result);
}

void MapEditor::tellFilled(const FillResult& result) {
    const QString key = keyInWords(*fillLegally_);
    if (result.unfilled.empty())
        say(result.laid.empty() ? tr("There are no free cells in the selection.")
                                : tr("Tiles laid: %L1. Press %2 again for another filling.")
                                      .arg(result.laid.size())
                                      .arg(key));
    else if (result.proven)
        say(tr("Tiles laid: %L1. For the marked cells (%L2) there is no legal tile.")
                .arg(result.laid.size())
                .arg(result.unfilled.size()));
    else
        say(tr("Tiles laid: %L1. For the marked cells (%L2) none was found; another try (%3) may do better.")
                .arg(result.laid.size())
                .arg(result.unfilled.size())
                .arg(key));
}

} // namespace tilewright
