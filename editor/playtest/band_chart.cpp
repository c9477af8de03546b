#include "editor/playtest/band_chart.h"

#include "editor/common/plain_text.h"
#include "editor/common/theme.h"
#include "editor/playtest/findings.h"

#include <QPainter>
#include <QtCharts/QAreaSeries>
#include <QtCharts/QLegend>
#include <QtCharts/QLegendMarker>
#include <QtCharts/QLineSeries>
#include <QtCharts/QValueAxis>

#include <algorithm>
#include <cmath>

namespace tilewright {

namespace {
constexpr int bandAlpha = 52;
/// Percent: the visible range begins and ends at a grid line, and spans at least two steps.
constexpr double gridStep = 10;
constexpr int leastHeight = 130;
/// The last point's mark is not cut off at the edge.
constexpr double withLastMark = 1.02;
} // namespace

BandChart::BandChart(const QString& title, QWidget* parent)
    : PanelChart(parent), games_(new QValueAxis), percent_(new QValueAxis) {
    setAccessibleName(title);
    setMinimumHeight(leastHeight);
    chart()->legend()->setAlignment(Qt::AlignTop);
    chart()->addAxis(games_, Qt::AlignBottom);
    chart()->addAxis(percent_, Qt::AlignLeft);
    games_->setLabelFormat(QStringLiteral("%d"));
    games_->setGridLineVisible(false);
    games_->setTickType(QValueAxis::TicksDynamic);
    games_->setTitleText(tr("games"));
    percent_->setLabelFormat(QStringLiteral("%d %%"));
    recolour();
}

int BandChart::pointCount() const {
    return drawn_.empty() ? 0 : static_cast<int>(drawn_.front().line->count());
}

void BandChart::rebuild(const std::vector<Curve>& curves) {
    chart()->removeAllSeries();
    drawn_.clear();
    for (const Curve& curve : curves) {
        Drawn drawn{new QLineSeries, new QLineSeries, new QLineSeries, nullptr, nullptr, curve.seat};
        drawn.band = new QAreaSeries(drawn.high, drawn.low);
        // The band does not delete its edges.
        drawn.low->setParent(drawn.band);
        drawn.high->setParent(drawn.band);
        drawn_.push_back(drawn);
    }
    const auto add = [this](QAbstractSeries* series) {
        chart()->addSeries(series);
        series->attachAxis(games_);
        series->attachAxis(percent_);
    };
    // Lines are drawn over all bands.
    for (const Drawn& drawn : drawn_) {
        add(drawn.band);
        for (QLegendMarker* marker : chart()->legend()->markers(drawn.band))
            marker->setVisible(false);
    }
    for (std::size_t i = 0; i < curves.size(); ++i) {
        Drawn& drawn = drawn_[i];
        add(drawn.line);
        drawn.line->setName(inMarkup(curves[i].name));
        if (!drawn.seat)
            continue;
        drawn.marks = addSeatMarks(*chart(), *drawn.line, *drawn.seat);
        drawn.marks->setName(inMarkup(curves[i].name));
    }
    chart()->legend()->setVisible(curves.size() > 1);
    recolour();
}

void BandChart::setCurves(const std::vector<Curve>& curves) {
    if (curves.size() != drawn_.size())
        rebuild(curves);
    QStringList words;
    for (std::size_t i = 0; i < curves.size(); ++i) {
        QList<QPointF> line;
        QList<QPointF> low;
        QList<QPointF> high;
        for (const Point& point : curves[i].points) {
            line << QPointF(point.games, 100 * point.value);
            low << QPointF(point.games, 100 * point.low);
            high << QPointF(point.games, 100 * point.high);
        }
        drawn_[i].line->replace(line);
        drawn_[i].low->replace(low);
        drawn_[i].high->replace(high);
        // A single point is painted as a dot.
        if (drawn_[i].marks != nullptr)
            drawn_[i].marks->replace(line.size() > 1 ? markedPoints(line, *drawn_[i].seat)
                                                     : QList<QPointF>());
        if (!curves[i].points.empty()) {
            const Point& last = curves[i].points.back();
            words << tr("%1: %2, interval %3")
                         .arg(curves[i].name, valueInWords(last.value, true),
                              intervalInWords({last.low, last.high}, true));
        }
    }
    scale(curves);
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    setToolTip(words.join(u'\n'));
}

/// The first games have wide bands; the later ones determine the range.
void BandChart::scale(const std::vector<Curve>& curves) {
    double least = level_ ? 100 * *level_ : 100;
    double most = level_ ? 100 * *level_ : 0;
    double games = 1;
    for (const Curve& curve : curves) {
        if (curve.points.empty())
            continue;
        games = std::max(games, curve.points.back().games);
        for (const Point& point : curve.points)
            if (point.games * 4 >= curve.points.back().games) {
                least = std::min(least, 100 * point.low);
                most = std::max(most, 100 * point.high);
            }
    }
    if (most < least) { // nothing is known
        least = 0;
        most = 100;
    }
    games_->setRange(0, games * withLastMark);
    games_->setTickInterval(tickInterval(games));
    least = std::clamp(std::floor(least / gridStep) * gridStep, 0.0, 100 - 2 * gridStep);
    most = std::clamp(std::ceil(most / gridStep) * gridStep, least + 2 * gridStep, 100.0);
    percent_->setRange(least, most);
    percent_->setTickCount(3);
}

void BandChart::setLevel(std::optional<double> level) {
    level_ = level;
    viewport()->update();
}

void BandChart::recolour() {
    for (const Drawn& drawn : drawn_) {
        QColor colour = drawn.seat ? seatCurveColour(*drawn.seat, palette()) : accentColour();
        if (drawn.marks != nullptr)
            styleSeatCurve(*drawn.line, *drawn.marks, *drawn.seat, palette());
        else
            drawn.line->setPen(QPen(colour, 2));
        colour.setAlpha(bandAlpha);
        drawn.band->setBrush(colour);
        drawn.band->setPen(Qt::NoPen);
    }
    styleAxes(*this);
}

void BandChart::drawForeground(QPainter* painter, const QRectF&) {
    const QRectF plot = chart()->plotArea();
    if (hasFocus()) {
        painter->setPen(QPen(accentColour(), 1, Qt::DotLine));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(plot);
    }
    paintSinglePoints(*painter);
    if (!level_ || drawn_.empty())
        return;
    const double y = chart()->mapToPosition(QPointF(0, 100 * *level_), drawn_.front().line).y();
    painter->setPen(QPen(quietTextColour(palette()), 1, Qt::DashLine));
    painter->drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
}

/// One point makes neither a line nor an area: a dot and its band, side by side for each curve.
void BandChart::paintSinglePoints(QPainter& painter) const {
    constexpr double width = 10;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    double left = 0;
    for (const Drawn& drawn : drawn_) {
        if (drawn.line->count() != 1)
            continue;
        left += 1.5 * width;
        const auto place = [&](const QLineSeries& series) {
            return chart()->mapToPosition(series.at(0), drawn.line) - QPointF(left, 0);
        };
        painter.setBrush(drawn.band->brush());
        painter.drawRect(
            QRectF(place(*drawn.high) - QPointF(width / 2, 0), place(*drawn.low) + QPointF(width / 2, 0)));
        painter.setBrush(drawn.line->pen().color());
        painter.drawEllipse(place(*drawn.line), width / 2, width / 2);
    }
    painter.restore();
}

} // namespace tilewright
