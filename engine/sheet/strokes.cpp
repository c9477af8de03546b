#include "engine/sheet/print_marks.h"

#include <algorithm>
#include <cmath>

namespace tilewright::sheet::strokes {

namespace {

art::Point between(art::Point a, art::Point b, double share) {
    return {a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share};
}

/// Whole dashes at both ends, so that corners are drawn.
void addDashes(art::Path& path, art::Point from, art::Point to, double dash) {
    const double length = std::hypot(to.x - from.x, to.y - from.y);
    const int parts = std::max(1, 2 * static_cast<int>(length / dash / 2) + 1);
    for (int i = 0; i < parts; i += 2) {
        const art::Point a = between(from, to, static_cast<double>(i) / parts);
        const art::Point b = between(from, to, static_cast<double>(i + 1) / parts);
        path.moveTo(a.x, a.y).lineTo(b.x, b.y);
    }
}

} // namespace

art::Path dashed(const art::Path& path, double dash) {
    art::Path result;
    art::Point start, at;
    const art::Point* next = path.points().data();
    for (const art::Path::Verb verb : path.verbs()) {
        switch (verb) {
        case art::Path::Verb::Move:
            start = at = *next++;
            break;
        case art::Path::Verb::Line:
            addDashes(result, at, *next, dash);
            at = *next++;
            break;
        case art::Path::Verb::Cubic:
            result.moveTo(at.x, at.y).cubicTo(next[0], next[1], next[2]);
            at = next[2];
            next += 3;
            break;
        case art::Path::Verb::Close:
            if (at != start)
                addDashes(result, at, start, dash);
            at = start;
            break;
        }
    }
    return result;
}

} // namespace tilewright::sheet::strokes
