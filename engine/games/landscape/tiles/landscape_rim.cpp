#include "engine/games/landscape/tiles/landscape_rim.h"

#include "engine/games/landscape/tiles/landscape_symmetry.h"

#include <algorithm>

namespace tilewright {

namespace {

constexpr unsigned bit(int place) {
    return 1U << static_cast<unsigned>(place);
}

bool isRoadOrCity(const Feature& feature) {
    return feature.kind == FeatureKind::City || feature.kind == FeatureKind::Road;
}

bool isInnerField(const Feature& feature) {
    return feature.kind == FeatureKind::Field && feature.halfSides == 0;
}

/// The number of the inner field that comes after `before` others.
std::optional<int> innerField(const Landscape& tile, int before) {
    for (std::size_t i = 0; i < tile.features.size(); ++i)
        if (isInnerField(tile.features[i]) && before-- == 0)
            return static_cast<int>(i);
    return std::nullopt;
}

/// Whether `parting` occurs on the rim both from a to b and from b to a.
bool parts(unsigned parting, int a, int b) {
    const auto met = [parting](int from, int to) {
        for (int place = (from + 1) % rimPlaces; place != to; place = (place + 1) % rimPlaces)
            if ((parting & bit(place)) != 0)
                return true;
        return false;
    };
    return met(a, b) && met(b, a);
}

/// A connected obstacle for fields: the places where it meets the rim, and its features.
struct Obstacle {
    unsigned places = 0;
    std::vector<int> features;
};

/// Adds the feature to the obstacle that contains `with`, or as a new one if there is none.
void gather(std::vector<Obstacle>& obstacles, int number, unsigned places, std::optional<int> with) {
    const auto holds = [with](const Obstacle& o) {
        return with && std::find(o.features.begin(), o.features.end(), *with) != o.features.end();
    };
    auto there = std::find_if(obstacles.begin(), obstacles.end(), holds);
    if (there == obstacles.end())
        there = obstacles.insert(obstacles.end(), Obstacle{});
    there->places |= places;
    there->features.push_back(number);
}

/// Whether the road ends in the common middle of the tile, possibly below ground.
bool meetsOthers(const Feature& road) {
    return road.tunnel == Tunnel::Mouth || (road.ends != RoadEnd::None && road.ends != RoadEnd::Terminus);
}

std::vector<Obstacle> obstaclesOf(const std::vector<Feature>& features) {
    std::vector<Obstacle> obstacles;
    const auto firstLike = [&features](auto like) -> std::optional<int> {
        const auto found = std::find_if(features.begin(), features.end(), like);
        return found == features.end() ? std::nullopt
                                       : std::optional(static_cast<int>(found - features.begin()));
    };
    const auto city = firstLike([](const Feature& f) { return f.kind == FeatureKind::City; });
    for (const FeatureKind kind : {FeatureKind::City, FeatureKind::Road})
        for (std::size_t i = 0; i < features.size(); ++i) {
            const Feature& feature = features[i];
            if (feature.kind != kind)
                continue;
            const int number = static_cast<int>(i);
            std::optional<int> with;
            if (feature.ends == RoadEnd::Gate)
                with = city;
            else if (meetsOthers(feature))
                with = firstLike([&](const Feature& f) {
                    return f.kind == kind && f.ends == feature.ends && f.tunnel == feature.tunnel;
                });
            gather(obstacles, number, rimOf(feature), with == number ? std::nullopt : with);
        }
    return obstacles;
}

} // namespace

unsigned rimOf(const Feature& feature) {
    unsigned places = 0;
    for (const Direction d : allDirections) {
        if (feature.kind == FeatureKind::Field) {
            places |= feature.holds(2 * index(d)) ? bit(rimPlace(d, SidePart::Left)) : 0U;
            places |= feature.holds(2 * index(d) + 1) ? bit(rimPlace(d, SidePart::Right)) : 0U;
        } else if (feature.reaches(d)) {
            places |= bit(rimPlace(d, SidePart::Middle));
        }
    }
    return places;
}

int innerFieldCount(const Landscape& tile) {
    return static_cast<int>(std::count_if(tile.features.begin(), tile.features.end(), isInnerField));
}

int placeCount(const Landscape& tile) {
    return rimPlaces + innerFieldCount(tile);
}

std::optional<int> featureAt(const Landscape& tile, int place) {
    if (!isOnRim(place))
        return innerField(tile, place - rimPlaces);
    const Direction side = sideOfPlace(place);
    const Edge edge = tile.edges[static_cast<std::size_t>(index(side))];
    const bool way = edge == Edge::City || (edge == Edge::Road && sidePartOfPlace(place) == SidePart::Middle);
    for (std::size_t i = 0; i < tile.features.size(); ++i) {
        const Feature& feature = tile.features[i];
        if (way ? isRoadOrCity(feature) && feature.reaches(side)
                : feature.kind == FeatureKind::Field && feature.holds(halfSideAt(place)))
            return static_cast<int>(i);
    }
    return std::nullopt;
}

std::optional<int> placeOf(const Landscape& tile, int number) {
    std::optional<int> half;
    for (int place = 0; place < placeCount(tile); ++place) {
        if (featureAt(tile, place) != number)
            continue;
        if (!isOnRim(place) || sidePartOfPlace(place) == SidePart::Middle)
            return place;
        half = half ? half : place;
    }
    return half;
}

Landscape withPlaneFields(const Landscape& tile) {
    Landscape out = tile;
    const auto onRim = [](const Feature& f) { return f.kind == FeatureKind::Field && f.halfSides != 0; };
    for (int number = static_cast<int>(out.features.size()); number-- > 0;)
        if (onRim(out.features[static_cast<std::size_t>(number)]))
            out = withoutFeature(out, number);

    const std::vector<Obstacle> obstacles = obstaclesOf(out.features);
    const auto together = [&](int a, int b) {
        return std::none_of(obstacles.begin(), obstacles.end(),
                            [&](const Obstacle& o) { return parts(o.places, a, b); });
    };
    const auto beside = [&](int half, int city) {
        const unsigned places = rimOf(out.features[static_cast<std::size_t>(city)]);
        for (int place = 0; place < rimPlaces; ++place)
            if ((places & bit(place)) != 0 &&
                std::none_of(obstacles.begin(), obstacles.end(), [&](const Obstacle& o) {
                    return std::find(o.features.begin(), o.features.end(), city) == o.features.end() &&
                           parts(o.places, half, place);
                }))
                return true;
        return false;
    };
    const std::size_t others = out.features.size();
    std::vector<int> firsts;
    for (int half = 0; half < halfSideCount; ++half) {
        const Direction d = sideOfHalf(half);
        const Edge edge = out.edges[static_cast<std::size_t>(index(d))];
        if (edge == Edge::City || edge == Edge::Any)
            continue;
        const int place = rimPlace(d, half % 2 == 0 ? SidePart::Left : SidePart::Right);
        const auto same =
            std::find_if(firsts.begin(), firsts.end(), [&](int first) { return together(first, place); });
        const auto number = others + static_cast<std::size_t>(same - firsts.begin());
        if (same == firsts.end()) {
            firsts.push_back(place);
            out.features.emplace_back();
        }
        Feature& field = out.features[number];
        field.halfSides = static_cast<std::uint8_t>(field.halfSides | (1U << static_cast<unsigned>(half)));
        for (std::size_t city = 0; city < others; ++city)
            if (const int it = static_cast<int>(city);
                out.features[city].kind == FeatureKind::City && beside(place, it) &&
                std::find(field.cities.begin(), field.cities.end(), it) == field.cities.end())
                field.cities.push_back(it);
    }
    for (Feature& feature : out.features)
        std::sort(feature.cities.begin(), feature.cities.end());
    return withCrossings(out);
}

Landscape withCrossings(const Landscape& tile) {
    Landscape out = tile;
    const int count = static_cast<int>(out.features.size());
    const auto at = [&](int number) -> const Feature& {
        return out.features[static_cast<std::size_t>(number)];
    };
    const auto liesAnywhere = [&](int number) {
        return at(number).kind == FeatureKind::Field && at(number).halfSides == 0;
    };
    std::erase_if(out.crossings, [&](const std::pair<int, int>& pair) {
        const auto [a, b] = std::minmax(pair.first, pair.second);
        return a < 0 || b >= count || a == b ||
               (!liesAnywhere(a) && !liesAnywhere(b) && !mustCross(at(a), at(b)));
    });
    for (int a = 0; a < count; ++a)
        for (int b = a + 1; b < count; ++b)
            if (mustCross(at(a), at(b)) &&
                std::none_of(out.crossings.begin(), out.crossings.end(), [&](const auto& pair) {
                    return std::pair(a, b) ==
                           std::pair(std::min(pair.first, pair.second), std::max(pair.first, pair.second));
                }))
                out.crossings.emplace_back(a, b);
    return out;
}

Landscape withoutFeature(const Landscape& tile, int number) {
    Landscape out = tile;
    out.features.erase(out.features.begin() + number);
    for (Feature& feature : out.features) {
        std::erase(feature.cities, number);
        for (int& city : feature.cities)
            city -= city > number ? 1 : 0;
    }
    std::erase_if(out.crossings,
                  [number](const auto& pair) { return pair.first == number || pair.second == number; });
    for (auto& [a, b] : out.crossings) {
        a -= a > number ? 1 : 0;
        b -= b > number ? 1 : 0;
    }
    return out;
}

} // namespace tilewright
