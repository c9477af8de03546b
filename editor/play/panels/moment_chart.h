#pragma once

#include "editor/charts/panel_chart.h"

#include <vector>

QT_BEGIN_NAMESPACE
class QLineSeries;
class QScatterSeries;
class QValueAxis;
QT_END_NAMESPACE

namespace tilewright {

/// A chart over the moves of a game, with a line at one moment. A click requests a moment; the arrow keys go
/// from move to move. The horizontal axis counts moves.
class MomentChart : public PanelChart {
    Q_OBJECT

public:
    using PanelChart::PanelChart;

signals:
    void momentChosen(int moves);

protected:
    virtual int moment() const = 0;
    /// -1 if there is nothing to show.
    virtual int lastMoment() const = 0;
    /// Pre: there is something to show.
    int momentAt(QPointF place) const;

    void drawForeground(QPainter* painter, const QRectF& rect) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
};

/// The expected share of the win of each player over the moves of a game, with marks.
class WinProbabilityChart : public MomentChart {
    Q_OBJECT

public:
    struct Curve {
        QString name;
        int seat = 0;
        /// After each move, from 0 to 1; the first before any move.
        std::vector<double> shares;
    };
    struct Mark {
        int moment = 0;
        int curve = 0;
    };
    explicit WinProbabilityChart(QWidget* parent = nullptr);

    void setCurves(const std::vector<Curve>& curves, const std::vector<Mark>& marks);
    /// Draws a line there.
    void setMoment(int moment);
    /// The point of a moment.
    QPoint placeOf(int moment) const;

protected:
    int moment() const override { return moment_; }
    int lastMoment() const override;
    void recolour() override;
    bool viewportEvent(QEvent* event) override;

private:
    QString inWords(int moment) const;

    QValueAxis* moves_;
    QValueAxis* percent_;
    std::vector<Curve> curves_;
    std::vector<QLineSeries*> series_;
    /// Of the curves' seats.
    std::vector<QScatterSeries*> marks_;
    QScatterSeries* marked_ = nullptr;
    int moment_ = 0;
};

} // namespace tilewright
