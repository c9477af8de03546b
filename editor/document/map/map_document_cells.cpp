// The chambers of an open map: in any order, each found by its cell.
#include "editor/document/map/map_document.h"

#include <algorithm>
#include <functional>

namespace tilewright {

void MapDocument::buildIndex() {
    index_.clear();
    for (std::size_t i = 0; i < map_.chambers.size(); ++i) {
        const Cell cell = map_.chambers[i].cell;
        if (index_.at(cell) == CellIndex::none)
            index_.set(cell, static_cast<int>(i));
        else
            crowded_.insert(cell);
    }
}

std::vector<const Chamber*> MapDocument::chambersAt(Cell cell) const {
    std::vector<const Chamber*> found;
    if (crowded_.contains(cell)) {
        for (const Chamber& chamber : map_.chambers)
            if (chamber.cell == cell)
                found.push_back(&chamber);
    } else if (const Chamber* chamber = chamberAt(cell)) {
        found.push_back(chamber);
    }
    return found;
}

std::vector<Chamber> MapDocument::contentOf(Cell cell) const {
    std::vector<Chamber> content;
    for (const Chamber* chamber : chambersAt(cell))
        content.push_back(*chamber);
    return content;
}

void MapDocument::remove(Cell cell) {
    const int number = index_.at(cell);
    if (number == CellIndex::none)
        return;
    Chamber& gone = map_.chambers[static_cast<std::size_t>(number)];
    Chamber& last = map_.chambers.back();
    index_.set(cell, CellIndex::none);
    if (&gone != &last) {
        gone = std::move(last);
        index_.set(gone.cell, number);
    }
    map_.chambers.pop_back();
}

/// Keeps the order of the others, which chambers in a shared cell need.
void MapDocument::removeAll(const std::set<Cell>& cells) {
    std::erase_if(map_.chambers, [&](const Chamber& c) { return cells.contains(c.cell); });
    for (const Cell cell : cells)
        crowded_.erase(cell);
    buildIndex();
}

void MapDocument::store(const std::vector<CellChange>& changes, bool forward) {
    const auto now = [&](const CellChange& c) -> const std::vector<Chamber>& {
        return forward ? c.after : c.before;
    };
    const bool crowd = !crowded_.empty() || std::any_of(changes.begin(), changes.end(),
                                                        [&](const auto& c) { return now(c).size() > 1; });
    if (crowd) {
        std::set<Cell> cells;
        for (const CellChange& change : changes)
            cells.insert(change.cell);
        removeAll(cells);
    }
    for (const CellChange& change : changes) {
        const std::vector<Chamber>& content = now(change);
        const int number = index_.at(change.cell);
        if (!crowd && content.size() == 1 && number != CellIndex::none) {
            map_.chambers[static_cast<std::size_t>(number)] = content.front();
            continue;
        }
        if (!crowd)
            remove(change.cell);
        for (const Chamber& chamber : content) {
            if (index_.at(change.cell) == CellIndex::none)
                index_.set(change.cell, static_cast<int>(map_.chambers.size()));
            else
                crowded_.insert(change.cell);
            map_.chambers.push_back(chamber);
        }
    }
}

void MapDocument::announce(const std::vector<CellChange>& changes, const std::vector<MapMarker>* before) {
    ++revision_;
    std::vector<Cell> cells;
    cells.reserve(changes.size());
    for (const CellChange& change : changes)
        cells.push_back(change.cell);
    if (before != nullptr)
        for (const std::vector<MapMarker>& markers : {std::cref(*before), std::cref(map_.markers)})
            for (const MapMarker& marker : markers)
                cells.push_back(marker.cell);
    emit cellsChanged(cells);
}

} // namespace tilewright
