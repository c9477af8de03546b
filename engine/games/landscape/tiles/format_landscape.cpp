#include "engine/base/json/json.h"
#include "engine/games/landscape/tiles/landscape_family.h"

namespace tilewright {

namespace {

/// The known fields of a feature of this kind; others are kept unchanged.
std::span<const std::string_view> fieldsOf(FeatureKind kind) {
    static constexpr std::array<std::string_view, 6> city{"kind",      "sides",    "pennants",
                                                          "cathedral", "princess", "goods"};
    static constexpr std::array<std::string_view, 5> road{"kind", "sides", "inn", "ends", "tunnel"};
    static constexpr std::array<std::string_view, 3> field{"kind", "halfSides", "cities"};
    static constexpr std::array<std::string_view, 1> cloister{"kind"};
    switch (kind) {
    case FeatureKind::City:
        return city;
    case FeatureKind::Road:
        return road;
    case FeatureKind::Field:
        return field;
    default:
        return cloister;
    }
}

const std::string& textOf(const Json& value) {
    return value.get_ref<const std::string&>();
}

/// The named value of a field; its default if the field is missing.
template <class Value, class FromName>
Value namedIn(const Json& object, const char* field, FromName fromName, Value otherwise) {
    const auto found = object.find(field);
    return found == object.end() ? otherwise : fromName(textOf(*found)).value_or(otherwise);
}

std::uint8_t sideMask(const Json& list) {
    unsigned mask = 0;
    for (const Json& side : list)
        mask |=
            1U << static_cast<unsigned>(index(directionFromName(textOf(side)).value_or(Direction::North)));
    return static_cast<std::uint8_t>(mask);
}

std::uint8_t halfSideMask(const Json& list) {
    unsigned mask = 0;
    for (const Json& half : list)
        mask |= 1U << static_cast<unsigned>(halfSideFromName(textOf(half)).value_or(0));
    return static_cast<std::uint8_t>(mask);
}

Feature featureFromJson(const Json& object) {
    Feature feature;
    feature.kind = featureKindFromName(textOf(object.at("kind"))).value_or(FeatureKind::Field);
    switch (feature.kind) {
    case FeatureKind::City:
        feature.sides = sideMask(object.at("sides"));
        feature.pennants = object.value("pennants", 0);
        feature.cathedral = object.value("cathedral", false);
        feature.princess = object.value("princess", false);
        feature.goods = namedIn(object, "goods", goodsFromName, Goods::None);
        break;
    case FeatureKind::Road:
        feature.sides = sideMask(object.at("sides"));
        feature.inn = object.value("inn", false);
        feature.ends = namedIn(object, "ends", roadEndFromName, RoadEnd::None);
        feature.tunnel = namedIn(object, "tunnel", tunnelFromName, Tunnel::None);
        break;
    case FeatureKind::Field:
        feature.halfSides = halfSideMask(object.at("halfSides"));
        feature.cities = object.at("cities").get<std::vector<int>>();
        break;
    case FeatureKind::Cloister:
        break;
    }
    if (Json extra = unknownFields(object, fieldsOf(feature.kind)); !extra.empty())
        feature.extra = std::move(extra);
    return feature;
}

Json listedSides(const Feature& feature) {
    Json list = Json::array();
    for (const Direction d : allDirections)
        if (feature.reaches(d))
            list.push_back(name(d));
    return list;
}

Json listedHalfSides(const Feature& feature) {
    Json list = Json::array();
    for (int h = 0; h < halfSideCount; ++h)
        if (feature.holds(h))
            list.push_back(halfSideName(h));
    return list;
}

void writeCity(const Feature& city, Json& out) {
    out["sides"] = listedSides(city);
    if (city.pennants != 0)
        out["pennants"] = city.pennants;
    if (city.cathedral)
        out["cathedral"] = true;
    if (city.princess)
        out["princess"] = true;
    if (city.goods != Goods::None)
        out["goods"] = name(city.goods);
}

void writeRoad(const Feature& road, Json& out) {
    out["sides"] = listedSides(road);
    if (road.inn)
        out["inn"] = true;
    if (road.ends != RoadEnd::None)
        out["ends"] = name(road.ends);
    if (road.tunnel != Tunnel::None)
        out["tunnel"] = name(road.tunnel);
}

Json toJson(const Feature& feature) {
    Json out = Json::object();
    out["kind"] = name(feature.kind);
    if (feature.kind == FeatureKind::City) {
        writeCity(feature, out);
    } else if (feature.kind == FeatureKind::Road) {
        writeRoad(feature, out);
    } else if (feature.kind == FeatureKind::Field) {
        out["halfSides"] = listedHalfSides(feature);
        out["cities"] = feature.cities;
    }
    appendUnknown(out, feature.extra);
    return out;
}

} // namespace

Landscape landscapeFromJson(const Json& tile) {
    Landscape landscape;
    const Json& edges = tile.at("edges");
    for (std::size_t i = 0; i < landscape.edges.size(); ++i)
        landscape.edges[i] = edgeFromName(textOf(edges.at(i))).value_or(Edge::Field);
    for (const Json& feature : tile.at("features"))
        landscape.features.push_back(featureFromJson(feature));
    if (const auto marks = tile.find("marks"); marks != tile.end())
        for (const Json& mark : *marks)
            if (const auto known = markFromName(textOf(mark)))
                landscape.marks.push_back(*known);
    if (const auto crossings = tile.find("crossings"); crossings != tile.end())
        for (const Json& pair : *crossings)
            landscape.crossings.emplace_back(pair.at(0).get<int>(), pair.at(1).get<int>());
    return landscape;
}

void writeLandscape(const Landscape& landscape, Json& tile) {
    for (const Edge edge : landscape.edges)
        tile["edges"].push_back(name(edge));
    tile["features"] = Json::array();
    for (const Feature& feature : landscape.features)
        tile["features"].push_back(toJson(feature));
    tile["marks"] = Json::array();
    for (const Mark mark : landscape.marks)
        tile["marks"].push_back(name(mark));
    tile["crossings"] = Json::array();
    for (const auto& [a, b] : landscape.crossings)
        tile["crossings"].push_back(Json::array({a, b}));
}

} // namespace tilewright
