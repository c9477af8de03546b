#include "editor/map/map_jobs.h"

#include <algorithm>

namespace tilewright {

namespace {

/// The set less the tiles on the map, for work on a part of the map.
TileSet withoutLaid(const TileSet& set, const MapDocument& document) {
    TileSet rest = set;
    for (const Chamber& chamber : document.map().chambers)
        if (const int tile = document.tileOf(chamber); tile >= 0)
            if (int& count = rest.tiles[static_cast<std::size_t>(tile)].count; count > 0)
                --count;
    return rest;
}

} // namespace

MapJobs::MapJobs(QObject* parent) : QObject(parent) {}

MapJobs::~MapJobs() {
    stopFilling();
    stopFindingHoles();
}

void MapJobs::stopFilling() {
    filler_.request_stop();
    filler_ = {};
}

void MapJobs::stopFindingHoles() {
    holeFinder_.request_stop();
    holeFinder_ = {};
}

void MapJobs::fill(const MapDocument& document, const QRegion& region, bool respectCounts,
                   std::uint64_t seed) {
    stopFilling();
    // Only the surroundings of the cells matter; the rest of a large map needn't be copied.
    QRegion around;
    for (const QRect& rect : region)
        around += rect.adjusted(-1, -1, 1, 1);
    Map part;
    for (const Chamber* chamber : chambersIn(document, around))
        part.chambers.push_back(*chamber);
    TileSet set = respectCounts ? withoutLaid(*document.tileSet(), document) : *document.tileSet();
    // Tiles on the map are subtracted already.
    for (Chamber& chamber : part.chambers)
        if (const auto sides = document.sidesOf(chamber); sides && !chamber.isRoom()) {
            chamber.tile.clear();
            chamber.sides = *sides;
        }
    FillRequest order;
    order.respectCounts = respectCounts;
    order.seed = seed;
    for (const QRect& rect : region)
        for (int y = rect.top(); y <= rect.bottom(); ++y)
            for (int x = rect.left(); x <= rect.right(); ++x)
                order.cells.push_back({x, y});
    const bool alone = part.chambers.empty() && !document.map().chambers.empty();
    filler_ = std::jthread([this, part = std::move(part), set = std::move(set), order = std::move(order),
                            alone](const std::stop_token& stop) {
        FillResult result;
        if (alone) {
            // Nothing to connect to: only on an empty map may a first tile lie anywhere.
            result.unfilled = order.cells;
            result.provenImpossible = true;
        } else {
            result = fillLegally(part, set, order, stop);
        }
        QMetaObject::invokeMethod(
            this,
            [this, result = std::move(result), stop] {
                if (stop.stop_requested())
                    return;
                filler_ = {};
                emit filled(result);
            },
            Qt::QueuedConnection);
    });
}

void MapJobs::findHoles(const MapDocument& document) {
    stopFindingHoles();
    if (!document.tileSet())
        return;
    holeFinder_ =
        std::jthread([this, map = document.map(), set = document.tileSet()](const std::stop_token& stop) {
            std::vector<Cell> holes = tilewright::findHoles(map, *set, stop);
            QMetaObject::invokeMethod(
                this,
                [this, holes = std::move(holes), stop] {
                    if (stop.stop_requested())
                        return;
                    holeFinder_ = {};
                    emit holesFound(holes);
                },
                Qt::QueuedConnection);
        });
}

} // namespace tilewright
