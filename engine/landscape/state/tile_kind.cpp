#include "engine/landscape/state/tile_kind.h"

#include <bit>

namespace tilewright::landscape {

namespace {

KindFeature compileFeature(const Feature& feature) {
    KindFeature f;
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

void findSiblings(std::vector<KindFeature>& features) {
    for (std::size_t i = 0; i < features.size(); ++i)
        for (std::size_t j = 0; j < features.size(); ++j)
            if (i != j && features[i].kind == features[j].kind &&
                (features[i].kind == FeatureKind::City || features[i].kind == FeatureKind::Road))
                features[i].siblings |= std::uint64_t{1} << j;
}

void addContacts(TileKind& kind, const Landscape& tile, Rotation r) {
    Contacts& contacts = kind.contacts[static_cast<std::size_t>(index(r))];
    for (auto& side : contacts)
        side.fill(noFeature);
    for (std::size_t i = 0; i < kind.features.size(); ++i) {
        const auto number = static_cast<std::uint8_t>(i);
        for (unsigned sides = turnedSides(kind.features[i].sides, r); sides != 0; sides &= sides - 1)
            contacts[static_cast<std::size_t>(std::countr_zero(sides))][1] = number;
        if (kind.features[i].kind != FeatureKind::Field)
            continue;
        for (unsigned halves = turnedHalfSides(tile.features[i].halfSides, r); halves != 0;
             halves &= halves - 1) {
            const auto half = static_cast<std::size_t>(std::countr_zero(halves));
            contacts[half / 2][half % 2 == 0 ? 0 : 2] = number;
        }
    }
    const Edges edges = turned(tile.edges, r);
    unsigned shown = 0;
    for (std::size_t d = 0; d < edges.size(); ++d)
        if (edges[d] != Edge::Any)
            shown |= 1U << (4 * d + static_cast<std::size_t>(edges[d]));
    kind.shown[static_cast<std::size_t>(index(r))] = static_cast<std::uint16_t>(shown);
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
    for (const KindFeature& feature : kind.features)
        anyMouth = anyMouth || feature.mouth;
    if (anyMouth && options.countTunnelTileTwice) // U-4.1
        for (KindFeature& feature : kind.features)
            if (feature.kind == FeatureKind::Road)
                feature.siblings = 0;
    for (const Rotation r : allRotations)
        addContacts(kind, tile, r);
    return kind;
}

} // namespace tilewright::landscape
