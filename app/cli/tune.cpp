#include "engine/playtest/studies/tune.h"
#include "app/cli/cli.h"
#include "app/cli/keeping.h"
#include "app/cli/overwriting.h"
#include "app/cli/progress.h"
#include "app/cli/report.h"
#include "app/cli/terminal.h"
#include "app/cli/verbs.h"
#include "engine/playtest/numbers.h"
#include "engine/playtest/studies/bot_check.h"
#include "engine/tileset/io/format.h"
#include "engine/tileset/io/stream.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <filesystem>
#include <iomanip>

namespace tilewright::cli {

namespace {

using playtest::Range;
using playtest::TuneTask;

template <class Number>
bool readNumber(std::string_view text, Number& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size();
}

/// "150..200", or one number for both ends.
template <class Number>
Range<Number> rangeOf(const char* option, const std::string& text) {
    const auto dots = text.find("..");
    const std::string_view all = text;
    Range<Number> range;
    if (readNumber(all.substr(0, dots), range.least) &&
        readNumber(dots == std::string::npos ? all : all.substr(dots + 2), range.most))
        return range;
    Issue issue;
    issue.code = "wrong-range";
    issue.message = {QT_TRANSLATE_NOOP("Engine", "found %1 for %2, expected a range MIN..MAX"),
                     {text, option}};
    throw Failure(WrongUsage, {issue});
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
    const SetSpecification now = playtest::specificationOf(task.set);
    constexpr double fifth = 0.2;
    constexpr int fewestColours = 4;
    const auto near = [&now](double factor) {
        return std::clamp(static_cast<int>(std::lround(now.tiles * factor)), 1, maxTileCount);
    };
    task.tiles = arguments.tiles.empty() ? Range<int>{near(1 - fifth), near(1 + fifth)}
                                         : rangeOf<int>("--tiles", arguments.tiles);
    task.colours = arguments.colours.empty() ? Range<int>{fewestColours, colourCount}
                                             : rangeOf<int>("--colours", arguments.colours);
    task.openShare = arguments.open.empty() ? Range<double>{now.openShare, now.openShare}
                                            : rangeOf<double>("--open", arguments.open);
    return task;
}

void printTuned(const playtest::Tuned& tuned, const std::vector<std::string>& bots) {
    Line() << (tuned.better ? "A set closer to the goals:"
                            : "No set closer to the goals was found; the set stays as it is and none is "
                              "written.");
    for (const playtest::TunedChange& change : playtest::changes(tuned))
        Line() << "  " << std::left << std::setw(20) << change.what << std::right << std::setw(10)
               << change.before << " -> " << change.after;
    const auto show = [](const playtest::Judged& one) {
        const std::string value =
            one.estimate ? playtest::shown(*one.estimate, one.isShare) : std::string("-");
        return value + (one.met == playtest::Judged::Met::Yes  ? " +"
                        : one.met == playtest::Judged::Met::No ? " -"
                                                               : " ?");
    };
    Line() << "Goals, in " << tuned.games << " games of each by the bots " << playtest::listed(bots)
           << ", on new stacks not used in the search:";
    for (std::size_t i = 0; i < tuned.before.judged.size(); ++i)
        Line() << "  " << std::left << std::setw(20) << tuned.before.judged[i].goal.figure << ' '
               << show(tuned.before.judged[i]) << " -> " << show(tuned.after.judged[i]);
    Line() << "+ meets the goal, - misses it, ? not yet known, by 95 % intervals";
}

/// The file for a search in progress; none if there is only a device or a pipe.
std::string courseFile(const TuneArguments& arguments) {
    const std::string file = arguments.report.empty() ? arguments.output + ".unfinished" : arguments.report;
    return isStream(arguments.report.empty() ? arguments.output : arguments.report) ? std::string() : file;
}

playtest::TuneCourse resumed(const TuneArguments& arguments, const TuneTask& task) {
    const std::string file = courseFile(arguments);
    std::error_code error;
    if (!arguments.resume || file.empty() || !std::filesystem::exists(file, error))
        return {};
    Loaded<playtest::TuneCourse> course = playtest::resumeTuning(read(file), task);
    if (course)
        return std::move(*course.value);
    const bool other = course.issues.front().code == "playtest-other";
    throw Failure(other ? Findings : Unreadable, inFile(std::move(course.issues), file));
}

/// Removes the file beside the set if there is no report, as it isn't needed any more.
void removeCourse(const TuneArguments& arguments) {
    std::error_code error;
    if (arguments.report.empty())
        std::filesystem::remove(courseFile(arguments), error);
}

} // namespace

int tuneSet(const TuneArguments& arguments, bool json) {
    requireNoPage(arguments.output);
    requireNoPage(arguments.report);
    requireFreeOutput(arguments.output, filesOf(arguments.game), "tilewright-tileset");
    // An existing set may be hand-made; the file does not show it.
    if (std::error_code error;
        !arguments.force && !isStream(arguments.output) && std::filesystem::exists(arguments.output, error))
        refuseToOverwrite({arguments.output});
    requireFreeOutput(courseFile(arguments), filesOf(arguments.game), "tilewright-tuning");
    // The set that is tuned and written is the designer's own.
    GameArguments own = arguments.game;
    own.alone = true;
    const PreparedGame prepared = prepare(own, static_cast<int>(arguments.players.size()));
    const TuneTask task = taskOf(arguments, prepared);
    if (Issues issues = playtest::check(task, *prepared.ruleset); hasErrors(issues))
        throw Failure(WrongUsage, std::move(issues));
    playtest::TuneCourse course = resumed(arguments, task);
    const Interruption interruption;
    const std::string kept = courseFile(arguments);
    const auto keep = [&] {
        if (!kept.empty())
            write(kept, playtest::courseText(task, course));
    };
    const auto tuned = [&] {
        std::optional<ProgressLine> line;
        Keeping keeping(kept, keep);
        playtest::TuneSettings settings;
        settings.threads = arguments.threads;
        settings.stop = interruption.token();
        settings.progress = [&line](std::uint32_t played, std::uint32_t wanted) {
            if (!line)
                line.emplace(wanted);
            line->show(played);
        };
        settings.kept = [&keeping] { keeping.now(); };
        return playtest::tune(task, *prepared.ruleset, settings, course);
    }();
    if (!tuned && interruption.token().stop_requested()) {
        keep();
        Line(To::Errors) << (kept.empty() ? "stopped; a device or a pipe keeps no games"
                                          : "stopped; no set was written, --resume continues");
        return Findings;
    }
    if (!tuned)
        throw Failure(Findings, tuned.issues);
    const Json document = playtest::tunedJson(task, *tuned.value);
    if (tuned.value->better)
        write(arguments.output, fileText(tilewright::toJson(tuned.value->after.set)));
    if (!arguments.report.empty())
        write(arguments.report, fileText(document));
    removeCourse(arguments);
    if (json)
        print(document);
    else
        printTuned(*tuned.value, task.players);
    return tuned.value->better ? Well : Findings;
}

} // namespace tilewright::cli
