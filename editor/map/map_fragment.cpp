#include "editor/map/map_fragment.h"

#include "engine/model/io/file_formats.h"

#include <algorithm>

namespace tilewright {

namespace {

Direction mirrored(Direction d, Mirror mirror) {
    const bool across = d == Direction::East || d == Direction::West;
    return across == (mirror == Mirror::LeftRight) ? opposite(d) : d;
}

Cell turned(Cell cell, const QRect& frame) {
    return {frame.left() + frame.height() - 1 - (cell.y - frame.top()), frame.top() + cell.x - frame.left()};
}

Cell mirrored(Cell cell, const QRect& frame, Mirror mirror) {
    if (mirror == Mirror::LeftRight)
        return {frame.left() + frame.right() - cell.x, cell.y};
    return {cell.x, frame.top() + frame.bottom() - cell.y};
}

/// The similarity of two tiles: earth and passages first, then doors.
int similarity(const Sides& a, const Sides& b) {
    int sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += (isPassage(a[i]) == isPassage(b[i]) ? 10 : 0) + (a[i] == b[i] ? 1 : 0);
    return sum;
}

/// False if nothing in the set looks like that.
bool matchSides(Chamber& chamber, const Sides& wanted, const TileSet& set, int own) {
    const auto turnOf = [&](int tile) -> std::optional<Rotation> {
        for (const Rotation r : allRotations)
            if (turned(set.tiles[static_cast<std::size_t>(tile)].sides(), r) == wanted)
                return r;
        return std::nullopt;
    };
    if (const auto turn = turnOf(own)) {
        chamber.rotation = *turn;
        return true;
    }
    for (int tile = 0; tile < static_cast<int>(set.tiles.size()); ++tile)
        if (const auto turn = turnOf(tile)) {
            chamber.tile = set.tiles[static_cast<std::size_t>(tile)].id;
            chamber.rotation = *turn;
            return true;
        }
    const Sides& sides = set.tiles[static_cast<std::size_t>(own)].sides();
    chamber.rotation =
        *std::max_element(allRotations.begin(), allRotations.end(), [&](Rotation a, Rotation b) {
            return similarity(turned(sides, a), wanted) < similarity(turned(sides, b), wanted);
        });
    return false;
}

} // namespace

QRect MapFragment::bounds() const {
    QRect all;
    for (const Chamber& chamber : chambers)
        all |= QRect(toPoint(chamber.cell), QSize(1, 1));
    return all;
}

QRect rectBetween(Cell a, Cell b) {
    return {QPoint(std::min(a.x, b.x), std::min(a.y, b.y)), QPoint(std::max(a.x, b.x), std::max(a.y, b.y))};
}

QRect boundsOf(const MapDocument& document) {
    const auto bounds = document.index().bounds();
    return bounds ? QRect(toPoint(bounds->first), toPoint(bounds->second)) : QRect();
}

std::vector<const Chamber*> chambersIn(const MapDocument& document, const QRegion& region) {
    std::vector<const Chamber*> found;
    const std::vector<Chamber>& chambers = document.map().chambers;
    qint64 area = 0;
    for (const QRect& rect : region)
        area += qint64(rect.width()) * rect.height();
    if (area > static_cast<qint64>(chambers.size())) {
        for (const Chamber& chamber : chambers)
            if (region.contains(toPoint(chamber.cell)))
                found.push_back(&chamber);
        return found;
    }
    for (const QRect& rect : region)
        for (int y = rect.top(); y <= rect.bottom(); ++y)
            for (int x = rect.left(); x <= rect.right(); ++x)
                if (document.chamberAt({x, y}) != nullptr)
                    for (const Chamber* chamber : document.chambersAt({x, y}))
                        found.push_back(chamber);
    return found;
}

MapFragment copyFragment(const MapDocument& document, const QRegion& region) {
    MapFragment fragment;
    for (const Chamber* chamber : chambersIn(document, region))
        fragment.chambers.push_back(*chamber);
    for (const MapMarker& marker : document.map().markers)
        if (region.contains(toPoint(marker.cell)) &&
            region.contains(toPoint(neighbour(marker.cell, marker.side))))
            fragment.markers.push_back(marker);
    return fragment;
}

MapFragment turnedFragment(const MapFragment& fragment, const QRect& frame) {
    MapFragment out = fragment;
    for (Chamber& chamber : out.chambers) {
        chamber.cell = turned(chamber.cell, frame);
        if (chamber.isRoom())
            chamber.sides = turned(chamber.sides, Rotation::R90);
        else
            chamber.rotation = chamber.rotation + Rotation::R90;
    }
    for (MapMarker& marker : out.markers) {
        marker.cell = turned(marker.cell, frame);
        marker.side = turned(marker.side, Rotation::R90);
    }
    return out;
}

QRegion turnedRegion(const QRegion& region, const QRect& frame) {
    QRegion out;
    for (const QRect& rect : region)
        out += QRect(toPoint(turned(toCell(rect.bottomLeft()), frame)),
                     toPoint(turned(toCell(rect.topRight()), frame)));
    return out;
}

MirroredFragment mirroredFragment(const MapFragment& fragment, const QRect& frame, Mirror mirror,
                                  const MapDocument& document) {
    MirroredFragment out{fragment, 0};
    for (Chamber& chamber : out.fragment.chambers) {
        const auto sides = document.sidesOf(chamber);
        chamber.cell = mirrored(chamber.cell, frame, mirror);
        if (chamber.isRoom())
            chamber.sides = tilewright::mirrored(chamber.sides, mirror);
        else if (!sides || !matchSides(chamber, tilewright::mirrored(*sides, mirror), *document.tileSet(),
                                       document.tileOf(chamber)))
            ++out.unlike;
    }
    for (MapMarker& marker : out.fragment.markers) {
        marker.cell = mirrored(marker.cell, frame, mirror);
        marker.side = mirrored(marker.side, mirror);
    }
    return out;
}

QRegion mirroredRegion(const QRegion& region, const QRect& frame, Mirror mirror) {
    QRegion out;
    for (const QRect& rect : region) {
        const Cell a = mirrored(toCell(rect.topLeft()), frame, mirror);
        const Cell b = mirrored(toCell(rect.bottomRight()), frame, mirror);
        out += QRect(QPoint(std::min(a.x, b.x), std::min(a.y, b.y)),
                     QPoint(std::max(a.x, b.x), std::max(a.y, b.y)));
    }
    return out;
}

MapEdit layingEdit(const MapDocument& document, const QRegion& lifted, const MapFragment& fragment,
                   QPoint offset) {
    MapEdit edit;
    for (const Chamber* chamber : chambersIn(document, lifted))
        edit.clear(chamber->cell);
    std::vector<MapMarker> markers;
    for (const MapMarker& marker : document.map().markers)
        if (!lifted.contains(toPoint(marker.cell)) ||
            !lifted.contains(toPoint(neighbour(marker.cell, marker.side))))
            markers.push_back(marker);
    CellIndex laid;
    for (const Chamber& chamber : fragment.chambers) {
        const Cell cell = toCell(toPoint(chamber.cell) + offset);
        if (laid.at(cell) == CellIndex::none)
            edit.set(cell, chamber);
        else
            edit.add(cell, chamber);
        laid.set(cell, 0);
    }
    for (MapMarker marker : fragment.markers) {
        marker.cell = toCell(toPoint(marker.cell) + offset);
        const auto there = canonicalPassageway(marker.cell, marker.side);
        std::erase_if(markers,
                      [&](const MapMarker& m) { return canonicalPassageway(m.cell, m.side) == there; });
        markers.push_back(std::move(marker));
    }
    if (markers != document.map().markers)
        edit.markers = std::move(markers);
    return edit;
}

std::unique_ptr<QMimeData> toMimeData(const MapFragment& fragment) {
    Map map;
    map.name = "chambers";
    map.chambers = fragment.chambers;
    map.markers = fragment.markers;
    const std::string text = fileText(map);
    auto data = std::make_unique<QMimeData>();
    data->setData(QLatin1String(chambersMime), QByteArray::fromStdString(text));
    data->setText(QString::fromStdString(text));
    return data;
}

MapFragment fromMimeData(const QMimeData& data) {
    const QByteArray bytes = data.hasFormat(QLatin1String(chambersMime))
                                 ? data.data(QLatin1String(chambersMime))
                                 : data.text().toUtf8();
    Loaded<Map> map = readMap({bytes.data(), static_cast<std::size_t>(bytes.size())});
    if (!map)
        return {};
    return {std::move(map.value->chambers), std::move(map.value->markers)};
}

} // namespace tilewright
