// Positions, zoom, scrolling and input. Painting is in map_view_paint.cpp.
#include "editor/map/map_view.h"

#include "editor/common/theme.h"
#include "editor/common/tooltip_beside.h"
#include "editor/map/map_access.h"

#include <QDataStream>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QIODevice>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScreen>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tilewright {

namespace {

/// Small enough for the largest possible map to fit into a small window.
constexpr double minPixels = 1.0 / 64;
constexpr double maxPixels = 420;
constexpr double maxFittedPixels = 128;

} // namespace

MapView::MapView(MapToolController& toolController, MapOverviewImage& overview, QWidget* parent)
    : QAbstractScrollArea(parent)
    , toolController_(toolController)
    , overview_(overview)
    , access_(new MapAccess(*this)) {
    setObjectName(QStringLiteral("mapView"));
    // Maps are the same in every language.
    setLayoutDirection(Qt::LeftToRight);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    setMinimumSize(260, 200);
    setAccessibleName(tr("Map"));
    setAccessibleDescription(tr("Arrows move the cell cursor, Alt+arrows choose a side, Shift+arrows select, "
                                "Ctrl+arrows move the selection, Enter uses the tool."));
    for (const auto signal : {&MapToolController::toolChanged, &MapToolController::brushChanged,
                              &MapToolController::doorChanged, &MapToolController::selectionChanged,
                              &MapToolController::previewChanged, &MapToolController::cursorChanged})
        connect(&toolController, signal, this, [this] {
            viewport()->update();
            access_->tell();
        });
}

void MapView::setDocument(MapDocument* document) {
    disconnect(following_);
    disconnect(followingSet_);
    document_ = document;
    highlighted_.clear();
    chamberPixmaps_.setTileSet(document == nullptr ? nullptr : document->tileSet().get());
    if (document != nullptr) {
        following_ = connect(document, &MapDocument::cellsChanged, this, [this] {
            updateScrollBars();
            viewport()->update();
            access_->tell();
        });
        followingSet_ = connect(document, &MapDocument::tileSetChanged, this, [this] {
            chamberPixmaps_.setTileSet(document_->tileSet().get());
            viewport()->update();
        });
    }
    updateScrollBars();
    viewport()->update();
    access_->tell();
}

QPoint MapView::deviceSize() const {
    const QSizeF size = QSizeF(viewport()->size()) * devicePixelRatioF();
    return {qRound(size.width()), qRound(size.height())};
}

double MapView::truePixelsPerCell() const {
    constexpr double millimetresPerInch = 25.4;
    const double edge = document_ != nullptr && document_->tileSet() ? document_->tileSet()->tileMillimetres
                                                                     : TileSet().tileMillimetres;
    const QScreen* on = screen();
    const double dots = on == nullptr ? 96 : on->physicalDotsPerInch();
    return std::clamp(std::round(edge / millimetresPerInch * dots * devicePixelRatioF()), 6.0, maxPixels);
}

QRect MapView::deviceRect(Cell cell) const {
    const auto place = [this](int at) { return static_cast<int>(std::floor(at * pixels_)); };
    const QPoint corner(place(cell.x), place(cell.y));
    const QPoint end(place(cell.x + 1), place(cell.y + 1));
    return {corner - origin_, QSize(end.x() - corner.x(), end.y() - corner.y())};
}

QRectF MapView::cellRect(Cell cell) const {
    const double ratio = devicePixelRatioF();
    return {(cell.x * pixels_ - origin_.x()) / ratio, (cell.y * pixels_ - origin_.y()) / ratio,
            pixels_ / ratio, pixels_ / ratio};
}

QRectF MapView::doorRect(Cell cell, Direction side) const {
    const QRectF all = cellRect(cell);
    const double unit = all.width() / 100;
    const QRectF north(all.left() + 32 * unit, all.top() + 2 * unit, 36 * unit, 32 * unit);
    QTransform turn;
    turn.translate(all.center().x(), all.center().y());
    turn.rotate(90.0 * index(side));
    turn.translate(-all.center().x(), -all.center().y());
    return turn.mapRect(north);
}

Cell MapView::cellAt(QPointF position) const {
    const QPointF device = position * devicePixelRatioF() + QPointF(origin_);
    return {static_cast<int>(std::floor(device.x() / pixels_)),
            static_cast<int>(std::floor(device.y() / pixels_))};
}

Direction MapView::sideAt(QPointF position) const {
    const QPointF d = position - cellRect(cellAt(position)).center();
    if (std::abs(d.x()) > std::abs(d.y()))
        return d.x() > 0 ? Direction::East : Direction::West;
    return d.y() > 0 ? Direction::South : Direction::North;
}

QRect MapView::visibleCells() const {
    const QPoint size = deviceSize();
    const auto first = [this](int at) { return static_cast<int>(std::floor(at / pixels_)); };
    const auto last = [this](int end) { return static_cast<int>(std::ceil(end / pixels_)) - 1; };
    return {QPoint(first(origin_.x()), first(origin_.y())),
            QPoint(last(origin_.x() + size.x()), last(origin_.y() + size.y()))};
}

QPointF MapView::centre() const {
    const QPoint size = deviceSize();
    return {(origin_.x() + size.x() / 2.0) / pixels_, (origin_.y() + size.y() / 2.0) / pixels_};
}

void MapView::centreOn(QPointF cell) {
    clearFitted();
    const QPoint size = deviceSize();
    setOrigin({qRound(cell.x() * pixels_ - size.x() / 2.0), qRound(cell.y() * pixels_ - size.y() / 2.0)});
}

void MapView::ensureVisible(Cell cell) {
    const QRect inside = QRect(QPoint(), QSize(deviceSize().x(), deviceSize().y()));
    const QRect wanted = deviceRect(cell);
    QPoint by;
    if (wanted.left() < 0)
        by.setX(wanted.left());
    else if (wanted.right() > inside.right())
        by.setX(wanted.right() - inside.right());
    if (wanted.top() < 0)
        by.setY(wanted.top());
    else if (wanted.bottom() > inside.bottom())
        by.setY(wanted.bottom() - inside.bottom());
    if (by.isNull())
        return;
    clearFitted();
    setOrigin(origin_ + by);
}

double MapView::nextZoom(bool in) const {
    constexpr double step = 1.2;
    constexpr double whole = ChamberPixmapCache::plainBelow;
    double wanted = in ? pixels_ * step : pixels_ / step;
    // From this size on, every cell has the same integer number of pixels, so that pictures are not scaled.
    if (std::max(wanted, pixels_) >= whole) {
        const double rounded = std::round(wanted);
        wanted = rounded == std::round(pixels_) ? pixels_ + (in ? 1 : -1) : rounded;
    }
    return wanted;
}

void MapView::zoomTo(double pixels, QPointF anchor) {
    const double wanted = std::clamp(pixels, minPixels, maxPixels);
    const QPointF device = anchor * devicePixelRatioF();
    const QPointF fixed = (QPointF(origin_) + device) / pixels_;
    pixels_ = wanted;
    clearFitted();
    setOrigin((fixed * pixels_ - device).toPoint());
    emit viewChanged();
}

void MapView::zoomIn() {
    zoomTo(nextZoom(true), QRectF(viewport()->rect()).center());
}
void MapView::zoomOut() {
    zoomTo(nextZoom(false), QRectF(viewport()->rect()).center());
}
void MapView::zoomToTrueSize() {
    zoomTo(truePixelsPerCell(), QRectF(viewport()->rect()).center());
}

void MapView::fit() {
    const QRect all = document_ == nullptr ? QRect() : boundsOf(*document_);
    if (all.isNull()) {
        pixels_ = 64;
        centreOn({0.5, 0.5});
        fitted_ = true;
        return;
    }
    // A margin of at least a pixel keeps the rim off the edge; the rulers cover a part of the view.
    const QPointF rulers = QPointF(rulerWidth(), rulerHeight) * devicePixelRatioF();
    const QPointF room = QPointF(deviceSize()) - rulers - QPointF(2, 2);
    double wanted = std::min(room.x() / (all.width() + 0.6), room.y() / (all.height() + 0.6));
    wanted = std::clamp(wanted, minPixels, maxFittedPixels);
    pixels_ = wanted >= ChamberPixmapCache::plainBelow ? std::floor(wanted) : wanted;
    centreOn(QPointF(all.left() + all.width() / 2.0, all.top() + all.height() / 2.0) - rulers / 2 / pixels_);
    fitted_ = true;
}

int MapView::rulerWidth() const {
    const QFontMetrics metrics(smallFont(font()));
    const QRect all = visibleCells();
    int most = 0;
    for (const int y : {all.top(), all.bottom()})
        most = std::max(most, metrics.horizontalAdvance(QString::number(y)));
    return most + 10;
}

void MapView::setOrigin(QPoint origin) {
    const QPoint size = deviceSize();
    const int least = static_cast<int>(minCoordinate * pixels_);
    const int most = static_cast<int>((maxCoordinate + 1) * pixels_);
    // At least half of the view shows cells within the limits.
    origin_.setX(std::clamp(origin.x(), least - size.x() / 2, std::max(most - size.x() / 2, least)));
    origin_.setY(std::clamp(origin.y(), least - size.y() / 2, std::max(most - size.y() / 2, least)));
    updateScrollBars();
    viewport()->update();
    emit viewChanged();
}

void MapView::updateScrollBars() {
    // The range of chambers plus one screen; it always includes the present position.
    const QRect all = overview_.bounds();
    const QPoint size = deviceSize();
    const auto bar = [&](QScrollBar* scroll, int from, int to, int at, int page) {
        updatingScrollBars_ = true;
        scroll->setRange(std::min(static_cast<int>(from * pixels_) - page, at),
                         std::max(static_cast<int>(to * pixels_), at));
        scroll->setPageStep(page);
        scroll->setSingleStep(std::max(page / 12, 1));
        scroll->setValue(at);
        updatingScrollBars_ = false;
    };
    bar(horizontalScrollBar(), all.left(), all.right() + 1, origin_.x(), size.x());
    bar(verticalScrollBar(), all.top(), all.bottom() + 1, origin_.y(), size.y());
}

void MapView::scrollContentsBy(int, int) {
    if (updatingScrollBars_)
        return;
    origin_ = {horizontalScrollBar()->value(), verticalScrollBar()->value()};
    clearFitted();
    viewport()->update();
    emit viewChanged();
}

void MapView::panBy(QPoint by) {
    clearFitted();
    setOrigin(origin_ - (QPointF(by) * devicePixelRatioF()).toPoint());
}

void MapView::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    if (fitted_) {
        fit();
    } else if (const auto middle = restoredCentre_) {
        centreOn(*middle);
        restoredCentre_ = middle;
    }
    updateScrollBars();
    emit viewChanged();
}

void MapView::clearFitted() {
    fitted_ = false;
    restoredCentre_.reset();
}

void MapView::setHeat(std::optional<BoardHeat> heat) {
    heat_ = std::move(heat);
    viewport()->update();
}

void MapView::setHighlighted(std::vector<Cell> cells) {
    highlighted_ = std::move(cells);
    viewport()->update();
}

void MapView::setShowsGrid(bool on) {
    grid_ = on;
    viewport()->update();
}

QByteArray MapView::state() const {
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out << centre() << pixels_ << QPoint(toolController_.cursor().x, toolController_.cursor().y);
    return bytes;
}

void MapView::restoreState(const QByteArray& state) {
    QDataStream in(state);
    QPointF middle;
    double pixels = 0;
    QPoint cursor;
    in >> middle >> pixels >> cursor;
    // The user may have scrolled beyond the limits of maps.
    const auto inside = [](double at) { return at >= 2 * minCoordinate && at <= 2 * maxCoordinate; };
    if (in.status() != QDataStream::Ok || !(pixels >= minPixels && pixels <= maxPixels) ||
        !inside(middle.x()) || !inside(middle.y()))
        return fit();
    pixels_ = pixels;
    toolController_.setCursor(toCell(cursor));
    centreOn(middle);
    restoredCentre_ = middle;
}

void MapView::wheelEvent(QWheelEvent* event) {
    const QPoint delta = event->angleDelta();
    if ((event->modifiers() & Qt::ShiftModifier) != 0 || delta.x() != 0) {
        const int across = delta.x() != 0 ? delta.x() : delta.y();
        panBy({across, 0});
    } else if (delta.y() != 0) {
        zoomTo(nextZoom(delta.y() > 0), event->position());
    }
    hover(event->position());
    event->accept();
}

void MapView::mousePressEvent(QMouseEvent* event) {
    setFocus(Qt::MouseFocusReason);
    cursorMovedByKeys_ = false;
    if (event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && space_ != Space::Up)) {
        pan_ = event->pos();
        if (space_ == Space::Down)
            space_ = Space::Panned;
        viewport()->setCursor(Qt::ClosedHandCursor);
    } else if (event->button() == Qt::LeftButton) {
        toolController_.press(cellAt(event->position()), sideAt(event->position()), event->modifiers());
    } else if (event->button() == Qt::RightButton) {
        // As in other map editors: the right button picks the brush.
        toolController_.setCursor(cellAt(event->position()), sideAt(event->position()));
        if (toolController_.currentTool().pressedAt())
            toolController_.cancel();
        else
            toolController_.pickBrush(cellAt(event->position()));
    }
    event->accept();
}

void MapView::mouseMoveEvent(QMouseEvent* event) {
    if (pan_) {
        panBy(event->pos() - *pan_);
        pan_ = event->pos();
    } else if (toolController_.currentTool().pressedAt()) {
        toolController_.dragTo(cellAt(event->position()));
        // Dragging beyond the edge brings the rest of the map into sight.
        if (!viewport()->rect().contains(event->pos()))
            ensureVisible(toolController_.cursor());
    }
    hover(event->position());
}

void MapView::mouseReleaseEvent(QMouseEvent* event) {
    if (pan_) {
        pan_.reset();
        viewport()->setCursor(space_ != Space::Up ? Qt::OpenHandCursor : Qt::ArrowCursor);
    } else if (event->button() == Qt::LeftButton) {
        toolController_.release();
    }
    event->accept();
}

void MapView::hover(QPointF position) {
    const Cell cell = cellAt(position);
    const Direction side = sideAt(position);
    if (hovered_ == cell && hoveredSide_ == side)
        return;
    hovered_ = cell;
    hoveredSide_ = side;
    viewport()->update();
    emit hoverChanged();
}

void MapView::leave() {
    hovered_.reset();
    viewport()->update();
    emit hoverChanged();
}

bool MapView::handleArrowKey(QKeyEvent* event) {
    Direction direction = Direction::North;
    switch (event->key()) {
    case Qt::Key_Up:
        break;
    case Qt::Key_Right:
        direction = Direction::East;
        break;
    case Qt::Key_Down:
        direction = Direction::South;
        break;
    case Qt::Key_Left:
        direction = Direction::West;
        break;
    default:
        return false;
    }
    const Qt::KeyboardModifiers held = event->modifiers() & ~Qt::KeypadModifier;
    if (held == (Qt::ControlModifier | Qt::ShiftModifier)) {
        const Cell step = neighbour({0, 0}, direction);
        panBy(QPoint(-step.x, -step.y) * (viewport()->width() / 8));
        return true;
    }
    cursorMovedByKeys_ = true;
    if (held == Qt::AltModifier)
        toolController_.setCursor(toolController_.cursor(), direction);
    else if (held == Qt::ShiftModifier)
        toolController_.extendSelection(direction);
    else if (held == Qt::ControlModifier)
        toolController_.nudge(direction);
    else if (held == Qt::NoModifier)
        toolController_.moveCursor(direction);
    else
        return false;
    ensureVisible(toolController_.cursor());
    return true;
}

void MapView::keyPressEvent(QKeyEvent* event) {
    if (document_ == nullptr) {
        QAbstractScrollArea::keyPressEvent(event);
        return;
    }
    if (handleArrowKey(event))
        return;
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        toolController_.applyAtCursor();
        return;
    case Qt::Key_Space:
        // While held, it pans with the mouse; pressed and released, it uses the tool.
        if (!event->isAutoRepeat()) {
            space_ = Space::Down;
            viewport()->setCursor(Qt::OpenHandCursor);
        }
        return;
    case Qt::Key_Escape:
        if (toolController_.cancel())
            return;
        break;
    case Qt::Key_Home:
        cursorMovedByKeys_ = true;
        toolController_.setCursor({0, 0});
        ensureVisible({0, 0});
        return;
    case Qt::Key_Equal:
        zoomIn();
        return;
    default:
        break;
    }
    // The base class would scroll on arrow and page keys.
    event->ignore();
}

void MapView::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Space || event->isAutoRepeat()) {
        QAbstractScrollArea::keyReleaseEvent(event);
        return;
    }
    const Space before = std::exchange(space_, Space::Up);
    if (!pan_)
        viewport()->setCursor(Qt::ArrowCursor);
    if (before == Space::Down)
        toolController_.applyAtCursor();
}

void MapView::focusInEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void MapView::focusOutEvent(QFocusEvent* event) {
    space_ = Space::Up;
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

void MapView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationPaletteChange)
        viewport()->update();
    QAbstractScrollArea::changeEvent(event);
}

bool MapView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave)
        leave();
    if (event->type() == QEvent::ToolTip && document_ != nullptr) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const Chamber* chamber = document_->chamberAt(cellAt(help->pos()));
        QString words = chamber == nullptr ? QString() : chamberInWords(*document_, *chamber);
        if (heat_)
            for (const BoardHeat::Entry& entry : heat_->cells)
                if (entry.cell == cellAt(help->pos()))
                    words += QStringLiteral("\n%1: %2").arg(heat_->name, entry.words);
        showToolTipBeside(*viewport(), cellRect(cellAt(help->pos())).toAlignedRect(), words);
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace tilewright
