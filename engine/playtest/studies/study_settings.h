#pragma once

#include "engine/model/set_generator.h"
#include "engine/playtest/studies/study.h"

#include <string>
#include <string_view>
#include <vector>

namespace tilewright::playtest {

/// The generator of the family of sets that the study's rules are played with.
const SetGenerator& generatorOf(const game::Ruleset& ruleset);
/// Whether a study of these rules that names no tile set has one generated, even if it says nothing of it.
bool generatesByDefault(const game::Ruleset& ruleset);
/// Sets the setting of that name, "tiles", "mix/city" or "options/silverCost". Pre: the value fits the
/// study's schema; the generator has the field, and the specification is empty or complete.
void apply(StudySettings& settings, std::string_view name, const Json& value, const SetGenerator& generator);

/// All settings that a study of these rules can fix or vary: "tileset", "map", "variant", figures of the
/// generator, "options/silverCost".
std::vector<std::string> settingNames(const game::Ruleset& ruleset);

} // namespace tilewright::playtest
