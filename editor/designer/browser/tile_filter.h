#pragma once

#include "engine/tileset/landscape/landscape_edit.h"
#include "engine/tileset/tileset.h"

#include <QSortFilterProxyModel>
#include <QString>

#include <functional>
#include <set>
#include <vector>

namespace tilewright {

/// Which tiles of a set are listed. A tile must satisfy each part that is not empty.
struct TileFilter {
    /// In the id or in the notes, whatever its case.
    QString text;
    /// One of these.
    std::set<Configuration> configurations;
    /// On at least one side one of these.
    std::set<Side> doors;
    bool withIssues = false;
    /// On at least one side one of these, and on the tile all of these.
    std::set<Edge> edges;
    std::set<Trait> traits;
    /// What else tiles must be, and what that is called; none if the name is empty.
    QString fitName;
    std::function<bool(const Tile&)> fits;

    bool isEmpty() const;
    /// Lists the same tiles; what a fit accepts is told by its name.
    bool sameAs(const TileFilter& other) const;
    bool accepts(const Tile& tile, bool hasIssue) const;
};

enum class TileOrder { Set, Id, Count, Configuration };

/// The tiles that a filter lets through, in an order. What is edited stays listed where it is, even if it no
/// longer fits, until filter or order are chosen anew: nothing vanishes under one's hands.
class TileFilterModel : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit TileFilterModel(QObject* parent = nullptr);

    const TileFilter& filter() const { return filter_; }
    void setFilter(const TileFilter& filter);
    TileOrder order() const { return order_; }
    void setOrder(TileOrder order);
    /// Places of tiles that an issue is about.
    void setWithIssues(std::set<int> places);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    const Tile* tileOf(int row) const;

    TileFilter filter_;
    TileOrder order_ = TileOrder::Set;
    std::set<int> withIssues_;
};

} // namespace tilewright
