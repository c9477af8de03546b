#pragma once

#include "editor/document/game_setup.h"
#include "engine/base/options/option.h"

namespace tilewright {

// The options of the rules in the words of the window.

/// "on", "large, mayor", "4", "one for each player".
QString optionValueInWords(const OptionSpec& spec, const Json& value);
/// Names the variant of the rules and the options that differ from it; says so where all have their defaults.
QString optionsInBrief(const GameSetup& setup);
/// One line for each option that the rules use, with its value.
QString optionsInFull(const GameSetup& setup);

} // namespace tilewright
