#pragma once

#include <QWidget>

namespace tilewright {

/// The tint of what has so much of the greatest figure.
QColor heatColour(double part, const QPalette& palette);

/// What tints mean: from nothing to the greatest figure.
class HeatLegend : public QWidget {
    Q_OBJECT
public:
    explicit HeatLegend(QWidget* parent = nullptr);

    /// The figure, the greatest one in words, and where the user switches the tints off.
    void setHeat(const QString& name, const QString& most, const QString& menu);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString name_;
    QString most_;
};

} // namespace tilewright
