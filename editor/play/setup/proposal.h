#pragma once

#include "editor/document/game_setup.h"
#include "engine/games/ruleset.h"

namespace tilewright {

/// Whether New Game offers the set for these rules: it is of their kind, and has what they add to the plain
/// game.
bool isOfferedFor(const game::Ruleset& rules, const TileSet& set);

/// What New Game begins with.
struct Proposal {
    GameSetup setup;
    /// Why it isn't what was wanted; empty if it is.
    Issues instead;
};
/// withSet() by the rules and with the seats of the setup.
GameSetup withSetForRules(const GameSetup& setup, const TileSet& set);
/// The setup, or what is nearest to it among what can be played: with the first map of its set, without its
/// options, or with the bundled tiles of its rules. Its seats stay.
Proposal startable(const GameSetup& wanted);

} // namespace tilewright
