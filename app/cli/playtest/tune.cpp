#include "engine/playtest/studies/tune.h"
#include "app/cli/cli.h"
#include "app/cli/failure.h"
#include "app/cli/output_files.h"
#include "app/cli/periodic_saver.h"
#include "app/cli/process/progress.h"
#include "app/cli/process/terminal.h"
#include "app/cli/verbs.h"
#include "engine/base/files/stream.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/tile_family.h"
#include "engine/playtest/number_format.h"
#include "engine/playtest/studies/bot_check.h"

#include <charconv>
#include <filesystem>
#include <iomanip>
#include <map>
#include <tuple>
#include <utility>

namespace tilewright::cli {

namespace {

using playtest::Range;
using playtest::TuneTask;

bool readNumber(std::string_view text, double& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size();
}

/// "150..200", or one number for both ends; whole numbers for a count.
Range rangeOf(const std::string& option, const std::string& text, SpecificationField::Type type) {
    const auto dots = text.find("..");
    const std::string_view all = text;
    Range range;
    const auto fits = [type](double number) {
        return type != SpecificationField::Type::Count || number == std::floor(number);
    };
    if (readNumber(all.substr(0, dots), range.least) &&
        readNumber(dots == std::string::npos ? all : all.substr(dots + 2), range.most) && fits(range.least) &&
        fits(range.most))
        return range;
    Issue issue;
    issue.code = "wrong-range";
    issue.message = {QT_TRANSLATE_NOOP("Engine", "found %1 for %2, expected a range MIN..MAX"),
                     {text, option}};
    throw Failure(WrongUsage, {issue});
}

/// "towers" and "0..20" of "towers=0..20"
std::pair<std::string, std::string> limitOf(const std::string& text) {
    const auto equals = text.find('=');
    if (equals != std::string::npos)
        return {text.substr(0, equals), text.substr(equals + 1)};
    Issue issue;
    issue.code = "wrong-limit";
    issue.message = {QT_TRANSLATE_NOOP("Engine", "found the limit %1, expected FIELD=MIN..MAX"), {text}};
    throw Failure(WrongUsage, {issue});
}

/// Those told, and the usual ones of the other fields.
std::map<std::string, Range, std::less<>> limitsOf(const TuneArguments& arguments, const TileSet& set) {
    std::map<std::string, Range, std::less<>> limits;
    const SetGenerator& generator = tilewright::familyOf(set.ruleset).generator();
    const auto tell = [&](const std::string& option, const std::string& name, const std::string& text) {
        const SpecificationField* field = generator.find(name);
        limits[name] =
            rangeOf(option, text, field == nullptr ? SpecificationField::Type::Share : field->type);
    };
    for (const SpecificationField& field : generator.fields())
        if (const auto usual = playtest::defaultLimits(field, set))
            limits[std::string(field.name)] = *usual;
    for (const auto& [option, name, text] : {std::tuple("--tiles", "tiles", &arguments.tiles),
                                             std::tuple("--colours", "colours", &arguments.colours),
                                             std::tuple("--open", "openShare", &arguments.open)})
        if (!text->empty())
            tell(option, name, *text);
    for (const std::string& text : arguments.limits) {
        const auto [name, range] = limitOf(text);
        tell(name, name, range);
    }
    return limits;
}

TuneTask taskOf(const TuneArguments& arguments, const PreparedGame& prepared) {
    TuneTask task;
    task.set = prepared.game->tileSet();
    task.map = prepared.game->map();
    task.options = prepared.options;
    task.players = arguments.players;
    for (const std::string& name : task.players)
        requirePlayer(name, prepared.ruleset->id());
    task.seed = arguments.game.seed;
    task.candidates = arguments.candidates;
    task.games = arguments.games;
    task.weightFactor = arguments.weightFactor;
    for (const std::string& text : arguments.goals) {
        Loaded<playtest::Goal> goal = playtest::parseGoal(text);
        if (!goal)
            throw Failure(WrongUsage, std::move(goal.issues));
        task.goals.push_back(std::move(*goal.value));
    }
    task.limits = limitsOf(arguments, task.set);
    return task;
}

/// What can't be had together: with one goal there is nothing to choose.
void printFront(const playtest::TuneResult& tuned) {
    const std::vector<playtest::ParetoSet> front = playtest::paretoFront(tuned.rounds);
    if (tuned.before.judged.size() < 2 || front.empty())
        return;
    TerminalLine()
        << "Sets that no other beats in all goals, by their distances in the search (0 is the set as it is):";
    for (const playtest::ParetoSet& one : front) {
        TerminalLine line;
        line << "  " << std::setw(4) << one.candidate << ':';
        for (std::size_t i = 0; i < one.distances.size(); ++i)
            line << (i == 0 ? " " : ", ") << tuned.before.judged[i].goal.figure << ' '
                 << playtest::formatted(one.distances[i], false);
        line << "  (" << one.games << " games)";
    }
}

void printTuned(const playtest::TuneResult& tuned, const std::vector<std::string>& bots) {
    TerminalLine() << (tuned.better
                           ? tuned.isFresh ? "A set closer to the goals:"
                                           : "The best set so far, closer to the goals:"
                           : "No set closer to the goals was found; the set stays as it is and none is "
                             "written.");
    for (const playtest::TunedChange& change : playtest::changes(tuned))
        TerminalLine() << "  " << std::left << std::setw(20) << change.what << std::right << std::setw(10)
                       << change.before << " -> " << change.after;
    const auto show = [](const playtest::GoalResult& one) {
        const std::string value =
            one.estimate ? playtest::formatted(*one.estimate, one.isShare) : std::string("-");
        return value + (one.met == playtest::GoalResult::Met::Yes  ? " +"
                        : one.met == playtest::GoalResult::Met::No ? " -"
                                                                   : " ?");
    };
    TerminalLine() << "Goals, in " << tuned.games << " games of each by the bots " << playtest::listed(bots)
                   << (tuned.isFresh ? ", on new stacks not used in the search:"
                                     : ", by which it was chosen, so it looks better than it is:");
    for (std::size_t i = 0; i < tuned.before.judged.size(); ++i)
        TerminalLine() << "  " << std::left << std::setw(20) << tuned.before.judged[i].goal.figure << ' '
                       << show(tuned.before.judged[i]) << " -> " << show(tuned.after.judged[i]);
    TerminalLine() << "+ meets the goal, - misses it, ? not yet known, by 95 % intervals";
    printFront(tuned);
}

/// The file for a search in progress; none if there is only a device or a pipe.
std::string progressFile(const TuneArguments& arguments) {
    const std::string file = arguments.report.empty() ? arguments.output + ".unfinished" : arguments.report;
    return isStream(arguments.report.empty() ? arguments.output : arguments.report) ? std::string() : file;
}

playtest::TuneProgress resumed(const TuneArguments& arguments, const TuneTask& task) {
    const std::string file = progressFile(arguments);
    std::error_code error;
    if (!arguments.resume || file.empty() || !std::filesystem::exists(file, error))
        return {};
    Loaded<playtest::TuneProgress> course = playtest::resumeTuning(read(file), task);
    if (course)
        return std::move(*course.value);
    const bool other = course.issues.front().code == "playtest-other";
    throw Failure(other ? InputErrors : FileError, inFile(std::move(course.issues), file));
}

/// Removes the file beside the set if there is no report, as it isn't needed any more.
void removeProgressFile(const TuneArguments& arguments) {
    std::error_code error;
    if (arguments.report.empty())
        std::filesystem::remove(progressFile(arguments), error);
}

/// Whether the file is the set that the search had found when it was stopped.
bool isFoundSoFar(const std::string& file, const std::optional<playtest::TuneResult>& found) {
    return found && found->better && read(file) == fileText(tilewright::toJson(found->after.set));
}

/// Writes what a stopped search has found, as the window keeps it; the games are kept already.
int endStopped(const TuneArguments& arguments, const TuneTask& task,
               const std::optional<playtest::TuneResult>& found, bool isKept, bool json) {
    const bool better = found && found->better;
    if (better) {
        write(arguments.output, fileText(tilewright::toJson(found->after.set)));
        // With --json, standard output has the document of a finished search or nothing.
        if (!json)
            printTuned(*found, task.players);
    }
    TerminalLine(StandardStream::Errors)
        << (better ? "stopped; the best set so far was written" : "stopped; no set was written")
        << (isKept ? ", --resume continues" : "; a device or a pipe keeps no games");
    return better && !Interruption::bySignal() ? Success : InputErrors;
}

} // namespace

int tuneSet(const TuneArguments& arguments, bool json) {
    requireNoPage(arguments.output);
    requireNoPage(arguments.report);
    requireFreeOutput(arguments.output, filesOf(arguments.game), "tilewright-tileset");
    // An existing set may be hand-made; the file does not show it.
    std::error_code error;
    const bool isThere = !isStream(arguments.output) && std::filesystem::exists(arguments.output, error);
    if (isThere && !arguments.force && !arguments.resume)
        refuseToOverwrite({arguments.output});
    requireFreeOutput(progressFile(arguments), filesOf(arguments.game), "tilewright-tuning");
    // The set that is tuned and written is the designer's own.
    GameArguments own = arguments.game;
    own.alone = true;
    const PreparedGame prepared = prepare(own, static_cast<int>(arguments.players.size()));
    const TuneTask task = taskOf(arguments, prepared);
    if (Issues issues = playtest::check(task, *prepared.ruleset); hasErrors(issues))
        throw Failure(WrongUsage, std::move(issues));
    playtest::TuneProgress course = resumed(arguments, task);
    const bool isOwn = isThere && isFoundSoFar(arguments.output, playtest::bestSoFar(task, course));
    if (isThere && !arguments.force && !isOwn)
        refuseToOverwrite({arguments.output});
    using Minutes = std::chrono::duration<double, std::ratio<60>>;
    const Interruption interruption(arguments.minutes > 0 ? std::optional(Minutes(arguments.minutes))
                                                          : std::nullopt);
    const std::string kept = progressFile(arguments);
    const auto keep = [&] {
        if (!kept.empty())
            write(kept, playtest::progressText(task, course));
    };
    const auto tuned = [&] {
        std::optional<ProgressLine> line;
        PeriodicSaver saver(interruption, kept, keep);
        playtest::TuneSettings settings;
        settings.threads = arguments.threads;
        settings.stop = interruption.token();
        settings.progress = [&line](std::uint32_t played, std::uint32_t wanted) {
            if (!line)
                line.emplace(wanted);
            line->show(played);
        };
        settings.save = [&saver] { saver.poll(); };
        return playtest::tune(task, *prepared.ruleset, settings, course);
    }();
    if (!tuned && interruption.token().stop_requested()) {
        keep();
        return endStopped(arguments, task, playtest::bestSoFar(task, course), !kept.empty(), json);
    }
    if (!tuned)
        throw Failure(InputErrors, tuned.issues);
    const Json document = playtest::tunedJson(task, *tuned.value);
    if (tuned.value->better)
        write(arguments.output, fileText(tilewright::toJson(tuned.value->after.set)));
    else if (isOwn)
        std::filesystem::remove(arguments.output, error); // more games showed that it is none
    if (!arguments.report.empty())
        write(arguments.report, fileText(document));
    removeProgressFile(arguments);
    if (json)
        print(document);
    else
        printTuned(*tuned.value, task.players);
    return tuned.value->better ? Success : InputErrors;
}

} // namespace tilewright::cli
