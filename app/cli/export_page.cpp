#include "app/cli/export_page.h"

#include "app/cli/cli.h"
#include "app/cli/failure.h"
#include "app/cli/inputs.h"
#include "editor/output/formats/exchange_format.h"
#include "editor/output/formats/web/web_page.h"
#include "engine/games/kit.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace tilewright::cli {

namespace {

[[noreturn]] void failPage(const char* code, Text message) {
    Issue issue;
    issue.code = code;
    issue.message = std::move(message);
    throw Failure(WrongUsage, {std::move(issue)});
}

std::vector<std::string> givenRuleOptions(const ExportArguments& arguments) {
    std::vector<std::string> found;
    for (const std::string& assignment : arguments.options)
        if (isRuleOption(arguments, assignment))
            found.push_back(assignment);
    return found;
}

/// The name of the first argument that only sets and maps take; empty if there is none.
std::string argumentOfRules(const ExportArguments& arguments) {
    if (!arguments.page.ruleset.empty())
        return "--ruleset";
    if (arguments.variant)
        return "--variant";
    const std::vector<std::string> options = givenRuleOptions(arguments);
    return options.empty() ? std::string() : "--option " + options.front();
}

const game::Ruleset& rulesFor(const exchange::Source& source, const std::string& name) {
    const TileSet& set = source.played ? *source.played->value : source.set;
    const game::Ruleset* usual = game::defaultRulesetOf(rulesets(), set);
    return !name.empty() || usual == nullptr ? rulesetNamed(name.empty() ? set.ruleset : name) : *usual;
}

} // namespace

bool isPageFormat(const ExportArguments& arguments) {
    return arguments.format == "html";
}

void requirePageFormat(const ExportArguments& arguments) {
    const ExportArguments::Page& page = arguments.page;
    const std::pair<bool, const char*> given[] = {{!page.ruleset.empty(), "--ruleset"},
                                                  {!page.title.empty(), "--title"},
                                                  {!page.questions.empty(), "--question"},
                                                  {!page.player.empty(), "--player"}};
    if (isPageFormat(arguments))
        return;
    for (const auto& [isGiven, name] : given)
        if (isGiven)
            failPage("pages-only",
                     {QT_TRANSLATE_NOOP("Engine", "found %1, which works only with --to html"), {name}});
}

bool isRuleOption(const ExportArguments& arguments, const std::string& assignment) {
    const std::string name = assignment.substr(0, assignment.find('='));
    const auto own = exchange::findFormat(arguments.format)->options();
    return isPageFormat(arguments) && std::ranges::find(own, name, &OptionSpec::name) == own.end();
}

void readPage(const ExportArguments& arguments, exchange::Source& source) {
    source.page.player = arguments.page.player;
    source.page.title = arguments.page.title;
    source.page.questions = arguments.page.questions;
    if (Issues issues = exchange::checkPageTexts(source.page); !issues.empty())
        throw Failure(WrongUsage, std::move(issues));
    if (source.subject == exchange::Subject::Game) {
        if (const std::string extra = argumentOfRules(arguments); !extra.empty())
            failPage(
                "rules-of-record",
                {QT_TRANSLATE_NOOP("Engine", "found %1, but a game record has rules of its own"), {extra}});
        return;
    }
    const game::Ruleset& rules = rulesFor(source, arguments.page.ruleset);
    requireSetFor(rules, source.set);
    source.page.ruleset = rules.id();
    source.page.variant = arguments.variant;
    source.options.update(rulesOptions(rules, givenRuleOptions(arguments)));
}

} // namespace tilewright::cli
