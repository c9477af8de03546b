// Painting of the map view.
#include "editor/map/map_view.h"

#include "editor/common/colours/contrast.h"
#include "editor/common/theme.h"
#include "editor/common/tiles/thumbnails.h"
#include "engine/art/picture_dispatch.h"

#include <QPainter>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <variant>

namespace tilewright {

namespace {

/// Minimum pixels per cell for details such as grid, cursor sides and marks of conflicts.
constexpr double detailsFrom = 10;
constexpr double markersFrom = 14;
/// Minimum pixels per cell for the figure of a tinted chamber.
constexpr double wordsFrom = 40;
constexpr int frameMilliseconds = 10;

void stroke(QPainter& painter, const QRectF& rect, const QPen& pen) {
    // A dark edge below keeps a line visible on floor and desk alike.
    painter.setPen(QPen(QColor(0, 0, 0, 120), pen.widthF() + 2));
    painter.drawRect(rect);
    painter.setPen(pen);
    painter.drawRect(rect);
}

const PicturePainter& markerPicture(Marker marker) {
    static const PicturePainter black(art::tokenPicture("black"));
    static const PicturePainter white(art::tokenPicture("white"));
    return marker == Marker::Black ? black : white;
}

} // namespace

template <class Each>
void MapView::forEachIn(const QRect& cells, Each each) const {
    const auto& chambers = document_->map().chambers;
    const Cell first = CellIndex::blockCorner(toCell(cells.topLeft()));
    for (int top = first.y; top <= cells.bottom(); top += CellIndex::edge)
        for (int left = first.x; left <= cells.right(); left += CellIndex::edge) {
            const CellIndex::Block* block = document_->index().blockOf({left, top});
            if (block == nullptr)
                continue;
            for (int y = std::max(top, cells.top()); y <= std::min(top + CellIndex::edge - 1, cells.bottom());
                 ++y)
                for (int x = std::max(left, cells.left());
                     x <= std::min(left + CellIndex::edge - 1, cells.right()); ++x) {
                    const int number =
                        (*block)[static_cast<std::size_t>((y - top) * CellIndex::edge + x - left)];
                    if (number != CellIndex::none)
                        each(Cell{x, y}, chambers[static_cast<std::size_t>(number)]);
                }
        }
}

void MapView::paintEvent(QPaintEvent*) {
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), canvasColour(palette()));
    if (document_ == nullptr) {
        painter.setPen(quietTextColour(palette()));
        painter.drawText(viewport()->rect().adjusted(20, 20, -20, -20), Qt::AlignCenter | Qt::TextWordWrap,
                         tr("No map is open. Open one from the File menu, or drop one here."));
        return;
    }
    const QRect cells = visibleCells();
    chamberPixmaps_.startFrame(frameMilliseconds);
    painter.save();
    // From this size on in the screen's own pixels, so that neighbours join without a seam.
    const double ratio = devicePixelRatioF();
    painter.scale(1 / ratio, 1 / ratio);
    if (pixels_ >= detailsFrom && grid_)
        paintGrid(painter, cells);
    if (pixels_ < 1)
        paintOverview(painter);
    else if (pixels_ < ChamberPixmapCache::plainBelow)
        paintPlain(painter, cells);
    else
        paintChambers(painter, cells);
    painter.restore();
    if (pixels_ >= detailsFrom)
        paintDisagreements(painter, cells);
    paintMarkers(painter, cells);
    paintHighlighted(painter, cells);
    paintHeat(painter, cells);
    paintSelection(painter);
    paintPreview(painter);
    paintCursor(painter);
    paintRulers(painter, cells);
    if (chamberPixmaps_.isIncomplete())
        QTimer::singleShot(0, viewport(), qOverload<>(&QWidget::update));
}

void MapView::paintGrid(QPainter& painter, const QRect& cells) const {
    QColor line = borderColour(palette());
    painter.setPen(QPen(line, 1));
    const QPoint size = deviceSize();
    for (int x = cells.left(); x <= cells.right() + 1; ++x) {
        const int at = deviceRect({x, 0}).left();
        painter.drawLine(at, 0, at, size.y());
    }
    for (int y = cells.top(); y <= cells.bottom() + 1; ++y) {
        const int at = deviceRect({0, y}).top();
        painter.drawLine(0, at, size.x(), at);
    }
}

void MapView::paintOverview(QPainter& painter) {
    const QRect shown = overview_.cells();
    if (shown.isNull())
        return;
    const double edge = overview_.cellsPerPixel() * pixels_;
    const QImage& image = overview_.image();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(QRectF(shown.left() * pixels_ - origin_.x(), shown.top() * pixels_ - origin_.y(),
                             image.width() * edge, image.height() * edge),
                      image);
}

void MapView::paintPlain(QPainter& painter, const QRect& cells) const {
    QImage image(cells.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const qsizetype across = image.bytesPerLine() / qsizetype{sizeof(QRgb)};
    auto* pixels = reinterpret_cast<QRgb*>(image.bits());
    // Looking up so many tiles for a shade would take longer than a frame.
    constexpr qint64 most = 150'000;
    const bool shades = qint64(cells.width()) * cells.height() <= most;
    forEachIn(cells, [&](Cell cell, const Chamber& chamber) {
        const auto sides = shades ? document_->sidesOf(chamber) : std::nullopt;
        pixels[(cell.y - cells.top()) * across + cell.x - cells.left()] =
            sides ? ChamberPixmapCache::colour(chamber, passageCount(*sides))
                  : ChamberPixmapCache::colour(chamber);
    });
    painter.drawImage(QRectF(cells.left() * pixels_ - origin_.x(), cells.top() * pixels_ - origin_.y(),
                             cells.width() * pixels_, cells.height() * pixels_),
                      image);
}

void MapView::paintChambers(QPainter& painter, const QRect& cells) {
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const int edge = static_cast<int>(pixels_);
    forEachIn(cells, [&](Cell cell, const Chamber& chamber) {
        const QPixmap pixmap = chamberPixmaps_.chamber(chamber, document_->tileOf(chamber), edge);
        const QPoint corner = deviceRect(cell).topLeft();
        if (pixmap.width() == edge)
            painter.drawPixmap(corner, pixmap);
        else
            painter.drawPixmap(QRect(corner, QSize(edge, edge)), pixmap);
    });
}

void MapView::paintMarkers(QPainter& painter, const QRect& cells) {
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect near = cells.adjusted(-1, -1, 1, 1);
    for (const MapMarker& marker : document_->map().markers) {
        if (pixels_ < markersFrom || !near.contains(toPoint(marker.cell)))
            continue;
        const QRectF cell = cellRect(marker.cell);
        const Cell step = neighbour({0, 0}, marker.side);
        const double edge = std::max(cell.width() * 0.26, 7.0);
        const QPointF middle = cell.center() + QPointF(step.x, step.y) * cell.width() / 2;
        markerPicture(marker.marker)
            .paint(painter, QRectF(middle.x() - edge / 2, middle.y() - edge / 2, edge, edge));
    }
}

void MapView::paintDisagreements(QPainter& painter, const QRect& cells) const {
    painter.setRenderHint(QPainter::Antialiasing, false);
    const double width = std::clamp(pixels_ / devicePixelRatioF() / 14, 3.0, 8.0);
    QPen red(errorColour(), width, Qt::SolidLine, Qt::FlatCap);
    // Not marked by colour alone: dashes on red.
    QPen dashes(readableOn(errorColour()), width / 2, Qt::CustomDashLine, Qt::FlatCap);
    dashes.setDashPattern({1.5, 1.5});
    forEachIn(cells, [&](Cell cell, const Chamber& chamber) {
        const auto here = document_->sidesOf(chamber);
        for (const Direction d : {Direction::East, Direction::South}) {
            const auto there = document_->sidesAt(neighbour(cell, d));
            if (!here || !there ||
                isPassage((*here)[static_cast<std::size_t>(index(d))]) ==
                    isPassage((*there)[static_cast<std::size_t>(index(opposite(d)))]))
                continue;
            const QRectF rect = cellRect(cell);
            const double inset = rect.width() * 0.2;
            const QLineF line =
                d == Direction::East
                    ? QLineF(rect.right(), rect.top() + inset, rect.right(), rect.bottom() - inset)
                    : QLineF(rect.left() + inset, rect.bottom(), rect.right() - inset, rect.bottom());
            painter.setPen(red);
            painter.drawLine(line);
            painter.setPen(dashes);
            painter.drawLine(line);
        }
    });
}

void MapView::paintHighlighted(QPainter& painter, const QRect& cells) const {
    QColor fill = errorColour();
    fill.setAlpha(150);
    for (const Cell cell : highlighted_) {
        if (!cells.contains(toPoint(cell)))
            continue;
        const QRectF rect = cellRect(cell);
        painter.fillRect(rect, QBrush(fill, Qt::BDiagPattern));
        if (pixels_ >= detailsFrom)
            stroke(painter, rect.adjusted(3, 3, -3, -3), QPen(errorColour(), 2, Qt::DotLine));
    }
}

void MapView::paintHeat(QPainter& painter, const QRect& cells) const {
    if (!heat_)
        return;
    painter.setFont(smallFont(font()));
    const QFontMetricsF metrics(painter.font());
    for (const BoardHeat::Entry& entry : heat_->cells) {
        if (!cells.contains(toPoint(entry.cell)))
            continue;
        const QRectF rect = cellRect(entry.cell);
        QColor fill = accentColour();
        fill.setAlphaF(static_cast<float>(0.75 * entry.part));
        painter.fillRect(rect, fill);
        if (pixels_ < wordsFrom * devicePixelRatioF())
            continue;
        QRectF badge(0, 0, metrics.horizontalAdvance(entry.words) + 9, metrics.height() + 3);
        badge.moveCenter(rect.center());
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(noteColour());
        painter.drawRoundedRect(badge, badge.height() / 2, badge.height() / 2);
        painter.setPen(noteTextColour());
        painter.drawText(badge, Qt::AlignCenter, entry.words);
    }
}

void MapView::paintSelection(QPainter& painter) const {
    const QRegion& selection = toolController_.selection();
    if (selection.isEmpty())
        return;
    QPainterPath outline;
    const QPoint by = toolController_.currentTool().dragOffset();
    for (const QRect& rect : selection) {
        const QRectF first = cellRect(toCell(rect.topLeft() + by));
        const QRectF last = cellRect(toCell(rect.bottomRight() + by));
        outline.addRect(first.united(last));
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    // Regions consist of strips: joined, they have one outline.
    constexpr int manyStrips = 400;
    const QPainterPath whole = selection.rectCount() > manyStrips ? outline : outline.simplified();
    QColor fill = accentColour();
    fill.setAlpha(36);
    painter.setPen(QPen(QColor(0, 0, 0, 140), 3));
    painter.setBrush(fill);
    painter.drawPath(whole);
    painter.setPen(QPen(accentColour().lighter(125), 1.5, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(whole);
}

void MapView::paintPreview(QPainter& painter) {
    painter.setBrush(Qt::NoBrush);
    const AbstractMapTool& tool = toolController_.currentTool();
    if (const auto band = tool.rubberBand()) {
        const QRectF area = cellRect(toCell(band->topLeft())).united(cellRect(toCell(band->bottomRight())));
        QColor fill = accentColour();
        fill.setAlpha(50);
        painter.fillRect(area, fill);
        stroke(painter, area, QPen(accentColour(), 2));
        return;
    }
    if (!hovered_ || tool.pressedAt())
        return;
    const ToolPreview preview = tool.preview(*hovered_, hoveredSide_);
    const QRectF rect = cellRect(*hovered_);
    if (const auto* side = std::get_if<SidePreview>(&preview);
        side != nullptr && pixels_ >= 2 * detailsFrom) {
        if (side->door)
            paintDoorPreview(painter, *side->door);
        return;
    }
    if (std::holds_alternative<PassagewayPreview>(preview)) {
        const Cell step = neighbour({0, 0}, hoveredSide_);
        const QPointF middle = rect.center() + QPointF(step.x, step.y) * rect.width() / 2;
        const double radius = std::max(rect.width() * 0.17, 4.0);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(accentColour(), 2, Qt::DashLine));
        painter.drawEllipse(middle, radius, radius);
        return;
    }
    const auto* cell = std::get_if<CellPreview>(&preview);
    if (cell != nullptr && cell->chamber && pixels_ >= ChamberPixmapCache::plainBelow) {
        const Chamber& ghost = *cell->chamber;
        painter.setOpacity(0.6);
        const QPixmap pixmap =
            chamberPixmaps_.chamber(ghost, document_->tileOf(ghost), static_cast<int>(pixels_));
        painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()));
        painter.setOpacity(1);
    }
    stroke(painter, rect, QPen(accentColour(), 1.5, Qt::DashLine));
}

void MapView::paintDoorPreview(QPainter& painter, SideContent side) const {
    const QRectF door = doorRect(*hovered_, hoveredSide_);
    const double size = std::min(door.width(), door.height());
    QRectF place(0, 0, size, size);
    place.moveCenter(door.center());
    painter.setOpacity(0.8);
    const QPixmap swatch = doorSwatch(side, std::max(qRound(size), 4), devicePixelRatioF());
    painter.drawPixmap(place, swatch, QRectF(swatch.rect()));
    painter.setOpacity(1);
    stroke(painter, door, QPen(accentColour(), 2, Qt::DashLine));
}

void MapView::paintCursor(QPainter& painter) const {
    const QRectF rect = cellRect(toolController_.cursor());
    if (!rect.intersects(viewport()->rect()))
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const Qt::PenStyle style = hasFocus() ? Qt::SolidLine : Qt::DotLine;
    stroke(painter, rect.adjusted(1, 1, -1, -1), QPen(accentColour(), 2.5, style));
    if (pixels_ < 2 * detailsFrom)
        return;
    const Chamber* chamber = document_->chamberAt(toolController_.cursor());
    if (!toolController_.currentTool().worksOnSides() && (chamber == nullptr || !chamber->isRoom()))
        return;
    const QRectF door = doorRect(toolController_.cursor(), toolController_.side());
    painter.setPen(QPen(QColor(0, 0, 0, 120), 3.5));
    painter.drawRoundedRect(door, 3, 3);
    painter.setPen(QPen(Qt::white, 1.5, style));
    painter.drawRoundedRect(door, 3, 3);
}

void MapView::paintRulers(QPainter& painter, const QRect& cells) const {
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setFont(smallFont(font()));
    const QColor strip = palette().color(QPalette::Base);
    const int wide = rulerWidth();
    const QRect top(0, 0, viewport()->width(), rulerHeight);
    const QRect left(0, rulerHeight, wide, viewport()->height() - rulerHeight);
    painter.fillRect(top, strip);
    painter.fillRect(left, strip);
    painter.setPen(borderColour(palette()));
    painter.drawLine(wide, rulerHeight, wide, viewport()->height());
    painter.drawLine(wide, rulerHeight, viewport()->width(), rulerHeight);
    painter.setPen(quietTextColour(palette()));
    const double edge = pixels_ / devicePixelRatioF();
    int step = 1;
    for (int i = 0; step * edge < wide; ++i)
        step = static_cast<int>(std::pow(10, i / 3)) * (i % 3 == 0 ? 1 : i % 3 == 1 ? 2 : 5);
    const auto first = [step](int at) { return static_cast<int>(std::floor(double(at) / step)) * step; };
    for (int x = first(cells.left()); x <= cells.right(); x += step) {
        const QRectF cell = cellRect({x, 0});
        const QRectF place(cell.center().x() - wide, 0, 2 * wide, rulerHeight);
        if (cell.center().x() > wide)
            painter.drawText(place, Qt::AlignCenter, QString::number(x));
    }
    for (int y = first(cells.top()); y <= cells.bottom(); y += step) {
        const QRectF cell = cellRect({0, y});
        const QRectF place(0, cell.center().y() - rulerHeight / 2.0, wide - 4, rulerHeight);
        if (cell.center().y() > 1.5 * rulerHeight)
            painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter | Qt::AlignAbsolute,
                             QString::number(y));
    }
}

} // namespace tilewright
