#pragma once

#include "editor/document/map/map_document.h"
#include "engine/model/sides.h"

#include <QMimeData>
#include <QRegion>

namespace tilewright {

/// Cells as points: a selection is a region of whole cells.
inline QPoint toPoint(Cell cell) {
    return {cell.x, cell.y};
}
inline Cell toCell(QPoint point) {
    return {point.x(), point.y()};
}

/// The cells from one to the other, both included.
QRect rectBetween(Cell a, Cell b);

/// Chambers and markers copied from a map, to be placed elsewhere. Markers lie between two of the chambers.
struct MapFragment {
    std::vector<Chamber> chambers;
    std::vector<MapMarker> markers;

    bool empty() const { return chambers.empty(); }
    /// Empty for an empty one.
    QRect bounds() const;
};

/// The smallest rectangle that holds all chambers.
QRect boundsOf(const MapDocument& document);
/// The chambers of the region, with the markers between them.
MapFragment copyFragment(const MapDocument& document, const QRegion& region);
/// The chambers of a region, without copying the markers.
std::vector<const Chamber*> chambersIn(const MapDocument& document, const QRegion& region);

/// A clockwise quarter turn in the rectangle `frame`, whose upper left corner stays.
MapFragment turnedFragment(const MapFragment& fragment, const QRect& frame);
QRegion turnedRegion(const QRegion& region, const QRect& frame);

/// Mirrored in `frame`. A tile is replaced by the tile of the set that looks like its mirror image; `unlike`
/// counts those without one: they stay, turned to match as well as possible.
struct MirroredFragment {
    MapFragment fragment;
    int unlike = 0;
};
MirroredFragment mirroredFragment(const MapFragment& fragment, const QRect& frame, Mirror mirror,
                                  const MapDocument& document);
QRegion mirroredRegion(const QRegion& region, const QRect& frame, Mirror mirror);

/// Empties `lifted` and lays the fragment there, moved by `offset`. Pre: it stays within the limits.
MapEdit layingEdit(const MapDocument& document, const QRegion& lifted, const MapFragment& fragment,
                   QPoint offset);

/// For the clipboard: as a map file, so that it can be pasted into a text too.
inline constexpr const char* chambersMime = "application/x-tilewright-chambers";
std::unique_ptr<QMimeData> toMimeData(const MapFragment& fragment);
/// Empty if there are no chambers in it.
MapFragment fromMimeData(const QMimeData& data);

} // namespace tilewright
