#pragma once

#include "engine/art/shapes/curve.h"
#include "engine/base/random.h"
#include "engine/games/landscape/art/label_grid.h"
#include "engine/model/landscape_tile.h"

#include <optional>
#include <string_view>
#include <vector>

namespace tilewright::art {

// The places of everything on a landscape tile, from its data alone: first the cities' outlines, then the
// middle lines of roads, then the remaining fields, and last the places of followers and of drawings.

namespace land {
inline constexpr double roadHalf = 5;       ///< half the width of a road
inline constexpr double roadRim = 0.9;      ///< of a road's outline
inline constexpr double wallHalf = 2.6;     ///< half the thickness of a city's wall, its outline included
inline constexpr double tokenRadius = 11.1; ///< of a tunnel token: 10 mm across on a tile of 45 mm
} // namespace land

struct CityPlan {
    /// The number of the feature; for an abbey the cloister's, or blocked.
    std::int8_t label = LabelGrid::blocked;
    bool abbey = false;
    /// One closed subpath that includes the corners of its sides.
    Path area;
    std::vector<Curve> walls;
    /// Set if it leads over another city.
    std::optional<Curve> bridge;
};

struct RoadPlan {
    std::int8_t feature = 0;
    Curve middle;
    /// Leads over what it crosses.
    bool over = false;
};

struct GatePlan {
    Point at;
    Point outward;
};

/// A tunnel mouth at the end of the road of that side; `front` is the middle of its threshold.
struct MouthPlan {
    std::int8_t feature = 0;
    Direction side = Direction::North;
    Point front;
    /// The place of the token.
    Point spot;
    enum class Ground : std::uint8_t {
        Knoll,  ///< grassy, the field runs round it
        Rock,   ///< separates fields
        Bastion ///< part of a city's wall, under which the road continues
    };
    Ground ground = Ground::Knoll;
};

enum class DrawingKind : std::uint8_t {
    Village,
    House,
    Gatehouse,
    Cloister,
    Volcano,
    Tower,
    Dragon,
    Portal,
    Pennant,
    Cathedral,
    Princess,
    Wine,
    Grain,
    Cloth,
    Inn
};

/// A drawing with its own round place.
struct DrawingPlan {
    DrawingKind kind = DrawingKind::House;
    Point at;
    double radius = 0;
    std::int8_t feature = LabelGrid::blocked;
    /// Clockwise rotation.
    double degrees = 0;
};

struct TilePlan {
    std::vector<CityPlan> cities;
    /// The sides that an abbey closes with its wall.
    std::vector<Direction> abbeySides;
    std::vector<RoadPlan> roads;
    std::vector<GatePlan> gates;
    std::vector<MouthPlan> mouths;
    std::vector<DrawingPlan> drawings;
    /// Rocks that separate fields between mouths, and hedges that separate them elsewhere.
    std::vector<Curve> ridges, hedges;
    /// Low grassy hills under which a road continues.
    std::vector<Curve> hills;
    LabelGrid grid;
    /// For each feature, the place of a follower.
    std::vector<Point> anchors;
};

TilePlan planOf(const Landscape& tile, std::string_view seedText);

// Steps of the plan.

constexpr bool hasSide(const Feature& f, Direction d) {
    return ((f.sides >> static_cast<unsigned>(index(d))) & 1U) != 0;
}
int sideCount(const Feature& f);
/// The middle of a side, and the direction from there into the tile.
Point middleOf(Direction side);
Point inwards(Direction side);
/// The number of the field that contains a half side, -1 if there is none.
int fieldAt(const Landscape& tile, int halfSide);
/// The first city that both fields touch, -1 if there is none.
int commonCity(const Landscape& tile, int oneField, int otherField);
bool cross(const Landscape& tile, int one, int other);

/// `pulls`: for each feature, a point to which the front of a one-sided city extends.
void planCities(TilePlan& plan, const Landscape& tile, const std::vector<std::optional<Point>>& pulls,
                Random random);
/// `room`: the share of their usual size that things at the ends of roads have, at most 1.
void planRoads(TilePlan& plan, const Landscape& tile, double room, Random random);
/// Labels the grid except for things without a road. Returns whether each field that reaches sides is in one
/// piece; true of a tile with crossings, whose pieces meet below others.
bool planFields(TilePlan& plan, const Landscape& tile);
/// Places things and anchors.
void planDrawings(TilePlan& plan, const Landscape& tile);

} // namespace tilewright::art
