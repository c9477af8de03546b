#include "engine/games/landscape/rules/state/tile_kind.h"

#include <bit>

namespace tilewright::landscape {

namespace {

TileFeature compileFeature(const Feature& feature) {
    TileFeature f;
    f.kind = feature.kind;
    if (feature.kind == FeatureKind::City || feature.kind == FeatureKind::Road) {
        f.sides = feature.sides;
        f.ends = static_cast<std::uint8_t>(std::popcount(feature.sides));
    }
    if (feature.kind == FeatureKind::City) {
        f.pennants = static_cast<std::uint16_t>(feature.pennants);
        f.doubled = feature.cathedral;
    }
    if (feature.kind == FeatureKind::Road)
        f.doubled = feature.inn;
    if (feature.kind == FeatureKind::Field)
        for (const int city : feature.cities)
            f.cities |= std::uint64_t{1} << city;
    return f;
}

void findSiblings(std::vector<TileFeature>& features) {
    for (std::size_t i = 0; i < features.size(); ++i)
        for (std::size_t j = 0; j < features.size(); ++j)
            if (i != j && features[i].kind == features[j].kind &&
                (features[i].kind == FeatureKind::City || features[i].kind == FeatureKind::Road))
                features[i].siblings |= std::uint64_t{1} << j;
}

void addContacts(TileKind& kind, const Landscape& tile, Rotation r) {
    SideFeatures& sideFeatures = kind.sideFeatures[static_cast<std::size_t>(index(r))];
    for (auto& side : sideFeatures)
        side.fill(noFeature);
    for (std::size_t i = 0; i < kind.features.size(); ++i) {
        const auto number = static_cast<std::uint8_t>(i);
        for (unsigned sides = turnedSides(kind.features[i].sides, r); sides != 0; sides &= sides - 1)
            sideFeatures[static_cast<std::size_t>(std::countr_zero(sides))][1] = number;
        if (kind.features[i].kind != FeatureKind::Field)
            continue;
        for (unsigned halves = turnedHalfSides(tile.features[i].halfSides, r); halves != 0;
             halves &= halves - 1) {
            const auto half = static_cast<std::size_t>(std::countr_zero(halves));
            sideFeatures[half / 2][half % 2 == 0 ? 0 : 2] = number;
        }
    }
    const Edges edges = turned(tile.edges, r);
    unsigned shown = 0;
    for (std::size_t d = 0; d < edges.size(); ++d)
        if (edges[d] != Edge::Any)
            shown |= 1U << (4 * d + static_cast<std::size_t>(edges[d]));
    kind.shown[static_cast<std::size_t>(index(r))] = static_cast<std::uint16_t>(shown);
}

BoardFeature aloneOnBoard(const TileFeature& feature) {
    BoardFeature alone;
    alone.kind = feature.kind;
    alone.doubled = feature.doubled;
    alone.openEnds = feature.kind == FeatureKind::Field ? 1 : feature.ends;
    alone.tiles = 1;
    alone.pennants = feature.pennants;
    return alone;
}

/// What feature f of the tile in rotation a is called in rotation b, for each f; empty if its features lie
/// differently. Those that reach no side keep their numbers.
std::vector<std::uint8_t> renumbered(const TileKind& kind, std::size_t a, std::size_t b) {
    std::vector<std::uint8_t> as(kind.features.size(), noFeature);
    for (std::size_t d = 0; d < 4; ++d)
        for (std::size_t n = 0; n < 3; ++n) {
            const std::uint8_t here = kind.sideFeatures[a][d][n];
            const std::uint8_t there = kind.sideFeatures[b][d][n];
            if ((here == noFeature) != (there == noFeature))
                return {};
            if (here == noFeature)
                continue;
            if (as[here] != noFeature && as[here] != there)
                return {};
            as[here] = there;
        }
    for (std::size_t f = 0; f < as.size(); ++f)
        if (as[f] == noFeature)
            as[f] = static_cast<std::uint8_t>(f);
    return as;
}

bool areAlike(const TileKind& kind, std::size_t a, std::size_t b) {
    const std::vector<std::uint8_t> as = renumbered(kind, a, b);
    if (kind.shown[a] != kind.shown[b] || as.empty())
        return false;
    const auto translated = [&as](std::uint64_t mask) {
        std::uint64_t result = 0;
        for (; mask != 0; mask &= mask - 1)
            result |= std::uint64_t{1} << as[static_cast<std::size_t>(std::countr_zero(mask))];
        return result;
    };
    const auto groupOf = [&](const TileFeature& f) {
        return f.unsplitFrom == noFeature ? noFeature : kind.features[as[f.unsplitFrom]].unsplitFrom;
    };
    std::uint64_t named = 0;
    for (std::size_t i = 0; i < as.size(); ++i) {
        const TileFeature& f = kind.features[i];
        const TileFeature& g = kind.features[as[i]];
        if (f.kind != g.kind || f.doubled != g.doubled || f.mouth != g.mouth || f.princess != g.princess ||
            f.ends != g.ends || f.pennants != g.pennants || translated(f.siblings) != g.siblings ||
            translated(f.cities) != g.cities || groupOf(f) != g.unsplitFrom)
            return false;
        named |= std::uint64_t{1} << as[i];
    }
    return std::popcount(named) == static_cast<int>(as.size());
}

void findAlike(TileKind& kind) {
    for (std::size_t b = 0; b < kind.alike.size(); ++b) {
        std::size_t a = 0;
        while (a < b && !areAlike(kind, a, b))
            ++a;
        kind.alike[b] = rotationAt(static_cast<int>(a));
    }
}

} // namespace

TileKind compileTile(const Landscape& tile, const Options& options, const Expansion& expansion) {
    TileKind kind;
    for (std::size_t i = 0; i < tile.features.size(); ++i) {
        const Feature& feature = tile.features[i];
        kind.features.push_back(compileFeature(feature));
        if (feature.kind == FeatureKind::Cloister)
            kind.cloister = static_cast<std::uint8_t>(i);
    }
    expansion.compileTile(tile, options, kind);
    findSiblings(kind.features);
    bool anyMouth = false;
    for (const TileFeature& feature : kind.features)
        anyMouth = anyMouth || feature.mouth;
    if (anyMouth && options.countTunnelTileTwice) // U-4.1
        for (TileFeature& feature : kind.features)
            if (feature.kind == FeatureKind::Road)
                feature.siblings = 0;
    for (TileFeature& feature : kind.features)
        feature.alone = aloneOnBoard(feature);
    for (const Rotation r : allRotations)
        addContacts(kind, tile, r);
    findAlike(kind);
    return kind;
}

} // namespace tilewright::landscape
