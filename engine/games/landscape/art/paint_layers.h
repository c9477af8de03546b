#pragma once

#include "engine/games/landscape/art/tile_plan.h"

namespace tilewright::art {

// Layers of a landscape tile, in the order in which they are painted.

/// Grass over the whole square, and the plants of the fields.
void paintFields(Picture& picture, const TilePlan& plan, const Landscape& tile, Random& random);
void paintHedges(Picture& picture, const TilePlan& plan, Random& random);
/// The plants in the grounds of an abbey.
void paintOrchards(Picture& picture, const TilePlan& plan, const Landscape& tile, Random& random);
/// Streets and houses.
void paintTowns(Picture& picture, const TilePlan& plan, Random& random);
void paintWalls(Picture& picture, const TilePlan& plan);
/// Roads that lead over others (or, without `over`, the rest).
void paintRoads(Picture& picture, const TilePlan& plan, bool over, Random& random);
/// Bridges that lead a city over another.
void paintTownBridges(Picture& picture, const TilePlan& plan);
void paintGates(Picture& picture, const TilePlan& plan);
void paintTunnels(Picture& picture, const TilePlan& plan, Random& random);
void paintDrawings(Picture& picture, const TilePlan& plan, Random& random);

/// Houses seen from above, collected so that a whole town takes only a few shapes.
class Houses {
public:
    /// `degrees`: direction of the ridge, 0 along x.
    void add(Point at, double length, double depth, double degrees, Random& random);
    void paint(Picture& picture) const;

private:
    std::array<Path, 3> roofs_;
    Path shaded_, gables_, ridges_, chimneys_, all_;
};

} // namespace tilewright::art
