#include "engine/games/landscape/tiles/generate_landscape.h"
#include "engine/games/landscape/tiles/landscape_family.h"
#include "engine/games/landscape/tiles/landscape_figures.h"
#include "engine/model/field_table_generator.h"
#include "engine/model/io/file_formats.h"

#include <algorithm>
#include <array>
#include <bit>

namespace tilewright {

namespace {

using Land = LandscapeSpecification;
using Type = SpecificationField::Type;
using Tuned = SpecificationField::Tuned;

/// By their names (landscape_tile.h).
constexpr std::array<std::string_view, 3> mixParts{"city", "road", "field"};

std::span<double> edgeWeights(Land& specification) {
    return specification.edgeWeights;
}

constexpr FieldBinding<Land> countOf(std::string_view name, int Land::*count, Tuned tuned = Tuned::Kept,
                                     double least = 0) {
    return {.about = {.name = name, .label = name, .tuned = tuned, .least = least, .most = maxTileCount},
            .count = count};
}
constexpr FieldBinding<Land> shareOf(std::string_view name, double Land::*share, std::string_view option = {},
                                     const char* explanation = "") {
    return {.about = {.name = name,
                      .label = name,
                      .type = Type::Share,
                      .most = 1,
                      .option = option,
                      .explanation = explanation},
            .share = share};
}

constexpr double maxWeight = 1e9;
constexpr std::array<FieldBinding<Land>, 15> landFields{{
    countOf("tiles", &Land::tiles, Tuned::Near, 1),
    {.about = {.name = "mix",
               .label = "mix",
               .type = Type::Weights,
               .most = maxWeight,
               .parts = mixParts,
               .option = "edges",
               .explanation =
                   QT_TRANSLATE_NOOP("Engine", "Weights of city, road and field among all sides: 79,94,115")},
     .weights = edgeWeights},
    shareOf(
        "cloisterShare", &Land::cloisterShare, "cloisters",
        QT_TRANSLATE_NOOP("Engine", "Share of tiles with a cloister, among those with room for one (0.5)")),
    shareOf("joinedShare", &Land::joinedShare, "joined",
            QT_TRANSLATE_NOOP("Engine", "Share of tiles whose two or three city sides are one city (0.7)")),
    shareOf("pennantShare", &Land::pennantShare, "pennants",
            QT_TRANSLATE_NOOP("Engine",
                              "Share of cities with a pennant, among those of two sides or more (0.4)")),
    countOf("volcanoes", &Land::volcanoes),
    countOf("dragons", &Land::dragons),
    countOf("portals", &Land::portals),
    countOf("towers", &Land::towers),
    countOf("princesses", &Land::princesses),
    countOf("cathedrals", &Land::cathedrals),
    countOf("inns", &Land::inns),
    countOf("tunnels", &Land::tunnels),
    countOf("mostAlike", &Land::mostAlike),
    shareOf("fitShare", &Land::fitShare),
}};

/// A part of a whole, or what it is by default where there is nothing.
class Fraction {
public:
    void add(bool part, int copies) {
        whole_ += copies;
        part_ += part ? copies : 0;
    }
    double share(double byDefault) const {
        return whole_ == 0 ? byDefault : static_cast<double>(part_) / whole_;
    }

private:
    int part_ = 0;
    int whole_ = 0;
};

Land landIn(const TileSet& set) {
    Land out;
    const LandscapeCounts counts = landscapeCounts(set);
    out.name = set.name;
    out.tiles = counts.tiles;
    std::copy_n(counts.edges.begin(), out.edgeWeights.size(), out.edgeWeights.begin());
    Fraction cloisters;
    Fraction joined;
    Fraction pennants;
    for (const Tile& tile : set.tiles) {
        const Landscape& land = tile.landscape();
        const int cities = sidesShowing(land, Edge::City);
        if (cities == 0 && sidesShowing(land, Edge::Road) == 1)
            cloisters.add(hasTraitAnywhere(land, Trait::Cloister), tile.count);
        const auto isCity = [](const Feature& feature) { return feature.kind == FeatureKind::City; };
        if (cities == 2 || cities == 3)
            joined.add(std::ranges::count_if(land.features, isCity) == 1, tile.count);
        for (const Feature& feature : land.features)
            if (isCity(feature) && std::popcount(static_cast<unsigned>(feature.sides)) > 1)
                pennants.add(feature.pennants > 0, tile.count);
    }
    out.cloisterShare = cloisters.share(out.cloisterShare);
    out.joinedShare = joined.share(out.joinedShare);
    out.pennantShare = pennants.share(out.pennantShare);
    const auto number = [&counts](Trait trait) { return counts.traits[static_cast<std::size_t>(trait)]; };
    out.volcanoes = number(Trait::Volcano);
    out.dragons = number(Trait::Dragon);
    out.portals = number(Trait::Portal);
    out.towers = number(Trait::Tower);
    out.princesses = number(Trait::Princess);
    out.cathedrals = number(Trait::Cathedral);
    out.inns = number(Trait::Inn);
    out.tunnels = number(Trait::Mouth);
    return out;
}

class LandscapeSets final : public FieldTableGenerator<Land> {
public:
    LandscapeSets() : FieldTableGenerator(landFields, tilewright::check, tilewright::generate) {}
    Json specificationOf(const TileSet& set) const override { return toJson(landIn(set)); }
    /// Each mark needs a tile of its own: as many as there are tiles, the last ones first.
    void reconcile(Json& specification) const override {
        int room = specification.at("tiles").get<int>();
        for (const char* mark : {"volcanoes", "dragons", "portals", "towers"}) {
            const int wanted = specification.at(mark).get<int>();
            if (wanted > room)
                specification[mark] = room;
            room -= std::min(wanted, room);
        }
    }
};

} // namespace

const SetGenerator& landscapeSets() {
    static const LandscapeSets generator;
    return generator;
}

} // namespace tilewright
