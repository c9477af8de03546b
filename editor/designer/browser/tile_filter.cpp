#include "editor/designer/browser/tile_filter.h"

#include "editor/document/tileset/tile_list_model.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/words/translated_text.h"
#include "engine/games/landscape/tiles/landscape_figures.h"
#include "engine/model/tile_family.h"

#include <algorithm>

namespace tilewright {

bool TileFilter::isEmpty() const {
    return text.trimmed().isEmpty() && configurations.empty() && doors.empty() && edges.empty() &&
           traits.empty() && !withIssues && fitName.isEmpty();
}

bool TileFilter::sameAs(const TileFilter& other) const {
    return text.trimmed() == other.text.trimmed() && configurations == other.configurations &&
           doors == other.doors && edges == other.edges && traits == other.traits &&
           withIssues == other.withIssues && fitName == other.fitName;
}

bool TileFilter::accepts(const Tile& tile, bool hasIssue) const {
    const QString wanted = text.trimmed();
    if (!wanted.isEmpty() && !toQString(tile.id).contains(wanted, Qt::CaseInsensitive) &&
        !toQString(tile.notes).contains(wanted, Qt::CaseInsensitive))
        return false;
    if (!configurations.empty() && !configurations.contains(configuration(tile.sides())))
        return false;
    if (!doors.empty() && std::none_of(tile.sides().begin(), tile.sides().end(),
                                       [this](SideContent side) { return doors.contains(side); }))
        return false;
    const Landscape& land = tile.landscape();
    if (!edges.empty() && std::none_of(land.edges.begin(), land.edges.end(),
                                       [this](Edge edge) { return edges.contains(edge); }))
        return false;
    if (!std::all_of(traits.begin(), traits.end(),
                     [&](Trait trait) { return hasTraitAnywhere(land, trait); }))
        return false;
    return (!withIssues || hasIssue) && (fitName.isEmpty() || fits(tile));
}

TileFilterModel::TileFilterModel(QObject* parent) : QSortFilterProxyModel(parent) {
    setDynamicSortFilter(false);
}

void TileFilterModel::setFilter(const TileFilter& filter) {
    filter_ = filter;
    invalidate();
}

void TileFilterModel::setOrder(TileOrder order) {
    order_ = order;
    // First out of order, since the same column would not be sorted again.
    sort(-1);
    if (order != TileOrder::Set)
        sort(0, order == TileOrder::Count || order == TileOrder::Figure ? Qt::DescendingOrder
                                                                        : Qt::AscendingOrder);
}

void TileFilterModel::setTilesWithIssues(std::set<int> places) {
    tilesWithIssues_ = std::move(places);
}

const Tile* TileFilterModel::tileOf(int row) const {
    const auto* model = qobject_cast<const TileListModel*>(sourceModel());
    return model == nullptr ? nullptr : &model->document().tile(row);
}

bool TileFilterModel::filterAcceptsRow(int row, const QModelIndex&) const {
    const Tile* tile = tileOf(row);
    return tile != nullptr && filter_.accepts(*tile, tilesWithIssues_.contains(row));
}

/// Tiles without the figure come last.
double TileFilterModel::partOf(const Tile& tile) const {
    const auto found = figure_.tiles.find(tile.id);
    return found == figure_.tiles.end() ? -1 : found->second.part;
}

bool TileFilterModel::lessThan(const QModelIndex& left, const QModelIndex& right) const {
    const Tile& a = *tileOf(left.row());
    const Tile& b = *tileOf(right.row());
    switch (order_) {
    case TileOrder::Set:
        return left.row() < right.row();
    case TileOrder::Id:
        return a.id < b.id;
    case TileOrder::Count:
        return a.count < b.count;
    case TileOrder::Figure:
        return partOf(a) < partOf(b);
    case TileOrder::Configuration:
        break;
    }
    const auto shape = [](const Tile& tile) {
        return std::pair(configuration(tile.sides()), canonicalSides(tile.sides()));
    };
    if (shape(a) != shape(b))
        return shape(a) < shape(b);
    const auto* model = qobject_cast<const TileListModel*>(sourceModel());
    const TileFamily& family = model->document().family();
    return family.canonical(a) < family.canonical(b);
}

} // namespace tilewright
