#include "app/cli/cli.h"

#include "app/cli/options.h"
#include "app/cli/report.h"
#include "app/cli/standard_output.h"
#include "app/cli/verbs.h"
#include "engine/grid/visible.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <filesystem>
#include <functional>

namespace tilewright::cli {

namespace {

constexpr std::array<std::string_view, 14> verbs{"lint",   "generate", "play",     "replay", "export",
                                                 "import", "perft",    "playtest", "merge",  "compare",
                                                 "study",  "tune",     "sheet",    "options"};

/// CLI11's message, with quoted arguments made visible like all output.
std::string wrongArguments(const CLI::App* app, const CLI::Error& error) {
    return CLI::FailureMessage::simple(
        app, CLI::Error(error.get_name(), visible(error.what()), error.get_exit_code()));
}

/// The command line for CLI11; `action` is set to the requested action.
class CommandLine {
public:
    explicit CommandLine(std::function<int()>& action) : action_(action) {
        app_.name("tilewright");
        app_.set_version_flag("--version", "tilewright " TILEWRIGHT_VERSION);
        app_.footer(
            "Without a verb, tilewright [FILE...] opens the window.\n"
            "Exit codes: 0 success; 1 the input has errors or can't be played together; 2 wrong usage; "
            "3 a file can't be read or written, or has another format; 4 out of memory, or the program "
            "failed.");
        app_.failure_message(wrongArguments);
        app_.require_subcommand(1);
        addLint();
        addGenerate();
        addPlay();
        addReplay();
        addExport();
        addImport();
        addPerft();
        addPlaytest();
        addMerge();
        addCompare();
        addStudy();
        addTune();
        addSheet();
        addOptions();
    }

    CLI::App& app() { return app_; }

private:
    CLI::App* verb(const char* name, const char* description) {
        CLI::App* sub = app_.add_subcommand(name, description);
        sub->add_flag("--json", json_, "One JSON document on standard output");
        return sub;
    }

    void addLint() {
        CLI::App* lint = verb("lint", "Check tile sets, maps, game records and studies for issues");
        lint->add_option("FILE", files_, "Files to check")->required();
        lint->callback([this] { action_ = [this] { return lintFiles(files_, json_); }; });
    }

    void addOptions() {
        CLI::App* options =
            verb("options", "List the options of the rules: values, defaults, what each does");
        options->add_option("--ruleset", ruleset_, "Rules")->capture_default_str()->type_name("NAME");
        options->callback([this] { action_ = [this] { return listRuleOptions(ruleset_, json_); }; });
    }

    void addGenerate() {
        CLI::App* generate = verb("generate", "Generate a balanced tile set to specification");
        addGenerateOptions(*generate, generate_);
        generate->callback([this] { action_ = [this] { return generateSet(generate_, json_); }; });
    }

    void addPlay() {
        CLI::App* play = verb("play", "Play one game with bots and record it");
        addGameOptions(*play, game_);
        play->add_option("--players", players_,
                         "Bots in seat order: random, one-ply, greedy, search-quick, search, search-strong, "
                         "search:seconds=0.5, search:iterations=200")
            ->delimiter(',')
            ->capture_default_str();
        play->add_option("-o,--output", output_, "Where to write the record")->required()->type_name("GAME");
        play->callback([this] { action_ = [this] { return playGame(game_, players_, output_, json_); }; });
    }

    void addReplay() {
        CLI::App* replay = verb("replay", "Check a record move by move and print the result");
        replay->add_option("GAME", input_, "Game record")->required();
        replay
            ->add_option(
                "--legal", legalAfter_,
                "List the legal moves after the first K moves instead, one per line, as a record writes them")
            ->type_name("K");
        replay->callback([this] { action_ = [this] { return replayRecord(input_, legalAfter_, json_); }; });
    }

    void addExport() {
        CLI::App* sub = verb("export", "Export a tile set, a map or a moment of a game for other programs");
        addExportOptions(*sub, export_);
        sub->callback([this] { action_ = [this] { return exportFile(export_, json_); }; });
    }

    void addImport() {
        CLI::App* sub = verb("import", "Import a table of tiles (CSV) from a spreadsheet");
        addImportOptions(*sub, import_);
        sub->callback([this] { action_ = [this] { return importTable(import_, json_); }; });
    }

    void addPerft() {
        CLI::App* perft = verb("perft", "Count the legal move sequences of each length");
        addGameOptions(*perft, game_);
        perft->add_option("--players", playerCount_, "Number of players")->capture_default_str();
        perft->add_option("--depth", depth_, "Longest sequence")
            ->capture_default_str()
            ->check(CLI::Range(1, 8));
        perft->callback(
            [this] { action_ = [this] { return countMoves(game_, playerCount_, depth_, json_); }; });
    }

    void addPlaytest() {
        CLI::App* playtest =
            verb("playtest", "Play many games with bots and report the figures with their intervals");
        addGameOptions(*playtest, playtest_.game);
        playtest->add_option("--players", playtest_.players, "Bots; each sits in every seat equally often")
            ->delimiter(',')
            ->capture_default_str();
        playtest->add_option("--games", playtest_.games, "Number of games, at least")
            ->capture_default_str()
            ->check(CLI::Range(1, 100'000'000));
        addThreads(*playtest, playtest_.threads);
        playtest
            ->add_option("--shard", playtest_.shard,
                         "Only part i of n, counted from 1; merge combines the parts")
            ->type_name("I/N");
        playtest->add_flag("--resume", playtest_.resume, "Continue from the report");
        playtest->add_option("--records", playtest_.records, "Folder for records of notable games")
            ->type_name("DIR");
        addCheck(*playtest, playtest_.check);
        playtest
            ->add_option("-o,--output", playtest_.output,
                         "Where to write the report; a page if it ends in .html")
            ->required()
            ->type_name("REPORT");
        playtest->callback([this] { action_ = [this] { return runPlaytest(playtest_, json_); }; });
    }

    void addMerge() {
        CLI::App* merge = verb("merge", "Combine the parts of one playtest");
        merge->add_option("SHARD", files_, "Reports of the parts, in any order")->required();
        merge->add_option("-o,--output", output_, "Where to write the report; a page if it ends in .html")
            ->required()
            ->type_name("REPORT");
        merge->callback([this] { action_ = [this] { return mergePlaytests(files_, output_, json_); }; });
    }

    void addCompare() {
        CLI::App* compare = verb(
            "compare", "Two sets, boards or options against each other, stack for stack, until it is clear "
                       "whether a figure differs");
        addCompareOptions(*compare, compare_);
        compare->callback([this] { action_ = [this] { return comparePlaytests(compare_, json_); }; });
    }

    void addStudy() {
        CLI::App* study = verb("study", "Play every combination of a study's values and show which meets its "
                                        "goals best");
        addStudyOptions(*study, study_);
        study->callback([this] { action_ = [this] { return runStudy(study_, json_); }; });
    }

    void addTune() {
        CLI::App* tune = verb("tune", "Vary a tile set in search of one that meets goals");
        addTuneOptions(*tune, tune_);
        tune->callback([this] { action_ = [this] { return tuneSet(tune_, json_); }; });
    }

    void addSheet() {
        CLI::App* sheet = verb("sheet", "Print sheets of a tile set");
        addSheetOptions(*sheet, sheet_);
        sheet->callback([this] { action_ = [this] { return writeSheets(sheet_, json_); }; });
    }

    std::function<int()>& action_;
    CLI::App app_{"Tilewright: design tile sets that go underground, play and print them."};
    bool json_ = false;
    std::string ruleset_ = defaultRuleset;
    std::vector<std::string> files_;
    std::string input_;
    std::string output_;
    GenerateArguments generate_;
    GameArguments game_;
    std::vector<std::string> players_{"greedy", "greedy"};
    int playerCount_ = 2;
    int depth_ = 3;
    std::optional<std::size_t> legalAfter_;
    ExportArguments export_;
    ImportArguments import_;
    SheetArguments sheet_;
    PlaytestArguments playtest_;
    CompareArguments compare_;
    StudyArguments study_;
    TuneArguments tune_;
};

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

namespace {

int runVerb(const std::vector<std::string>& arguments) {
    if (!arguments.empty() && !arguments.front().starts_with('-') && !isVerb(arguments.front())) {
        print(Issues{unknownVerb(arguments.front())});
        return WrongUsage;
    }
    std::function<int()> action;
    CommandLine commandLine(action);
    std::vector<std::string> reversed(arguments.rbegin(), arguments.rend()); // CLI11 takes them from the back
    try {
        commandLine.app().parse(reversed);
        return action();
    } catch (const CLI::ParseError& error) {
        const int code = commandLine.app().exit(error);
        return code == 0 ? Well : WrongUsage;
    } catch (const Failure& failure) {
        print(failure.issues());
        return failure.exitCode();
    }
}

} // namespace

int run(const std::vector<std::string>& arguments) {
    StandardOutput output;
    const int code = runVerb(arguments);
    const Issues lost = output.finish();
    print(lost);
    return lost.empty() ? code : Unreadable;
}

} // namespace tilewright::cli
