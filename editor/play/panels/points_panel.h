#pragma once

#include "editor/common/panel.h"
#include "editor/play/panels/moment_chart.h"

#include <vector>

QT_BEGIN_NAMESPACE
class QLineSeries;
class QScatterSeries;
class QValueAxis;
QT_END_NAMESPACE

namespace tilewright {

class GameSession;

/// All players' points after each move of the present line.
class PointsChart : public MomentChart {
    Q_OBJECT

public:
    explicit PointsChart(const GameSession& session, QWidget* parent = nullptr);
    void refresh();
    /// The curve of a player: one point per move, and the start. Also used by screen readers.
    QList<QPointF> curve(int player) const;

protected:
    int moment() const override;
    int lastMoment() const override;
    void recolour() override;

private:
    void rebuild();

    const GameSession& session_;
    std::vector<QLineSeries*> series_;
    std::vector<QScatterSeries*> marks_;
    QValueAxis* moves_;
    QValueAxis* points_;
};

/// The chart with a button that closes it.
class PointsPanel : public Panel {
    Q_OBJECT

public:
    explicit PointsPanel(const GameSession& session, QWidget* parent = nullptr);
    /// Does nothing while the panel is hidden.
    void refresh();
    PointsChart& chart() const { return *chart_; }

signals:
    void momentChosen(int moves);
    void closed();

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Reduces the chart's height if there is little room, in favour of the board.
    void fitHeight();

    PointsChart* chart_;
    QWidget* close_;
};

} // namespace tilewright
