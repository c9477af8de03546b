#pragma once

#include "engine/base/issue.h"
#include "engine/games/ruleset.h"

#include <QString>

#include <string>

namespace tilewright {

// Settings of studies ("tiles", "options/silverCost") and their values, in fields and tables.

/// The option of that name; null where the setting is no option of these rules.
const OptionSpec* optionOf(const std::string& setting, const game::Ruleset& ruleset);
/// "Number of tiles", or an option's label; a setting that has no words is called by its name.
QString settingInWords(const std::string& setting, const game::Ruleset& ruleset);
/// What it means, and which values it takes.
QString settingHelp(const std::string& setting, const game::Ruleset& ruleset);
/// Whether its values name files.
bool namesFiles(const std::string& setting);

/// One value, as it is typed.
QString valueInField(const Json& value);
/// "150; 175; 200"
QString valuesInField(const Json& values);
/// The reverse, as an array; values of options have their types. Commas part values too, where a space
/// follows and no semicolon is there. Errors: what is no value of the option.
Loaded<Json> valuesFromField(const std::string& setting, const QString& text, const game::Ruleset& ruleset);

} // namespace tilewright
