#pragma once

#include "editor/render/picture_painter.h"

#include <QElapsedTimer>
#include <QPixmap>
#include <QTimer>
#include <QWidget>

#include <vector>

namespace tilewright {

/// Something on its way over the window.
struct Flight {
    /// What flies: the pixmap where there is one.
    PaintedPicture picture;
    QPixmap pixmap;
    /// In the coordinates of the window below.
    QRectF from;
    QRectF to;
    /// When it starts and lands, in shares of the whole, 0 to 1.
    double starts = 0;
    double lands = 1;
};

/// Draws flights over its parent and lets everything through to it. Hidden while nothing flies.
class FlightOverlay : public QWidget {
    Q_OBJECT

public:
    explicit FlightOverlay(QWidget* parent);

    /// What was still flying lands at once.
    void start(std::vector<Flight> flights, int milliseconds);
    void finish();
    bool flying() const { return timer_.isActive(); }
    const std::vector<Flight>& flights() const { return flights_; }

signals:
    /// All has landed.
    void finished();

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    double progress() const;
    static QRectF placeOf(const Flight& flight, double progress);
    QRegion covered() const;
    void tick();

    std::vector<Flight> flights_;
    int duration_ = 0;
    /// The progress that is on the screen.
    double shown_ = 0;
    QTimer timer_;
    QElapsedTimer since_;
    QRegion drawn_;
};

} // namespace tilewright
