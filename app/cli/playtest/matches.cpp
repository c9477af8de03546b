#include "engine/playtest/studies/matches.h"

#include "app/cli/cli.h"
#include "app/cli/failure.h"
#include "app/cli/output_files.h"
#include "app/cli/periodic_saver.h"
#include "app/cli/process/progress.h"
#include "app/cli/process/terminal.h"
#include "app/cli/verbs.h"
#include "engine/base/files/stream.h"
#include "engine/model/io/file_formats.h"
#include "engine/playtest/number_format.h"

#include <algorithm>
#include <filesystem>

namespace tilewright::cli {

namespace {

using playtest::Match;
using playtest::Matches;
using playtest::Plan;

Plan commonPlan(const CompareArguments& arguments) {
    GameArguments game = arguments.game;
    if (!arguments.variants.empty())
        game.variant = arguments.variants.front();
    return comparisonPlan(arguments, game);
}

Matches matchesOf(const CompareArguments& arguments, const Plan& common) {
    const std::string& bot = arguments.players.front();
    for (const std::string& name : arguments.players) {
        requirePlayer(name, common.ruleset);
        if (name != bot)
            throw Failure(
                WrongUsage,
                {{.code = "compare-bots",
                  .message = {QT_TRANSLATE_NOOP("Engine", "found the bots %1 and %2, expected the same "
                                                          "one in every seat: it plays against itself"),
                              {bot, name}}}});
    }
    Matches matches;
    if (arguments.ladder == 0) {
        matches.matches = playtest::forbidMatches(bot, arguments.forbidden);
    } else {
        matches.kind = Matches::Kind::Ladder;
        auto ladder = playtest::ladderMatches(bot, common.ruleset, arguments.ladder);
        if (!ladder)
            throw Failure(WrongUsage, std::move(ladder.issues));
        matches.matches = std::move(*ladder.value);
    }
    for (const Match& match : matches.matches)
        requirePlayer(match.first, common.ruleset);
    return matches;
}

void printMatches(const Matches& matches) {
    const std::size_t begun = matches.begun();
    for (std::size_t i = 0; i < begun; ++i) {
        TerminalLine()
            << playtest::matchSentence(matches.kind, matches.matches[i], matches.results[i]).english();
        TerminalLine() << "  " << playtest::withThousandsSeparators(matches.results[i].games())
                       << " games, the same stacks in each rotation of the seats; 95 % intervals";
    }
    TerminalLine() << matches.sentence().english();
}

void resume(const CompareArguments& arguments, const Plan& common, Matches& matches) {
    std::error_code error;
    if (!arguments.resume || isStream(arguments.output) || !std::filesystem::exists(arguments.output, error))
        return;
    if (Issues issues = playtest::resumeMatches(read(arguments.output), common, matches); hasErrors(issues)) {
        const bool other = issues.front().code == "playtest-other";
        throw Failure(other ? InputErrors : FileError, inFile(std::move(issues), arguments.output));
    }
}

} // namespace

int playMatches(const CompareArguments& given, bool json) {
    CompareArguments arguments = given;
    // A bot named once plays against itself.
    if (arguments.players.size() == 1)
        arguments.players.push_back(arguments.players.front());
    requireFreeOutput(arguments.output, filesOf(arguments.game), "tilewright-matches");
    const Plan common = commonPlan(arguments);
    Matches matches = matchesOf(arguments, common);
    resume(arguments, common, matches);
    const Interruption interruption;
    playtest::MatchSettings settings;
    settings.threads = arguments.threads;
    settings.stop = interruption.token();
    const auto write = [&](const Matches& now) {
        cli::write(arguments.output, fileText(playtest::matchesJson(now, common)));
    };
    {
        std::uint32_t had = 0;
        for (const playtest::Results& one : matches.results)
            had += static_cast<std::uint32_t>(one.done.size());
        ProgressLine line(static_cast<std::uint32_t>(matches.matches.size()) * common.blocks() - had);
        settings.progress = [&line, had](std::uint32_t played) { line.show(played - had); };
        const Matches* soFar = nullptr;
        PeriodicSaver saver(interruption, arguments.output, [&] { write(*soFar); });
        if (!arguments.output.empty())
            settings.save = [&](const Matches& now) {
                soFar = &now;
                saver.poll();
            };
        playtest::play(matches, common, settings);
    }
    if (!arguments.output.empty())
        write(matches);
    if (json)
        print(playtest::matchesJson(matches, common));
    else
        printMatches(matches);
    if (!settings.stop.stop_requested())
        return Success;
    TerminalLine(StandardStream::Errors)
        << (arguments.output.empty() ? "stopped; without -o no games are kept"
                                     : "stopped; --resume continues");
    return InputErrors;
}

} // namespace tilewright::cli
