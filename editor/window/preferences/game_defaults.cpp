#include "editor/window/preferences/game_defaults.h"

#include "editor/words/text.h"
#include "engine/games/kit.h"

#include <QRandomGenerator>

namespace tilewright {

GameSetup gameFor(const TileSet& set, const GameSetup* last) {
    GameSetup setup = withSet(last == nullptr ? GameSetup() : *last, set);
    setup.seed = QRandomGenerator::global()->bounded(1U, 1'000'000U);
    return setup;
}

GameSetup withBots(GameSetup setup) {
    for (SeatSetup& seat : setup.seats)
        if (seat.kind == QLatin1String(personKind))
            seat = {QString(), QStringLiteral("greedy")};
    return setup;
}

QString gameInWords(const GameSetup& setup) {
    const game::Ruleset* rules = game::findRuleset(rulesets(), setup.ruleset);
    return rules == nullptr ? QString() : translated(rules->label());
}

} // namespace tilewright
