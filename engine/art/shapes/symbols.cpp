#include "engine/art/shapes/emblems.h"
#include "engine/art/shapes/geometry.h"

#include <array>

namespace tilewright::art {

namespace {

Path chevron() {
    const std::array<Point, 6> p{{{-1, 0}, {0, -0.88}, {1, 0}, {1, 0.78}, {0, -0.1}, {-1, 0.78}}};
    return polygon(p);
}

Path star() {
    constexpr double waist = 0.3;
    const std::array<Point, 8> p{{{0, -1},
                                  {waist, -waist},
                                  {1, 0},
                                  {waist, waist},
                                  {0, 1},
                                  {-waist, waist},
                                  {-1, 0},
                                  {-waist, -waist}}};
    return polygon(p);
}

Path triangle() {
    const std::array<Point, 3> p{{{0, -0.98}, {1, 0.78}, {-1, 0.78}}};
    return polygon(p);
}

Path hourglass() {
    const std::array<Point, 6> p{
        {{-0.85, -0.95}, {0.85, -0.95}, {0.12, 0}, {0.85, 0.95}, {-0.85, 0.95}, {-0.12, 0}}};
    return polygon(p);
}

/// The outer arc of one circle and the inner arc of another, both through the horns.
Path crescent() {
    Path p = arc({0.1, 0}, 0.97, 60, 300);
    const Path inner = arc({0.46, 0}, 0.845, 276, 84);
    const Point first = inner.points().front();
    p.lineTo(first.x, first.y);
    for (std::size_t i = 1; i + 2 < inner.points().size(); i += 3)
        p.cubicTo(inner.points()[i], inner.points()[i + 1], inner.points()[i + 2]);
    return p.close();
}

} // namespace

Path symbolPath(Colour colour) {
    switch (colour) {
    case Colour::Blue:
        return chevron();
    case Colour::Yellow:
        return star();
    case Colour::Green:
        return triangle();
    case Colour::Red:
        return circle({0, 0}, 0.93).append(circle({0, 0}, 0.45));
    case Colour::Brown:
        return rectangle(-0.78, -0.78, 1.56, 1.56);
    case Colour::Orange:
        return hourglass();
    case Colour::Grey:
        return rectangle(-1, -0.33, 2, 0.66);
    case Colour::Purple:
        return crescent();
    }
    return {};
}

} // namespace tilewright::art
