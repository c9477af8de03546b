#include "engine/games/landscape/rules/interface/game_adapter.h"

#include "engine/games/landscape/rules/names.h"
#include "engine/games/landscape/rules/point_sources.h"
#include "engine/games/landscape/rules/state/game.h"

#include <array>

namespace tilewright::landscape {

namespace {

using game::KindSpec;
using Category = KindSpec::Category;

constexpr KindSpec tunnelToken(int number, Colour colour, const char* plural) {
    return {.id = tokenKind(number),
            .category = Category::Token,
            .counted = QT_TRANSLATE_NOOP("Kinds", "%1 tunnel tokens: %2"),
            .plural = plural,
            .colour = colour};
}

constexpr KindSpec feature(FeatureKind kind, const char* plural) {
    return {.id = sourceOf(kind), .category = Category::Source, .plural = plural};
}

constexpr std::array specs{
    KindSpec{.id = pieceKind(PieceType::Follower),
             .supply = maxFollowers,
             .name = QT_TRANSLATE_NOOP("Kinds", "follower"),
             .counted = QT_TRANSLATE_NOOP("Kinds", "followers in supply: %1"),
             .plural = QT_TRANSLATE_NOOP("Engine", "followers")},
    KindSpec{.id = pieceKind(PieceType::Large),
             .supply = 1,
             .name = QT_TRANSLATE_NOOP("Kinds", "large follower"),
             .counted = QT_TRANSLATE_NOOP("Kinds", "large followers in supply: %1"),
             .plural = QT_TRANSLATE_NOOP("Engine", "large followers")},
    KindSpec{.id = pieceKind(PieceType::Mayor),
             .supply = 1,
             .name = QT_TRANSLATE_NOOP("Kinds", "mayor"),
             .counted = QT_TRANSLATE_NOOP("Kinds", "mayors in supply: %1"),
             .plural = QT_TRANSLATE_NOOP("Engine", "mayors")},
    KindSpec{.id = pieceKind(PieceType::Wagon),
             .supply = 1,
             .name = QT_TRANSLATE_NOOP("Kinds", "wagon"),
             .counted = QT_TRANSLATE_NOOP("Kinds", "wagons in supply: %1"),
             .plural = QT_TRANSLATE_NOOP("Engine", "wagons")},
    KindSpec{.id = pieceKind(PieceType::Builder),
             .supply = 1,
             .name = QT_TRANSLATE_NOOP("Kinds", "builder"),
             .counted = QT_TRANSLATE_NOOP("Kinds", "builders in supply: %1"),
             .plural = QT_TRANSLATE_NOOP("Engine", "builders")},
    KindSpec{.id = pieceKind(PieceType::Pig),
             .supply = 1,
             .name = QT_TRANSLATE_NOOP("Kinds", "pig"),
             .counted = QT_TRANSLATE_NOOP("Kinds", "pigs in supply: %1"),
             .plural = QT_TRANSLATE_NOOP("Engine", "pigs")},
    KindSpec{.id = kinds::dragon,
             .supply = 1,
             .name = QT_TRANSLATE_NOOP("Kinds", "dragon"),
             .counted = QT_TRANSLATE_NOOP("Kinds", "dragon beside the board: %1"),
             .sendsHome = QT_TRANSLATE_NOOP("Kinds", "the dragon eats %1")},
    KindSpec{.id = kinds::fairy,
             .supply = 1,
             .name = QT_TRANSLATE_NOOP("Kinds", "fairy"),
             .counted = QT_TRANSLATE_NOOP("Kinds", "fairy beside the board: %1"),
             .plural = QT_TRANSLATE_NOOP("Engine", "the fairy"),
             .source = QT_TRANSLATE_NOOP("Kinds", "the fairy")},
    KindSpec{.id = kinds::towerFloor,
             .name = QT_TRANSLATE_NOOP("Kinds", "tower floor"),
             .counted = QT_TRANSLATE_NOOP("Kinds", "tower floors in supply: %1"),
             .plural = QT_TRANSLATE_NOOP("Engine", "tower floors")},
    tunnelToken(0, Colour::Blue, QT_TRANSLATE_NOOP("Engine", "blue tunnel tokens")),
    tunnelToken(1, Colour::Yellow, QT_TRANSLATE_NOOP("Engine", "yellow tunnel tokens")),
    tunnelToken(2, Colour::Green, QT_TRANSLATE_NOOP("Engine", "green tunnel tokens")),
    tunnelToken(3, Colour::Red, QT_TRANSLATE_NOOP("Engine", "red tunnel tokens")),
    tunnelToken(4, Colour::Brown, QT_TRANSLATE_NOOP("Engine", "brown tunnel tokens")),
    tunnelToken(5, Colour::Orange, QT_TRANSLATE_NOOP("Engine", "orange tunnel tokens")),
    feature(FeatureKind::Road, QT_TRANSLATE_NOOP("Engine", "roads")),
    feature(FeatureKind::City, QT_TRANSLATE_NOOP("Engine", "cities")),
    feature(FeatureKind::Cloister, QT_TRANSLATE_NOOP("Engine", "cloisters")),
    feature(FeatureKind::Field, QT_TRANSLATE_NOOP("Engine", "fields")),
    KindSpec{.id = kinds::tunnelRoad,
             .category = Category::Source,
             .plural = QT_TRANSLATE_NOOP("Engine", "roads through a tunnel")},
    KindSpec{.id = kinds::below,
             .category = Category::Source,
             .plural = QT_TRANSLATE_NOOP("Engine", "followers in the dungeon"),
             .source = QT_TRANSLATE_NOOP("Kinds", "followers in the dungeon")},
    KindSpec{.id = kinds::ransom,
             .category = Category::Source,
             .plural = QT_TRANSLATE_NOOP("Engine", "ransoms"),
             .source = QT_TRANSLATE_NOOP("Kinds", "ransom")},
};

} // namespace

game::Kinds kindSpecs() {
    return specs;
}

} // namespace tilewright::landscape
