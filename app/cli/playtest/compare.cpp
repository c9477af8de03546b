#include "engine/playtest/studies/compare.h"
#include "app/cli/cli.h"
#include "app/cli/failure.h"
#include "app/cli/output_files.h"
#include "app/cli/periodic_saver.h"
#include "app/cli/process/progress.h"
#include "app/cli/process/terminal.h"
#include "app/cli/verbs.h"
#include "engine/base/files/stream.h"
#include "engine/games/kit.h"
#include "engine/model/io/file_formats.h"
#include "engine/playtest/number_format.h"
#include "engine/playtest/report/report_html.h"
#include "engine/playtest/studies/bot_check.h"

#include <filesystem>
#include <iomanip>

namespace tilewright::cli {

namespace {

using playtest::Comparison;
using playtest::Plan;
using playtest::Results;

[[noreturn]] void refuse(const char* code, Text message) {
    Issue issue;
    issue.code = code;
    issue.message = std::move(message);
    throw Failure(WrongUsage, {issue});
}

/// The type of both files: they replace the set or the board of the two sides, or are reports.
std::string kindOf(const CompareArguments& arguments, FileTexts& known) {
    if (arguments.a.empty() && arguments.b.empty())
        return {};
    if (arguments.a.empty() || arguments.b.empty())
        refuse("compare-one", QT_TRANSLATE_NOOP("Engine", "found one file, expected two to compare"));
    for (const std::string& file : {arguments.a, arguments.b})
        if (!known.contains(file))
            known[file] = read(file);
    std::string a = formatOf(known[arguments.a]);
    const std::string b = formatOf(known[arguments.b]);
    for (const auto& [format, file] : {std::pair(a, arguments.a), std::pair(b, arguments.b)})
        if (format != "tilewright-tileset" && format != "tilewright-map" && format != "tilewright-playtest") {
            Issue issue;
            issue.code = "format-unknown";
            issue.file = file;
            issue.pointer = "/format";
            issue.message = {QT_TRANSLATE_NOOP("Engine", "found %1, expected tilewright-tileset, "
                                                         "tilewright-map or tilewright-playtest"),
                             {format.empty() ? std::string("no format") : format}};
            throw Failure(FileError, {issue});
        }
    if (a != b)
        refuse("compare-kinds",
               {QT_TRANSLATE_NOOP("Engine", "found a %1 and a %2, expected two files of the same kind"),
                {a, b}});
    return a;
}

/// What one side of a comparison has of its own.
struct ComparedSide {
    std::string file;
    std::optional<std::string> variant;
    std::vector<std::string> options;
    std::vector<std::string> without = {};
};

Plan planOf(const CompareArguments& arguments, const FileTexts& known, const std::string& kind,
            const ComparedSide& its) {
    GameArguments side = arguments.game;
    side.known = known;
    if (kind == "tilewright-tileset")
        side.tileSets = {its.file};
    if (kind == "tilewright-map")
        side.map = its.file;
    side.variant = its.variant;
    side.options.insert(side.options.end(), its.options.begin(), its.options.end());
    side.without.insert(side.without.end(), its.without.begin(), its.without.end());
    Plan plan = comparisonPlan(arguments, side);
    for (const std::string& name : plan.players)
        requirePlayer(name, plan.ruleset);
    return plan;
}

playtest::CompareSettings settingsOf(const CompareArguments& arguments, const std::string& ruleset) {
    playtest::CompareSettings settings;
    settings.figure = arguments.figure;
    if (const game::Ruleset* rules = game::findRuleset(rulesets(), ruleset))
        settings.proposed = rules->qualityTargets().compared;
    settings.test.margin = arguments.margin;
    settings.test.alpha = arguments.alpha;
    settings.test.beta = arguments.beta;
    const auto seats = static_cast<std::uint32_t>(std::max<std::size_t>(1, arguments.players.size()));
    settings.batch = std::max(1U, (arguments.batch + seats - 1) / seats);
    settings.threads = arguments.threads;
    return settings;
}

void printComparison(const Comparison& comparison, const Json& plan, bool chosen) {
    TerminalLine() << comparison.verdict().english();
    if (!chosen)
        TerminalLine() << "Compared by " << comparison.figure
                       << ", which matters in games by these rules; --figure asks for another.";
    TerminalLine() << "Bots: " << playtest::listed(playtest::botsOf(plan));
    if (comparison.blocks == 0)
        return;
    if (comparison.sequential)
        TerminalLine() << "The sequential test checks after each batch, so it is stricter than the intervals "
                          "of this table.";
    std::size_t alike = 0;
    for (const playtest::Difference& one : comparison.differences) {
        if (!one.differs && one.id != comparison.figure) {
            ++alike;
            continue;
        }
        TerminalLine() << "  " << std::left << std::setw(34) << one.id << std::right << std::setw(10)
                       << playtest::formatted(one.a.value, one.isShare) << " ->" << std::setw(10)
                       << playtest::formatted(one.b.value, one.isShare) << "   "
                       << playtest::formattedDifference(one.difference, one.isShare) << "  "
                       << one.definition.english();
    }
    TerminalLine() << "Of the other " << alike << " figures, none differs significantly ("
                   << comparison.differences.size() << " tests, false discovery rate 5 %).";
}

/// `a` and `b` are what a page shows.
void report(const CompareArguments& arguments, const Comparison& comparison, const Json& document,
            const Results& a, const Results& b, bool json) {
    if (!arguments.output.empty())
        write(arguments.output,
              isPage(arguments.output) ? playtest::comparisonHtml(a, b) : fileText(document));
    if (json)
        print(document);
    else
        printComparison(comparison, document["a"], !arguments.figure.empty());
}

/// The results of an earlier run, if it has the same plans.
playtest::PairedResults resumed(const CompareArguments& arguments, const Plan& a, const Plan& b) {
    std::error_code error;
    if (!arguments.resume || isStream(arguments.output) || !std::filesystem::exists(arguments.output, error))
        return {};
    Loaded<playtest::PairedResults> played = playtest::resumeComparison(read(arguments.output), a, b);
    if (played)
        return std::move(*played.value);
    const bool other = played.issues.front().code == "playtest-other";
    throw Failure(other ? InputErrors : FileError, inFile(std::move(played.issues), arguments.output));
}

int compareReports(const CompareArguments& arguments, const FileTexts& known, bool json) {
    const Results a = loadResults(arguments.a, known);
    const Results b = loadResults(arguments.b, known);
    if (Issues issues = playtest::checkPaired(a, b); hasErrors(issues)) {
        // A page shows independent games side by side as well, without a verdict.
        if (!isPage(arguments.output) || a.ruleset != b.ruleset || a.done.empty() || b.done.empty())
            throw Failure(InputErrors, inFile(std::move(issues), arguments.b));
        write(arguments.output, playtest::comparisonHtml(a, b));
        return Success;
    }
    const auto compared = playtest::compare(a, b, settingsOf(arguments, a.ruleset));
    if (!compared)
        throw Failure(WrongUsage, compared.issues);
    report(arguments, *compared.value, playtest::comparisonJson(*compared.value, a, b), a, b, json);
    return Success;
}

} // namespace

playtest::Plan comparisonPlan(const CompareArguments& arguments, const GameArguments& game) {
    const PreparedGame prepared = prepare(game, static_cast<int>(arguments.players.size()));
    playtest::Plan plan;
    plan.ruleset = prepared.ruleset->id();
    plan.game = prepared.game;
    plan.players = arguments.players;
    plan.seed = game.seed;
    plan.games = arguments.games;
    plan.maxGamesByStack = playtest::alwaysByStack;
    return plan;
}

int comparePlaytests(const CompareArguments& arguments, bool json) {
    if (arguments.resume && isPage(arguments.output))
        requireNoPage(arguments.output);
    if (arguments.resume && arguments.output.empty())
        refuse("resume-nothing",
               QT_TRANSLATE_NOOP("Engine", "found no output, expected -o with the comparison to continue"));
    if (!arguments.forbidden.empty() || arguments.ladder > 0)
        return playMatches(arguments, json);
    std::vector<std::string> inputs = filesOf(arguments.game);
    inputs.insert(inputs.end(), {arguments.a, arguments.b});
    requireFreeOutput(arguments.output, inputs,
                      isPage(arguments.output) ? std::string_view() : "tilewright-comparison");
    FileTexts known;
    const std::string kind = kindOf(arguments, known);
    if (kind == "tilewright-playtest")
        return compareReports(arguments, known, json);
    const auto& variants = arguments.variants;
    if (variants.size() > 2)
        refuse("compare-variants",
               {QT_TRANSLATE_NOOP("Engine", "found %1 variants, expected at most two"), {variants.size()}});
    if (kind.empty() && arguments.optionsA.empty() && arguments.optionsB.empty() &&
        arguments.withoutB.empty() && variants.size() < 2)
        refuse("compare-nothing",
               QT_TRANSLATE_NOOP("Engine",
                                 "found no difference, expected two files, two variants, or options "
                                 "of one side: --variant, --option-a, --option-b, --without-b"));
    const auto variant = [&variants](auto choose) {
        return variants.empty() ? std::nullopt : std::optional(choose(variants));
    };
    const auto first = [](const auto& all) { return all.front(); };
    const auto last = [](const auto& all) { return all.back(); };
    const Plan a = planOf(arguments, known, kind, {arguments.a, variant(first), arguments.optionsA});
    const Plan b =
        planOf(arguments, known, kind, {arguments.b, variant(last), arguments.optionsB, arguments.withoutB});
    if (a.ruleset != b.ruleset)
        refuse(
            "ruleset-other",
            {QT_TRANSLATE_NOOP(
                 "Engine", "found the rules of %1 for A and of %2 for B, expected the same rules for both"),
             {a.ruleset, b.ruleset}});
    playtest::PairedResults before = resumed(arguments, a, b);
    const Interruption interruption;
    playtest::CompareSettings settings = settingsOf(arguments, a.ruleset);
    settings.stop = interruption.token();
    const auto compared = [&] {
        const auto had = static_cast<std::uint32_t>(before.a.done.size() + before.b.done.size());
        ProgressLine line(2 * a.blocks() - had);
        settings.progress = [&line, had](std::uint32_t played) { line.show(played - had); };
        const playtest::ComparisonRun* soFar = nullptr;
        PeriodicSaver saver(interruption, arguments.output,
                            [&] { write(arguments.output, fileText(playtest::comparisonJson(*soFar))); });
        if (!arguments.output.empty() && !isPage(arguments.output))
            settings.save = [&](const playtest::ComparisonRun& now) {
                soFar = &now;
                saver.poll();
            };
        return playtest::compare(a, b, settings, std::move(before));
    }();
    if (!compared)
        throw Failure(WrongUsage, compared.issues);
    report(arguments, compared.value->comparison, playtest::comparisonJson(*compared.value),
           compared.value->a, compared.value->b, json);
    if (settings.stop.stop_requested()) {
        TerminalLine(StandardStream::Errors)
            << (arguments.output.empty() ? "stopped; without -o no games are kept"
                                         : "stopped; --resume continues");
        return InputErrors;
    }
    return Success;
}

} // namespace tilewright::cli
