#pragma once

#include "editor/output/pictures/picture_painter.h"

#include <QElapsedTimer>
#include <QPixmap>
#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

namespace tilewright {

/// Something that moves across the window.
struct Flight {
    /// The moving picture; the pixmap is preferred.
    PicturePainter picture;
    QPixmap pixmap;
    /// In the coordinates of the window below.
    QRectF from;
    QRectF to;
    /// A point that its middle passes on the way.
    std::optional<QPointF> via = std::nullopt;
    /// Start and end, as fractions of the whole animation, 0 to 1.
    double starts = 0;
    double lands = 1;
};

/// Draws flights over its parent; transparent for the mouse. Hidden while nothing moves.
class FlightOverlay : public QWidget {
    Q_OBJECT

public:
    explicit FlightOverlay(QWidget* parent);

    /// Flights in progress end at once.
    void start(std::vector<Flight> flights, int milliseconds);
    void finish();
    bool flying() const { return timer_.isActive(); }
    const std::vector<Flight>& flights() const { return flights_; }
    /// Where it is drawn at that fraction of the whole animation.
    static QRectF placeOf(const Flight& flight, double progress);

signals:
    /// All flights have ended.
    void finished();

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    double progress() const;
    QRegion covered() const;
    void tick();

    std::vector<Flight> flights_;
    int duration_ = 0;
    /// The progress shown on the screen.
    double shown_ = 0;
    QTimer timer_;
    QElapsedTimer since_;
    QRegion drawn_;
};

} // namespace tilewright
