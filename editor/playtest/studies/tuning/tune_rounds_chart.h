#pragma once

#include "editor/charts/panel_chart.h"
#include "engine/playtest/studies/tune.h"

#include <vector>

QT_BEGIN_NAMESPACE
class QScatterSeries;
class QValueAxis;
QT_END_NAMESPACE

namespace tilewright {

/// The path of a tuning: the distance of each candidate from the goals, round by round.
class TuneRoundsChart : public PanelChart {
    Q_OBJECT
public:
    explicit TuneRoundsChart(QWidget* parent = nullptr);

    void setRounds(const std::vector<playtest::TuneRound>& rounds);
    int roundCount() const { return static_cast<int>(series_.size()); }
    QSize sizeHint() const override { return {240, 180}; }

protected:
    void recolour() override;

private:
    std::vector<QScatterSeries*> series_;
    QValueAxis* candidates_;
    QValueAxis* distances_;
};

} // namespace tilewright
