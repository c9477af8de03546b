#pragma once

// Games below the towers, for the tests of their rules.

#include "tests/landscape/landscape_scenario.h"

namespace tilewright::test {

inline LandscapeSetup dungeon(const QStringList& tiles, const QStringList& map, const QStringList& stack,
                              const Json& options = Json::object(), int players = 2) {
    return {.tiles = tiles,
            .map = map,
            .stack = stack,
            .options = options,
            .players = players,
            .ruleset = "dungeon"};
}

/// A volcano at 1 0 and a tower at 2 0; two turns of two players bring the dragon below.
inline const QStringList lairMap{"0 0 grass", "2 0 tower"};

/// "X Y", "below" or, where there is no dragon, "".
inline QString dragonAt(const LandscapeScenario& s) {
    for (const QString& piece : s.pieces())
        if (piece.startsWith("-1 dragon"))
            return piece.section(' ', 3, 4);
    return s.below().contains("dragon") ? "below" : "";
}

} // namespace tilewright::test
