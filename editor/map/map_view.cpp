// Positions, zoom and scrolling. Painting is in map_view_paint.cpp, input in map_view_input.cpp.
#include "editor/map/map_view.h"

#include "editor/common/theme.h"
#include "editor/map/map_access.h"

#include <QDataStream>
#include <QGuiApplication>
#include <QIODevice>
#include <QScreen>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace tilewright {

namespace {
/// Small enough for the largest possible map to fit into a small window.
constexpr double leastPixels = 1.0 / 64;
constexpr double mostPixels = 420;
constexpr double mostFittedPixels = 128;
} // namespace

MapView::MapView(MapHand& hand, MapOverview& overview, QWidget* parent)
    : QAbstractScrollArea(parent), hand_(hand), overview_(overview), access_(new MapAccess(*this)) {
    setObjectName(QStringLiteral("mapView"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    setMinimumSize(260, 200);
    setAccessibleName(tr("Map"));
    setAccessibleDescription(tr("Arrows move the cell cursor, Alt+arrows choose a side, Shift+arrows select, "
                                "Ctrl+arrows move the selection, Enter uses the tool."));
    for (const auto signal : {&MapHand::toolChanged, &MapHand::brushChanged, &MapHand::doorChanged,
                              &MapHand::selectionChanged, &MapHand::sketchChanged, &MapHand::cursorChanged})
        connect(&hand, signal, this, [this] {
            viewport()->update();
            access_->tell();
        });
}

void MapView::setDocument(MapDocument* document) {
    disconnect(following_);
    disconnect(followingSet_);
    document_ = document;
    marked_.clear();
    art_.setTileSet(document == nullptr ? nullptr : document->tileSet().get());
    if (document != nullptr) {
        following_ = connect(document, &MapDocument::cellsChanged, this, [this] {
            updateScrollBars();
            viewport()->update();
            access_->tell();
        });
        followingSet_ = connect(document, &MapDocument::tileSetChanged, this, [this] {
            art_.setTileSet(document_->tileSet().get());
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
    return std::clamp(std::round(edge / millimetresPerInch * dots * devicePixelRatioF()), 6.0, mostPixels);
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
    leaveFit();
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
    leaveFit();
    setOrigin(origin_ + by);
}

double MapView::stepped(bool in) const {
    constexpr double step = 1.2;
    constexpr double whole = ChamberArt::plainBelow;
    double wanted = in ? pixels_ * step : pixels_ / step;
    // From this size on, every cell has the same integer number of pixels, so that pictures are not scaled.
    if (std::max(wanted, pixels_) >= whole) {
        const double rounded = std::round(wanted);
        wanted = rounded == std::round(pixels_) ? pixels_ + (in ? 1 : -1) : rounded;
    }
    return wanted;
}

void MapView::zoomTo(double pixels, QPointF anchor) {
    const double wanted = std::clamp(pixels, leastPixels, mostPixels);
    const QPointF device = anchor * devicePixelRatioF();
    const QPointF fixed = (QPointF(origin_) + device) / pixels_;
    pixels_ = wanted;
    leaveFit();
    setOrigin((fixed * pixels_ - device).toPoint());
    emit viewChanged();
}

void MapView::zoomIn() {
    zoomTo(stepped(true), QRectF(viewport()->rect()).center());
}
void MapView::zoomOut() {
    zoomTo(stepped(false), QRectF(viewport()->rect()).center());
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
    wanted = std::clamp(wanted, leastPixels, mostFittedPixels);
    pixels_ = wanted >= ChamberArt::plainBelow ? std::floor(wanted) : wanted;
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
        settingBars_ = true;
        scroll->setRange(std::min(static_cast<int>(from * pixels_) - page, at),
                         std::max(static_cast<int>(to * pixels_), at));
        scroll->setPageStep(page);
        scroll->setSingleStep(std::max(page / 12, 1));
        scroll->setValue(at);
        settingBars_ = false;
    };
    bar(horizontalScrollBar(), all.left(), all.right() + 1, origin_.x(), size.x());
    bar(verticalScrollBar(), all.top(), all.bottom() + 1, origin_.y(), size.y());
}

void MapView::scrollContentsBy(int, int) {
    if (settingBars_)
        return;
    origin_ = {horizontalScrollBar()->value(), verticalScrollBar()->value()};
    leaveFit();
    viewport()->update();
    emit viewChanged();
}

void MapView::panBy(QPoint by) {
    leaveFit();
    setOrigin(origin_ - (QPointF(by) * devicePixelRatioF()).toPoint());
}

void MapView::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    if (fitted_) {
        fit();
    } else if (const auto middle = middle_) {
        centreOn(*middle);
        middle_ = middle;
    }
    updateScrollBars();
    emit viewChanged();
}

void MapView::leaveFit() {
    fitted_ = false;
    middle_.reset();
}

void MapView::setHeat(std::optional<BoardHeat> heat) {
    heat_ = std::move(heat);
    viewport()->update();
}

void MapView::setMarked(std::vector<Cell> cells) {
    marked_ = std::move(cells);
    viewport()->update();
}

void MapView::setShowsGrid(bool on) {
    grid_ = on;
    viewport()->update();
}

QByteArray MapView::state() const {
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out << centre() << pixels_ << QPoint(hand_.cursor().x, hand_.cursor().y);
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
    if (in.status() != QDataStream::Ok || !(pixels >= leastPixels && pixels <= mostPixels) ||
        !inside(middle.x()) || !inside(middle.y()))
        return fit();
    pixels_ = pixels;
    hand_.setCursor(toCell(cursor));
    centreOn(middle);
    middle_ = middle;
}

} // namespace tilewright
