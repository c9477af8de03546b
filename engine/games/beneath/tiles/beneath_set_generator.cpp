#include "engine/games/beneath/tiles/generate.h"

#include "engine/model/field_table_generator.h"
#include "engine/model/io/file_formats.h"

#include <algorithm>
#include <array>

namespace tilewright {

namespace {

using Type = SpecificationField::Type;
using Tuned = SpecificationField::Tuned;

/// By their names (sides.h).
constexpr std::array<std::string_view, 5> configurationParts{"dead end", "straight", "corner", "T", "cross"};
/// The fewest that the rules can play with.
constexpr int minColours = 4;
constexpr double maxWeight = 1e9;

std::span<double> configurationWeights(BeneathSetSpecification& specification) {
    return specification.weights;
}

constexpr std::array<FieldBinding<BeneathSetSpecification>, 5> beneathFields{{
    {.about = {.name = "tiles", .label = "tiles", .tuned = Tuned::Near, .least = 1, .most = maxTileCount},
     .count = &BeneathSetSpecification::tiles},
    {.about = {.name = "colours",
               .label = "colours",
               .tuned = Tuned::All,
               .least = minColours,
               .most = colourCount,
               .option = "colours",
               .explanation = QT_TRANSLATE_NOOP("Engine", "Pick colours, from blue on (8)")},
     .count = &BeneathSetSpecification::colours},
    {.about = {.name = "openShare",
               .label = "open",
               .type = Type::Share,
               .tuned = Tuned::Same,
               .most = 1,
               .option = "open",
               .explanation = QT_TRANSLATE_NOOP("Engine", "Share of open doors among all passages (0.1)")},
     .share = &BeneathSetSpecification::openShare},
    {.about = {.name = "specialShare",
               .label = "special",
               .type = Type::Share,
               .most = 1,
               .option = "special",
               .explanation = QT_TRANSLATE_NOOP("Engine", "Share of special doors (0.02)")},
     .share = &BeneathSetSpecification::specialShare},
    {.about = {.name = "weights",
               .label = "weights",
               .type = Type::Weights,
               .most = maxWeight,
               .parts = configurationParts,
               .option = "weights",
               .explanation = QT_TRANSLATE_NOOP(
                   "Engine", "Weights of dead end, straight, corner, T and cross: 8,32,48,56,32")},
     .weights = configurationWeights},
}};

BeneathSetSpecification foundIn(const TileSet& set) {
    BeneathSetSpecification specification;
    specification.tiles = tileCount(set);
    specification.colours = static_cast<int>(set.pickColours.size());
    specification.weights = {};
    int passageTotal = 0;
    int open = 0;
    int special = 0;
    for (const Tile& tile : set.tiles) {
        const Configuration kind = configuration(tile.sides());
        if (kind != Configuration::None)
            specification.weights[static_cast<std::size_t>(kind) - 1] += tile.count;
        passageTotal += tile.count * passageCount(tile.sides());
        open += tile.count *
                static_cast<int>(std::count(tile.sides().begin(), tile.sides().end(), SideContent::Open));
        special += tile.count * static_cast<int>(std::count(tile.sides().begin(), tile.sides().end(),
                                                            SideContent::Special));
    }
    if (passageTotal > 0) {
        specification.openShare = static_cast<double>(open) / passageTotal;
        specification.specialShare = static_cast<double>(special) / passageTotal;
    }
    return specification;
}

class BeneathSetGenerator final : public FieldTableGenerator<BeneathSetSpecification> {
public:
    BeneathSetGenerator() : FieldTableGenerator(beneathFields, tilewright::check, tilewright::generate) {}
    Json specificationOf(const TileSet& set) const override { return toJson(foundIn(set)); }
    /// Special doors make room for open ones.
    void reconcile(Json& specification) const override {
        const double rest = 1 - specification.at("openShare").get<double>();
        if (specification.at("specialShare").get<double>() > rest)
            specification["specialShare"] = rest;
    }
};

} // namespace

const SetGenerator& beneathSetGenerator() {
    static const BeneathSetGenerator generator;
    return generator;
}

} // namespace tilewright
