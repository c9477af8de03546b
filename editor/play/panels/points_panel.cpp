#include "editor/play/panels/points_panel.h"

#include "editor/charts/panel_chart.h"
#include "editor/common/accessibility.h"
#include "editor/common/icons.h"
#include "editor/common/plain_text.h"
#include "editor/common/theme.h"
#include "editor/play/session/game_session.h"

#include <QKeyEvent>
#include <QToolButton>
#include <QVBoxLayout>
#include <QtCharts/QLegend>
#include <QtCharts/QLineSeries>
#include <QtCharts/QValueAxis>

#include <algorithm>
#include <cmath>

namespace tilewright {

namespace {

constexpr int leastHeight = 66;
constexpr int mostChartHeight = 132;

} // namespace

PointsChart::PointsChart(const GameSession& session, QWidget* parent)
    : MomentChart(parent), session_(session), moves_(new QValueAxis), points_(new QValueAxis) {
    setObjectName(QStringLiteral("pointsChart"));
    setAccessibleName(tr("Points over time"));
    setToolTip(tr("Click to show that moment; the arrow keys go from move to move"));
    chart()->legend()->setAlignment(Qt::AlignRight);
    chart()->addAxis(moves_, Qt::AlignBottom);
    chart()->addAxis(points_, Qt::AlignLeft);
    for (QValueAxis* axis : {moves_, points_}) {
        axis->setLabelFormat(QStringLiteral("%d"));
        axis->setGridLineVisible(axis == points_);
    }
    points_->setTickCount(3);
    recolour();
}

void PointsChart::rebuild() {
    chart()->removeAllSeries();
    series_.clear();
    marks_.clear();
    for (int player = 0; player < session_.game().playerCount(); ++player) {
        auto* line = new QLineSeries;
        chart()->addSeries(line);
        line->attachAxis(moves_);
        line->attachAxis(points_);
        series_.push_back(line);
        marks_.push_back(addSeatMarks(*chart(), *line, player));
    }
    recolour();
}

QList<QPointF> PointsChart::curve(int player) const {
    QList<QPointF> points{{0, 0}};
    for (int i = 0; i < session_.lineLength(); ++i)
        points << QPointF(i + 1, session_.logEntry(i).points[static_cast<std::size_t>(player)]);
    return points;
}

void PointsChart::refresh() {
    if (!session_.hasGame())
        return;
    if (static_cast<int>(series_.size()) != session_.game().playerCount())
        rebuild();
    double least = 0;
    double most = 5;
    QStringList words;
    for (int player = 0; player < session_.game().playerCount(); ++player) {
        const QList<QPointF> points = curve(player);
        for (const QPointF& point : points) {
            least = std::min(least, point.y());
            most = std::max(most, point.y());
        }
        series_[static_cast<std::size_t>(player)]->replace(points);
        QScatterSeries& marks = *marks_[static_cast<std::size_t>(player)];
        marks.replace(markedPoints(points, player));
        const QString name = seatName(session_.setup(), player);
        marks.setName(inMarkup(name));
        words << tr("%1: %2").arg(name, QString::number(points[session_.moveNumber()].y()));
    }
    moves_->setRange(0, std::max(session_.lineLength(), 1));
    points_->setRange(least, std::ceil(most / 2) * 2);
    const QString told =
        tr("After move %1: %2").arg(session_.moveNumber()).arg(words.join(QStringLiteral(", ")));
    if (hasFocus() && told != accessibleDescription())
        speakChange(*this, told);
    setAccessibleDescription(told);
    viewport()->update();
}

void PointsChart::recolour() {
    for (std::size_t i = 0; i < series_.size(); ++i)
        styleSeatCurve(*series_[i], *marks_[i], static_cast<int>(i), palette());
    styleAxes(*this);
}

int PointsChart::moment() const {
    return session_.hasGame() ? session_.moveNumber() : 0;
}

int PointsChart::lastMoment() const {
    return session_.hasGame() ? session_.lineLength() : -1;
}

PointsPanel::PointsPanel(const GameSession& session, QWidget* parent)
    : Panel(tr("Points over time"), parent), chart_(new PointsChart(session, this)) {
    setObjectName(QStringLiteral("points"));
    auto* close = new QToolButton(this);
    close->setIcon(lineIcon(QStringLiteral("close")));
    close->setAutoRaise(true);
    close->setToolTip(tr("Close the chart (Esc while it has the focus)"));
    close->setAccessibleName(tr("Close the chart"));
    connect(close, &QToolButton::clicked, this, &PointsPanel::closed);
    close_ = close;
    body()->addWidget(chart_);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    connect(chart_, &PointsChart::momentChosen, this, &PointsPanel::momentChosen);
    if (parent != nullptr)
        parent->installEventFilter(this);
    fitHeight();
}

void PointsPanel::fitHeight() {
    const int room = parentWidget() == nullptr ? 0 : parentWidget()->height() / 6;
    // Its axes put "…" in place of texts that don't fit.
    const int least = std::max(leastHeight, 4 * fontMetrics().height());
    chart_->setFixedHeight(std::clamp(room, least, std::max(least, mostChartHeight)));
}

bool PointsPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize)
        fitHeight();
    return Panel::eventFilter(watched, event);
}

void PointsPanel::refresh() {
    if (isVisible())
        chart_->refresh();
}

void PointsPanel::showEvent(QShowEvent* event) {
    Panel::showEvent(event);
    chart_->refresh();
}

void PointsPanel::resizeEvent(QResizeEvent* event) {
    Panel::resizeEvent(event);
    putIntoCorner(*close_);
}

void PointsPanel::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        emit closed();
    else
        Panel::keyPressEvent(event);
}

} // namespace tilewright
