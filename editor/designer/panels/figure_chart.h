#pragma once

#include "editor/charts/panel_chart.h"
#include "engine/model/sides.h"

#include <optional>
#include <vector>

QT_BEGIN_NAMESPACE
class QBarSet;
class QValueAxis;
QT_END_NAMESPACE

namespace tilewright {

/// A figure as a bar with its number.
struct FigureBar {
    QString label;
    int value = 0;
    /// The intended value.
    std::optional<double> target;
    /// A bar in this colour, with its symbol below; otherwise a plain one.
    std::optional<Colour> colour;
    /// For the tool tip and for screen readers.
    QString inWords;
};

/// Figures side by side. A click or Enter on one requests the tiles that it counts; arrows move along them.
class FigureChart : public PanelChart {
    Q_OBJECT
public:
    /// Horizontal bars have their label at the left, vertical ones their symbol below. The number of figures
    /// is fixed.
    FigureChart(Qt::Orientation bars, std::size_t size, QWidget* parent = nullptr);

    void setFigures(const QString& title, std::vector<FigureBar> figures);
    const std::vector<FigureBar>& figures() const { return figures_; }
    /// The area of a figure for painting and clicking: label, bar and number.
    QRectF figureRect(std::size_t at) const;

signals:
    void figureActivated(int at);

protected:
    void recolour() override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    bool isHorizontal() const { return bars_ == Qt::Horizontal; }
    int lineHeight() const;
    /// The chart's category of a figure; horizontal bars are counted from below.
    int category(std::size_t at) const;
    std::optional<std::size_t> figureAt(QPointF position) const;
    void layOut();
    void describe();
    void drawFigure(QPainter& painter, std::size_t at) const;

    Qt::Orientation bars_;
    std::vector<FigureBar> figures_;
    std::vector<QBarSet*> sets_;
    QValueAxis* values_;
    std::size_t focused_ = 0;
};

} // namespace tilewright
