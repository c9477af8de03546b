// What the rule sheets of the games on the landscape say, and what they read besides options and facts.
#include "engine/games/landscape/print/landscape_sheets.h"

#include <algorithm>
#include <array>

namespace tilewright::sheet {

namespace {

using Values = const RuleValues&;

/// Of the option `pieces`, a set of words.
bool hasPiece(Values values, std::string_view piece) {
    const auto& specs = values.variant().specs;
    const auto spec = std::ranges::find(specs, "pieces", &OptionSpec::name);
    if (spec == specs.end())
        return false;
    const Json& pieces = optionValue(*spec, values.variant().options);
    return std::ranges::find(pieces, Json(piece)) != pieces.end();
}

/// The option with three ways says "split" while nobody chooses; then the older switch decides.
bool splitsTunnels(Values values) {
    return values.of("otherTunnels").word == "split" && values.number("splitOtherTunnels") != 0;
}

std::vector<DerivedValue> landscapeDerivedValues() {
    return {
        {"pieces.any",
         {"pieces"},
         [](Values v) {
             constexpr std::array pieces{"large", "mayor", "wagon", "builder", "pig"};
             return switchValue(
                 std::ranges::any_of(pieces, [v](const char* one) { return hasPiece(v, one); }));
         }},
        {"pieces.large", {"pieces"}, [](Values v) { return switchValue(hasPiece(v, "large")); }},
        {"pieces.mayor", {"pieces"}, [](Values v) { return switchValue(hasPiece(v, "mayor")); }},
        {"pieces.wagon", {"pieces"}, [](Values v) { return switchValue(hasPiece(v, "wagon")); }},
        {"pieces.builder", {"pieces"}, [](Values v) { return switchValue(hasPiece(v, "builder")); }},
        {"pieces.pig", {"pieces"}, [](Values v) { return switchValue(hasPiece(v, "pig")); }},
        {"city.halves",
         {"cityTilePoints", "pennantPoints"},
         [](Values v) {
             return switchValue(v.number("cityTilePoints") % 2 != 0 || v.number("pennantPoints") % 2 != 0);
         }},
        {"tunnels.split",
         {"splitOtherTunnels", "otherTunnels"},
         [](Values v) { return switchValue(splitsTunnels(v)); }},
        {"tunnels.through",
         {"splitOtherTunnels", "otherTunnels"},
         [](Values v) { return switchValue(v.of("otherTunnels").word != "reserve" && !splitsTunnels(v)); }},
        {"dragon",
         {"withDragon", "creatures"},
         [](Values v) { return switchValue(v.number("withDragon") != 0 && v.number("creatures") != 0); }},
        {"towers",
         {"towerActions", "withTowers"},
         [](Values v) {
             return switchValue(v.number("has.tower") != 0 &&
                                (v.number("towerActions") != 0 || v.number("withTowers") != 0));
         }},
        {"goods",
         {},
         [](Values v) {
             constexpr std::array goods{"has.wine", "has.grain", "has.cloth"};
             return switchValue(
                 std::ranges::any_of(goods, [v](const char* one) { return v.number(one) != 0; }));
         }},
        {"creatures",
         {},
         [](Values v) {
             constexpr std::array marks{"has.volcano", "has.dragon", "has.portal", "has.princess"};
             return switchValue(
                 std::ranges::any_of(marks, [v](const char* mark) { return v.number(mark) != 0; }));
         }},
    };
}

Leaflet leafletWith(LeafletExpansion expansion) {
    return {concatenated({landscapeSetting(expansion), landscapeTurn(), landscapeFeatures(expansion),
                          landscapePieceRules(),
                          expansion == LeafletExpansion::Tunnels ? tunnelRules() : RuleRows(), dragonRules(),
                          towerRules(), expansion == LeafletExpansion::Dungeon ? dungeonRules() : RuleRows(),
                          landscapeEnd(expansion)}),
            landscapeDerivedValues()};
}

} // namespace

const Leaflet& landscapeLeaflet() {
    static const Leaflet leaflet = leafletWith(LeafletExpansion::Nothing);
    return leaflet;
}

const Leaflet& tunnelLeaflet() {
    static const Leaflet leaflet = leafletWith(LeafletExpansion::Tunnels);
    return leaflet;
}

const Leaflet& dungeonLeaflet() {
    static const Leaflet leaflet = [] {
        Leaflet with = leafletWith(LeafletExpansion::Dungeon);
        // Nobody chooses whether it is there.
        with.derived.insert(with.derived.begin(), {"dragon", {}, [](Values) { return switchValue(true); }});
        return with;
    }();
    return leaflet;
}

} // namespace tilewright::sheet
