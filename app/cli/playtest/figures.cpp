#include "app/cli/cli.h"
#include "app/cli/failure.h"
#include "app/cli/output_files.h"
#include "app/cli/process/abnormal_end.h"
#include "app/cli/process/progress.h"
#include "app/cli/process/terminal.h"
#include "app/cli/verbs.h"
#include "engine/games/kit.h"
#include "engine/model/io/file_formats.h"
#include "engine/playtest/number_format.h"
#include "engine/playtest/people/people_report.h"
#include "engine/playtest/run.h"

#include <algorithm>
#include <filesystem>
#include <memory>

namespace tilewright::cli {

namespace {

using playtest::PeopleReport;
using playtest::Results;

/// The records in a folder, by name; a file as it is.
std::vector<std::string> filesAt(const std::string& place) {
    std::error_code error;
    if (!std::filesystem::is_directory(place, error))
        return {place};
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(place, error))
        if (playtest::isGameFileName(entry.path().filename().string()) && entry.is_regular_file(error))
            files.push_back(entry.path().string());
    std::ranges::sort(files);
    return files;
}

std::vector<playtest::GameFile> readGames(const std::vector<std::string>& places) {
    std::vector<playtest::GameFile> games;
    for (const std::string& place : places)
        for (const std::string& file : filesAt(place))
            games.push_back({file, read(file)});
    return games;
}

/// Null if no bots are to play.
std::shared_ptr<const Results> playBots(const FiguresArguments& arguments,
                                        const playtest::PlayedGames& played, const std::stop_token& stop) {
    if (arguments.botGames == 0 || !played.people())
        return nullptr;
    requirePlayer(arguments.bot, played.ruleset);
    const playtest::Plan plan = playtest::botsPlan(played, arguments.bot, arguments.botGames, arguments.seed);
    ProgressLine line(plan.blocks());
    playtest::RunSettings settings;
    settings.threads = arguments.threads;
    settings.stop = stop;
    settings.progress = [&line](std::uint32_t done, std::uint32_t) { line.show(done); };
    return std::make_shared<const Results>(playtest::run(plan, settings));
}

void printBeside(const std::vector<playtest::PeopleBotsFigure>& beside) {
    for (const playtest::PeopleBotsFigure& one : beside) {
        if (!one.differs)
            continue;
        const auto value = [&one](const playtest::Estimate& estimate) {
            return playtest::formattedEstimate(estimate, one.isShare, one.isWhole).value;
        };
        TerminalLine() << "  people " << value(one.people) << ", bots " << value(one.bots) << ": "
                       << playtest::formattedDifference(one.difference, one.isShare) << "  "
                       << one.definition.english();
    }
}

void printReport(const PeopleReport& report) {
    for (const Text& sentence : playtest::summarySentences(report))
        TerminalLine() << sentence.english();
    for (const auto& beside : report.beside)
        printBeside(beside);
    for (const playtest::AskedQuestion& asked : report.played.questions) {
        TerminalLine() << "question: " << asked.question;
        for (const playtest::GivenAnswer& one : asked.answers)
            TerminalLine() << "  " << one.text << " (" << one.file << ')';
    }
    for (const playtest::GameComment& one : report.played.gameComments)
        TerminalLine() << "after move " << one.after << (one.tile.empty() ? "" : ", tile ") << one.tile
                       << ": " << one.text << " (" << one.file << ')';
    for (const playtest::SkippedRecord& one : report.played.skipped)
        print(inFile({one.issue}, one.file));
}

} // namespace

int reportPeoplesGames(const FiguresArguments& arguments, bool json) {
    std::vector<std::string> inputs = arguments.games;
    inputs.push_back(arguments.beside);
    requireFreeOutput(arguments.output, inputs,
                      isPage(arguments.output) ? std::string_view() : "tilewright-people");
    std::shared_ptr<const Results> bots;
    if (!arguments.beside.empty())
        bots = std::make_shared<const Results>(loadResults(arguments.beside));
    const Interruption interruption;
    playtest::ReadSettings settings;
    settings.beside = bots.get();
    settings.stop = interruption.token();
    playtest::PlayedGames played =
        playtest::readPlayedGames(readGames(arguments.games), rulesets(), settings);
    if (!bots)
        bots = playBots(arguments, played, interruption.token());
    if (interruption.token().stop_requested()) {
        TerminalLine(StandardStream::Errors) << "stopped; nothing is written";
        return InputErrors;
    }
    const PeopleReport report = playtest::makePeopleReport(std::move(played), std::move(bots));
    const Json document = playtest::toJson(report);
    if (!arguments.output.empty())
        write(arguments.output, isPage(arguments.output) ? playtest::toHtml(report) : fileText(document));
    if (json)
        print(document);
    else
        printReport(report);
    return report.played.games() == 0 ? InputErrors : Success;
}

} // namespace tilewright::cli
