#pragma once

// Games below the towers, for the tests of their rules.

#include "tests/landscape/scenario.h"

namespace tilewright::test {

inline LandSetup dungeon(const QStringList& tiles, const QStringList& map, const QStringList& stack,
                         const Json& options = Json::object(), int players = 2) {
    return {.tiles = tiles,
            .map = map,
            .stack = stack,
            .options = options,
            .players = players,
            .ruleset = "dungeon"};
}

/// "X Y", "below" or, where there is no dragon, "".
inline QString dragonAt(const LandScenario& s) {
    for (const QString& piece : s.pieces())
        if (piece.startsWith("-1 dragon"))
            return piece.section(' ', 3, 4);
    return s.below().contains("dragon") ? "below" : "";
}

} // namespace tilewright::test
