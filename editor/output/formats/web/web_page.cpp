#include "editor/output/formats/web/web_page.h"

#include "engine/base/files/file.h"
#include "engine/base/json/json.h"
#include "engine/base/utf8.h"
#include "engine/games/kit.h"
#include "engine/games/rule_variants.h"
#include "engine/model/io/file_formats.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <system_error>
#include <utility>

namespace tilewright::exchange {

namespace fs = std::filesystem;

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
    else if (*count > maxQuestionLength)
        issues.push_back(textIssue(
            "page-text", pointer,
            {QT_TRANSLATE_NOOP("Engine", "found a text of %1 characters for the page, expected at most %2"),
             {*count, maxQuestionLength}}));
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
    Loaded<Source> all = withCompanionTiles(source);
    if (!all)
        return {std::nullopt, std::move(all.issues)};
    Rules found{.set = std::move(all.value->set)};
    const std::string& id = source.page.ruleset;
    found.rules =
        id.empty() ? game::defaultRulesetOf(rulesets(), found.set) : game::findRuleset(rulesets(), id);
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

/// The JSON without "<": neither "</script>" nor "<!--" can be in it.
std::string withoutMarkup(const Json& share) {
    const std::string plain = share.dump(-1, ' ', false, Json::error_handler_t::replace);
    std::string text;
    text.reserve(plain.size());
    for (const char c : plain)
        if (c == '<')
            text += "\\u003c";
        else
            text += c;
    return text;
}

} // namespace

Issues checkPageTexts(const WebPageSource& page) {
    Issues issues;
    checkText(page.title, "/title", issues);
    if (page.questions.size() > maxQuestions)
        issues.push_back(textIssue("too-many-questions", "/questions",
                                   {QT_TRANSLATE_NOOP("Engine", "found %1 questions, expected at most %2"),
                                    {page.questions.size(), maxQuestions}}));
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

Loaded<Json> shareData(const Source& source, std::string_view language) {
    if (Issues issues = checkPageTexts(source.page); !issues.empty())
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
        share["record"] = truncatedRecord(record, source.page.moves.value_or(record.moves.size()));
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

Json truncatedRecord(const game::Record& record, std::size_t moves) {
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

fs::path findPlayerPage(const fs::path& chosen) {
    if (!chosen.empty())
        return chosen;
    const char* named = std::getenv("TILEWRIGHT_PLAYER");
    if (named != nullptr && *named != '\0')
        return named;
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    if (program.empty())
        return {};
    for (const char* place : {TILEWRIGHT_INSTALLED_PLAYER, TILEWRIGHT_BUILT_PLAYER}) {
        fs::path page = (program.parent_path() / place).lexically_normal();
        if (fs::exists(page, error))
            return page;
    }
    return {};
}

Loaded<std::string> readPlayerPage(const fs::path& chosen) {
    const fs::path path = findPlayerPage(chosen);
    if (path.empty()) {
        Issue issue;
        issue.code = "player-missing";
        issue.message = QT_TRANSLATE_NOOP(
            "Engine",
            "The page that plays games has not been built yet: ./dev web in the source tree builds it.");
        return {std::nullopt, {std::move(issue)}};
    }
    Loaded<std::string> page = readFile(path);
    if (page)
        page.issues = checkPlayerPage(*page.value);
    if (!page.issues.empty()) {
        page.value.reset();
        for (Issue& issue : page.issues)
            issue.file = path.string();
    }
    return page;
}

Issues checkPlayerPage(std::string_view player) {
    std::size_t places = 0;
    for (std::size_t at = player.find(sharePlaceholder); at != std::string_view::npos;
         at = player.find(sharePlaceholder, at + sharePlaceholder.size()))
        ++places;
    if (places == 1)
        return {};
    Issue issue;
    issue.code = "player-broken";
    issue.message = {QT_TRANSLATE_NOOP("Engine", "found %1 places for a game in the page, expected one: %2"),
                     {places, sharePlaceholder}};
    issue.remedy = QT_TRANSLATE_NOOP("Engine", "Rebuild the page: ./dev web.");
    return {issue};
}

std::string sharePage(std::string_view player, const Json& share) {
    constexpr std::string_view nothing = "null";
    const std::size_t at = player.find(sharePlaceholder) + sharePlaceholder.find(nothing);
    std::string page(player.substr(0, at));
    page += withoutMarkup(share);
    page += player.substr(at + nothing.size());
    return page;
}

} // namespace tilewright::exchange
