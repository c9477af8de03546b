#include "engine/sheet/rules/derived_values.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>

namespace tilewright::sheet {

namespace {

using Values = const RuleValues&;

RuleValue yes(bool value) {
    return {value ? 1 : 0, {}};
}

/// Of the option `pieces`, a set of words.
bool hasPiece(Values values, std::string_view piece) {
    const auto& specs = values.variant().specs;
    const auto spec = std::ranges::find(specs, "pieces", &OptionSpec::name);
    if (spec == specs.end())
        return false;
    const Json& pieces = optionValue(*spec, values.variant().options);
    return std::ranges::find(pieces, Json(piece)) != pieces.end();
}

/// Guards stand in the first six guard chambers at most (B-3.2).
constexpr int usualGuards = 6;

int guardsOf(Values values) {
    return std::min(values.of("guards").number.value_or(usualGuards), values.number("board.guardRooms"));
}

/// The option with three ways says "split" while nobody chooses; then the older switch decides.
bool splitsTunnels(Values values) {
    return values.of("otherTunnels").word == "split" && values.number("splitOtherTunnels") != 0;
}

/// B-1.5
int coloursOf(Values values) {
    return values.of("pickColours").number.value_or(coloursReached(values.variant().set));
}

/// No price is higher than the number of pick colours in play.
RuleValue priceOf(Values values, std::string_view option) {
    return {std::min(values.number(option), coloursOf(values)), {}};
}

bool isOneKeyInAll(Values values) {
    return values.of("keysEach").word == "game";
}

const std::vector<DerivedValue>& derivedBeneath() {
    static const std::vector<DerivedValue> all{
        {"guards.count",
         {"guards", "board.guardRooms"},
         [](Values v) {
             return RuleValue{guardsOf(v), {}};
         }},
        {"guards.everywhere",
         {"guards", "board.guardRooms"},
         [](Values v) { return yes(guardsOf(v) == v.number("board.guardRooms")); }},
        {"keys.counted",
         {"keys", "keysEach"},
         [](Values v) { return yes(v.of("keys").number.has_value() || isOneKeyInAll(v)); }},
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
         [](Values v) { return yes(v.number("specialOnTiles") != 0 && v.number("specialDoorPrice") != 0); }},
        {"removal.plain",
         {"blackRemovalActions", "markerPrice"},
         [](Values v) { return yes(v.number("blackRemovalActions") == 1 || v.number("markerPrice") == 0); }},
    };
    return all;
}

const std::vector<DerivedValue>& derivedLandscape() {
    static const std::vector<DerivedValue> all{
        {"pieces.any",
         {"pieces"},
         [](Values v) {
             constexpr std::array pieces{"large", "mayor", "wagon", "builder", "pig"};
             return yes(std::ranges::any_of(pieces, [v](const char* one) { return hasPiece(v, one); }));
         }},
        {"pieces.large", {"pieces"}, [](Values v) { return yes(hasPiece(v, "large")); }},
        {"pieces.mayor", {"pieces"}, [](Values v) { return yes(hasPiece(v, "mayor")); }},
        {"pieces.wagon", {"pieces"}, [](Values v) { return yes(hasPiece(v, "wagon")); }},
        {"pieces.builder", {"pieces"}, [](Values v) { return yes(hasPiece(v, "builder")); }},
        {"pieces.pig", {"pieces"}, [](Values v) { return yes(hasPiece(v, "pig")); }},
        {"city.halves",
         {"cityTilePoints", "pennantPoints"},
         [](Values v) {
             return yes(v.number("cityTilePoints") % 2 != 0 || v.number("pennantPoints") % 2 != 0);
         }},
        {"tunnels.split",
         {"splitOtherTunnels", "otherTunnels"},
         [](Values v) { return yes(splitsTunnels(v)); }},
        {"tunnels.through",
         {"splitOtherTunnels", "otherTunnels"},
         [](Values v) { return yes(v.of("otherTunnels").word != "reserve" && !splitsTunnels(v)); }},
        {"dragon",
         {"withDragon", "creatures"},
         [](Values v) {
             return yes(v.of("game").word == "dungeon" ||
                        (v.number("withDragon") != 0 && v.number("creatures") != 0));
         }},
        {"towers",
         {"towerActions", "withTowers"},
         [](Values v) {
             return yes(v.number("has.tower") != 0 &&
                        (v.number("towerActions") != 0 || v.number("withTowers") != 0));
         }},
        {"goods",
         {},
         [](Values v) {
             constexpr std::array goods{"has.wine", "has.grain", "has.cloth"};
             return yes(std::ranges::any_of(goods, [v](const char* one) { return v.number(one) != 0; }));
         }},
        {"creatures",
         {},
         [](Values v) {
             constexpr std::array marks{"has.volcano", "has.dragon", "has.portal", "has.princess"};
             return yes(std::ranges::any_of(marks, [v](const char* mark) { return v.number(mark) != 0; }));
         }},
    };
    return all;
}

// As the rules have it where nothing can be chosen.
constexpr UsualValue usualValues[] = {
    {"specialDoorPrice", 3},
    {"cellPrice", 3},
    {"markerPrice", 3},
    {"pickSupply", 20},
    {"whiteSupply", 20},
    {"blackSupply", 20},
    {"silverSupply", 10},
    {"keys", 0, "player"},
    {"keysEach", 0, "player"},
    {"runners", 2},
    {"guards", 0, "board"},
    {"guardMoves", 0, "unlimited"},
    {"silverPoints", 10},
    {"keyPoints", 15},
    {"releasePoints", 5},
    {"markerPoints", -1},
    {"ownColourFree", 1},
    {"enterCost", 1},
    {"whiteMarks", 0, "passageway"},
    {"whiteFromHand", 0},
    {"whiteVoluntary", 0},
    {"specialOnTiles", 1},
    {"clearPassage", 0},
    {"collectAgain", 0, "once"},
    {"takePicks", 0, "always"},
    {"tokenAnyTime", 0},
    {"equalTurns", 0},
    {"releaseFrom", 0, "anywhere"},
    {"guardhouse", 0, "rooms"},
    {"otherPrisoner", 0, "any"},
    {"followers", 7},
    {"cityTilePoints", 2},
    {"pennantPoints", 2},
    {"roadTilePoints", 1},
    {"cloisterTilePoints", 1},
    {"fieldCityPoints", 3},
    {"pigPoints", 1},
    {"completedPlacement", 0, "as-numbered"},
    {"wagonWay", 0, "as-numbered"},
    {"fairyTurnPoints", 1},
    {"fairyScorePoints", 3},
    {"dragonSteps", 6},
    {"dragonSteering", 0, "clockwise"},
    {"dragonMoves", 0, "before-scoring"},
    {"princess", 0, "may"},
    {"towerActions", 0},
    {"dragonEatsOnTower", 1},
    {"flushOut", 0},
    {"splitOtherTunnels", 1},
    {"countTunnelTileTwice", 0},
    {"otherTunnels", 0, "split"},
    {"tokensATurn", 1},
    {"tokensAColour", 2},
    {"tokensReturn", 0},
    {"tokenInstead", 0},
    {"withDragon", 0},
    {"withTowers", 0},
    {"dragonFrees", 0, "after"},
    {"exitTiles", 0, "any"},
    {"enterFrom", 0, "supply"},
    {"fleeing", 0, "all"},
    {"fairyGoesAlong", 0},
    {"capacity", 0},
    {"lossBelow", 0},
    {"exitToFairy", 0},
};

} // namespace

const DerivedValue* findDerived(std::string_view name) {
    for (const auto* all : {&derivedBeneath(), &derivedLandscape()})
        if (const auto found = std::ranges::find(*all, name, &DerivedValue::name); found != all->end())
            return &*found;
    return nullptr;
}

const UsualValue* findUsual(std::string_view name) {
    const auto* const found = std::ranges::find(usualValues, name, &UsualValue::name);
    return found == std::end(usualValues) ? nullptr : found;
}

} // namespace tilewright::sheet
