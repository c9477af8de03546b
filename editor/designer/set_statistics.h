#pragma once

#include "editor/designer/set_figures.h"

#include <QWidget>

namespace tilewright {

/// Configurations and skulls of a set as small bars with figures.
class SetStatistics : public QWidget {
    Q_OBJECT
public:
    explicit SetStatistics(QWidget* parent = nullptr);

    void show(const TileSet* set);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    int rowHeight() const;
    int skullsTop() const;
    void paintConfigurations(QPainter& painter) const;
    void paintSkulls(QPainter& painter) const;
    /// What the figures at a place mean; empty elsewhere.
    QString explanationAt(QPoint position) const;
    QString inWords() const;

    SetFigures figures_;
};

} // namespace tilewright
