#include "editor/output/pictures/table_painter.h"

#include "editor/output/pictures/picture_painter.h"
#include "editor/output/pictures/picture_svg.h"

#include <QPainter>
#include <QTransform>
#include <QXmlStreamWriter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tilewright {

namespace {

QString text(double value) {
    return QString::fromLatin1(svgNumber(value, 3));
}

/// Pixels of stamps kept at a time, in bytes: those of the standard set at 150 pixels a tile.
constexpr qsizetype maxCachedBytes = 64 << 20;

/// Where `place` begins: a whole pixel, and a fraction by which things that lie alike agree exactly.
std::pair<int, double> wholeAndFraction(double place) {
    constexpr double steps = 1024;
    const double rounded = std::round(place * steps) / steps;
    const double whole = std::floor(rounded);
    return {static_cast<int>(whole), rounded - whole};
}

} // namespace

QByteArray svgOf(const TableDrawing& drawing, double cellMillimetres) {
    const double width = drawing.bounds.right - drawing.bounds.left;
    const double height = drawing.bounds.bottom - drawing.bounds.top;
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.setAutoFormattingIndent(1);
    xml.writeStartDocument();
    const QString xlink = QStringLiteral("http://www.w3.org/1999/xlink");
    xml.writeNamespace(xlink, QStringLiteral("xlink"));
    xml.writeDefaultNamespace(QStringLiteral("http://www.w3.org/2000/svg"));
    xml.writeStartElement(QStringLiteral("http://www.w3.org/2000/svg"), QStringLiteral("svg"));
    xml.writeAttribute(QStringLiteral("width"),
                       text(width / unitsPerCell * cellMillimetres) + QStringLiteral("mm"));
    xml.writeAttribute(QStringLiteral("height"),
                       text(height / unitsPerCell * cellMillimetres) + QStringLiteral("mm"));
    xml.writeAttribute(
        QStringLiteral("viewBox"),
        QStringLiteral("%1 %2 %3 %4")
            .arg(text(drawing.bounds.left), text(drawing.bounds.top), text(width), text(height)));
    xml.writeStartElement(QStringLiteral("defs"));
    for (std::size_t i = 0; i < drawing.pictures.size(); ++i)
        writeGroup(xml, drawing.pictures[i], QStringLiteral("p%1").arg(i));
    xml.writeEndElement();
    for (const TableDrawing::PlacedPicture& placed : drawing.placed) {
        QString transform = QStringLiteral("translate(%1 %2)").arg(text(placed.x), text(placed.y));
        if (placed.size != unitsPerCell)
            transform += QStringLiteral(" scale(%1)").arg(text(placed.size / unitsPerCell));
        if (placed.rotation != Rotation::R0)
            transform += QStringLiteral(" rotate(%1 50 50)").arg(degrees(placed.rotation));
        xml.writeStartElement(QStringLiteral("use"));
        xml.writeAttribute(xlink, QStringLiteral("href"), QStringLiteral("#p%1").arg(placed.picture));
        xml.writeAttribute(QStringLiteral("transform"), transform);
        xml.writeEndElement();
    }
    xml.writeEndDocument();
    return bytes;
}

TablePainter::TablePainter(const TableDrawing& drawing) : drawing_(drawing) {
    ready_.reserve(drawing.pictures.size());
    for (const art::Picture& picture : drawing.pictures)
        ready_.emplace_back(picture);
}

void TablePainter::paint(QPainter& painter, const QRectF& seen) const {
    for (const TableDrawing::PlacedPicture& placed : drawing_.placed) {
        if (!seen.intersects(QRectF(placed.x, placed.y, placed.size, placed.size)))
            continue;
        painter.save();
        painter.translate(placed.x + placed.size / 2, placed.y + placed.size / 2);
        painter.rotate(degrees(placed.rotation));
        ready_[placed.picture].paint(painter,
                                     QRectF(-placed.size / 2, -placed.size / 2, placed.size, placed.size));
        painter.restore();
    }
}

CachedTablePainter::CachedTablePainter(TableDrawing drawing, double pixelsPerCell)
    : drawing_(std::move(drawing)), scale_(pixelsPerCell / unitsPerCell) {
    const art::Box& box = drawing_.bounds;
    const auto length = [this](double units) { return std::max(1, qRound(units * scale_)); };
    size_ = {length(box.right - box.left), length(box.bottom - box.top)};
    ready_.reserve(drawing_.pictures.size());
    for (const art::Picture& picture : drawing_.pictures)
        ready_.emplace_back(picture);
}

const CachedTablePainter::CachedImage& CachedTablePainter::cachedImage(const Key& key) {
    if (const auto known = cache_.find(key); known != cache_.end())
        return known->second;
    const auto& [number, rotation, size, right, down] = key;
    const PicturePainter& picture = ready_[number];
    const double edge = size * scale_;
    QTransform place;
    place.translate(right + edge / 2, down + edge / 2);
    place.rotate(degrees(rotation));
    place.translate(-edge / 2, -edge / 2);
    place.scale(edge / picture.size().width(), edge / picture.size().height());
    const QRectF ink = place.mapRect(picture.bounds());
    const QRect whole = ink.toAlignedRect().adjusted(-1, -1, 1, 1);
    CachedImage made{whole.topLeft(), QImage(whole.size(), QImage::Format_ARGB32_Premultiplied)};
    made.image.fill(Qt::transparent);
    QPainter painter(&made.image);
    painter.setTransform(place * QTransform::fromTranslate(-whole.left(), -whole.top()));
    picture.paint(painter);
    painter.end();
    cachedBytes_ += made.image.sizeInBytes();
    if (cachedBytes_ > maxCachedBytes) {
        cache_.clear();
        cachedBytes_ = made.image.sizeInBytes();
    }
    return cache_.emplace(key, std::move(made)).first->second;
}

void CachedTablePainter::paint(QPainter& painter, const QRect& band) {
    const art::Box& box = drawing_.bounds;
    // No picture has ink farther than half its size outside of its square.
    const QRectF seen(box.left + band.left() / scale_, box.top + band.top() / scale_, band.width() / scale_,
                      band.height() / scale_);
    for (const TableDrawing::PlacedPicture& placed : drawing_.placed) {
        const double more = placed.size / 2;
        if (!seen.intersects(
                QRectF(placed.x - more, placed.y - more, placed.size + 2 * more, placed.size + 2 * more)))
            continue;
        const auto [left, right] = wholeAndFraction((placed.x - box.left) * scale_);
        const auto [top, down] = wholeAndFraction((placed.y - box.top) * scale_);
        const CachedImage& made = cachedImage({placed.picture, placed.rotation, placed.size, right, down});
        painter.drawImage(made.offset + QPoint(left, top), made.image);
    }
}

} // namespace tilewright
