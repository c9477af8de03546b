// The landscape game without an expansion, and checks for all.

#include "engine/games/landscape/rules/expansion.h"

#include "engine/games/compile_checks.h"
#include "engine/games/landscape/rules/piece_placement.h"
#include "engine/games/landscape/tunnel/tunnel.h"

#include <initializer_list>
#include <utility>

namespace tilewright::landscape {

using game::warningAt;

void warnWithout(const char* option, const char* other, Issues& issues) {
    issues.push_back(warningAt(
        "option-without-effect", std::string("/options/") + option,
        {QT_TRANSLATE_NOOP("Engine", "found %1, which has no effect without %2"),
         {option, Text::Argument::word(other)}},
        {QT_TRANSLATE_NOOP("Engine", "Add %1, or leave %2 out."), {Text::Argument::word(other), option}}));
}

void checkDragonFlights(const SymbolsInPlay& tiles, const Options& options, Issues& issues) {
    const std::initializer_list<std::pair<const char*, bool>> given{
        {"dragonSteps", options.dragonSteps != Options{}.dragonSteps},
        {"dragonSteering", options.layerSteers},
        {"dragonFrees", options.dragonTileFrees}};
    for (const auto& [option, isGiven] : given)
        if (isGiven && !tiles.dragons)
            warnWithout(option, QT_TRANSLATE_NOOP("Engine", "dragon tiles"), issues);
}

void checkOrdinaryOptions(const SymbolsInPlay& tiles, const Options& options, int players, Issues& issues) {
    const Options numbered;
    if (options.pigPoints != numbered.pigPoints && (options.pieces & bitOf(PieceType::Pig)) == 0)
        warnWithout("pigPoints", "pieces: pig", issues);
    if (options.wagonWay != numbered.wagonWay && (options.pieces & bitOf(PieceType::Wagon)) == 0)
        warnWithout("wagonWay", "pieces: wagon", issues);
    if (options.cityTilePoints + options.roadTilePoints + options.cloisterTilePoints +
            options.fieldCityPoints ==
        0)
        issues.push_back(
            warningAt("no-points", "/options/cityTilePoints",
                      QT_TRANSLATE_NOOP("Engine", "found no points for tiles of cities, roads and cloisters, "
                                                  "nor for cities at fields, expected something to play for"),
                      QT_TRANSLATE_NOOP("Engine", "Give one of them at least one point.")));
    if (options.equalTurns && tiles.stack < players)
        issues.push_back(warningAt(
            "no-round", "/options/equalTurns",
            {QT_TRANSLATE_NOOP("Engine", "found %1 tiles in the stack, expected at least %2 for a round"),
             {tiles.stack, players}},
            QT_TRANSLATE_NOOP("Engine", "Add tiles, or leave equalTurns out.")));
}

namespace {

const OptionTable<Options>& optionsWithoutTokens() {
    static const OptionTable<Options> table([] {
        Rows without = oldTunnelOptions();
        for (Row& row : without)
            row = withoutEffect(std::move(row));
        return joinedRows<Row>({ordinaryOptions(), std::move(without)});
    }());
    return table;
}

} // namespace

constinit const Expansion expansions::none{.id = "landscape",
                                           .label = QT_TRANSLATE_NOOP("Engine", "Landscape"),
                                           .options = optionsWithoutTokens,
                                           .check = checkOrdinaryOptions,
                                           .addMoves = addPlaceMoves};

} // namespace tilewright::landscape
