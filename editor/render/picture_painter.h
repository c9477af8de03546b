#pragma once

#include "engine/art/picture.h"

#include <QBrush>
#include <QPainterPath>
#include <QPen>
#include <QPixmap>

#include <vector>

class QPainter;

namespace tilewright {

QPainterPath painterPath(const art::Path& path, art::FillRule rule = art::FillRule::NonZero);

/// A picture prepared for repeated painting. One unit of the picture is one unit of the painter.
class PaintedPicture {
public:
    PaintedPicture() = default;
    explicit PaintedPicture(const art::Picture& picture);

    void paint(QPainter& painter) const;
    /// Scales to fill `target`, ignoring proportions.
    void paint(QPainter& painter, const QRectF& target) const;
    QSizeF size() const { return size_; }
    /// Bounds of all ink; may exceed the size.
    QRectF bounds() const { return bounds_; }
    bool isNull() const { return shapes_.empty(); }

private:
    struct Painted {
        QPainterPath path;
        QBrush brush;
        QPen pen;
    };
    std::vector<Painted> shapes_;
    QSizeF size_;
    QRectF bounds_;
};

/// The picture on a transparent square of `points` logical pixels.
QPixmap squarePixmap(const PaintedPicture& picture, int points, qreal devicePixelRatio);

/// Paints once, antialiased. Use a PaintedPicture for repeated painting.
void paint(QPainter& painter, const art::Picture& picture);

} // namespace tilewright
