#include "engine/art/picture.h"

#include "engine/art/palette.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>

namespace tilewright::art {

Transform Transform::rotation(double degrees, Point about) {
    double sine = std::sin(degrees * std::numbers::pi / 180);
    double cosine = std::cos(degrees * std::numbers::pi / 180);
    if (std::fmod(degrees, 90) == 0) {
        sine = std::round(sine);
        cosine = std::round(cosine);
    }
    return {cosine,
            sine,
            -sine,
            cosine,
            about.x - cosine * about.x + sine * about.y,
            about.y - sine * about.x - cosine * about.y};
}

Transform Transform::then(const Transform& n) const {
    return {n.a * a + n.c * b, n.b * a + n.d * b,       n.a * c + n.c * d,
            n.b * c + n.d * d, n.a * e + n.c * f + n.e, n.b * e + n.d * f + n.f};
}

double Transform::scale() const {
    return std::sqrt(std::abs(a * d - b * c));
}

Path& Path::add(Verb verb, std::initializer_list<Point> points) {
    verbs_.push_back(verb);
    points_.insert(points_.end(), points);
    return *this;
}

Path& Path::append(const Path& other) {
    verbs_.insert(verbs_.end(), other.verbs_.begin(), other.verbs_.end());
    points_.insert(points_.end(), other.points_.begin(), other.points_.end());
    return *this;
}

Path Path::transformed(const Transform& t) const {
    Path result = *this;
    std::transform(points_.begin(), points_.end(), result.points_.begin(), t);
    return result;
}

void Picture::fill(Path path, Rgb colour, FillRule rule) {
    if (!path.empty())
        shapes.push_back({std::move(path), colour, std::nullopt, rule});
}

void Picture::stroke(Path path, const Stroke& stroke) {
    if (!path.empty())
        shapes.push_back({std::move(path), std::nullopt, stroke, FillRule::NonZero});
}

void Picture::draw(Path path, Rgb colour, const Stroke& stroke) {
    if (!path.empty())
        shapes.push_back({std::move(path), colour, stroke, FillRule::NonZero});
}

void Picture::append(const Picture& other, const Transform& t) {
    for (const Shape& shape : other.shapes)
        shapes.push_back(transformed(shape, t));
}

Shape transformed(Shape shape, const Transform& t) {
    shape.path = shape.path.transformed(t);
    if (shape.stroke)
        shape.stroke->width *= t.scale();
    if (shape.image)
        shape.image->place = shape.image->place.then(t);
    if (shape.text)
        shape.text->place = shape.text->place.then(t);
    return shape;
}

Box inkBox(const Picture& picture) {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    Box box{infinity, infinity, -infinity, -infinity};
    for (const Shape& shape : picture.shapes) {
        const double half = shape.stroke ? shape.stroke->width / 2 : 0;
        for (Point p : shape.path.points()) {
            box.left = std::min(box.left, p.x - half);
            box.top = std::min(box.top, p.y - half);
            box.right = std::max(box.right, p.x + half);
            box.bottom = std::max(box.bottom, p.y + half);
        }
    }
    return box.left > box.right ? Box{} : box;
}

Picture haloed(const Picture& picture) {
    constexpr double lineWidth = 3;
    constexpr Rgb pale = palette::bone;
    Picture out;
    out.width = picture.width;
    out.height = picture.height;
    for (const Shape& shape : picture.shapes) {
        // Shadows are not part of the outline.
        const bool shadow = shape.fill && shape.fill->alpha < 255 && !shape.stroke;
        if (!shadow)
            out.stroke(shape.path, {pale, (shape.stroke ? shape.stroke->width : 0) + 2 * lineWidth,
                                    Join::Round, Cap::Round});
    }
    out.shapes.insert(out.shapes.end(), picture.shapes.begin(), picture.shapes.end());
    return out;
}

} // namespace tilewright::art
