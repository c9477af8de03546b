#pragma once

#include "engine/art/picture.h"
#include "engine/grid/cell.h"

#include <span>
#include <string_view>
#include <vector>

namespace tilewright::art {

using Polygon = std::vector<Point>;

Path rectangle(double x, double y, double width, double height);
Path roundedRectangle(double x, double y, double width, double height, double radius);
Path ellipse(Point centre, double rx, double ry);
Path circle(Point centre, double radius);
Path line(Point from, Point to);
Path polygon(std::span<const Point> corners);
Path polyline(std::span<const Point> points);
/// Smooth through all points (Catmull-Rom); closed or open.
Path smooth(std::span<const Point> points, bool closed);
/// Arc of a circle from one angle to another, in degrees, clockwise from east.
Path arc(Point centre, double radius, double from, double to);
/// From SVG's notation with M, L, C and Z and "x,y" for points, as in "M0,0 C0,9 5,9 5,0 L8,0 Z". Pre: it is
/// well-formed.
Path pathFrom(std::string_view text);

/// Replaces curves by chains of straight lines, `pieces` for each. Pre: one closed subpath.
Polygon flattened(const Path& path, int pieces);
/// The part of a polygon with (p - origin) . normal <= 0. Parts of a concave polygon stay linked by edges
/// along the cut, which a fill does not show.
Polygon clipped(const Polygon& corners, Point origin, Point normal);
double area(const Polygon& corners);

/// From the north side of a square of 100 units to another of its sides.
Transform toSide(Direction where);

} // namespace tilewright::art
