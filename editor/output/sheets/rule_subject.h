#pragma once

#include "engine/games/ruleset.h"
#include "engine/sheet/rules/rule_sheet.h"

#include <string>

namespace tilewright {

/// What a rule sheet tells of: these rules, tiles and board.
sheet::RuleSubject ruleSubject(const game::Ruleset& ruleset, Json options, TileSet set, Map map);

/// Words for a rule sheet, in a language as of sheet::RuleSettings; may be used on any thread. Sentences
/// without a translation stay English.
Translator sheetWords(const std::string& language);

} // namespace tilewright
