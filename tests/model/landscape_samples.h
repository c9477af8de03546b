#pragma once

#include "tests/model/samples.h"

#include <rapidcheck.h>

#include <string>

namespace tilewright::test {

/// One tile of each sort, in canonical form: a city with all that it may have, roads that end and go through,
/// a crossing, an inner field, a cloister and the tile that fits everywhere.
inline const std::string landscapeText = R"({
  "format": "tilewright-tileset", "version": 1, "ruleset": "landscape", "name": "Land", "author": "", "license": "",
  "description": "", "tileMillimetres": 45,
  "tiles": [
    {"id": "abbey", "count": 0, "edges": ["any", "any", "any", "any"], "features": [{"kind": "cloister"}],
     "marks": [], "crossings": [], "notes": ""},
    {"id": "bridge", "count": 1, "edges": ["road", "city", "road", "city"],
     "features": [{"kind": "city", "sides": ["east", "west"], "cathedral": true, "princess": true, "goods": "wine"},
                  {"kind": "road", "sides": ["north", "south"], "tunnel": "splits"},
                  {"kind": "field", "halfSides": ["NL", "NR"], "cities": [0]},
                  {"kind": "field", "halfSides": ["SL"], "cities": [0]},
                  {"kind": "field", "halfSides": ["SR"], "cities": [0]}],
     "marks": ["portal", "dragon"], "crossings": [[0, 1], [1, 2]], "notes": "over the wall"},
    {"id": "corner", "count": 1, "edges": ["city", "road", "road", "city"],
     "features": [{"kind": "city", "sides": ["north", "west"], "pennants": 1},
                  {"kind": "road", "sides": ["east", "south"], "inn": true},
                  {"kind": "field", "halfSides": ["EL", "SR"], "cities": [0]},
                  {"kind": "field", "halfSides": ["ER", "SL"], "cities": []}],
     "marks": ["dragon"], "crossings": [], "notes": ""},
    {"id": "inner", "count": 2, "edges": ["field", "city", "city", "city"],
     "features": [{"kind": "city", "sides": ["south"]}, {"kind": "city", "sides": ["east", "west"]},
                  {"kind": "field", "halfSides": ["NL", "NR"], "cities": [1]},
                  {"kind": "field", "halfSides": [], "cities": [0, 1]}],
     "marks": ["tower"], "crossings": [], "notes": ""},
    {"id": "mouth", "count": 1, "edges": ["field", "field", "road", "road"],
     "features": [{"kind": "road", "sides": ["south"], "ends": "cloister"},
                  {"kind": "road", "sides": ["west"], "tunnel": "mouth"},
                  {"kind": "field", "halfSides": ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"], "cities": []},
                  {"kind": "cloister"}],
     "marks": ["volcano"], "crossings": [], "notes": ""}
  ]
})";

inline TileSet landscapeSet() {
    const auto loaded = readTileSet(landscapeText);
    if (!loaded.value)
        qFatal("%s", listed(loaded.issues).constData());
    return *loaded.value;
}

/// Some of the numbers below `end`, downwards.
inline std::vector<int> anyNumbers(int end) {
    const auto chosen = *rc::gen::arbitrary<unsigned>();
    std::vector<int> numbers;
    for (int i = end; i-- > 0;)
        if (((chosen >> static_cast<unsigned>(i)) & 1U) != 0)
            numbers.push_back(i);
    return numbers;
}

/// A feature that a file can have, with whatever its kind may have.
inline Feature anyFeature() {
    Feature feature;
    feature.kind = *rc::gen::elementOf(allFeatureKinds);
    const auto mask = [](int most) { return static_cast<std::uint8_t>(*rc::gen::inRange(0, most + 1)); };
    if (feature.kind == FeatureKind::City) {
        feature.sides = mask(15);
        feature.pennants = *rc::gen::inRange(0, maxPennants + 1);
        feature.cathedral = *rc::gen::arbitrary<bool>();
        feature.princess = *rc::gen::arbitrary<bool>();
        feature.goods = static_cast<Goods>(*rc::gen::inRange(0, 4));
    } else if (feature.kind == FeatureKind::Road) {
        feature.sides = mask(15);
        feature.inn = *rc::gen::arbitrary<bool>();
        feature.ends = static_cast<RoadEnd>(*rc::gen::inRange(0, 7));
        feature.tunnel = static_cast<Tunnel>(*rc::gen::inRange(0, 3));
    } else if (feature.kind == FeatureKind::Field) {
        feature.halfSides = mask(255);
        feature.cities = anyNumbers(maxFeatures);
    }
    if (*rc::gen::inRange(0, 4) == 0)
        feature.extra = {{"hint", "kept"}};
    return feature;
}

/// Whatever a file can say, whether it makes sense or not.
inline Landscape anyLandscape() {
    Landscape tile;
    for (Edge& edge : tile.edges)
        edge = static_cast<Edge>(*rc::gen::inRange(0, 4));
    const int features = *rc::gen::inRange(0, 9);
    for (int i = 0; i < features; ++i)
        tile.features.push_back(anyFeature());
    for (const int mark : anyNumbers(4))
        tile.marks.push_back(static_cast<Mark>(mark));
    const int crossings = *rc::gen::inRange(0, 3);
    for (int i = 0; i < crossings; ++i)
        tile.crossings.emplace_back(*rc::gen::inRange(0, maxFeatures), *rc::gen::inRange(0, maxFeatures));
    return tile;
}

} // namespace tilewright::test
