#include "app/cli/cli.h"
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
#include <cmath>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <sstream>

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

/// Of an interval of which nothing is known there are no ends.
std::string numberText(double value) {
    if (!std::isfinite(value))
        return "?";
    std::ostringstream text;
    text << std::fixed << std::setprecision(1) << value;
    return text.str();
}

void printFigure(const playtest::Figure& figure) {
    const double factor = figure.isShare ? 100 : 1;
    const char* unit = figure.isShare ? " %" : "";
    std::cout << std::setw(9) << figure.estimate.value * factor << unit << "  ["
              << numberText(figure.estimate.interval.low * factor) << ", "
              << numberText(figure.estimate.interval.high * factor) << "]  " << figure.definition.english()
              << '\n';
}

void printBoard(const Results& results) {
    const auto board = playtest::boardFigures(results);
    const auto cells = [&board](bool playtest::BoardFigure::*flag) {
        std::string text;
        for (const playtest::BoardFigure& chamber : board)
            if (chamber.*flag)
                text.append(text.empty() ? "" : "; ")
                    .append(std::to_string(chamber.cell.x))
                    .append(", ")
                    .append(std::to_string(chamber.cell.y));
        return text.empty() ? std::string("none") : text;
    };
    const auto tests = std::ranges::count(board, true, &playtest::BoardFigure::tested);
    std::cout << "Chambers of the board used less than others like them (" << tests
              << " tests): " << cells(&playtest::BoardFigure::usedLess)
              << "; used more: " << cells(&playtest::BoardFigure::usedMore) << '\n';
}

void printSummary(const Results& results) {
    std::cout << std::fixed << std::setprecision(1) << results.games() << " games, " << results.done.size()
              << " of " << results.blocks << " blocks; 95 % intervals\n";
    if (results.done.empty())
        return;
    if (const auto note = playtest::alikeNote(results))
        std::cout << note->english() << '\n';
    for (const playtest::Figure& figure : playtest::figures(results))
        if (!figure.id.starts_with("door/")) // some dozens, of use to who looks for one of them in the report
            printFigure(figure);
    for (const playtest::SeatFigure& seat : playtest::seatFigures(results)) {
        std::cout << std::setw(9) << seat.winShare.value * 100 << " %  [" << seat.winShare.interval.low * 100
                  << ", " << seat.winShare.interval.high * 100 << "]  Share of the wins of seat "
                  << seat.seat + 1 << ": ";
        switch (seat.fairness.verdict) {
        case playtest::Fairness::Verdict::Fair:
            std::cout << "fair, as near to an even part as one hundredth\n";
            break;
        case playtest::Fairness::Verdict::Unfair:
            std::cout << "unfair\n";
            break;
        case playtest::Fairness::Verdict::Open:
            std::cout << "not yet known: about " << seat.moreGames << " more games\n";
        }
    }
    std::string flagged;
    for (const playtest::TileFigure& tile : playtest::tileFigures(results))
        if (tile.refusedMore)
            flagged += (flagged.empty() ? "" : ", ") + tile.tile;
    std::cout << "Tiles that fit nowhere more often than others (" << results.tiles.size()
              << " tests, at most 5 % of the finds false): " << (flagged.empty() ? "none" : flagged) << '\n';
    printBoard(results);
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

/// `notes`: for the page, what is not in the results.
void writeReport(const std::string& file, const Results& results, const std::vector<Text>& notes = {}) {
    if (isPage(file))
        return write(file, playtest::reportHtml(results, &Text::english, notes));
    write(file, fileText(results.done.empty() ? playtest::toJson(results) : playtest::reportJson(results)));
}

void writeRecords(const Plan& plan, const Results& results, const std::string& folder) {
    for (const auto& [name, game] : results.notable) {
        const auto file = std::filesystem::path(folder) / (name + ".game.json");
        std::error_code error;
        std::filesystem::create_directories(file.parent_path(), error); // what fails is told by the file
        write(file.string(), fileText(game::toJson(playtest::recordOf(plan, game.number))));
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
    Results results = arguments.resume ? resumed(plan, arguments.output) : Results();
    const Interruption interruption;
    {
        const std::uint32_t mine = (plan.blocks() + plan.shards - plan.shard) / plan.shards;
        const auto before = static_cast<std::uint32_t>(results.done.size());
        ProgressLine line(mine - std::min(mine, before));
        std::uint32_t earlier = 0;
        playtest::RunSettings settings;
        settings.threads = arguments.threads;
        settings.stop = interruption.token();
        settings.progress = [&](std::uint32_t played, std::uint32_t) { line.show(earlier + played); };
        // What is done is written now and then: whatever ends this process, little is lost.
        settings.blocks = 16U * static_cast<std::uint32_t>(arguments.threads);
        for (;;) {
            const auto begin = std::chrono::steady_clock::now();
            const std::size_t had = results.done.size();
            results = playtest::run(plan, settings, std::move(results));
            earlier = static_cast<std::uint32_t>(results.done.size()) - before;
            if (results.done.size() - had < settings.blocks)
                break;
            if (std::chrono::steady_clock::now() - begin < std::chrono::seconds(10))
                settings.blocks = std::min(settings.blocks * 2, 1U << 20U);
            else
                writeReport(arguments.output, results);
        }
    }
    writeReport(arguments.output, results);
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
    std::vector<Text> notes;
    const playtest::Homogeneity test = playtest::homogeneity(parts);
    if (parts.size() > 1)
        notes.push_back(test.sentence());
    writeReport(output, results, notes);
    if (json) {
        Json document = figuresJson(results);
        document["parts"] = {{"number", parts.size()}, {"tests", test.tests}, {"p", nullptr}};
        if (test.tests > 0)
            document["parts"]["p"] = test.p;
        print(document);
    } else {
        printSummary(results);
        for (const Text& note : notes)
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
