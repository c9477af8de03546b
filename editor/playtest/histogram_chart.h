#pragma once

#include "editor/charts/panel_chart.h"

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

QT_BEGIN_NAMESPACE
class QAreaSeries;
class QLineSeries;
class QValueAxis;
QT_END_NAMESPACE

namespace tilewright {

/// The distribution of integers, in classes of equal width, with marks.
class HistogramChart : public PanelChart {
    Q_OBJECT
public:
    /// A marked value, for example a quantile.
    struct Mark {
        QString name;
        double value = 0;
    };
    explicit HistogramChart(const QString& title, QWidget* parent = nullptr);

    /// `times`: how often there is each value.
    void setValues(const std::map<std::int32_t, std::int64_t>& times, std::vector<Mark> marks);
    /// Classes from the left, all of the same width.
    const std::vector<int>& classes() const { return classes_; }
    /// Where a class begins and ends on the axis of values.
    std::pair<double, double> barOf(std::size_t number) const;

    /// Small, as it grows with the available room.
    QSize sizeHint() const override { return {240, 180}; }

protected:
    void drawForeground(QPainter* painter, const QRectF& rect) override;
    void recolour() override;

private:
    QValueAxis* values_;
    QValueAxis* games_;
    QLineSeries* top_;
    QLineSeries* ground_;
    QAreaSeries* area_;
    std::vector<int> classes_;
    std::vector<Mark> marks_;
};

} // namespace tilewright
