#pragma once

#include "engine/games/ruleset.h"

namespace tilewright::game {

// Variants of the rules that a tile set carries. A set may be played by several rule systems, so a variant
// may name options of any of them; a game takes those that its rules know.

/// Those of the options that the rules know.
Json knownOptions(const Ruleset& ruleset, const Json& options);
/// The options with which a game of that variant starts, none for a null variant.
Json variantOptions(const Ruleset& ruleset, const RuleVariant* variant);
/// The variant that a game starts with; null if the set has none.
const RuleVariant* firstVariant(const TileSet& set);
/// Errors and warnings of all variants, with pointers into the set's file: names that occur twice, options
/// that no rule system of the set knows or that have wrong values, and what their combination leads to when
/// `played`, the set with all that it is played together with, is played by its default rules.
Issues checkVariants(Rulesets rulesets, const TileSet& set, const TileSet& played);

} // namespace tilewright::game
