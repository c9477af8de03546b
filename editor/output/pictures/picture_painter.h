#pragma once

#include "engine/art/picture.h"

#include <QBrush>
#include <QImage>
#include <QPainterPath>
#include <QPen>
#include <QPixmap>
#include <QTransform>

#include <memory>
#include <vector>

class QPainter;

namespace tilewright {

class DecodedPicture;

QPainterPath painterPath(const art::Path& path, art::FillRule rule = art::FillRule::NonZero);

/// A picture prepared for repeated painting. One unit of the picture is one unit of the painter.
class PicturePainter {
public:
    PicturePainter() = default;
    explicit PicturePainter(const art::Picture& picture);

    void paint(QPainter& painter) const;
    /// Scales to fill `target`, ignoring proportions.
    void paint(QPainter& painter, const QRectF& target) const;
    QSizeF size() const { return size_; }
    /// Bounds of all ink; may exceed the size.
    QRectF bounds() const { return bounds_; }
    bool isNull() const { return shapes_.empty(); }
    /// Of the largest area; invalid if nothing is filled.
    QColor mainColour() const;
    /// Paints all that the picture covers in one colour, and so many pixels around it.
    void paintSilhouette(QPainter& painter, const QRectF& target, const QColor& colour, double around) const;

private:
    struct PaintedShape {
        QPainterPath path;
        QBrush brush;
        QPen pen;
        /// A designer's picture, decoded when it is first painted, and shared by copies; null for others.
        std::shared_ptr<DecodedPicture> image = nullptr;
        QTransform place = {};
        double opacity = 1;
    };
    static PaintedShape painted(const art::Shape& shape);
    std::vector<PaintedShape> shapes_;
    QSizeF size_;
    QRectF bounds_;
};

/// `pixels` wide on a transparent background, with the picture's proportions.
QImage imageOf(const art::Picture& picture, int pixels);

/// The picture on a transparent square of `points` logical pixels.
QPixmap squarePixmap(const PicturePainter& picture, int points, qreal devicePixelRatio);

/// Paints once, antialiased. Use a PicturePainter for repeated painting.
void paint(QPainter& painter, const art::Picture& picture);

} // namespace tilewright
