#include "engine/playtest/studies/study.h"
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
#include "engine/playtest/studies/bot_check.h"
#include "engine/playtest/studies/study_run.h"

#include <algorithm>
#include <filesystem>
#include <iomanip>
#include <optional>

namespace tilewright::cli {

namespace {

using playtest::Results;
using playtest::Study;
using playtest::StudyPoint;

/// A file, or else a bundled study.
std::string textOf(const std::string& name) {
    std::error_code error;
    if (std::filesystem::exists(name, error))
        return read(name);
    if (const std::string_view bundled = playtest::bundledStudy(name); !bundled.empty())
        return std::string(bundled);
    std::string known;
    for (const std::string_view one : playtest::bundledStudies())
        known.append(known.empty() ? "" : ", ").append(one);
    Issue issue;
    issue.code = "study-missing";
    issue.file = name;
    issue.message = {
        QT_TRANSLATE_NOOP("Engine", "found no such file; expected a file or a bundled study: %1"), {known}};
    throw Failure(FileError, {issue});
}

Study load(const StudyArguments& arguments) {
    Loaded<Study> loaded = playtest::readStudy(textOf(arguments.study), rulesets());
    if (!loaded)
        throw Failure(FileError, inFile(std::move(loaded.issues), arguments.study));
    if (arguments.games > 0)
        loaded.value->games = arguments.games;
    return std::move(*loaded.value);
}

playtest::PointShard pointsOf(const StudyArguments& arguments) {
    const Shard shard = shardOf(arguments.shard);
    return {shard.number, shard.of};
}

/// Plays the checks that are missing.
void playChecks(const StudyArguments& arguments, playtest::RunSettings settings,
                const std::vector<StudyPoint>& points, std::vector<Results>& results, PeriodicSaver& saver) {
    std::optional<ProgressLine> line;
    settings.progress = [&line](std::uint32_t played, std::uint32_t wanted) {
        if (!line)
            line.emplace(wanted);
        line->show(played, wanted);
    };
    playtest::playChecks(
        points, arguments.check, settings, results, [&saver] { saver.poll(); }, pointsOf(arguments));
}

/// A table of text: columns as wide as necessary, the first row is the heading.
void printTable(const std::vector<std::vector<std::string>>& rows) {
    std::vector<std::size_t> widths;
    for (const auto& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths.resize(std::max(widths.size(), i + 1));
            widths[i] = std::max(widths[i], row[i].size());
        }
    for (const auto& row : rows) {
        TerminalLine line;
        for (std::size_t i = 0; i < row.size(); ++i)
            line << (i == 0 ? "" : "  ") << std::setw(static_cast<int>(widths[i])) << row[i];
    }
}

std::string sign(playtest::GoalResult::Met met) {
    return met == playtest::GoalResult::Met::Yes ? " +" : met == playtest::GoalResult::Met::No ? " -" : " ?";
}

/// What the stronger bot says of the goals' figures: "45.0 % -> 67.5 % differs".
void printChecks(const Study& study, const std::vector<StudyPoint>& points,
                 const std::vector<Results>& results, const std::stop_token& stop) {
    std::vector<std::vector<std::string>> rows(1);
    for (const playtest::StudyAxis& axis : study.axes)
        rows[0].push_back(axis.name);
    for (const playtest::Goal& goal : study.goals)
        if (playtest::isMainFigure(goal.figure))
            rows[0].push_back(goal.figure);
    std::string bot;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const std::optional<playtest::BotCheck> check = playtest::botCheck(results[i], stop);
        if (!check)
            continue;
        bot = check->bot;
        std::vector<std::string>& row = rows.emplace_back();
        for (const auto& [name, value] : points[i].settings.items())
            row.push_back(value.is_string() ? value.get<std::string>() : value.dump());
        for (const playtest::Goal& goal : study.goals) {
            if (!playtest::isMainFigure(goal.figure))
                continue;
            const playtest::CheckedFigure* one = check->find(goal.figure);
            row.push_back(one == nullptr ? "-"
                                         : playtest::formatted(one->played.value, one->isShare) + " -> " +
                                               playtest::formatted(one->checked.value, one->isShare) + " " +
                                               playtest::checkOutcomeInWords(one->outcome));
        }
    }
    if (bot.empty() || stop.stop_requested())
        return;
    TerminalLine() << "Checked with " << bot << ", on the first stacks of each point:";
    printTable(rows);
}

void printAnswer(const Study& study, const std::vector<StudyPoint>& points,
                 const std::vector<Results>& results, const std::stop_token& stop) {
    const playtest::StudyRanking answer = playtest::rankPoints(results, study.goals, stop);
    if (stop.stop_requested())
        return;
    std::vector<std::vector<std::string>> rows(points.size() + 1);
    rows[0] = {"place"};
    for (const playtest::StudyAxis& axis : study.axes)
        rows[0].push_back(axis.name);
    for (const playtest::Goal& goal : study.goals)
        rows[0].push_back(goal.figure);
    rows[0].emplace_back("distance");
    for (std::size_t i = 0; i < points.size(); ++i) {
        std::vector<std::string>& row = rows[answer.order[i] + 1];
        row = {std::to_string(answer.order[i] + 1)};
        for (const auto& [name, value] : points[i].settings.items())
            row.push_back(value.is_string() ? value.get<std::string>() : value.dump());
        for (const playtest::GoalResult& one : answer.judged[i])
            row.push_back((one.estimate ? playtest::formatted(*one.estimate, one.isShare) : "-") +
                          sign(one.met));
        row.push_back(playtest::formatted(playtest::distance(answer.judged[i]), false));
    }
    TerminalLine() << study.name << ", " << study.games << " games of each point by the bots "
                   << playtest::listed(study.players) << ", seed " << study.seed;
    printTable(rows);
    TerminalLine() << "+ meets the goal, - misses it, ? not yet known, by 95 % intervals";
    TerminalLine() << answer.sentence(points).english();
    printChecks(study, points, results, stop);
}

} // namespace

int runStudy(const StudyArguments& arguments, bool json) {
    requireNoPage(arguments.output);
    requireFreeOutput(arguments.output, {arguments.study}, "tilewright-study-report");
    const playtest::PointShard shard = pointsOf(arguments);
    const Study study = load(arguments);
    if (!arguments.check.bot.empty())
        requirePlayer(arguments.check.bot, study.ruleset);
    auto compiled = playtest::pointsOf(study, *game::findRuleset(rulesets(), study.ruleset),
                                       playtest::folderReader(arguments.study));
    if (!compiled)
        throw Failure(InputErrors, inFile(std::move(compiled.issues), arguments.study));
    const std::vector<StudyPoint>& points = *compiled.value;
    std::vector<Results> results = playtest::emptyResults(points);
    // A device or a pipe can't be continued from, and only gets the report of all games.
    const bool throughStream = isStream(arguments.output);
    std::error_code error;
    if (arguments.resume && !throughStream && std::filesystem::exists(arguments.output, error)) {
        auto earlier = playtest::resumeStudy(read(arguments.output), study, points);
        if (!earlier) {
            const bool other = earlier.issues.front().code == "study-other";
            throw Failure(other ? InputErrors : FileError,
                          inFile(std::move(earlier.issues), arguments.output));
        }
        results = std::move(*earlier.value);
    }
    const Interruption interruption;
    const std::stop_token stopped = interruption.token();
    playtest::RunSettings settings;
    settings.threads = arguments.threads;
    settings.stop = stopped;
    PeriodicSaver saver(interruption, arguments.output, [&] {
        write(arguments.output, fileText(playtest::studyCounts(study, points, results)));
    });
    {
        ProgressLine line(playtest::missingBlocks(points, results, shard));
        settings.progress = [&](std::uint32_t played, std::uint32_t) { line.show(played); };
        playtest::play(
            points, settings, results, [&](std::size_t) { saver.poll(); }, shard);
    }
    if (!arguments.check.bot.empty())
        playChecks(arguments, settings, points, results, saver);
    // A few games are evaluated at once, even after a stop.
    constexpr std::size_t few = 1000;
    constexpr std::size_t workOfAPoint = 100;
    std::size_t work = 0;
    for (const Results& one : results)
        work += workOfAPoint + one.done.size();
    const std::stop_token stop = work <= few ? std::stop_token() : stopped;
    Json document = playtest::studyReport(study, points, results, stop);
    write(arguments.output, fileText(document));
    if (json) {
        for (Json& point : document["points"])
            point.erase("playtest");
        print(document);
    } else if (document.contains("answer")) {
        printAnswer(study, points, results, stop);
    }
    if (stopped.stop_requested()) {
        TerminalLine(StandardStream::Errors) << "stopped; --resume continues";
        return InputErrors;
    }
    return Success;
}

} // namespace tilewright::cli
