#pragma once

#include "editor/charts/plain_chart.h"

namespace tilewright {

/// A chart over the moves of a game, with a line at one moment. A click requests a moment; the arrow keys go
/// from move to move. The horizontal axis counts moves.
class MomentChart : public PlainChart {
    Q_OBJECT

public:
    using PlainChart::PlainChart;

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

} // namespace tilewright
