#include "engine/base/translatable_text.h"
#include "engine/games/landscape/tiles/landscape_edit.h"

#include <algorithm>
#include <bit>

namespace tilewright {

namespace {

constexpr std::array<Trait, 19> traits{
    Trait::Cathedral,      Trait::Princess,   Trait::Wine,           Trait::Grain,
    Trait::Cloth,          Trait::Inn,        Trait::Mouth,          Trait::Splits,
    Trait::EndsInCrossing, Trait::EndsAtGate, Trait::EndsAtCloister, Trait::EndsAtTower,
    Trait::EndsAtVolcano,  Trait::Terminus,   Trait::Cloister,       Trait::Volcano,
    Trait::Dragon,         Trait::Portal,     Trait::Tower};

constexpr std::array<std::string_view, traits.size()> traitNames{
    QT_TRANSLATE_NOOP("Engine", "cathedral"),
    QT_TRANSLATE_NOOP("Engine", "princess"),
    QT_TRANSLATE_NOOP("Engine", "wine"),
    QT_TRANSLATE_NOOP("Engine", "grain"),
    QT_TRANSLATE_NOOP("Engine", "cloth"),
    QT_TRANSLATE_NOOP("Engine", "inn"),
    QT_TRANSLATE_NOOP("Engine", "tunnel mouth"),
    QT_TRANSLATE_NOOP("Engine", "tunnel, if tokens are in play"),
    QT_TRANSLATE_NOOP("Engine", "ends in a crossing"),
    QT_TRANSLATE_NOOP("Engine", "ends at a gate"),
    QT_TRANSLATE_NOOP("Engine", "ends at the cloister"),
    QT_TRANSLATE_NOOP("Engine", "ends at the tower"),
    QT_TRANSLATE_NOOP("Engine", "ends at the volcano"),
    QT_TRANSLATE_NOOP("Engine", "terminus"),
    QT_TRANSLATE_NOOP("Engine", "cloister"),
    QT_TRANSLATE_NOOP("Engine", "volcano"),
    QT_TRANSLATE_NOOP("Engine", "dragon"),
    QT_TRANSLATE_NOOP("Engine", "portal"),
    QT_TRANSLATE_NOOP("Engine", "tower")};

int steps(Trait first, Trait trait) {
    return static_cast<int>(trait) - static_cast<int>(first);
}

std::optional<Mark> markOf(Trait trait) {
    if (trait < Trait::Volcano)
        return std::nullopt;
    return static_cast<Mark>(steps(Trait::Volcano, trait));
}
std::optional<Goods> goodsOf(Trait trait) {
    if (trait < Trait::Wine || trait > Trait::Cloth)
        return std::nullopt;
    return static_cast<Goods>(steps(Trait::Wine, trait) + 1);
}
std::optional<RoadEnd> endOf(Trait trait) {
    if (trait < Trait::EndsInCrossing || trait > Trait::Terminus)
        return std::nullopt;
    return static_cast<RoadEnd>(steps(Trait::EndsInCrossing, trait) + 1);
}
std::optional<Tunnel> tunnelOf(Trait trait) {
    if (trait != Trait::Mouth && trait != Trait::Splits)
        return std::nullopt;
    return trait == Trait::Mouth ? Tunnel::Mouth : Tunnel::Splits;
}

FeatureKind kindOf(Trait trait) {
    return trait <= Trait::Cloth ? FeatureKind::City : FeatureKind::Road;
}

bool hasCloister(const Landscape& tile) {
    return std::any_of(tile.features.begin(), tile.features.end(),
                       [](const Feature& f) { return f.kind == FeatureKind::Cloister; });
}

Landscape withCloister(const Landscape& tile, bool on) {
    if (hasCloister(tile) == on)
        return tile;
    if (on) {
        Landscape out = tile;
        out.features.emplace_back().kind = FeatureKind::Cloister;
        return out;
    }
    const auto it = std::find_if(tile.features.begin(), tile.features.end(),
                                 [](const Feature& f) { return f.kind == FeatureKind::Cloister; });
    return withoutFeature(tile, static_cast<int>(it - tile.features.begin()));
}

Landscape withMark(const Landscape& tile, Mark mark, bool on) {
    Landscape out = tile;
    std::erase(out.marks, mark);
    if (!on)
        return out;
    if (mark == Mark::Volcano || mark == Mark::Tower)
        std::erase(out.marks, mark == Mark::Volcano ? Mark::Tower : Mark::Volcano);
    out.marks.push_back(mark);
    std::sort(out.marks.begin(), out.marks.end());
    return out;
}

bool featureHasTrait(const Feature& feature, Trait trait) {
    if (const auto goods = goodsOf(trait))
        return feature.goods == *goods;
    if (const auto end = endOf(trait))
        return feature.ends == *end;
    if (const auto tunnel = tunnelOf(trait))
        return feature.tunnel == *tunnel;
    return trait == Trait::Cathedral  ? feature.cathedral
           : trait == Trait::Princess ? feature.princess
                                      : feature.inn;
}

void put(Feature& feature, Trait trait, bool on) {
    if (const auto goods = goodsOf(trait))
        feature.goods = on ? *goods : Goods::None;
    else if (const auto end = endOf(trait))
        feature.ends = on ? *end : RoadEnd::None;
    else if (const auto tunnel = tunnelOf(trait))
        feature.tunnel = on ? *tunnel : Tunnel::None;
    else if (trait == Trait::Cathedral)
        feature.cathedral = on;
    else if (trait == Trait::Princess)
        feature.princess = on;
    else
        feature.inn = on;
}

} // namespace

std::span<const Trait> allTraits() {
    return traits;
}

std::string_view name(Trait trait) {
    return traitNames[static_cast<std::size_t>(trait)];
}

bool isOfTile(Trait trait) {
    return trait >= Trait::Cloister;
}

bool hasTrait(const Landscape& tile, int place, Trait trait) {
    if (trait == Trait::Cloister)
        return hasCloister(tile);
    if (const auto mark = markOf(trait))
        return std::find(tile.marks.begin(), tile.marks.end(), *mark) != tile.marks.end();
    const auto number = featureAt(tile, place);
    if (!number)
        return false;
    const Feature& feature = tile.features[static_cast<std::size_t>(*number)];
    return feature.kind == kindOf(trait) && featureHasTrait(feature, trait);
}

bool canHaveTrait(const Landscape& tile, int place, Trait trait) {
    if (isOfTile(trait))
        return true;
    const auto number = featureAt(tile, place);
    if (!number)
        return false;
    const Feature& feature = tile.features[static_cast<std::size_t>(*number)];
    const int sides = std::popcount(static_cast<unsigned>(feature.sides));
    return feature.kind == kindOf(trait) && (trait != Trait::Mouth || sides == 1) &&
           (trait != Trait::Splits || sides > 1);
}

Landscape withTrait(const Landscape& tile, int place, Trait trait, bool on) {
    if (!canHaveTrait(tile, place, trait) || hasTrait(tile, place, trait) == on)
        return tile;
    if (trait == Trait::Cloister)
        return withCloister(tile, on);
    if (const auto mark = markOf(trait))
        return withMark(tile, *mark, on);
    Landscape out = tile;
    put(out.features[static_cast<std::size_t>(*featureAt(tile, place))], trait, on);
    // Roads that meet separate fields.
    return endOf(trait) || tunnelOf(trait) ? withPlaneFields(out) : out;
}

Landscape withPennants(const Landscape& tile, int place, int pennants) {
    const auto number = featureAt(tile, place);
    if (!number || tile.features[static_cast<std::size_t>(*number)].kind != FeatureKind::City)
        return tile;
    Landscape out = tile;
    out.features[static_cast<std::size_t>(*number)].pennants = std::clamp(pennants, 0, maxPennants);
    return out;
}

Landscape withContact(const Landscape& tile, int place, int city, bool touches) {
    const auto number = featureAt(tile, place);
    const auto isKind = [&tile](int n, FeatureKind kind) {
        return n >= 0 && n < static_cast<int>(tile.features.size()) &&
               tile.features[static_cast<std::size_t>(n)].kind == kind;
    };
    if (!number || !isKind(*number, FeatureKind::Field) || !isKind(city, FeatureKind::City))
        return tile;
    Landscape out = tile;
    std::vector<int>& cities = out.features[static_cast<std::size_t>(*number)].cities;
    const auto it = std::find(cities.begin(), cities.end(), city);
    if (touches == (it != cities.end()))
        return tile;
    if (touches) {
        cities.push_back(city);
        std::sort(cities.begin(), cities.end());
    } else {
        cities.erase(it);
    }
    return out;
}

} // namespace tilewright
