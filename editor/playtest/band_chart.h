#pragma once

#include "editor/charts/panel_chart.h"

#include <optional>
#include <vector>

QT_BEGIN_NAMESPACE
class QAreaSeries;
class QLineSeries;
class QValueAxis;
QT_END_NAMESPACE

namespace tilewright {

/// Shares that become more certain with each game: a line each, on the band of its interval.
class BandChart : public PanelChart {
    Q_OBJECT
public:
    struct Point {
        double games = 0;
        /// From 0 to 1.
        double value = 0;
        double low = 0;
        double high = 1;
    };
    struct Curve {
        QString name;
        /// Drawn in the colour of a seat; otherwise in the accent colour.
        std::optional<int> seat;
        std::vector<Point> points;
    };
    explicit BandChart(const QString& title, QWidget* parent = nullptr);

    void setCurves(const std::vector<Curve>& curves);
    /// Draws a dashed line there; none removes it.
    void setLevel(std::optional<double> level);
    int curveCount() const { return static_cast<int>(drawn_.size()); }
    /// Number of points of each curve.
    int pointCount() const;

    /// Small, as it grows with the available room.
    QSize sizeHint() const override { return {240, 180}; }

protected:
    void drawForeground(QPainter* painter, const QRectF& rect) override;
    void recolour() override;

private:
    struct Drawn {
        QLineSeries* line;
        QLineSeries* low;
        QLineSeries* high;
        QAreaSeries* band;
        /// Of a seat's line.
        QScatterSeries* marks;
        std::optional<int> seat;
    };
    void rebuild(const std::vector<Curve>& curves);
    void scale(const std::vector<Curve>& curves);
    void paintSinglePoints(QPainter& painter) const;

    QValueAxis* games_;
    QValueAxis* percent_;
    std::vector<Drawn> drawn_;
    std::optional<double> level_;
};

} // namespace tilewright
