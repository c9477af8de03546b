#include "app/cli/cli.h"
#include "app/cli/failure.h"
#include "app/cli/output_files.h"
#include "app/cli/periodic_saver.h"
#include "app/cli/playtest/playtest_summary.h"
#include "app/cli/process/progress.h"
#include "app/cli/process/terminal.h"
#include "app/cli/verb_options.h"
#include "app/cli/verbs.h"
#include "engine/base/files/stream.h"
#include "engine/bots/bot.h"
#include "engine/model/io/file_formats.h"
#include "engine/playtest/figures.h"
#include "engine/playtest/report/report_html.h"
#include "engine/playtest/run.h"
#include "engine/playtest/shards.h"
#include "engine/playtest/studies/bot_check.h"
#include "engine/playtest/studies/stored_results.h"

#include <algorithm>
#include <filesystem>
#include <stop_token>
#include <string_view>
#include <vector>

namespace tilewright::cli {

namespace {

using playtest::Plan;
using playtest::Results;

Issue wrongUsage(const char* code, Text message) {
    Issue issue;
    issue.code = code;
    issue.message = std::move(message);
    return issue;
}

Plan planOf(const PlaytestArguments& arguments) {
    const PreparedGame prepared = prepare(arguments.game, static_cast<int>(arguments.players.size()));
    Plan plan;
    plan.ruleset = prepared.ruleset->id();
    plan.game = prepared.game;
    plan.players = arguments.players;
    plan.seed = arguments.game.seed;
    plan.games = arguments.games;
    for (const std::string& name : plan.players)
        requirePlayer(name, plan.ruleset);
    const Shard shard = shardOf(arguments.shard);
    plan.shard = shard.number;
    plan.shards = shard.of;
    return plan;
}

/// The results of an earlier run, if it has the same plan.
Results resumed(Plan& plan, const std::string& file) {
    std::error_code error;
    if (isStream(file) || !std::filesystem::exists(file, error))
        return {};
    Results before = loadResults(file);
    if (before.stacksPerBlock == 1) // as programs wrote all of them once
        plan.maxGamesByStack = playtest::alwaysByStack;
    if (!playtest::areFromPlan(before, plan)) {
        Issue issue =
            wrongUsage("playtest-other",
                       QT_TRANSLATE_NOOP("Engine", "found the report of another playtest, expected one with "
                                                   "the same set, map, options, players, games and seed"));
        issue.file = file;
        throw Failure(InputErrors, {issue});
    }
    return before;
}

/// Empty for a page, which is none of our formats.
std::string_view outputFormat(const std::string& file) {
    return isPage(file) ? std::string_view() : "tilewright-playtest";
}

void withoutColumns(Json& document) {
    for (const char* raw : {"done", "counters", "samples", "distributions"})
        document.erase(raw);
}

Json countsJson(const Results& results) {
    Json document = playtest::toJson(results);
    withoutColumns(document);
    return document;
}

Json figuresJson(const Results& results, const playtest::AllFigures& all) {
    Json document = results.done.empty() ? playtest::toJson(results) : playtest::reportJson(results, all);
    withoutColumns(document);
    return document;
}

/// What a page contains besides the results.
struct PageContext {
    std::vector<Text> notes;
    playtest::RepeatPaths paths;
};

/// Writes all figures; false after a stop.
bool writeReport(const std::string& file, const Results& results, const playtest::AllFigures& all,
                 const PageContext& context, const std::stop_token& stop = {}) {
    if (stop.stop_requested())
        return false;
    const std::string text =
        isPage(file)
            ? playtest::reportHtml(results, &Text::english, context.notes, context.paths, stop)
            : fileText(results.done.empty() ? playtest::toJson(results) : playtest::reportJson(results, all));
    if (stop.stop_requested())
        return false;
    write(file, text);
    return true;
}

/// The file for a playtest in progress, as a page can't be read again.
std::string countsFile(const std::string& output) {
    return isPage(output) ? output + ".unfinished" : output;
}

/// Without figures, which take long for many games.
void writeCounts(const std::string& output, const Results& results) {
    write(countsFile(output), fileText(playtest::toJson(results)));
}

/// Figures of a few games are computed at once, even after a stop.
std::stop_token stopOfFigures(const Results& results, const std::stop_token& stop) {
    constexpr std::size_t few = 300;
    return results.done.size() <= few ? std::stop_token() : stop;
}

std::string recordFile(const std::string& folder, const std::string& name) {
    return (std::filesystem::path(folder) / (name + ".game.json")).string();
}

/// Called before games are played that could be lost: checks the folder and that it is writable.
void makeRecordsFolder(const std::string& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error); // a failure is reported when the file is written
    requireWritable(recordFile(folder, "longest"));
}

/// Writes as many as possible before a stop; false if some are missing.
bool writeRecords(const Plan& plan, const Results& results, const std::string& folder,
                  const std::stop_token& stop) {
    for (const auto& [name, game] : results.notable) {
        const std::optional<game::Record> record = playtest::recordOf(plan, game.number, stop);
        if (!record)
            return false;
        const std::string file = recordFile(folder, name);
        std::error_code error;
        // Records of a kind are in its folder; a failure is reported when the file is written.
        std::filesystem::create_directories(std::filesystem::path(file).parent_path(), error);
        write(file, fileText(game::toJson(*record)));
    }
    return true;
}

std::string listed(const std::vector<std::uint32_t>& numbers) {
    std::string out;
    for (const std::uint32_t number : numbers)
        out.append(out.empty() ? "" : ", ").append(std::to_string(number));
    return out;
}

/// Blocks that occur in two files.
Issues doubled(const playtest::ShardSet& shards, const std::vector<std::string>& files) {
    Issues issues;
    for (const playtest::ShardSet::Overlap& overlap : shards.doubled) {
        Issue issue =
            wrongUsage("playtest-twice",
                       {QT_TRANSLATE_NOOP("Engine", "Block %1 is already in “%2”; expected each shard once."),
                        {std::to_string(overlap.block), files[overlap.first]}});
        issue.file = files[overlap.second];
        issues.push_back(std::move(issue));
    }
    return issues;
}

/// Reports parts that can't come from the same games. Each is compared with the first; the file is named with
/// the difference.
Issues foreign(const std::vector<Results>& parts, const std::vector<std::string>& files) {
    Issues issues;
    for (std::size_t i = 1; i < parts.size(); ++i)
        for (Issue& issue : playtest::checkSamePlan(parts.front(), parts[i])) {
            issue.file = files[i];
            issue.remedy = {QT_TRANSLATE_NOOP("Engine", "Expected: the same as in “%1”."), {files.front()}};
            issues.push_back(std::move(issue));
        }
    return issues;
}

void warnOfUnlike(const playtest::Homogeneity& test) {
    if (test.areUnlike())
        TerminalLine(StandardStream::Errors)
            << "warning: the parts differ more than chance explains; were they all made by the same "
               "program on sound machines?";
}

void tellMissing(const playtest::ShardSet& shards, const Results& results) {
    TerminalLine line(StandardStream::Errors);
    line << "missing: " << results.blocks - results.done.size() << " of " << results.blocks << " blocks";
    if (!shards.missing.empty())
        line << "; of " << shards.shards << " shards there is nothing of " << listed(shards.missing);
    if (!shards.unfinished.empty())
        line << "; unfinished of " << shards.shards << " shards: " << listed(shards.unfinished);
}

} // namespace

void requirePlayer(const std::string& name, std::string_view ruleset) {
    if (Text why = bots::whyNoBot(name, ruleset); !why.empty())
        throw Failure(WrongUsage, {wrongUsage("player-unknown", std::move(why))});
}

namespace {

/// Plays what is missing, and saves it from time to time.
Results playGames(const PlaytestArguments& arguments, const Plan& plan, Results results,
                  const Interruption& interruption) {
    const std::uint32_t mine = (plan.blocks() + plan.shards - plan.shard) / plan.shards;
    ProgressLine line(mine - std::min(mine, static_cast<std::uint32_t>(results.done.size())));
    playtest::RunSettings settings;
    settings.threads = arguments.threads;
    settings.stop = interruption.token();
    settings.progress = [&](std::uint32_t played, std::uint32_t) { line.show(played); };
    const Results* known = nullptr;
    PeriodicSaver saver(interruption, countsFile(arguments.output),
                        [&] { writeCounts(arguments.output, *known); });
    return playtest::runInPortions(plan, settings, std::move(results), [&](const Results& now) {
        known = &now;
        saver.poll();
    });
}

/// The same for the check of these results, which becomes a part of them.
void playCheck(const PlaytestArguments& arguments, const Plan& plan, Results& results,
               const Interruption& interruption) {
    ProgressLine line(playtest::missingBlocks(plan, arguments.check, results));
    playtest::RunSettings settings;
    settings.threads = arguments.threads;
    settings.stop = interruption.token();
    settings.progress = [&](std::uint32_t played, std::uint32_t wanted) { line.show(played, wanted); };
    PeriodicSaver saver(interruption, countsFile(arguments.output),
                        [&] { writeCounts(arguments.output, results); });
    playtest::runCheck(plan, arguments.check, settings, results, [&] { saver.poll(); });
}

} // namespace

int runPlaytest(const PlaytestArguments& arguments, bool json) {
    Plan plan = planOf(arguments);
    if (!arguments.check.bot.empty())
        requirePlayer(arguments.check.bot, plan.ruleset);
    if (arguments.resume && isPage(arguments.output))
        throw Failure(
            WrongUsage,
            {wrongUsage(
                "resume-page",
                {QT_TRANSLATE_NOOP(
                     "Engine", "found %1, expected a JSON report to continue; merge turns it into a page"),
                 {arguments.output}})});
    requireFreeOutput(arguments.output, filesOf(arguments.game), outputFormat(arguments.output));
    if (isPage(arguments.output))
        requireFreeOutput(countsFile(arguments.output), filesOf(arguments.game), "tilewright-playtest");
    if (!arguments.records.empty())
        makeRecordsFolder(arguments.records);
    const PageContext context{
        {}, {arguments.game.tileSets, arguments.game.map, arguments.records, arguments.output}};
    Results results = arguments.resume ? resumed(plan, arguments.output) : Results();
    const Interruption interruption;
    results = playGames(arguments, plan, std::move(results), interruption);
    if (!arguments.check.bot.empty() && !interruption.token().stop_requested())
        playCheck(arguments, plan, results, interruption);
    const std::stop_token stop = stopOfFigures(results, interruption.token());
    const playtest::AllFigures all = playtest::allFigures(results, {stop, arguments.threads});
    const bool isWhole = writeReport(arguments.output, results, all, context, stop);
    const bool isStopped = interruption.token().stop_requested();
    if (!isWhole || (isStopped && isPage(arguments.output)))
        writeCounts(arguments.output, results);
    else if (std::error_code error; isPage(arguments.output))
        std::filesystem::remove(countsFile(arguments.output), error);
    const bool areRecordsWhole =
        arguments.records.empty() || writeRecords(plan, results, arguments.records, interruption.token());
    if (json)
        print(stop.stop_requested() ? countsJson(results) : figuresJson(results, all));
    else
        printSummary(results, all, stop);
    if (isStopped) {
        TerminalLine(StandardStream::Errors)
            << (isPage(arguments.output) ? "stopped; --resume -o " + countsFile(arguments.output) +
                                               " continues, and merge turns it into a page"
                                         : std::string("stopped; --resume continues"));
        return InputErrors;
    }
    if (!areRecordsWhole) {
        TerminalLine(StandardStream::Errors) << "stopped before all records were written";
        return InputErrors;
    }
    return Success;
}

int mergePlaytests(const std::vector<std::string>& files, const std::string& output, bool json) {
    requireFreeOutput(output, files, outputFormat(output));
    std::vector<Results> parts;
    for (const std::string& file : files)
        parts.push_back(loadResults(file));
    if (Issues issues = foreign(parts, files); hasErrors(issues))
        throw Failure(InputErrors, std::move(issues));
    const playtest::ShardSet shards = playtest::shardSet(parts);
    if (Issues issues = doubled(shards, files); hasErrors(issues))
        throw Failure(InputErrors, std::move(issues));
    const Results results = std::move(*playtest::merge(parts).value);
    PageContext context;
    context.paths.report = output;
    const playtest::Homogeneity test = playtest::homogeneity(parts);
    if (parts.size() > 1)
        context.notes.push_back(test.sentence());
    const playtest::AllFigures all = playtest::allFigures(results, {{}, defaultThreads()});
    (void)writeReport(output, results, all, context);
    if (json) {
        Json document = figuresJson(results, all);
        document["parts"] = {{"number", parts.size()}, {"tests", test.tests}, {"p", nullptr}};
        if (test.tests > 0)
            document["parts"]["p"] = test.p;
        print(document);
    } else {
        printSummary(results, all);
        for (const Text& note : context.notes)
            TerminalLine() << note.english();
    }
    warnOfUnlike(test);
    if (results.done.size() < results.blocks) {
        tellMissing(shards, results);
        return InputErrors;
    }
    return Success;
}

} // namespace tilewright::cli
