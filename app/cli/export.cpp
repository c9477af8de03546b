#include "app/cli/cli.h"
#include "app/cli/failure.h"
#include "app/cli/output_files.h"
#include "app/cli/process/progress.h"
#include "app/cli/process/terminal.h"
#include "app/cli/verbs.h"
#include "editor/output/formats/exchange_format.h"
#include "editor/output/formats/web/web_page.h"
#include "engine/base/file_names.h"
#include "engine/base/files/stream.h"
#include "engine/games/kit.h"
#include "engine/model/io/file_formats.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace tilewright::cli {

namespace fs = std::filesystem;

namespace {

using exchange::Subject;

[[noreturn]] void failUsage(const char* code, Text message, Text remedy = {}) {
    Issue issue;
    issue.code = code;
    issue.message = std::move(message);
    issue.remedy = std::move(remedy);
    throw Failure(WrongUsage, {std::move(issue)});
}

// What `export` takes for web pages besides.

bool isPageFormat(const ExportArguments& arguments) {
    return arguments.format == "html";
}

/// Failure(WrongUsage) where arguments of web pages come with another format.
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
            failUsage("pages-only",
                      {QT_TRANSLATE_NOOP("Engine", "found %1, which works only with --to html"), {name}});
}

/// Whether a name=value of --option is for the rules, and not for the format.
bool isRuleOption(const ExportArguments& arguments, const std::string& assignment) {
    const std::string name = assignment.substr(0, assignment.find('='));
    const auto own = exchange::findFormat(arguments.format)->options();
    return isPageFormat(arguments) && std::ranges::find(own, name, &OptionSpec::name) == own.end();
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

/// Fills `source.page` and adds the options of the rules. Failure(WrongUsage) for texts that no page can
/// have, rules or options that there are not, and rules for a game, which has its own. Pre: all else in
/// `source` is there.
void readPage(const ExportArguments& arguments, exchange::Source& source) {
    source.page.player = arguments.page.player;
    source.page.title = arguments.page.title;
    source.page.questions = arguments.page.questions;
    if (Issues issues = exchange::checkPageTexts(source.page); !issues.empty())
        throw Failure(WrongUsage, std::move(issues));
    if (source.subject == exchange::Subject::Game) {
        if (const std::string extra = argumentOfRules(arguments); !extra.empty())
            failUsage(
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

/// Stores the number of moves played in `moves`.
void readMoment(const ExportArguments& arguments, const FileTexts& known, exchange::Source& source,
                std::size_t& moves) {
    const game::Record record = loadRecord(arguments.file, known);
    if (arguments.after && *arguments.after > record.moves.size()) {
        Issue issue;
        issue.code = "move-number-too-large";
        issue.file = arguments.file;
        issue.message = {QT_TRANSLATE_NOOP(
                             "Engine", "found --after %1, expected at most %2: the record has no more moves"),
                         {*arguments.after, record.moves.size()}};
        throw Failure(WrongUsage, {issue});
    }
    auto replayed = game::replay(record, rulesets(), arguments.after.value_or(static_cast<std::size_t>(-1)));
    if (hasErrors(replayed.issues))
        throw Failure(InputErrors, inFile(std::move(replayed.issues), arguments.file));
    source.game = replayed.value->game;
    source.set = source.game->tileSet();
    source.map = source.game->map();
    source.table = replayed.value->position->table();
    moves = replayed.value->moves.size();
    source.page.record = std::make_shared<const game::Record>(record);
    source.page.moves = moves;
}

void takeCompanions(const ExportArguments& arguments, exchange::Source& source) {
    source.page.companions = companionsWithPictures(source.set, arguments.file);
    source.played = Loaded<TileSet>{withCompanions(source.set, source.page.companions, arguments.file), {}};
}

exchange::Source readSource(const ExportArguments& arguments, std::size_t& moves) {
    exchange::Source source;
    source.name = baseNameOf(arguments.file);
    const FileTexts known{{arguments.file, read(arguments.file)}};
    const std::string format = formatOf(known.at(arguments.file));
    source.subject = format == "tilewright-game"  ? Subject::Game
                     : format == "tilewright-map" ? Subject::Map
                                                  : Subject::Set;
    if (arguments.after && source.subject != Subject::Game)
        failUsage("no-moments",
                  {QT_TRANSLATE_NOOP("Engine", "found --after, which works only with a game record")});
    switch (source.subject) {
    case Subject::Game:
        readMoment(arguments, known, source, moves);
        break;
    case Subject::Map:
        source.map = loadMap(arguments.file, known);
        source.set = loadSetsWithPictures(arguments.tileSets, source.map.ruleset);
        break;
    case Subject::Set:
        source.set = loadSetWithPictures(arguments.file, known);
        if (exchange::findFormat(arguments.format)->setsUpTable() && !source.set.with.empty())
            takeCompanions(arguments, source);
        source.map = loadMap(arguments.map, source.played ? *source.played->value : source.set);
        break;
    }
    if (source.subject != Subject::Game)
        if (const RuleVariant* variant = variantNamed(source.set, arguments.variant))
            source.options = variant->options;
    if (isPageFormat(arguments))
        readPage(arguments, source);
    if (Issues issues = exchange::check(source); !issues.empty())
        throw Failure(InputErrors, inFile(std::move(issues), arguments.file));
    return source;
}

Json readOptions(const exchange::Format& format, const ExportArguments& arguments) {
    Json given = Json::object();
    for (const std::string& assignment : arguments.options) {
        if (isRuleOption(arguments, assignment))
            continue;
        Loaded<Json> option = parseOption(format.options(), assignment);
        if (!option.value)
            throw Failure(WrongUsage, std::move(option.issues));
        given.update(*option.value);
    }
    Issues issues;
    Json all = completeOptions(format.options(), given, issues);
    if (!issues.empty())
        throw Failure(WrongUsage, std::move(issues));
    return all;
}

OutputTarget targetOf(const exchange::Format& format, Subject subject, const std::string& output) {
    const std::string ending =
        fs::path(std::string("x") + std::string(format.ending(subject))).extension().string();
    const fs::path path(output);
    if (!ending.empty() && isStream(path)) {
        reserveStandardOutputFor(output);
        return {path.parent_path(), path.filename().string()};
    }
    return outputTarget(output, ending);
}

void requireFit(const exchange::Format& format, Subject subject) {
    if (format.takes(subject))
        return;
    const char* what = subject == Subject::Set   ? QT_TRANSLATE_NOOP("Engine", "a tile set")
                       : subject == Subject::Map ? QT_TRANSLATE_NOOP("Engine", "a map")
                                                 : QT_TRANSLATE_NOOP("Engine", "a game");
    failUsage("format-unfit", {QT_TRANSLATE_NOOP("Engine", "%1 can't be exported as %2"),
                               {Text::Argument::word(what), std::string(format.name())}});
}

Json namesOf(const std::vector<fs::path>& files) {
    Json names = Json::array();
    for (const fs::path& path : files)
        names.push_back(path.string());
    return names;
}

} // namespace

int exportFile(const ExportArguments& arguments, bool json) {
    const exchange::Format& format = *exchange::findFormat(arguments.format);
    requirePageFormat(arguments);
    std::size_t moves = 0;
    const exchange::Source source = readSource(arguments, moves);
    requireFit(format, source.subject);
    const Json options = readOptions(format, arguments);
    if (Issues missing = format.obstacles(source); !missing.empty())
        throw Failure(FileError, std::move(missing));
    const OutputTarget target = targetOf(format, source.subject, arguments.output);
    const Interruption interruption;
    const Progress progress = [token = interruption.token()](double) { return !token.stop_requested(); };
    auto made = format.make(source, format.optionsForFolder(source, options, target.folder), progress);
    if (!made.value)
        throw Failure(InputErrors, inFile(std::move(made.issues), arguments.file));
    const Issues warnings = inFile(std::move(made.issues), arguments.file);
    if (!json)
        print(warnings);
    exchange::OutFiles& files = *made.value;
    if (!target.file.empty())
        files.front().name = target.file;
    const exchange::ExportPlan plan = exchange::plan(files, target.folder);
    const Leftovers left(format.ending(source.subject).empty() ? plan.files : std::vector<fs::path>(),
                         arguments.removeLeftovers && !arguments.list);
    requireFolder(target, arguments.output);
    if (!arguments.list) {
        // An explicitly named file may be overwritten.
        if (target.file.empty() && !arguments.force && !plan.overwritten.empty())
            refuseToOverwrite(plan.overwritten);
        Issues issues = exchange::write(files, target.folder, progress);
        if (!issues.empty())
            throw Failure(FileError, inFile(std::move(issues), arguments.output));
    }
    const Text size = format.size(source, options);
    if (!json) {
        if (!size.empty())
            TerminalLine(StandardStream::Errors) << size.english();
        for (const fs::path& path : plan.files)
            TerminalLine() << path.string();
        left.settle();
        return Success;
    }
    Json document = Json::object();
    if (plan.files.size() == 1)
        document["file"] = plan.files.front().string();
    document["format"] = format.name();
    if (source.subject == Subject::Game)
        document["moves"] = moves;
    if (!size.empty())
        document["size"] = size.english();
    document["files"] = namesOf(plan.files);
    document["overwritten"] = namesOf(plan.overwritten);
    for (const Issue& warning : warnings)
        document["warnings"].push_back(toJson(warning));
    left.addTo(document);
    print(document);
    left.settle();
    return Success;
}

} // namespace tilewright::cli
