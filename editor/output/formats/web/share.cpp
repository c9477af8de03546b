#include "editor/output/formats/web/share.h"

#include "engine/base/json/json_fields.h"
#include "engine/base/utf8.h"
#include "engine/games/kit.h"
#include "engine/games/variants.h"
#include "engine/model/io/format.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace tilewright::exchange {

namespace {

Issue textIssue(const char* code, std::string pointer, Text message) {
    Issue issue;
    issue.code = code;
    issue.pointer = std::move(pointer);
    issue.message = std::move(message);
    return issue;
}

/// Missing if the text is not UTF-8.
std::optional<std::size_t> characters(std::string_view text) {
    std::size_t count = 0;
    for (; !text.empty(); ++count) {
        const std::size_t length = characterLength(text);
        if (length == 0)
            return std::nullopt;
        text.remove_prefix(length);
    }
    return count;
}

void checkText(const std::string& text, const std::string& pointer, Issues& issues) {
    const std::optional<std::size_t> count = characters(text);
    if (!count)
        issues.push_back(textIssue(
            "page-text", pointer,
            QT_TRANSLATE_NOOP("Engine", "found a text that is not UTF-8 for the page, expected UTF-8")));
    else if (*count > longestQuestion)
        issues.push_back(textIssue(
            "page-text", pointer,
            {QT_TRANSLATE_NOOP("Engine", "found a text of %1 characters for the page, expected at most %2"),
             {*count, longestQuestion}}));
}

/// The rules by which a page plays, with set, options and the options of its variant.
struct Rules {
    const game::Ruleset* rules = nullptr;
    TileSet set;
    const RuleVariant* variant = nullptr;
    Json options = Json::object();
};

Issues otherSet(const game::Ruleset& rules, const TileSet& set) {
    return {textIssue("ruleset-other", "/ruleset",
                      {QT_TRANSLATE_NOOP("Engine", "found a tile set for %1, expected one for %2"),
                       {set.ruleset, rules.setRuleset()}})};
}

Loaded<Rules> rulesOf(const Source& source) {
    Loaded<Source> all = asPlayed(source);
    if (!all)
        return {std::nullopt, std::move(all.issues)};
    Rules found{.set = std::move(all.value->set)};
    const std::string& id = source.page.ruleset;
    found.rules = id.empty() ? game::rulesetOf(rulesets(), found.set) : game::findRuleset(rulesets(), id);
    if (found.rules == nullptr)
        return {std::nullopt,
                {game::unknownRuleset(rulesets(), id.empty() ? found.set.ruleset : id, "/ruleset")}};
    if (found.rules->setRuleset() != found.set.ruleset)
        return {std::nullopt, otherSet(*found.rules, found.set)};
    found.options = game::knownOptions(*found.rules, source.options);
    return {std::move(found), {}};
}

const RuleVariant* variantOf(const Source& source, const TileSet& set) {
    return source.page.variant ? findVariant(set, *source.page.variant) : game::firstVariant(set);
}

/// What is changed on top of the variant's options.
Json ownOptions(const Rules& rules, const RuleVariant* variant) {
    const Json given = game::variantOptions(*rules.rules, variant);
    Json own = Json::object();
    for (const OptionSpec& spec : rules.rules->options())
        if (const Json& value = optionValue(spec, rules.options); value != optionValue(spec, given))
            own[spec.name] = value;
    return own;
}

Json designOf(const Source& source, const Rules& rules) {
    const RuleVariant* variant = variantOf(source, rules.set);
    Json design;
    design["tileset"] = toJson(source.subject == Subject::Set ? source.set : rules.set);
    design["companions"] = Json::array();
    for (const TileSet& companion : source.page.companions)
        design["companions"].push_back(toJson(companion));
    design["map"] = toJson(source.map);
    design["ruleset"] = rules.rules->id();
    design["variant"] = variant == nullptr ? std::string() : variant->name;
    design["options"] = ownOptions(rules, variant);
    return design;
}

Issues compiled(const Source& source, const Rules& rules) {
    const int players = std::clamp(2, rules.rules->minPlayers(), rules.rules->maxPlayers());
    Issues issues = rules.rules->compile(rules.set, source.map, rules.options, players).issues;
    // Warnings about tiles are left to lint.
    std::erase_if(issues, [](const Issue& issue) {
        return issue.severity == Severity::Warning && !issue.pointer.starts_with("/options/");
    });
    return issues;
}

/// Drops entries about later moments.
void keepUpTo(Json& entries, std::size_t moves) {
    if (!entries.is_array())
        return;
    Json kept = Json::array();
    for (Json& entry : entries) {
        const auto after = entry.is_object() ? entry.find("after") : entry.end();
        if (after == entry.end() || !after->is_number_integer() ||
            after->get<std::int64_t>() <= static_cast<std::int64_t>(moves))
            kept.push_back(std::move(entry));
    }
    entries = std::move(kept);
}

} // namespace

Issues checkTexts(const PageSource& page) {
    Issues issues;
    checkText(page.title, "/title", issues);
    if (page.questions.size() > mostQuestions)
        issues.push_back(textIssue("too-many-questions", "/questions",
                                   {QT_TRANSLATE_NOOP("Engine", "found %1 questions, expected at most %2"),
                                    {page.questions.size(), mostQuestions}}));
    for (std::size_t i = 0; i < page.questions.size(); ++i) {
        const std::string pointer = pointerTo("/questions", i);
        if (page.questions[i].find_first_not_of(" \t\r\n") == std::string::npos)
            issues.push_back(textIssue(
                "question-empty", pointer,
                {QT_TRANSLATE_NOOP("Engine", "question %1 is empty, expected a sentence"), {i + 1}}));
        checkText(page.questions[i], pointer, issues);
    }
    return issues;
}

Issues checkPlayable(const Source& source) {
    if (source.subject == Subject::Game)
        return {};
    const Loaded<Rules> rules = rulesOf(source);
    return rules ? compiled(source, *rules.value) : rules.issues;
}

Loaded<Json> shareOf(const Source& source, std::string_view language) {
    if (Issues issues = checkTexts(source.page); !issues.empty())
        return {std::nullopt, std::move(issues)};
    Json share;
    share["format"] = "tilewright-share";
    share["version"] = 1;
    share["title"] = source.page.title.empty() ? source.set.name : source.page.title;
    if (!language.empty())
        share["language"] = language;
    share["questions"] = source.page.questions;
    if (source.subject == Subject::Game) {
        const game::Record& record = *source.page.record;
        share["record"] = firstMoves(record, source.page.moves.value_or(record.moves.size()));
        return {std::move(share), {}};
    }
    Loaded<Rules> rules = rulesOf(source);
    if (!rules)
        return {std::nullopt, std::move(rules.issues)};
    Issues issues = compiled(source, *rules.value);
    if (hasErrors(issues))
        return {std::nullopt, std::move(issues)};
    share["design"] = designOf(source, *rules.value);
    return {std::move(share), std::move(issues)};
}

Json firstMoves(const game::Record& record, std::size_t moves) {
    if (moves >= record.moves.size())
        return game::toJson(record);
    const auto replayed = game::replay(record, rulesets(), moves);
    const game::Position& position = *replayed.value->position;
    game::Record shorter = record;
    std::erase_if(shorter.feedback.comments,
                  [moves](const game::Comment& comment) { return comment.after > moves; });
    shorter.moves.resize(moves);
    shorter.end = position.end();
    shorter.winners = position.winners();
    shorter.points = position.points();
    Json file = game::toJson(shorter);
    for (const char* field : {"notes", "variations"})
        if (const auto found = file.find(field); found != file.end())
            keepUpTo(*found, moves);
    return file;
}

} // namespace tilewright::exchange
