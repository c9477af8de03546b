#pragma once

#include "engine/art/picture.h"

#include <vector>

namespace tilewright {

/// A path as machines take it: straight lines and arcs of circles.
struct ArcChain {
    struct Vertex {
        art::Point point;
        /// Of the way to the next vertex: the tangent of a quarter of the arc's angle, positive when it turns
        /// to the left with y up; 0 is a straight line.
        double bulge = 0;
    };
    std::vector<Vertex> vertices;
    /// The last vertex leads back to the first.
    bool closed = false;
};

/// One for each subpath, with y up. A curve becomes as few arcs as stay within `tolerance` of it.
std::vector<ArcChain> arcChains(const art::Path& path, double tolerance = 0.01);

} // namespace tilewright
