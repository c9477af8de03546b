#include "app/cli/cli.h"
#include "app/cli/playtest_summary.h"
#include "app/cli/progress.h"
#include "app/cli/report.h"
#include "app/cli/verbs.h"
#include "engine/players/player.h"
#include "engine/playtest/figures.h"
#include "engine/playtest/report_html.h"
#include "engine/playtest/run.h"
#include "engine/playtest/shards.h"
#include "engine/tileset/format.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <iostream>

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

/// "2/8"
void readShard(const std::string& text, Plan& plan) {
    std::size_t used = 0;
    const auto number = [&](const std::string& part) -> std::uint32_t {
        if (part.empty() || part.size() > 6 || !std::all_of(part.begin(), part.end(), ::isdigit))
            return 0;
        return static_cast<std::uint32_t>(std::stoul(part, &used));
    };
    const auto slash = text.find('/');
    plan.shard = number(text.substr(0, slash));
    plan.shards = slash == std::string::npos ? 0 : number(text.substr(slash + 1));
    if (plan.shard == 0 || plan.shards == 0 || plan.shard > plan.shards)
        throw Failure(
            WrongUsage,
            {wrongUsage("shard-unknown",
                        {QT_TRANSLATE_NOOP("Engine", "found the shard %1, expected i/n with i from 1 to n"),
                         {text}})});
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
    if (!arguments.shard.empty())
        readShard(arguments.shard, plan);
    return plan;
}

/// What an earlier run left, if it is of this plan.
Results resumed(const Plan& plan, const std::string& file) {
    if (!std::filesystem::exists(file))
        return {};
    Results before = loadResults(file);
    if (before.ruleset != plan.ruleset || before.plan != playtest::planJson(plan) ||
        before.blocks != plan.blocks()) {
        Issue issue =
            wrongUsage("playtest-other",
                       QT_TRANSLATE_NOOP("Engine", "found the report of another playtest, expected one of "
                                                   "the same set, map, options, players, games and seed"));
        issue.file = file;
        throw Failure(Findings, {issue});
    }
    return before;
}

/// Nothing of ours for a page.
std::string_view outputFormat(const std::string& file) {
    return isPage(file) ? std::string_view() : "tilewright-playtest";
}

Json figuresJson(const Results& results) {
    Json document = results.done.empty() ? playtest::toJson(results) : playtest::reportJson(results);
    for (const char* raw : {"done", "counters", "samples"})
        document.erase(raw);
    return document;
}

/// What a page tells beside the results.
struct PageContext {
    std::vector<Text> notes;
    playtest::RepeatPaths paths;
};

void writeReport(const std::string& file, const Results& results, const PageContext& context) {
    if (isPage(file))
        return write(file, playtest::reportHtml(results, &Text::english, context.notes, context.paths));
    write(file, fileText(results.done.empty() ? playtest::toJson(results) : playtest::reportJson(results)));
}

std::string recordFile(const std::string& folder, const std::string& name) {
    return (std::filesystem::path(folder) / (name + ".game.json")).string();
}

/// Before the games that would be lost: a folder, and one that can be written into.
void makeRecordsFolder(const std::string& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error); // what fails is told by the file
    requireWritable(recordFile(folder, "longest"));
}

void writeRecords(const Plan& plan, const Results& results, const std::string& folder) {
    for (const auto& [name, game] : results.notable) {
        const std::string file = recordFile(folder, name);
        std::error_code error;
        // Those of a kind lie in a folder of it; what fails is told by the file.
        std::filesystem::create_directories(std::filesystem::path(file).parent_path(), error);
        write(file, fileText(game::toJson(playtest::recordOf(plan, game.number))));
    }
}

std::string listed(const std::vector<std::uint32_t>& numbers) {
    std::string out;
    for (const std::uint32_t number : numbers)
        out.append(out.empty() ? "" : ", ").append(std::to_string(number));
    return out;
}

/// Blocks that are in two files at once.
Issues doubled(const playtest::ShardSet& shards, const std::vector<std::string>& files) {
    Issues issues;
    for (const playtest::ShardSet::Overlap& overlap : shards.doubled) {
        Issue issue = wrongUsage("playtest-twice",
                                 {QT_TRANSLATE_NOOP("Engine", "Block %1 is in “%2” already; expected each "
                                                              "shard once."),
                                  {std::to_string(overlap.block), files[overlap.first]}});
        issue.file = files[overlap.second];
        issues.push_back(std::move(issue));
    }
    return issues;
}

/// Of parts that can't come from the same games. Each against the first; the file is named with what differs.
Issues foreign(const std::vector<Results>& parts, const std::vector<std::string>& files) {
    Issues issues;
    for (std::size_t i = 1; i < parts.size(); ++i)
        for (Issue& issue : playtest::checkSamePlan(parts.front(), parts[i])) {
            issue.file = files[i];
            issue.remedy = {QT_TRANSLATE_NOOP("Engine", "What is expected is that of “%1”."),
                            {files.front()}};
            issues.push_back(std::move(issue));
        }
    return issues;
}

void warnOfUnlike(const playtest::Homogeneity& test) {
    if (test.areUnlike())
        std::cerr << "warning: the parts differ more than chance explains; were all made by the same program "
                     "on sound machines?\n";
}

void tellMissing(const playtest::ShardSet& shards, const Results& results) {
    std::cerr << "missing: " << results.blocks - results.done.size() << " of " << results.blocks << " blocks";
    if (!shards.missing.empty())
        std::cerr << "; of " << shards.shards << " shards there is nothing of " << listed(shards.missing);
    if (!shards.unfinished.empty())
        std::cerr << "; unfinished of " << shards.shards << " shards: " << listed(shards.unfinished);
    std::cerr << '\n';
}

} // namespace

void requirePlayer(const std::string& name, std::string_view ruleset) {
    std::string known;
    for (const players::PlayerSpec& spec : players::availablePlayers(ruleset)) {
        if (spec.name == name)
            return;
        known += (known.empty() ? "" : ", ") + spec.name;
    }
    throw Failure(
        WrongUsage,
        {wrongUsage("player-unknown", {QT_TRANSLATE_NOOP("Engine", "found the player %1, expected one of %2"),
                                       {name, known}})});
}

int runPlaytest(const PlaytestArguments& arguments, bool json) {
    const Plan plan = planOf(arguments);
    if (arguments.resume && isPage(arguments.output))
        throw Failure(WrongUsage,
                      {wrongUsage("resume-page",
                                  {QT_TRANSLATE_NOOP("Engine", "found %1 to go on with, expected a report as "
                                                               "JSON; merge makes a page of it"),
                                   {arguments.output}})});
    requireFreeOutput(arguments.output, filesOf(arguments.game), outputFormat(arguments.output));
    if (!arguments.records.empty())
        makeRecordsFolder(arguments.records);
    const PageContext context{
        {}, {arguments.game.tileSets, arguments.game.map, arguments.records, arguments.output}};
    Results results = arguments.resume ? resumed(plan, arguments.output) : Results();
    const Interruption interruption;
    {
        using Clock = std::chrono::steady_clock;
        const std::uint32_t mine = (plan.blocks() + plan.shards - plan.shard) / plan.shards;
        const auto before = static_cast<std::uint32_t>(results.done.size());
        ProgressLine line(mine - std::min(mine, before));
        std::uint32_t earlier = 0;
        playtest::RunSettings settings;
        settings.threads = arguments.threads;
        settings.stop = interruption.token();
        settings.progress = [&](std::uint32_t played, std::uint32_t) { line.show(earlier + played); };
        // What is done is written after the first batch, and now and then: whatever ends this process, little
        // is lost.
        settings.blocks = 4U * static_cast<std::uint32_t>(arguments.threads);
        bool kept = false;
        Clock::duration pause = std::chrono::seconds(3);
        for (auto last = Clock::now();;) {
            const auto begin = Clock::now();
            const std::size_t had = results.done.size();
            results = playtest::run(plan, settings, std::move(results));
            earlier = static_cast<std::uint32_t>(results.done.size()) - before;
            if (results.done.size() - had < settings.blocks)
                break;
            if (Clock::now() - begin < std::chrono::seconds(2))
                settings.blocks = std::min(settings.blocks * 2, 1U << 20U);
            // To write takes longer, the more there is: never more than a tenth of the time.
            if (const auto begun = Clock::now(); !kept || begun - last > pause) {
                writeReport(arguments.output, results, context);
                kept = true;
                last = Clock::now();
                pause = std::max<Clock::duration>(std::chrono::seconds(3), 10 * (last - begun));
            }
        }
    }
    writeReport(arguments.output, results, context);
    if (!arguments.records.empty())
        writeRecords(plan, results, arguments.records);
    if (json)
        print(figuresJson(results));
    else
        printSummary(results);
    if (interruption.token().stop_requested()) {
        std::cerr << "stopped; --resume goes on\n";
        return Findings;
    }
    return Well;
}

int mergePlaytests(const std::vector<std::string>& files, const std::string& output, bool json) {
    requireFreeOutput(output, files, outputFormat(output));
    std::vector<Results> parts;
    for (const std::string& file : files)
        parts.push_back(loadResults(file));
    if (Issues issues = foreign(parts, files); hasErrors(issues))
        throw Failure(Findings, std::move(issues));
    const playtest::ShardSet shards = playtest::shardSet(parts);
    if (Issues issues = doubled(shards, files); hasErrors(issues))
        throw Failure(Findings, std::move(issues));
    const Results results = std::move(*playtest::merge(parts).value);
    PageContext context;
    context.paths.report = output;
    const playtest::Homogeneity test = playtest::homogeneity(parts);
    if (parts.size() > 1)
        context.notes.push_back(test.sentence());
    writeReport(output, results, context);
    if (json) {
        Json document = figuresJson(results);
        document["parts"] = {{"number", parts.size()}, {"tests", test.tests}, {"p", nullptr}};
        if (test.tests > 0)
            document["parts"]["p"] = test.p;
        print(document);
    } else {
        printSummary(results);
        for (const Text& note : context.notes)
            std::cout << note.english() << '\n';
    }
    warnOfUnlike(test);
    if (results.done.size() < results.blocks) {
        tellMissing(shards, results);
        return Findings;
    }
    return Well;
}

} // namespace tilewright::cli
