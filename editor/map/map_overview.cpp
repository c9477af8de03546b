#include "editor/map/map_overview.h"

#include "editor/common/accessibility.h"
#include "editor/common/theme.h"
#include "editor/map/chamber_pixmap_cache.h"
#include "editor/map/map_fragment.h"
#include "editor/map/map_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace tilewright {

namespace {

constexpr int largest = 2048;
/// Room for growth, so that a map that grows by a cell needn't be redrawn each time.
constexpr int margin = 24;

} // namespace

MapOverviewImage::MapOverviewImage(QObject* parent) : QObject(parent) {}

void MapOverviewImage::setDocument(const MapDocument* document) {
    disconnect(following_);
    document_ = document;
    stale_ = true;
    if (document != nullptr)
        following_ = connect(document, &MapDocument::cellsChanged, this, &MapOverviewImage::update);
    emit changed();
}

QRect MapOverviewImage::cells() {
    if (stale_)
        rebuild();
    return cells_;
}

QRect MapOverviewImage::bounds() {
    if (stale_)
        rebuild();
    return bounds_;
}

const QImage& MapOverviewImage::image() {
    if (stale_)
        rebuild();
    return image_;
}

void MapOverviewImage::rebuild() {
    stale_ = false;
    image_ = {};
    bounds_ = document_ == nullptr ? QRect() : boundsOf(*document_);
    cells_ = bounds_;
    if (cells_.isNull())
        return;
    cells_.adjust(-margin, -margin, margin, margin);
    scale_ = 1 + std::max(cells_.width(), cells_.height()) / largest;
    image_ = QImage(1 + cells_.width() / scale_, 1 + cells_.height() / scale_, QImage::Format_ARGB32);
    image_.fill(Qt::transparent);
    const int across = image_.width();
    auto* pixels = reinterpret_cast<QRgb*>(image_.bits());
    for (const Chamber& chamber : document_->map().chambers) {
        const int x = (chamber.cell.x - cells_.left()) / scale_;
        const int y = (chamber.cell.y - cells_.top()) / scale_;
        pixels[static_cast<qsizetype>(y) * across + x] = ChamberPixmapCache::colour(chamber);
    }
}

void MapOverviewImage::update(const std::vector<Cell>& changedCells) {
    for (const Cell cell : changedCells) {
        if (stale_)
            break;
        const Chamber* chamber = document_->chamberAt(cell);
        // A removed chamber may not have been the only one in its square.
        if (!cells_.contains(toPoint(cell)) || (chamber == nullptr && scale_ > 1)) {
            stale_ = true;
            break;
        }
        if (chamber != nullptr)
            bounds_ |= QRect(toPoint(cell), QSize(1, 1));
        image_.setPixel((cell.x - cells_.left()) / scale_, (cell.y - cells_.top()) / scale_,
                        chamber == nullptr ? 0U : ChamberPixmapCache::colour(*chamber));
    }
    emit changed();
}

MiniMap::MiniMap(MapOverviewImage& overview, MapView& view, QWidget* parent)
    : QWidget(parent), overview_(overview), view_(view) {
    setFocusPolicy(Qt::TabFocus);
    setAccessibleRole(*this, QAccessible::Graphic);
    setAccessibleName(tr("Mini-map"));
    setAccessibleDescription(tr("Click, drag or use the arrow keys to move the view"));
    setToolTip(tr("Click or drag to move the view"));
    connect(&overview, &MapOverviewImage::changed, this, qOverload<>(&QWidget::update));
    connect(&view, &MapView::viewChanged, this, qOverload<>(&QWidget::update));
}

double MiniMap::scale() const {
    const QRect cells = overview_.bounds().adjusted(-1, -1, 1, 1);
    // Maximum size of a cell: a single room should not fill it.
    constexpr double most = 24;
    return std::min({double(width()) / cells.width(), double(height()) / cells.height(), most});
}

QPointF MiniMap::toWidget(QPointF cell) const {
    const QRectF cells = overview_.bounds();
    return QRectF(rect()).center() + (cell - cells.center()) * scale();
}

QPointF MiniMap::toCell(QPointF position) const {
    const QRectF cells = overview_.bounds();
    return cells.center() + (position - QRectF(rect()).center()) / scale();
}

void MiniMap::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), canvasColour(palette()));
    const QRect cells = overview_.cells();
    if (!cells.isNull()) {
        const QImage& image = overview_.image();
        const double pixel = scale() * overview_.cellsPerPixel();
        painter.setRenderHint(QPainter::SmoothPixmapTransform, pixel < 1);
        painter.drawImage(QRectF(toWidget(cells.topLeft()), QSizeF(image.size()) * pixel), image);
    }
    const QRectF shown = view_.visibleCells();
    painter.setPen(QPen(accentColour(), hasFocus() ? 2.5 : 1.5));
    painter.drawRect(QRectF(toWidget(shown.topLeft()), toWidget(shown.bottomRight()))
                         .intersected(QRectF(rect()).adjusted(1, 1, -1, -1)));
}

void MiniMap::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        view_.centreOn(toCell(event->position()));
}

void MiniMap::mouseMoveEvent(QMouseEvent* event) {
    if ((event->buttons() & Qt::LeftButton) != 0)
        view_.centreOn(toCell(event->position()));
}

void MiniMap::keyPressEvent(QKeyEvent* event) {
    const QSizeF step = QSizeF(view_.visibleCells().size()) / 4;
    QPointF by;
    switch (event->key()) {
    case Qt::Key_Left:
        by = {-step.width(), 0};
        break;
    case Qt::Key_Right:
        by = {step.width(), 0};
        break;
    case Qt::Key_Up:
        by = {0, -step.height()};
        break;
    case Qt::Key_Down:
        by = {0, step.height()};
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    view_.centreOn(view_.centre() + by);
}

} // namespace tilewright
