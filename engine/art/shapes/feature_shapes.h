#pragma once

#include "engine/art/picture.h"
#include "engine/tileset/tileset.h"

#include <optional>
#include <vector>

namespace tilewright::art {

// Where the features of a landscape tile lie in its picture, unturned, in its 100 units: for lighting them up
// and for putting pieces on them.

struct FeatureShape {
    /// To be filled by the non-zero rule. Walls belong to nobody.
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
/// Half of a tunnel token: 10 mm across on a tile of 45 mm.
inline constexpr double tunnelTokenRadius = 11.1;

struct FeatureShapes {
    /// By the number of the feature.
    std::vector<FeatureShape> features;
    std::vector<MouthSpot> mouths;
    /// Where floors are laid and the dragon first comes to.
    std::optional<Point> tower, volcano;
};

/// `splitTunnels`: roads that split are several, one a side: the first keeps the number, the others follow
/// after the last feature (U-2.3); and they have mouths. Empty for a tile without features.
FeatureShapes featureShapes(const Tile& tile, bool splitTunnels = false);

} // namespace tilewright::art
