#pragma once

#include "app/cli/verbs.h"
#include "editor/output/formats/export_source.h"

#include <string>

namespace tilewright::cli {

// What `export` takes for web pages besides.

bool isPageFormat(const ExportArguments& arguments);
/// Failure(WrongUsage) where arguments of web pages come with another format.
void requirePageFormat(const ExportArguments& arguments);
/// Whether a name=value of --option is for the rules, and not for the format.
bool isRuleOption(const ExportArguments& arguments, const std::string& assignment);
/// Fills `source.page` and adds the options of the rules. Failure(WrongUsage) for texts that no page can
/// have, rules or options that there are not, and rules for a game, which has its own. Pre: all else in
/// `source` is there.
void readPage(const ExportArguments& arguments, exchange::Source& source);

} // namespace tilewright::cli
