#pragma once

#include "editor/document/heat.h"
#include "engine/games/landscape/tiles/landscape_edit.h"
#include "engine/model/tileset.h"

#include <QSortFilterProxyModel>
#include <QString>

#include <functional>
#include <set>
#include <vector>

namespace tilewright {

/// The tiles of a set to list. A tile must satisfy each part that is not empty.
struct TileFilter {
    /// Occurs in the id or in the notes, ignoring case.
    QString text;
    /// The tile has one of these.
    std::set<Configuration> configurations;
    /// At least one side has one of these.
    std::set<SideContent> doors;
    bool withIssues = false;
    /// At least one side has one of these, and the tile has all of these traits.
    std::set<Edge> edges;
    std::set<Trait> traits;
    /// A further condition and its name; none if the name is empty.
    QString fitName;
    std::function<bool(const Tile&)> fits;

    bool isEmpty() const;
    /// Whether both list the same tiles; fits are compared by name.
    bool sameAs(const TileFilter& other) const;
    bool accepts(const Tile& tile, bool hasIssue) const;
};

/// Figure: by a figure of games, the greatest first (above or below 0).
enum class TileOrder { Set, Id, Count, Configuration, Figure };

/// The tiles that pass a filter, in an order. An edited tile stays listed in its place, even if it no longer
/// fits, until filter or order are set again: nothing vanishes during editing.
class TileFilterModel : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit TileFilterModel(QObject* parent = nullptr);

    const TileFilter& filter() const { return filter_; }
    void setFilter(const TileFilter& filter);
    TileOrder order() const { return order_; }
    void setOrder(TileOrder order);
    /// The figure for TileOrder::Figure.
    void setFigure(TileHeat figure) { figure_ = std::move(figure); }
    /// Indices of tiles with issues.
    void setTilesWithIssues(std::set<int> places);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    const Tile* tileOf(int row) const;
    double partOf(const Tile& tile) const;

    TileFilter filter_;
    TileOrder order_ = TileOrder::Set;
    TileHeat figure_;
    std::set<int> tilesWithIssues_;
};

} // namespace tilewright
