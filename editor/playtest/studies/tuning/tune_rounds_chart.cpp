#include "editor/playtest/studies/tuning/tune_rounds_chart.h"

#include "editor/common/plain_text.h"
#include "editor/playtest/findings.h"

#include <QtCharts/QLegend>
#include <QtCharts/QScatterSeries>
#include <QtCharts/QValueAxis>

#include <algorithm>

namespace tilewright {

namespace {
constexpr int leastPathHeight = 130;
} // namespace

TuneRoundsChart::TuneRoundsChart(QWidget* parent)
    : PanelChart(parent), candidates_(new QValueAxis), distances_(new QValueAxis) {
    setAccessibleName(tr("Distance of each candidate from the goals"));
    setMinimumHeight(leastPathHeight);
    chart()->legend()->setAlignment(Qt::AlignTop);
    chart()->addAxis(candidates_, Qt::AlignBottom);
    chart()->addAxis(distances_, Qt::AlignLeft);
    candidates_->setLabelFormat(QStringLiteral("%d"));
    candidates_->setTitleText(tr("candidate (0: unchanged set)"));
    distances_->setTitleText(tr("distance"));
    for (QValueAxis* axis : {candidates_, distances_})
        axis->setTickType(QValueAxis::TicksDynamic);
    recolour();
}

void TuneRoundsChart::setRounds(const std::vector<playtest::TuneRound>& rounds) {
    chart()->removeAllSeries();
    series_.clear();
    double most = 0;
    int last = 1;
    QStringList words;
    for (const playtest::TuneRound& round : rounds) {
        if (round.distances.empty())
            break;
        auto* series = new QScatterSeries;
        series->setMarkerShape(seatShape(static_cast<int>(series_.size())));
        const QString name = tr("Round %1: %2 games each").arg(series_.size() + 1).arg(round.games);
        series->setName(inMarkup(name));
        const auto best =
            std::ranges::min_element(round.distances, {}, [](const auto& one) { return one.second; });
        words << tr("%1; closest: candidate %2 at %3")
                     .arg(name)
                     .arg(best->first)
                     .arg(valueInWords(best->second, false));
        for (const auto& [candidate, distance] : round.distances) {
            series->append(candidate, distance);
            most = std::max(most, distance);
            last = std::max(last, candidate);
        }
        chart()->addSeries(series);
        series->attachAxis(candidates_);
        series->attachAxis(distances_);
        series_.push_back(series);
    }
    candidates_->setRange(-0.5, last + 0.5);
    candidates_->setTickInterval(std::max(1.0, tickInterval(last)));
    most = most > 0 ? most * 1.1 : 1;
    distances_->setRange(0, most);
    distances_->setTickInterval(tickInterval(most));
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    setToolTip(words.join(u'\n'));
    recolour();
}

void TuneRoundsChart::recolour() {
    for (std::size_t i = 0; i < series_.size(); ++i) {
        series_[i]->setColor(seatCurveColour(static_cast<int>(i), palette()));
        series_[i]->setBorderColor(Qt::transparent);
        // Later rounds have more games: their marks are larger.
        series_[i]->setMarkerSize(7 + 2 * static_cast<double>(i));
    }
    styleAxes(*this);
}

} // namespace tilewright
