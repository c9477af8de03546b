#include "editor/output/formats/table_options.h"

#include "engine/games/kit.h"
#include "engine/games/ruleset.h"

#include <algorithm>
#include <utility>

namespace tilewright::exchange {

namespace {

constexpr const char* ofTheSet = QT_TRANSLATE_NOOP("Engine", "of the set");

int mostPlayers() {
    int most = 0;
    for (const game::Ruleset* rules : rulesets())
        most = std::max(most, rules->maxPlayers());
    return most;
}

/// Rules that are not chosen by the set alone.
std::vector<std::string> rulesByName() {
    std::vector<std::string> names{ofTheSet};
    for (const game::Ruleset* rules : rulesets())
        if (rules->id() != rules->setRuleset())
            names.emplace_back(rules->id());
    return names;
}

} // namespace

OptionSpec playersOption() {
    return {.name = "players",
            .defaultValue = 4,
            .minimum = 2,
            .maximum = mostPlayers(),
            .label = QT_TRANSLATE_NOOP("Engine", "Players"),
            .explanation = QT_TRANSLATE_NOOP(
                "Engine", "How many players the table is set up for; a game uses its own number.")};
}

OptionSpec rulesOption() {
    return {
        .name = "rules",
        .type = OptionSpec::Type::Choice,
        .defaultValue = ofTheSet,
        .choices = rulesByName(),
        .label = QT_TRANSLATE_NOOP("Engine", "Rules"),
        .explanation = QT_TRANSLATE_NOOP(
            "Engine",
            "The rules whose pieces and tokens are set out; a game uses its own. The tunnel needs tokens.")};
}

OptionSpec pixelsOption(Text explanation, int usual, int least, int most) {
    return {.name = "pixels",
            .defaultValue = usual,
            .minimum = least,
            .maximum = most,
            .label = QT_TRANSLATE_NOOP("Engine", "Pixels per tile"),
            .explanation = std::move(explanation)};
}

Loaded<SetUp> setUpTable(const Source& source, const Json& options, std::uint64_t seed) {
    const std::string chosen = options.at("rules");
    const std::string id = chosen == ofTheSet ? source.set.ruleset : chosen;
    const game::Ruleset* rules = game::findRuleset(rulesets(), id);
    if (source.subject == Subject::Game || rules->setRuleset() == source.set.ruleset)
        return setUp(source, *rules, options.at("players"), seed);
    Issue issue;
    issue.code = "option-out-of-range";
    issue.pointer = "/options/rules";
    issue.message = {QT_TRANSLATE_NOOP("Engine", "rules: found %1, which is not played with such tiles"),
                     {id}};
    return {std::nullopt, {std::move(issue)}};
}

} // namespace tilewright::exchange
