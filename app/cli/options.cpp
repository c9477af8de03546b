#include "app/cli/options.h"

#include "editor/exchange/exchange_format.h"
#include "engine/tileset/family.h"

#include <CLI/CLI.hpp>

#include <charconv>
#include <cstdint>

namespace tilewright::cli {

namespace {

/// With its own message: the library's has the range as numbers with hundreds of digits.
CLI::Validator seedNumber() {
    return {[](const std::string& text) {
                std::uint64_t seed = 0;
                const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
                return error == std::errc() && end == text.data() + text.size()
                           ? std::string()
                           : "found " + text + ", expected a whole number from 0 to 18446744073709551615";
            },
            "", "seed"};
}

} // namespace

void addGameOptions(CLI::App& verb, GameArguments& arguments) {
    verb.add_option("--ruleset", arguments.ruleset, "Rules (default: those of the tile set)")
        ->type_name("NAME");
    verb.add_option("--tileset", arguments.tileSets,
                    "Tile set (default: a bundled one); several are played as one")
        ->allow_extra_args(false)
        ->type_name("FILE");
    verb.add_option("--map", arguments.map, "Board, or start map (default: a bundled one)")
        ->type_name("FILE");
    verb.add_option("--seed", arguments.seed, "Seed of the stack and the bots")
        ->capture_default_str()
        ->check(seedNumber());
    verb.add_option("--option", arguments.options, "A rule option, name=value; may be repeated")
        ->type_name("NAME=VALUE");
    verb.add_option("--without", arguments.without,
                    "A mark that is taken off all tiles: tower, dragon, volcano or portal; may be repeated")
        ->allow_extra_args(false)
        ->type_name("MARK");
}

void addGenerateOptions(CLI::App& verb, GenerateArguments& arguments) {
    std::vector<std::string> families;
    for (const TileFamily* family : tileFamilies())
        families.emplace_back(family->id());
    verb.add_option("--ruleset", arguments.ruleset, "What the tiles are for")
        ->capture_default_str()
        ->check(CLI::IsMember(families));
    verb.add_option("--tiles", arguments.tiles, "Copies of all tiles together (176, or 72 of a landscape)");
    verb.add_option("--seed", arguments.seed, "Seed")->capture_default_str()->check(seedNumber());
    verb.add_option("--name", arguments.name, "Name of the set")->capture_default_str();
    verb.add_option("-o,--output", arguments.output, "Where to write it")->required()->type_name("SET");

    constexpr const char* beneath = "Beneath";
    verb.add_option("--colours", arguments.colours, "Pick colours, from blue on (8)")->group(beneath);
    verb.add_option("--weights", arguments.weights,
                    "Weights of dead end, straight, corner, T and cross: 8,32,48,56,32")
        ->delimiter(',')
        ->expected(5)
        ->group(beneath);
    verb.add_option("--open", arguments.open, "Share of open doors among all passages (0.1)")->group(beneath);
    verb.add_option("--special", arguments.special, "Share of special doors (0.02)")->group(beneath);

    constexpr const char* landscape = "Landscape";
    verb.add_option("--edges", arguments.edges, "Weights of city, road and field among all sides: 79,94,115")
        ->delimiter(',')
        ->expected(3)
        ->group(landscape);
    verb.add_option("--cloisters", arguments.cloisters,
                    "Share of tiles with a cloister, among those with room for one (0.5)")
        ->group(landscape);
    verb.add_option("--joined", arguments.joined,
                    "Share of tiles whose two or three city sides are one city (0.7)")
        ->group(landscape);
    verb.add_option("--pennants", arguments.pennants,
                    "Share of cities with a pennant, among those of two sides or more (0.4)")
        ->group(landscape);
}

void addThreads(CLI::App& verb, int& threads) {
    verb.add_option("--threads", threads, "Threads; the figures are the same for any number")
        ->capture_default_str()
        ->check(CLI::Range(1, 1024));
}

void addCompareOptions(CLI::App& verb, CompareArguments& arguments) {
    verb.add_option("A", arguments.a, "Tile set, map or playtest report");
    verb.add_option("B", arguments.b, "Another of its kind");
    addGameOptions(verb, arguments.game);
    verb.add_option("--option-a", arguments.optionsA, "A rule option of A alone; may be repeated")
        ->type_name("NAME=VALUE");
    verb.add_option("--option-b", arguments.optionsB, "A rule option of B alone; may be repeated")
        ->type_name("NAME=VALUE");
    verb.add_option("--without-b", arguments.withoutB,
                    "A mark that is taken off the tiles of B alone: tower plays without the dungeon")
        ->allow_extra_args(false)
        ->type_name("MARK");
    verb.add_option("--players", arguments.players, "Bots; every one sits at every seat")
        ->delimiter(',')
        ->capture_default_str();
    verb.add_option(
        "--figure", arguments.figure,
        "What decides, as reports name it; if not told, end/escape where games can end so, else points/mean");
    verb.add_option("--margin", arguments.margin,
                    "The least difference worth knowing (default: 0.05 of a share, else a twentieth of A)")
        ->check(CLI::Range(0.0, 1e9));
    verb.add_option("--alpha", arguments.alpha, "Risk to claim a difference that isn't there")
        ->capture_default_str()
        ->check(CLI::Range(0.0001, 0.5));
    verb.add_option("--beta", arguments.beta, "Risk to overlook one of the margin")
        ->capture_default_str()
        ->check(CLI::Range(0.0001, 0.5));
    verb.add_option("--games", arguments.games, "At most about so many games of each")
        ->capture_default_str()
        ->check(CLI::Range(1, 100'000'000));
    verb.add_option("--batch", arguments.batch, "Games of each between two looks")
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000'000));
    addThreads(verb, arguments.threads);
    verb.add_flag("--resume", arguments.resume, "Go on where the comparison leaves off");
    verb.add_option("-o,--output", arguments.output, "Where to write the comparison as JSON")
        ->type_name("REPORT");
}

void addStudyOptions(CLI::App& verb, StudyArguments& arguments) {
    verb.add_option("STUDY", arguments.study,
                    "A file, or a bundled study: beneath/tiles-and-colours.study.json")
        ->required();
    verb.add_option("--games", arguments.games, "Games of each point (default: as the study says)")
        ->check(CLI::Range(2, 10'000'000));
    addThreads(verb, arguments.threads);
    verb.add_flag("--resume", arguments.resume, "Go on where the report leaves off");
    verb.add_option("-o,--output", arguments.output, "Where to write the report")
        ->required()
        ->type_name("REPORT");
}

namespace {

/// A line for each format: its description and options.
std::string aboutFormats() {
    std::string text = "Formats and their options (--option NAME=VALUE):";
    for (const exchange::Format* format : exchange::formats()) {
        text.append("\n  ").append(format->name()).append(": ").append(format->title().english());
        for (const exchange::OptionSpec& option : format->options()) {
            text.append("\n    ").append(option.name).append(": ").append(option.label.english());
            if (option.type == exchange::OptionSpec::Type::Integer)
                text.append(", ")
                    .append(std::to_string(option.minimum))
                    .append(" to ")
                    .append(std::to_string(option.maximum))
                    .append(" (")
                    .append(std::to_string(option.defaultNumber))
                    .append(")");
            const char* between = ", ";
            for (const char* choice : option.choices) {
                text.append(between).append(choice);
                between = " or ";
            }
            if (option.required)
                text.append(", such as ").append(option.example);
        }
    }
    return text;
}

} // namespace

void addExportOptions(CLI::App& verb, ExportArguments& arguments) {
    std::vector<std::string> names;
    for (const exchange::Format* format : exchange::formats())
        names.emplace_back(format->name());
    verb.add_option("FILE", arguments.file, "Tile set, map or game record")->required();
    verb.add_option("--to", arguments.format, "Format")->capture_default_str()->check(CLI::IsMember(names));
    verb.add_option("--tileset", arguments.tileSets,
                    "The set of a map (default: a bundled one); several are taken as one")
        ->allow_extra_args(false)
        ->type_name("FILE");
    verb.add_option("--map", arguments.map,
                    "The board that a set is played on, for tts and vassal (default: a bundled one)")
        ->type_name("FILE");
    verb.add_option("--after", arguments.after,
                    "Of a game: the moment after the first K moves (default: all)")
        ->type_name("K");
    verb.add_option("--option", arguments.options, "An option of the format; may be repeated")
        ->type_name("NAME=VALUE");
    verb.add_flag("--force", arguments.force, "Write over files in the folder that have other content");
    verb.add_flag("--list", arguments.list, "Tell which files would be written, and write none");
    verb.add_option("-o,--output", arguments.output, "A folder; where one file is written, also its name")
        ->required()
        ->type_name("OUT");
    verb.footer(aboutFormats());
}

void addImportOptions(CLI::App& verb, ImportArguments& arguments) {
    verb.add_option(
            "CSV", arguments.table,
            "A table with the columns id, count, north, east, south, west, notes; features and more of "
            "landscape tiles")
        ->required();
    verb.add_option(
            "--into", arguments.into,
            "The set that it is taken over into (default: what -o names, if that is there; else a new one)")
        ->type_name("SET");
    verb.add_flag("--remove-missing", arguments.removeMissing, "Remove tiles that the table lacks");
    verb.add_flag("--list", arguments.list, "Tell what would change, and write nothing");
    verb.add_option("-o,--output", arguments.output, "Where to write the set")->required()->type_name("SET");
}

void addTuneOptions(CLI::App& verb, TuneArguments& arguments) {
    addGameOptions(verb, arguments.game);
    verb.add_option("--goal", arguments.goals,
                    "FIGURE=LEAST..MOST, one of them may be left out; may be repeated")
        ->required()
        ->type_name("GOAL");
    verb.add_option("--players", arguments.players, "Bots; every one sits at every seat")
        ->delimiter(',')
        ->capture_default_str();
    verb.add_option("--tiles", arguments.tiles, "Limits (default: a fifth more or less than the set has)")
        ->type_name("LEAST..MOST");
    verb.add_option("--colours", arguments.colours, "Limits (default: 4..8)")->type_name("LEAST..MOST");
    verb.add_option("--open", arguments.open, "Limits of the share of open doors (default: as it is)")
        ->type_name("LEAST..MOST");
    verb.add_option("--weight-factor", arguments.weightFactor,
                    "Configurations become up to so many times more or less frequent; 1 keeps them")
        ->capture_default_str()
        ->check(CLI::Range(1.0, 100.0));
    verb.add_option("--candidates", arguments.candidates, "Sets to try")
        ->capture_default_str()
        ->check(CLI::Range(1, 10'000));
    verb.add_option("--games", arguments.games,
                    "Games of each in the first round; the best third has thrice as "
                    "many in the next")
        ->capture_default_str()
        ->check(CLI::Range(2, 1'000'000));
    addThreads(verb, arguments.threads);
    verb.add_flag("--resume", arguments.resume, "Go on where the search was stopped");
    verb.add_option("--report", arguments.report, "Where to write what changed, as JSON")
        ->type_name("REPORT");
    verb.add_flag("--force", arguments.force, "Write over a file that is there");
    verb.add_option("-o,--output", arguments.output, "Where to write the set")->required()->type_name("SET");
}

} // namespace tilewright::cli
