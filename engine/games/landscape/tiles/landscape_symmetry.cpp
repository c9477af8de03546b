#include "engine/games/landscape/tiles/landscape_symmetry.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace tilewright {

namespace {

constexpr std::size_t sidesOfRim = 4;

Direction mirroredSide(Direction d, Mirror mirror) {
    const bool sideways = d == Direction::East || d == Direction::West;
    return sideways == (mirror == Mirror::LeftRight) ? opposite(d) : d;
}

int mirroredHalf(int halfSide, Mirror mirror) {
    const int last = mirror == Mirror::LeftRight ? 1 : 5;
    return (last - halfSide + halfSideCount) % halfSideCount;
}

std::uint8_t mirroredSides(const Feature& feature, Mirror mirror) {
    unsigned mask = 0;
    for (const Direction d : allDirections)
        if (feature.reaches(d))
            mask |= 1U << static_cast<unsigned>(index(mirroredSide(d, mirror)));
    return static_cast<std::uint8_t>(mask);
}

std::uint8_t mirroredHalfSides(const Feature& feature, Mirror mirror) {
    unsigned mask = 0;
    for (int h = 0; h < halfSideCount; ++h)
        if (feature.holds(h))
            mask |= 1U << static_cast<unsigned>(mirroredHalf(h, mirror));
    return static_cast<std::uint8_t>(mask);
}

/// Everything about a feature except references to others.
std::string plainText(const Feature& feature) {
    std::string out(name(feature.kind));
    switch (feature.kind) {
    case FeatureKind::City:
        out.append(" ").append(std::to_string(feature.sides));
        out.append(" ").append(std::to_string(feature.pennants));
        out.append(feature.cathedral ? " cathedral" : "").append(feature.princess ? " princess" : "");
        out.append(" ").append(name(feature.goods));
        break;
    case FeatureKind::Road:
        out.append(" ").append(std::to_string(feature.sides)).append(feature.inn ? " inn" : "");
        out.append(" ").append(name(feature.ends)).append(" ").append(name(feature.tunnel));
        break;
    case FeatureKind::Field:
        out.append(" ").append(std::to_string(feature.halfSides));
        break;
    case FeatureKind::Cloister:
        break;
    }
    return out;
}

std::string sortedTogether(std::vector<std::string>& parts, const char* end) {
    std::sort(parts.begin(), parts.end());
    std::string out;
    for (const std::string& part : parts)
        out.append(part).append(end);
    return out;
}

/// The places where a feature meets the rim of a tile, clockwise: three per side, the left half, the middle,
/// the right half.
unsigned rim(const Feature& feature) {
    unsigned places = 0;
    for (const Direction d : allDirections) {
        const unsigned first = 3U * static_cast<unsigned>(index(d));
        if (feature.kind == FeatureKind::Field) {
            const int left = 2 * index(d);
            places |= feature.holds(left) ? 1U << first : 0U;
            places |= feature.holds(left + 1) ? 1U << (first + 2) : 0U;
        } else if (feature.reaches(d)) {
            places |= 1U << (first + 1);
        }
    }
    return places;
}

} // namespace

Landscape turned(const Landscape& tile, Rotation r) {
    Landscape out = tile;
    out.edges = turned(tile.edges, r);
    for (Feature& feature : out.features) {
        feature.sides = turnedSides(feature.sides, r);
        feature.halfSides = turnedHalfSides(feature.halfSides, r);
    }
    return out;
}

Landscape mirrored(const Landscape& tile, Mirror mirror) {
    Landscape out = tile;
    for (const Direction d : allDirections)
        out.edges[static_cast<std::size_t>(index(mirroredSide(d, mirror)))] =
            tile.edges[static_cast<std::size_t>(index(d))];
    for (Feature& feature : out.features) {
        feature.sides = mirroredSides(feature, mirror);
        feature.halfSides = mirroredHalfSides(feature, mirror);
    }
    return out;
}

std::string pictureText(const Landscape& tile) {
    std::string out;
    for (std::size_t side = 0; side < sidesOfRim; ++side)
        out.append(name(tile.edges[side])).append(" ");
    std::vector<std::string> plain;
    for (const Feature& feature : tile.features)
        plain.push_back(plainText(feature));
    const auto textOf = [&](int number) {
        return number >= 0 && number < static_cast<int>(plain.size())
                   ? plain[static_cast<std::size_t>(number)]
                   : std::to_string(number);
    };

    std::vector<std::string> lines;
    for (std::size_t i = 0; i < tile.features.size(); ++i) {
        std::vector<std::string> cities;
        if (tile.features[i].kind == FeatureKind::Field)
            for (const int city : tile.features[i].cities)
                cities.push_back(textOf(city));
        lines.push_back(plain[i]);
        if (!cities.empty())
            lines.back().append(" beside ").append(sortedTogether(cities, ";"));
    }
    out += sortedTogether(lines, "\n");
    lines.clear();
    for (const Mark mark : tile.marks)
        lines.emplace_back(name(mark));
    for (const auto& [a, b] : tile.crossings) {
        const auto [first, second] = std::minmax({textOf(a), textOf(b)});
        lines.emplace_back(first).append(" crosses ").append(second);
    }
    return out + sortedTogether(lines, "\n");
}

std::string canonicalText(const Landscape& tile) {
    std::string least = pictureText(tile);
    for (const Rotation r : allRotations)
        least = std::min(least, pictureText(turned(tile, r)));
    return least;
}

bool mustCross(const Feature& a, const Feature& b) {
    constexpr unsigned places = 3 * sidesOfRim;
    const unsigned ofA = rim(a);
    const unsigned ofB = rim(b);
    int changes = 0;
    int before = 0;
    // Twice round, so that the first place is compared with the last; the first place of the first round is
    // no change.
    for (unsigned i = 0; i < 2 * places; ++i) {
        const unsigned place = 1U << (i % places);
        const int here = (ofA & place) != 0 ? 1 : (ofB & place) != 0 ? 2 : 0;
        if (here == 0)
            continue;
        changes += i >= places && before != here ? 1 : 0;
        before = here;
    }
    constexpr int twoEach = 4;
    return changes >= twoEach;
}

} // namespace tilewright
