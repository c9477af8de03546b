#include "editor/output/pictures/picture_painter.h"

#include "editor/output/own_pictures/decoded_picture.h"

#include <QPainter>

#include <algorithm>

namespace tilewright {

namespace {

QColor colour(art::Rgb c) {
    return {c.red, c.green, c.blue, c.alpha};
}
QPointF point(art::Point p) {
    return {p.x, p.y};
}

QPen pen(const std::optional<art::Stroke>& stroke) {
    if (!stroke)
        return QPen(Qt::NoPen);
    return QPen(colour(stroke->colour), stroke->width, Qt::SolidLine,
                stroke->cap == art::Cap::Round ? Qt::RoundCap : Qt::FlatCap,
                stroke->join == art::Join::Round ? Qt::RoundJoin : Qt::SvgMiterJoin);
}

} // namespace

QPainterPath painterPath(const art::Path& path, art::FillRule rule) {
    QPainterPath result;
    result.setFillRule(rule == art::FillRule::EvenOdd ? Qt::OddEvenFill : Qt::WindingFill);
    auto next = path.points().begin();
    for (art::Path::Verb verb : path.verbs()) {
        switch (verb) {
        case art::Path::Verb::Move:
            result.moveTo(point(*next++));
            break;
        case art::Path::Verb::Line:
            result.lineTo(point(*next++));
            break;
        case art::Path::Verb::Cubic:
            result.cubicTo(point(next[0]), point(next[1]), point(next[2]));
            next += 3;
            break;
        case art::Path::Verb::Close:
            result.closeSubpath();
            break;
        }
    }
    return result;
}

PicturePainter::PicturePainter(const art::Picture& picture) : size_(picture.width, picture.height) {
    const art::Box ink = art::inkBox(picture);
    bounds_ = QRectF(QPointF(ink.left, ink.top), QPointF(ink.right, ink.bottom));
    shapes_.reserve(picture.shapes.size());
    for (const art::Shape& shape : picture.shapes)
        shapes_.push_back(painted(shape));
}

PicturePainter::PaintedShape PicturePainter::painted(const art::Shape& shape) {
    PaintedShape result{painterPath(shape.path, shape.rule),
                        shape.fill ? QBrush(colour(*shape.fill)) : QBrush(Qt::NoBrush), pen(shape.stroke)};
    if (shape.image) {
        const art::Transform& t = shape.image->place;
        result.image = std::make_shared<DecodedPicture>(shape.image->file);
        result.place = QTransform(t.a, t.b, t.c, t.d, t.e, t.f);
        result.opacity = shape.image->opacity;
    }
    return result;
}

void PicturePainter::paint(QPainter& painter) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const PaintedShape& shape : shapes_) {
        if (shape.image) {
            paintClipped(painter, *shape.image, shape.path, shape.place, shape.opacity);
            continue;
        }
        painter.setBrush(shape.brush);
        painter.setPen(shape.pen);
        painter.drawPath(shape.path);
    }
    painter.restore();
}

void PicturePainter::paint(QPainter& painter, const QRectF& target) const {
    if (size_.isEmpty())
        return;
    painter.save();
    painter.translate(target.topLeft());
    painter.scale(target.width() / size_.width(), target.height() / size_.height());
    paint(painter);
    painter.restore();
}

QColor PicturePainter::mainColour() const {
    QColor main;
    double largest = 0;
    for (const PaintedShape& shape : shapes_) {
        const QRectF box = shape.path.controlPointRect();
        // Shades are translucent.
        if (shape.brush.style() == Qt::NoBrush || !shape.brush.isOpaque() ||
            box.width() * box.height() <= largest)
            continue;
        largest = box.width() * box.height();
        main = shape.brush.color();
    }
    return main;
}

void PicturePainter::paintSilhouette(QPainter& painter, const QRectF& target, const QColor& colour,
                                     double around) const {
    if (size_.isEmpty())
        return;
    const double scale = target.width() / size_.width();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(target.topLeft());
    painter.scale(scale, target.height() / size_.height());
    painter.setBrush(colour);
    for (const PaintedShape& shape : shapes_) {
        const double line = shape.pen.style() == Qt::NoPen ? 0 : shape.pen.widthF();
        painter.setPen(QPen(colour, line + 2 * around / scale, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(shape.path);
    }
    painter.restore();
}

QImage imageOf(const art::Picture& picture, int pixels) {
    const int height = std::max(1, qRound(pixels * picture.height / picture.width));
    QImage image(pixels, height, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    PicturePainter(picture).paint(painter, QRectF(0, 0, pixels, height));
    return image;
}

QPixmap squarePixmap(const PicturePainter& picture, int points, qreal devicePixelRatio) {
    QPixmap pixmap(QSize(points, points) * devicePixelRatio);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    picture.paint(painter, QRectF(0, 0, points, points));
    return pixmap;
}

void paint(QPainter& painter, const art::Picture& picture) {
    PicturePainter(picture).paint(painter);
}

} // namespace tilewright
