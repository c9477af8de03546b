#include "editor/play/board/flight_overlay.h"

#include <QEasingCurve>
#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace tilewright {

namespace {

constexpr int frame = 16;
/// The share of the way up to the point that it goes by.
constexpr double untilVia = 0.3;

} // namespace

FlightOverlay::FlightOverlay(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("flights"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    parent->installEventFilter(this);
    timer_.setInterval(frame);
    connect(&timer_, &QTimer::timeout, this, &FlightOverlay::tick);
    hide();
}

void FlightOverlay::start(std::vector<Flight> flights, int milliseconds) {
    finish();
    if (flights.empty())
        return;
    flights_ = std::move(flights);
    duration_ = std::max(milliseconds, 1);
    setGeometry(parentWidget()->rect());
    raise();
    show();
    since_.start();
    shown_ = 0;
    timer_.start();
    tick();
}

void FlightOverlay::finish() {
    if (!flying())
        return;
    timer_.stop();
    flights_.clear();
    drawn_ = {};
    hide();
    emit finished();
}

double FlightOverlay::progress() const {
    return std::min(1.0, static_cast<double>(since_.elapsed()) / duration_);
}

QRectF FlightOverlay::placeOf(const Flight& flight, double progress) {
    const double share = std::clamp((progress - flight.starts) / (flight.lands - flight.starts), 0.0, 1.0);
    const double way = QEasingCurve(QEasingCurve::InOutCubic).valueForProgress(share);
    const auto between = [](QPointF a, QPointF b, double at) { return a * (1 - at) + b * at; };
    QPointF middle = between(flight.from.center(), flight.to.center(), way);
    if (flight.via && way < untilVia)
        middle = between(flight.from.center(), *flight.via, way / untilVia);
    else if (flight.via)
        middle = between(*flight.via, flight.to.center(), (way - untilVia) / (1 - untilVia));
    const QSizeF size = flight.from.size() * (1 - way) + flight.to.size() * way;
    return {middle - QPointF(size.width() / 2, size.height() / 2), size};
}

QRegion FlightOverlay::covered() const {
    QRegion region;
    const double now = shown_;
    for (const Flight& flight : flights_)
        if (now >= flight.starts)
            region += placeOf(flight, now).toAlignedRect().adjusted(-2, -2, 2, 2);
    return region;
}

void FlightOverlay::tick() {
    // The widget below may repaint us between two ticks: with a later progress, a flight would leave traces
    // that the next tick doesn't erase.
    shown_ = progress();
    if (shown_ >= 1) {
        finish();
        return;
    }
    const QRegion now = covered();
    update(drawn_ + now);
    drawn_ = now;
}

void FlightOverlay::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const double now = shown_;
    for (const Flight& flight : flights_) {
        if (now < flight.starts)
            continue;
        const QRectF at = placeOf(flight, now);
        if (flight.pixmap.isNull())
            flight.picture.paint(painter, at);
        else
            painter.drawPixmap(at, flight.pixmap, QRectF(flight.pixmap.rect()));
    }
}

bool FlightOverlay::eventFilter(QObject* watched, QEvent* event) {
    // Places have moved: flights would end beside them.
    if (watched == parentWidget() && (event->type() == QEvent::Resize || event->type() == QEvent::Hide))
        finish();
    return QWidget::eventFilter(watched, event);
}

} // namespace tilewright
