#include "app/cli/cli.h"

#include "app/cli/command_line.h"
#include "app/cli/failure.h"
#include "app/cli/process/terminal.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <filesystem>
#include <functional>
#include <string_view>

namespace tilewright::cli {

namespace {

constexpr std::array<std::string_view, 16> verbs{
    "lint",  "generate", "play",    "replay", "export", "import", "perft",     "playtest",
    "merge", "figures",  "compare", "study",  "tune",   "sheet",  "thumbnail", "options"};

bool isVerb(const std::string& word) {
    return std::find(verbs.begin(), verbs.end(), word) != verbs.end();
}

Issue unknownVerb(const std::string& word) {
    std::string known;
    for (std::string_view verb : verbs)
        known += (known.empty() ? "" : ", ") + std::string(verb);
    Issue issue;
    issue.code = "verb-unknown";
    issue.message = {QT_TRANSLATE_NOOP("Engine", "found %1, expected one of %2"), {word, known}};
    return issue;
}

} // namespace

bool isCommand(const std::vector<std::string>& arguments) {
    if (arguments.empty())
        return false;
    const std::string& first = arguments.front();
    if (first == "--help" || first == "-h" || first == "--version" || isVerb(first))
        return true;
    // A word that is neither a verb nor a file is a mistyped verb; arguments that begin with - are for the
    // window system.
    std::error_code ignored;
    return !first.starts_with('-') && !first.ends_with(".json") && !std::filesystem::exists(first, ignored);
}

std::optional<WindowArguments> windowArguments(const std::vector<std::string>& arguments) {
    WindowArguments result;
    CLI::App app;
    app.set_help_flag();
    addWindowOptions(app, result);
    app.add_option("FILE", result.files);
    try {
        app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    } catch (const CLI::ParseError& error) {
        TerminalLine(StandardStream::Errors)
            << "tilewright: " << error.what() << "; tilewright --help lists all options";
        return std::nullopt;
    }
    return result;
}

namespace {

int runVerb(const std::vector<std::string>& arguments, const std::string& version) {
    if (!arguments.empty() && !arguments.front().starts_with('-') && !isVerb(arguments.front())) {
        print(Issues{unknownVerb(arguments.front())});
        return WrongUsage;
    }
    std::function<int()> action;
    CommandLine commandLine(action, {}, version);
    std::vector<std::string> reversed(arguments.rbegin(), arguments.rend()); // CLI11 takes them from the back
    try {
        commandLine.app().parse(reversed);
        return action();
    } catch (const CLI::ParseError& error) {
        const int code = commandLine.app().exit(error);
        return code == 0 ? Success : WrongUsage;
    } catch (const Failure& failure) {
        print(failure.issues());
        return failure.exitCode();
    }
}

} // namespace

int run(const std::vector<std::string>& arguments, const std::string& version) {
    StandardOutput output;
    const int code = runVerb(arguments, version);
    const Issues lost = output.finish();
    print(lost);
    return lost.empty() ? code : FileError;
}

} // namespace tilewright::cli
