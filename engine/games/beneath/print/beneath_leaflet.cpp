// What the rule sheet of Beneath reads besides options and facts.
#include "engine/games/beneath/print/beneath_sheets.h"

#include "engine/games/beneath/rules/options.h"

#include <algorithm>

namespace tilewright::sheet {

namespace {

using Values = const RuleValues&;

int guardsOf(Values values) {
    return std::min(values.of("guards").number.value_or(beneath::guardsOnBoards),
                    values.number("board.guardRooms"));
}

/// B-1.5
int coloursOf(Values values) {
    return values.of("pickColours").number.value_or(pickColourBound(values.variant().set));
}

RuleValue priceOf(Values values, std::string_view option) {
    const beneath::Options options{.pickColours = coloursOf(values)};
    return {options.price(values.number(option)), {}};
}

bool isOneKeyInAll(Values values) {
    return values.of("keysEach").word == "game";
}

std::vector<DerivedValue> beneathDerivedValues() {
    return {
        {"guards.count",
         {"guards", "board.guardRooms"},
         [](Values v) {
             return RuleValue{guardsOf(v), {}};
         }},
        {"guards.everywhere",
         {"guards", "board.guardRooms"},
         [](Values v) { return switchValue(guardsOf(v) == v.number("board.guardRooms")); }},
        {"keys.counted",
         {"keys", "keysEach"},
         [](Values v) { return switchValue(v.of("keys").number.has_value() || isOneKeyInAll(v)); }},
        {"keys.count",
         {"keys", "keysEach"},
         [](Values v) {
             return isOneKeyInAll(v) ? RuleValue{1, {}} : v.of("keys");
         }},
        {"colours.count",
         {"pickColours"},
         [](Values v) {
             return RuleValue{coloursOf(v), {}};
         }},
        {"silver.price", {"silverCost", "pickColours"}, [](Values v) { return priceOf(v, "silverCost"); }},
        {"cell.price", {"cellPrice", "pickColours"}, [](Values v) { return priceOf(v, "cellPrice"); }},
        {"marker.price", {"markerPrice", "pickColours"}, [](Values v) { return priceOf(v, "markerPrice"); }},
        {"special.price",
         {"specialDoorPrice", "pickColours"},
         [](Values v) { return priceOf(v, "specialDoorPrice"); }},
        {"special.costs",
         {"specialOnTiles", "specialDoorPrice"},
         [](Values v) {
             return switchValue(v.number("specialOnTiles") != 0 && v.number("specialDoorPrice") != 0);
         }},
        {"removal.plain",
         {"blackRemovalActions", "markerPrice"},
         [](Values v) {
             return switchValue(v.number("blackRemovalActions") == 1 || v.number("markerPrice") == 0);
         }},
    };
}

} // namespace

const Leaflet& beneathLeaflet() {
    static const Leaflet leaflet{concatenated({beneathSetUpRows(), beneathTurnRows(), beneathActionRows(),
                                               beneathDoorRows(), beneathEndRows()}),
                                 beneathDerivedValues()};
    return leaflet;
}

} // namespace tilewright::sheet
