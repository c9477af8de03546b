#pragma once

#include "engine/art/picture.h"

#include <vector>

namespace tilewright {

/// A path for machines: straight lines and arcs of circles.
struct ArcChain {
    struct Vertex {
        art::Point point;
        /// For the segment to the next vertex: the tangent of a quarter of the arc's angle, positive for a
        /// left turn with y up; 0 is a straight line.
        double bulge = 0;
    };
    std::vector<Vertex> vertices;
    /// Whether the last vertex connects to the first.
    bool closed = false;
};

/// One for each subpath, with y up. A curve becomes as few arcs as possible within `tolerance` of it.
std::vector<ArcChain> arcChains(const art::Path& path, double tolerance = 0.01);

} // namespace tilewright
