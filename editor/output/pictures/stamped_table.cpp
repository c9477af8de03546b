#include "editor/output/pictures/stamped_table.h"

#include <QPainter>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tilewright {

namespace {

/// Pixels of stamps kept at a time, in bytes: those of the standard set at 150 pixels a tile.
constexpr qsizetype mostHeld = 64 << 20;

/// Where `place` begins: a whole pixel, and a fraction by which things that lie alike agree exactly.
std::pair<int, double> wholeAndFraction(double place) {
    constexpr double steps = 1024;
    const double rounded = std::round(place * steps) / steps;
    const double whole = std::floor(rounded);
    return {static_cast<int>(whole), rounded - whole};
}

} // namespace

StampedTable::StampedTable(TableDrawing drawing, double pixelsPerCell)
    : drawing_(std::move(drawing)), scale_(pixelsPerCell / unitsPerCell) {
    const art::Box& box = drawing_.bounds;
    const auto length = [this](double units) { return std::max(1, qRound(units * scale_)); };
    size_ = {length(box.right - box.left), length(box.bottom - box.top)};
    ready_.reserve(drawing_.pictures.size());
    for (const art::Picture& picture : drawing_.pictures)
        ready_.emplace_back(picture);
}

const StampedTable::Stamp& StampedTable::stamp(const Key& key) {
    if (const auto known = stamps_.find(key); known != stamps_.end())
        return known->second;
    const auto& [number, rotation, size, right, down] = key;
    const PaintedPicture& picture = ready_[number];
    const double edge = size * scale_;
    QTransform place;
    place.translate(right + edge / 2, down + edge / 2);
    place.rotate(degrees(rotation));
    place.translate(-edge / 2, -edge / 2);
    place.scale(edge / picture.size().width(), edge / picture.size().height());
    const QRectF ink = place.mapRect(picture.bounds());
    const QRect whole = ink.toAlignedRect().adjusted(-1, -1, 1, 1);
    Stamp made{whole.topLeft(), QImage(whole.size(), QImage::Format_ARGB32_Premultiplied)};
    made.image.fill(Qt::transparent);
    QPainter painter(&made.image);
    painter.setTransform(place * QTransform::fromTranslate(-whole.left(), -whole.top()));
    picture.paint(painter);
    painter.end();
    held_ += made.image.sizeInBytes();
    if (held_ > mostHeld) {
        stamps_.clear();
        held_ = made.image.sizeInBytes();
    }
    return stamps_.emplace(key, std::move(made)).first->second;
}

void StampedTable::paint(QPainter& painter, const QRect& band) {
    const art::Box& box = drawing_.bounds;
    // No picture has ink farther than half its size outside of its square.
    const QRectF seen(box.left + band.left() / scale_, box.top + band.top() / scale_, band.width() / scale_,
                      band.height() / scale_);
    for (const TableDrawing::Placed& placed : drawing_.placed) {
        const double more = placed.size / 2;
        if (!seen.intersects(
                QRectF(placed.x - more, placed.y - more, placed.size + 2 * more, placed.size + 2 * more)))
            continue;
        const auto [left, right] = wholeAndFraction((placed.x - box.left) * scale_);
        const auto [top, down] = wholeAndFraction((placed.y - box.top) * scale_);
        const Stamp& made = stamp({placed.picture, placed.rotation, placed.size, right, down});
        painter.drawImage(made.offset + QPoint(left, top), made.image);
    }
}

} // namespace tilewright
