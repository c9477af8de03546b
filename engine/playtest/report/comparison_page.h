#pragma once

#include "engine/base/stop_token.h"
#include "engine/playtest/report/report_html.h"

#include <string>

namespace tilewright::playtest {

/// Two playtests of one rule system side by side as a page, question by question: the answer of each, and all
/// figures with their differences, B less A. Those are compared block by block where both played the same
/// stacks (checkPaired()), else as of independent games. Once a stop is requested, returns soon, with
/// meaningless numbers.
std::string comparisonHtml(const Results& a, const Results& b, const Translator& words = &Text::english,
                           const StopToken& stop = {});

} // namespace tilewright::playtest
