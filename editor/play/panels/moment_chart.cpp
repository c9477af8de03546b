#include "editor/play/panels/moment_chart.h"

#include "editor/common/accessibility.h"
#include "editor/common/plain_text.h"
#include "editor/common/theme.h"
#include "editor/common/tooltip_beside.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QtCharts/QLegend>
#include <QtCharts/QLegendMarker>
#include <QtCharts/QLineSeries>
#include <QtCharts/QScatterSeries>
#include <QtCharts/QValueAxis>

#include <algorithm>

namespace tilewright {

namespace {

/// Around a mark of the curve.
constexpr double ringSize = 15;

} // namespace

int MomentChart::momentAt(QPointF place) const {
    return std::clamp(qRound(chart()->mapToValue(mapToScene(place.toPoint())).x()), 0, lastMoment());
}

void MomentChart::drawForeground(QPainter* painter, const QRectF&) {
    if (moment() > lastMoment())
        return;
    const QRectF plot = chart()->plotArea();
    const double x = chart()->mapToPosition(QPointF(moment(), 0)).x();
    painter->setPen(QPen(accentColour(), hasFocus() ? 2.5 : 1.5));
    painter->drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
}

void MomentChart::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && lastMoment() >= 0)
        emit momentChosen(momentAt(event->position()));
}

void MomentChart::mouseMoveEvent(QMouseEvent* event) {
    if ((event->buttons() & Qt::LeftButton) && lastMoment() >= 0)
        emit momentChosen(momentAt(event->position()));
}

void MomentChart::keyPressEvent(QKeyEvent* event) {
    if (lastMoment() < 0)
        return event->ignore();
    int wanted = moment();
    switch (event->key()) {
    case Qt::Key_Left:
        --wanted;
        break;
    case Qt::Key_Right:
        ++wanted;
        break;
    case Qt::Key_Home:
        wanted = 0;
        break;
    case Qt::Key_End:
        wanted = lastMoment();
        break;
    default:
        return PanelChart::keyPressEvent(event);
    }
    if (wanted >= 0 && wanted <= lastMoment())
        emit momentChosen(wanted);
}

WinProbabilityChart::WinProbabilityChart(QWidget* parent)
    : MomentChart(parent), moves_(new QValueAxis), percent_(new QValueAxis) {
    setObjectName(QStringLiteral("sharesChart"));
    setAccessibleName(tr("Win probability after each move"));
    setCursor(Qt::PointingHandCursor);
    chart()->legend()->setAlignment(Qt::AlignTop);
    chart()->addAxis(moves_, Qt::AlignBottom);
    chart()->addAxis(percent_, Qt::AlignLeft);
    moves_->setLabelFormat(QStringLiteral("%d"));
    moves_->setGridLineVisible(false);
    moves_->setTickType(QValueAxis::TicksDynamic);
    percent_->setLabelFormat(QStringLiteral("%d %%"));
    percent_->setRange(0, 100);
    percent_->setTickCount(3);
    recolour();
}

void WinProbabilityChart::setCurves(const std::vector<Curve>& curves, const std::vector<Mark>& marks) {
    curves_ = curves;
    chart()->removeAllSeries();
    series_.clear();
    marks_.clear();
    const auto add = [this](QAbstractSeries* series) {
        chart()->addSeries(series);
        series->attachAxis(moves_);
        series->attachAxis(percent_);
    };
    for (const Curve& curve : curves) {
        auto* line = new QLineSeries;
        QList<QPointF> points;
        for (double share : curve.shares)
            points << QPointF(static_cast<double>(points.size()), 100 * share);
        line->replace(points);
        add(line);
        series_.push_back(line);
        marks_.push_back(addSeatMarks(*chart(), *line, curve.seat));
        marks_.back()->replace(markedPoints(points, curve.seat));
        marks_.back()->setName(inMarkup(curve.name));
    }
    marked_ = new QScatterSeries;
    marked_->setMarkerSize(ringSize);
    for (const Mark& mark : marks)
        marked_->append(
            mark.moment,
            100 * curves[static_cast<std::size_t>(mark.curve)].shares[static_cast<std::size_t>(mark.moment)]);
    add(marked_);
    for (QLegendMarker* marker : chart()->legend()->markers(marked_))
        marker->setVisible(false);
    moves_->setRange(0, std::max(1, lastMoment()));
    moves_->setTickInterval(tickInterval(lastMoment()));
    recolour();
    setMoment(moment_);
}

int WinProbabilityChart::lastMoment() const {
    return curves_.empty() ? -1 : static_cast<int>(curves_.front().shares.size()) - 1;
}

void WinProbabilityChart::setMoment(int moment) {
    if (hasFocus() && moment != moment_)
        speakChange(*this, inWords(moment));
    moment_ = moment;
    setAccessibleDescription(inWords(moment));
    viewport()->update();
}

QString WinProbabilityChart::inWords(int moment) const {
    if (moment < 0 || moment > lastMoment() || curves_.empty())
        return {};
    QStringList words;
    for (const Curve& curve : curves_)
        words << tr("%1 %2 %")
                     .arg(curve.name)
                     .arg(qRound(100 * curve.shares[static_cast<std::size_t>(moment)]));
    return tr("After move %1: %2").arg(moment).arg(words.join(QStringLiteral(", ")));
}

void WinProbabilityChart::recolour() {
    for (std::size_t i = 0; i < series_.size(); ++i)
        styleSeatCurve(*series_[i], *marks_[i], curves_[i].seat, palette());
    if (marked_) {
        marked_->setBrush(Qt::NoBrush);
        marked_->setPen(QPen(errorColour(), 2));
    }
    styleAxes(*this);
}

QPoint WinProbabilityChart::placeOf(int moment) const {
    return mapFromScene(chart()->mapToPosition(QPointF(moment, 50)));
}

bool WinProbabilityChart::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip && !curves_.empty()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int moment = momentAt(help->pos());
        constexpr int near = 6;
        showToolTipBeside(
            *viewport(), {placeOf(moment).x() - near, 0, 2 * near, viewport()->height()},
            tr("%1\nClick to show that moment; the arrow keys go from move to move").arg(inWords(moment)));
        return true;
    }
    return MomentChart::viewportEvent(event);
}

} // namespace tilewright
