#include "editor/playtest/histogram_chart.h"

#include "editor/common/theme.h"
#include "editor/playtest/findings.h"

#include <QLocale>
#include <QPainter>
#include <QtCharts/QAreaSeries>
#include <QtCharts/QLegend>
#include <QtCharts/QLineSeries>
#include <QtCharts/QValueAxis>

#include <algorithm>

namespace tilewright {

namespace {

constexpr int mostClasses = 40;
constexpr int leastHistogram = 130;
/// Room above the highest class for the names of marks, as a fraction.
constexpr double roomForNames = 0.28;

/// 1, 2 or 5 times a power of ten, so that the values need few enough classes.
int classWidth(int range) {
    for (int power = 1;; power *= 10)
        for (const int step : {1, 2, 5})
            if (range / (step * power) < mostClasses)
                return step * power;
}

} // namespace

HistogramChart::HistogramChart(const QString& title, QWidget* parent)
    : PanelChart(parent)
    , values_(new QValueAxis)
    , games_(new QValueAxis)
    , top_(new QLineSeries)
    , ground_(new QLineSeries)
    , area_(new QAreaSeries(top_, ground_)) {
    setAccessibleName(title);
    setMinimumHeight(leastHistogram);
    top_->setParent(area_);
    ground_->setParent(area_);
    chart()->legend()->hide();
    chart()->addSeries(area_);
    chart()->addAxis(values_, Qt::AlignBottom);
    chart()->addAxis(games_, Qt::AlignLeft);
    area_->attachAxis(values_);
    area_->attachAxis(games_);
    values_->setLabelFormat(QStringLiteral("%d"));
    values_->setGridLineVisible(false);
    values_->setTickType(QValueAxis::TicksDynamic);
    games_->setLabelFormat(QStringLiteral("%d"));
    games_->setGridLineVisible(false);
    games_->setTickType(QValueAxis::TicksDynamic);
    games_->setTitleText(tr("games"));
    recolour();
}

void HistogramChart::setValues(const std::map<std::int32_t, std::int64_t>& times, std::vector<Mark> marks) {
    marks_ = std::move(marks);
    classes_.clear();
    QList<QPointF> outline;
    if (!times.empty()) {
        const int least = times.begin()->first;
        const int most = times.rbegin()->first;
        const int width = classWidth(most - least);
        const int begin = least - (least % width + width) % width;
        classes_.resize(static_cast<std::size_t>((most - begin) / width + 1));
        for (const auto& [value, games] : times)
            classes_[static_cast<std::size_t>((value - begin) / width)] += static_cast<int>(games);
        for (std::size_t i = 0; i < classes_.size(); ++i) {
            // A bar stands on its numbers, not beside them.
            const double left = begin - 0.5 + static_cast<double>(width) * static_cast<double>(i);
            outline << QPointF(left, classes_[i]) << QPointF(left + width, classes_[i]);
        }
        values_->setRange(outline.front().x(), outline.back().x());
        values_->setTickAnchor(0);
        values_->setTickInterval(tickInterval(outline.back().x() - outline.front().x()));
        const int tallest = *std::ranges::max_element(classes_);
        games_->setRange(0, (1 + roomForNames) * tallest);
        games_->setTickInterval(tickInterval(tallest));
        ground_->replace(QList<QPointF>{{outline.front().x(), 0}, {outline.back().x(), 0}});
    }
    top_->replace(outline);
    QStringList words;
    for (const Mark& mark : marks_)
        words << tr("%1: %2").arg(mark.name, valueInWords(mark.value, false));
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    setToolTip(words.join(u'\n'));
    viewport()->update();
}

std::pair<double, double> HistogramChart::barOf(std::size_t number) const {
    const auto left = static_cast<qsizetype>(2 * number);
    return {top_->at(left).x(), top_->at(left + 1).x()};
}

void HistogramChart::recolour() {
    area_->setBrush(barColour(palette()));
    area_->setPen(Qt::NoPen);
    styleAxes(*this);
}

void HistogramChart::drawForeground(QPainter* painter, const QRectF&) {
    const QRectF plot = chart()->plotArea();
    if (hasFocus()) {
        painter->setPen(QPen(accentColour(), 1, Qt::DotLine));
        painter->drawRect(plot);
    }
    if (classes_.empty())
        return;
    painter->setFont(smallFont(font()));
    const QFontMetricsF metrics(painter->font());
    std::vector<std::pair<QRectF, QString>> names;
    painter->setPen(QPen(accentColour(), 2));
    for (const Mark& mark : marks_) {
        const double x = chart()->mapToPosition(QPointF(mark.value, 0), area_).x();
        painter->drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        const QString words = QStringLiteral("%1 %2").arg(mark.name, QLocale().toString(mark.value));
        const double width = metrics.horizontalAdvance(words) + 4;
        // Left of its line at the edge; one below the other if they would overlap.
        QRectF place(x + width + 4 > plot.right() ? x - width - 2 : x + 4, plot.top(), width,
                     metrics.height());
        while (std::ranges::any_of(names, [&](const auto& other) { return other.first.intersects(place); }))
            place.translate(0, metrics.height());
        names.emplace_back(place, words);
    }
    for (const auto& [place, words] : names) {
        painter->fillRect(place, palette().color(QPalette::Base));
        painter->setPen(palette().color(QPalette::WindowText));
        painter->drawText(place, Qt::AlignHCenter | Qt::AlignVCenter, words);
    }
}

} // namespace tilewright
