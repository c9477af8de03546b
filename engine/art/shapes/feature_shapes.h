#pragma once

#include "engine/art/picture.h"
#include "engine/model/tileset.h"

#include <optional>
#include <vector>

namespace tilewright::art {

// Areas and places of the features of a landscape tile in its picture, unrotated, in its 100 units: for
// highlighting them and for placing pieces.

struct FeatureShape {
    /// Filled by the non-zero rule. Walls belong to no feature.
    Path area;
    /// Where a follower stands or lies.
    Point anchor;
};

struct MouthSpot {
    int feature = 0;
    /// The side that the mouth's road reaches.
    Direction side = Direction::North;
    /// The middle of the token.
    Point middle;
};
/// Radius of a tunnel token: 10 mm across on a tile of 45 mm.
inline constexpr double tunnelTokenRadius = 11.1;

struct FeatureShapes {
    /// By the number of the feature.
    std::vector<FeatureShape> features;
    std::vector<MouthSpot> mouths;
    /// The places of floors, and of the dragon when it arrives.
    std::optional<Point> tower, volcano;
};

/// `splitTunnels`: roads that split become several, one per side: the first keeps the number, the others
/// follow after the last feature (U-2.3); and they have mouths. Empty for a tile without features.
FeatureShapes featureShapes(const Tile& tile, bool splitTunnels = false);

} // namespace tilewright::art
