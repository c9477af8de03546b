#pragma once

#include <QString>
#include <QWidget>

namespace tilewright {

/// The meaning of tints: from nothing to the greatest figure.
class HeatLegend : public QWidget {
    Q_OBJECT
public:
    explicit HeatLegend(QWidget* parent = nullptr);

    /// The figure, the greatest one in words, and the menu for switching the tints off.
    void setHeat(const QString& name, const QString& most, const QString& menu);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString name_;
    QString most_;
};

} // namespace tilewright
