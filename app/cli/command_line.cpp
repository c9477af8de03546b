#include "app/cli/command_line.h"

#include "app/cli/failure.h"
#include "engine/base/escape_controls.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <string>
#include <utility>

namespace tilewright::cli {

namespace {

/// "Could not convert: --seed = one" says neither what was expected nor why 44,5 isn't.
std::string withExpected(const std::string& message) {
    constexpr std::string_view begin = "Could not convert: ", between = " = ";
    const std::size_t end = message.find(between);
    if (!message.starts_with(begin) || end == std::string::npos)
        return message;
    const std::string found = message.substr(end + between.size());
    std::string point = found;
    std::ranges::replace(point, ',', '.');
    return message.substr(begin.size(), end - begin.size()) + ": found " + found + ", expected a number" +
           (point == found ? "" : "; decimals stand behind a point: " + point);
}

/// CLI11's message, with quoted arguments made visible like all output.
std::string wrongArguments(const CLI::App* app, const CLI::Error& error) {
    return CLI::FailureMessage::simple(
        app, CLI::Error(error.get_name(), escapeControls(withExpected(error.what())), error.get_exit_code()));
}

const std::pair<int, const char*> exitCodes[] = {
    {Success, QT_TRANSLATE_NOOP("Engine", "success")},
    {InputErrors, QT_TRANSLATE_NOOP("Engine", "the input has errors or can't be played together")},
    {WrongUsage, QT_TRANSLATE_NOOP("Engine", "wrong usage")},
    {FileError, QT_TRANSLATE_NOOP("Engine", "a file can't be read or written, or has another format")},
    {InternalError, QT_TRANSLATE_NOOP("Engine", "out of memory, or the program failed")},
};

/// Translates descriptions, headings of groups, and defaults that are words. They were added in English.
void translate(CLI::App& app, const Translator& words) {
    app.description(words(app.get_description().c_str()));
    for (CLI::Option* option : app.get_options()) {
        option->description(words(option->get_description().c_str()));
        option->group(words(option->get_group().c_str()));
        if (option->get_default_str().find(' ') != std::string::npos) // no value, but what it is
            option->default_str(words(option->get_default_str().c_str()));
    }
    for (CLI::App* verb : app.get_subcommands({}))
        translate(*verb, words);
}

} // namespace

void addWindowOptions(CLI::App& app, WindowArguments& arguments) {
    constexpr const char* window = QT_TRANSLATE_NOOP("Engine", "Window, without a verb");
    app.add_flag("--new-window", arguments.newWindow,
                 QT_TRANSLATE_NOOP("Engine", "Open a window of its own, even if one is open that could take "
                                             "the files"))
        ->group(window);
    app.add_flag("--new-tile-set", arguments.newTileSet, QT_TRANSLATE_NOOP("Engine", "Create a new tile set"))
        ->group(window);
    app.add_flag("--play", arguments.play,
                 QT_TRANSLATE_NOOP("Engine", "Start a game with the current file, or with a bundled one"))
        ->group(window);
}

CommandLine::CommandLine(std::function<int()>& action, Translator words, const std::string& version)
    : action_(action)
    , words_(std::move(words))
    , app_(QT_TRANSLATE_NOOP("Engine", "Design tile sets that go underground, play and print them")) {
    app_.name("tilewright");
    app_.set_help_flag("-h,--help", QT_TRANSLATE_NOOP("Engine", "Print this help and exit"));
    app_.set_version_flag("--version", version, QT_TRANSLATE_NOOP("Engine", "Print the version and exit"));
    app_.footer([this] { return helpFooter(); });
    app_.failure_message(wrongArguments);
    app_.require_subcommand(1);
    addWindowOptions(app_, window_);
    addLint();
    addGenerate();
    addPlay();
    addReplay();
    addExport();
    addImport();
    addPerft();
    addPlaytest();
    addMerge();
    addFigures();
    addCompare();
    addStudy();
    addTune();
    addSheet();
    addThumbnail();
    addOptions();
    if (words_)
        translate(app_, words_);
    else
        words_ = [](const Text& text) { return text.english(); };
}

std::string CommandLine::helpFooter() const {
    std::string text =
        words_(QT_TRANSLATE_NOOP("Engine", "Window:")) + "\n  " +
        words_(QT_TRANSLATE_NOOP("Engine", "Without a verb, tilewright [FILE...] opens the window. If one is "
                                           "already open, it takes the files.")) +
        '\n' + words_(QT_TRANSLATE_NOOP("Engine", "Exit codes:"));
    for (const auto& [code, meaning] : exitCodes)
        text += "\n  " + std::to_string(code) + "  " + words_(meaning);
    return text;
}

CLI::App* CommandLine::verb(const char* name, const char* description) {
    CLI::App* sub = app_.add_subcommand(name, description);
    sub->add_flag("--json", json_, QT_TRANSLATE_NOOP("Engine", "One JSON document on standard output"));
    return sub;
}

void CommandLine::addLint() {
    CLI::App* lint = verb(
        "lint", QT_TRANSLATE_NOOP("Engine", "Check tile sets, maps, game records and studies for issues"));
    lint->add_option("FILE", files_, QT_TRANSLATE_NOOP("Engine", "Files to check"))->required();
    lint->add_option(
            "--tileset", tileSets_,
            QT_TRANSLATE_NOOP(
                "Engine",
                "The tile set of the maps among them, to check their tiles too; several are combined"))
        ->allow_extra_args(false)
        ->type_name("FILE");
    lint->callback([this] { action_ = [this] { return lintFiles(files_, tileSets_, json_); }; });
}

void CommandLine::addOptions() {
    CLI::App* options =
        verb("options",
             QT_TRANSLATE_NOOP("Engine", "List the options of the rules: values, defaults, what each does"));
    options->add_option("--ruleset", ruleset_, QT_TRANSLATE_NOOP("Engine", "Rules"))
        ->capture_default_str()
        ->type_name("NAME");
    options->callback([this] { action_ = [this] { return listRuleOptions(ruleset_, json_); }; });
}

void CommandLine::addGenerate() {
    CLI::App* generate =
        verb("generate", QT_TRANSLATE_NOOP("Engine", "Generate a balanced tile set to specification"));
    addGenerateOptions(*generate, generate_);
    generate->callback([this] { action_ = [this] { return generateSet(generate_, json_); }; });
}

void CommandLine::addPlay() {
    CLI::App* play = verb("play", QT_TRANSLATE_NOOP("Engine", "Play one game with bots and record it"));
    addGameOptions(*play, game_);
    play->add_option(
            "--players", players_,
            QT_TRANSLATE_NOOP("Engine",
                              "Bots in seat order: random, greedy, search-quick, search, search-strong, "
                              "search:seconds=0.5, search:iterations=200; in landscape, tunnel and dungeon "
                              "also one-ply"))
        ->delimiter(',')
        ->capture_default_str();
    play->add_option("-o,--output", output_, QT_TRANSLATE_NOOP("Engine", "Where to write the record"))
        ->required()
        ->type_name("GAME");
    play->callback([this] { action_ = [this] { return playGame(game_, players_, output_, json_); }; });
}

void CommandLine::addReplay() {
    CLI::App* replay =
        verb("replay", QT_TRANSLATE_NOOP("Engine", "Check a record move by move and print the result"));
    replay->add_option("GAME", input_, QT_TRANSLATE_NOOP("Engine", "Game record"))->required();
    replay
        ->add_option("--legal", legalAfter_,
                     QT_TRANSLATE_NOOP("Engine", "List the legal moves after the first K moves instead, one "
                                                 "per line, as a record writes them"))
        ->type_name("K");
    replay->callback([this] { action_ = [this] { return replayRecord(input_, legalAfter_, json_); }; });
}

void CommandLine::addExport() {
    CLI::App* sub = verb(
        "export",
        QT_TRANSLATE_NOOP("Engine", "Export a tile set, a map or a moment of a game for other programs"));
    addExportOptions(*sub, export_, words_);
    sub->callback([this] { action_ = [this] { return exportFile(export_, json_); }; });
}

void CommandLine::addImport() {
    CLI::App* sub =
        verb("import", QT_TRANSLATE_NOOP("Engine", "Import a table of tiles (CSV) from a spreadsheet"));
    addImportOptions(*sub, import_);
    sub->callback([this] { action_ = [this] { return importTable(import_, json_); }; });
}

void CommandLine::addPerft() {
    CLI::App* perft =
        verb("perft", QT_TRANSLATE_NOOP("Engine", "Count the legal move sequences of each length"));
    addGameOptions(*perft, game_);
    perft->add_option("--players", playerCount_, QT_TRANSLATE_NOOP("Engine", "Number of players"))
        ->capture_default_str();
    perft->add_option("--depth", depth_, QT_TRANSLATE_NOOP("Engine", "Longest sequence"))
        ->capture_default_str()
        ->check(CLI::Range(1, 8));
    perft->callback([this] { action_ = [this] { return countMoves(game_, playerCount_, depth_, json_); }; });
}

void CommandLine::addPlaytest() {
    CLI::App* playtest = verb(
        "playtest",
        QT_TRANSLATE_NOOP("Engine", "Play many games with bots and report the figures with their intervals"));
    addGameOptions(*playtest, playtest_.game);
    playtest
        ->add_option("--players", playtest_.players,
                     QT_TRANSLATE_NOOP("Engine", "Bots; each sits in every seat equally often"))
        ->delimiter(',')
        ->capture_default_str();
    playtest->add_option("--games", playtest_.games, QT_TRANSLATE_NOOP("Engine", "Number of games, at least"))
        ->capture_default_str()
        ->check(CLI::Range(1, 100'000'000));
    addThreads(*playtest, playtest_.threads);
    playtest
        ->add_option(
            "--shard", playtest_.shard,
            QT_TRANSLATE_NOOP("Engine", "Only part i of n, counted from 1; merge combines the parts"))
        ->type_name("I/N");
    playtest->add_flag("--resume", playtest_.resume, QT_TRANSLATE_NOOP("Engine", "Continue from the report"));
    playtest
        ->add_option("--records", playtest_.records,
                     QT_TRANSLATE_NOOP("Engine", "Folder for records of notable games"))
        ->type_name("DIR");
    addCheck(*playtest, playtest_.check);
    playtest
        ->add_option("-o,--output", playtest_.output,
                     QT_TRANSLATE_NOOP("Engine", "Where to write the report; a page if it ends in .html"))
        ->required()
        ->type_name("REPORT");
    playtest->callback([this] { action_ = [this] { return runPlaytest(playtest_, json_); }; });
}

void CommandLine::addMerge() {
    CLI::App* merge =
        verb("merge", QT_TRANSLATE_NOOP("Engine", "Combine the parts of one playtest, or of one study"));
    merge->add_option("SHARD", files_, QT_TRANSLATE_NOOP("Engine", "Reports of the parts, in any order"))
        ->required();
    merge
        ->add_option("-o,--output", output_,
                     QT_TRANSLATE_NOOP("Engine", "Where to write the report; a page if it ends in .html"))
        ->required()
        ->type_name("REPORT");
    merge->callback([this] {
        action_ = [this] {
            const bool isStudy = formatOf(read(files_.front())) == "tilewright-study-report";
            return isStudy ? mergeStudies(files_, output_, json_) : mergePlaytests(files_, output_, json_);
        };
    });
}

void CommandLine::addFigures() {
    CLI::App* figures =
        verb("figures", QT_TRANSLATE_NOOP("Engine", "Evaluate games that people played: figures, compared "
                                                    "with those of bots, ratings, answers and comments"));
    addFiguresOptions(*figures, figures_);
    figures->callback([this] { action_ = [this] { return reportPeoplesGames(figures_, json_); }; });
}

void CommandLine::addCompare() {
    CLI::App* compare =
        verb("compare", QT_TRANSLATE_NOOP("Engine", "Compare two sets, boards or options, stack by stack, "
                                                    "until it is clear whether a figure differs"));
    addCompareOptions(*compare, compare_);
    compare->callback([this] { action_ = [this] { return comparePlaytests(compare_, json_); }; });
}

void CommandLine::addStudy() {
    CLI::App* study =
        verb("study", QT_TRANSLATE_NOOP("Engine",
                                        "Play every combination of a study's values and show which meets its "
                                        "goals best"));
    addStudyOptions(*study, study_);
    study->callback([this] { action_ = [this] { return runStudy(study_, json_); }; });
}

void CommandLine::addTune() {
    CLI::App* tune =
        verb("tune", QT_TRANSLATE_NOOP("Engine", "Vary a tile set in search of one that meets the goals"));
    addTuneOptions(*tune, tune_);
    tune->callback([this] { action_ = [this] { return tuneSet(tune_, json_); }; });
}

void CommandLine::addSheet() {
    CLI::App* sheet = verb("sheet", QT_TRANSLATE_NOOP("Engine", "Print sheets of a tile set"));
    addSheetOptions(*sheet, sheet_, words_);
    sheet->callback([this] { action_ = [this] { return writeSheets(sheet_, json_); }; });
}

void CommandLine::addThumbnail() {
    CLI::App* sub = verb("thumbnail", QT_TRANSLATE_NOOP("Engine", "Draw a small picture of a tile set, a map "
                                                                  "or the end of a game"));
    sub->add_option("FILE", thumbnail_.file, QT_TRANSLATE_NOOP("Engine", "Tile set, map or game record"))
        ->required();
    sub->add_option("-s,--size", thumbnail_.size,
                    QT_TRANSLATE_NOOP("Engine", "Pixels along the longer side, at most"))
        ->capture_default_str()
        ->check(CLI::Range(16, 1024));
    sub->add_option("-o,--output", thumbnail_.output, QT_TRANSLATE_NOOP("Engine", "Where to write the PNG"))
        ->required()
        ->type_name("PNG");
    sub->callback([this] { action_ = [this] { return writeThumbnail(thumbnail_, json_); }; });
}

} // namespace tilewright::cli
