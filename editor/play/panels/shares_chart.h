#pragma once

#include <QtCharts/QChartView>

#include <vector>

QT_BEGIN_NAMESPACE
class QLineSeries;
class QScatterSeries;
class QValueAxis;
QT_END_NAMESPACE

namespace tilewright {

/// The expected share of the win of each player over the moves of a game, with marks. A click requests that
/// moment; the arrow keys go from move to move.
class SharesChart : public QChartView {
    Q_OBJECT

public:
    struct Curve {
        QString name;
        QColor colour;
        /// After each move, from 0 to 1; the first before any move.
        std::vector<double> shares;
    };
    struct Mark {
        int moment = 0;
        int curve = 0;
    };
    explicit SharesChart(QWidget* parent = nullptr);

    void setCurves(const std::vector<Curve>& curves, const std::vector<Mark>& marks);
    /// Draws a line there.
    void setMoment(int moment);
    /// The point of a moment.
    QPoint placeOf(int moment) const;

signals:
    void momentChosen(int moment);

protected:
    void drawForeground(QPainter* painter, const QRectF& rect) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    int momentAt(QPointF place) const;
    int lastMoment() const;
    QString inWords(int moment) const;
    void recolour();

    QValueAxis* moves_;
    QValueAxis* percent_;
    std::vector<Curve> curves_;
    std::vector<QLineSeries*> series_;
    QScatterSeries* marked_ = nullptr;
    int moment_ = 0;
};

} // namespace tilewright
