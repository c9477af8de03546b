#include "engine/games/beneath/rules/names.h"

#include <array>

namespace tilewright::beneath {

namespace {

using game::KindSpec;
using Category = KindSpec::Category;
using Paint = KindSpec::Paint;

// Marked for what is said of a supply that is exhausted; colours are marked with their names.
[[maybe_unused]] constexpr std::array wordsOfSupply{
    QT_TRANSLATE_NOOP("Engine", "silver"),
    QT_TRANSLATE_NOOP("Engine", "key"),
    QT_TRANSLATE_NOOP("Engine", "black"),
    QT_TRANSLATE_NOOP("Engine", "white"),
};

constexpr KindSpec pick(Colour colour, const char* plural, const char* exportName) {
    return {.id = pickKind(index(colour)),
            .category = Category::Cube,
            .counted = QT_TRANSLATE_NOOP("Kinds", "%1 picks: %2"),
            .plural = plural,
            .exportName = exportName,
            .colour = colour,
            .coloursOption = "pickColours"};
}

constexpr std::array specs{
    pick(Colour::Blue, QT_TRANSLATE_NOOP("Engine", "blue picks"), "blue pick"),
    pick(Colour::Yellow, QT_TRANSLATE_NOOP("Engine", "yellow picks"), "yellow pick"),
    pick(Colour::Green, QT_TRANSLATE_NOOP("Engine", "green picks"), "green pick"),
    pick(Colour::Red, QT_TRANSLATE_NOOP("Engine", "red picks"), "red pick"),
    pick(Colour::Brown, QT_TRANSLATE_NOOP("Engine", "brown picks"), "brown pick"),
    pick(Colour::Orange, QT_TRANSLATE_NOOP("Engine", "orange picks"), "orange pick"),
    pick(Colour::Grey, QT_TRANSLATE_NOOP("Engine", "grey picks"), "grey pick"),
    pick(Colour::Purple, QT_TRANSLATE_NOOP("Engine", "purple picks"), "purple pick"),
    KindSpec{.id = kinds::white,
             .category = Category::Cube,
             .counted = QT_TRANSLATE_NOOP("Kinds", "white markers: %1"),
             .plural = QT_TRANSLATE_NOOP("Engine", "white markers"),
             .exportName = "white door marker",
             .paint = Paint::White},
    KindSpec{.id = kinds::black,
             .category = Category::Cube,
             .counted = QT_TRANSLATE_NOOP("Kinds", "black markers: %1"),
             .plural = QT_TRANSLATE_NOOP("Engine", "black markers"),
             .exportName = "black door marker",
             .paint = Paint::Black},
    KindSpec{.id = kinds::silver,
             .category = Category::Token,
             .counted = QT_TRANSLATE_NOOP("Kinds", "silver picks: %1"),
             .plural = QT_TRANSLATE_NOOP("Engine", "silver picks"),
             .paint = Paint::Silver},
    KindSpec{.id = kinds::key,
             .category = Category::Token,
             .counted = QT_TRANSLATE_NOOP("Kinds", "golden keys: %1"),
             .plural = QT_TRANSLATE_NOOP("Engine", "golden keys")},
    KindSpec{.id = kinds::token,
             .category = Category::Token,
             .counted = QT_TRANSLATE_NOOP("Kinds", "exchange token: %1"),
             .plural = QT_TRANSLATE_NOOP("Engine", "exchange tokens")},
    KindSpec{.id = kinds::runner,
             .name = QT_TRANSLATE_NOOP("Kinds", "Runner %1"),
             .counted = QT_TRANSLATE_NOOP("Kinds", "Runners in supply: %1"),
             .plural = QT_TRANSLATE_NOOP("Engine", "Runners")},
    KindSpec{.id = kinds::prisoner,
             .name = QT_TRANSLATE_NOOP("Kinds", "Prisoner"),
             .counted = QT_TRANSLATE_NOOP("Kinds", "released Prisoners: %1"),
             .plural = QT_TRANSLATE_NOOP("Engine", "Prisoners"),
             .pluralInHand = QT_TRANSLATE_NOOP("Engine", "released Prisoners")},
    KindSpec{.id = kinds::guard,
             .name = QT_TRANSLATE_NOOP("Kinds", "Guard %1"),
             .plural = QT_TRANSLATE_NOOP("Engine", "Guards")},
};

} // namespace

game::Kinds kindSpecs() {
    return specs;
}

} // namespace tilewright::beneath
