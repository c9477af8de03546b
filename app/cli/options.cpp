#include "app/cli/options.h"

#include "editor/exchange/exchange_format.h"
#include "engine/tileset/family.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <thread>

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

/// `compare` takes two, the others one.
void addVariant(CLI::App& verb, std::optional<std::string>& variant) {
    verb.add_option("--variant", variant,
                    "A variant of the rules that the tile set carries (default: its first; '' for none)")
        ->type_name("NAME");
}

void addGameOptionsButVariant(CLI::App& verb, GameArguments& arguments) {
    verb.add_option("--ruleset", arguments.ruleset, "Rules (default: those of the tile set)")
        ->type_name("NAME");
    verb.add_option("--tileset", arguments.tileSets,
                    "Tile set (default: a bundled one); several are shuffled together")
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
                    "A mark to remove from all tiles: tower, dragon, volcano or portal; may be repeated")
        ->allow_extra_args(false)
        ->type_name("MARK");
}

} // namespace

void addGameOptions(CLI::App& verb, GameArguments& arguments) {
    addGameOptionsButVariant(verb, arguments);
    addVariant(verb, arguments.variant);
}

void addGenerateOptions(CLI::App& verb, GenerateArguments& arguments) {
    std::vector<std::string> families;
    for (const TileFamily* family : tileFamilies())
        families.emplace_back(family->id());
    verb.add_option("--ruleset", arguments.ruleset, "Rules that the tiles are for")
        ->capture_default_str()
        ->check(CLI::IsMember(families));
    verb.add_option("--tiles", arguments.tiles,
                    "Total number of tiles, copies included (176, or 72 for a landscape)");
    verb.add_option("--seed", arguments.seed, "Seed")->capture_default_str()->check(seedNumber());
    verb.add_option("--name", arguments.name, "Name of the set")->capture_default_str();
    verb.add_option("-o,--output", arguments.output, "Where to write the set")->required()->type_name("SET");

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

int defaultThreads() {
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

void addThreads(CLI::App& verb, int& threads) {
    threads = defaultThreads();
    verb.add_option("--threads", threads, "Threads; the figures are the same for any number")
        ->default_str("number of cores")
        ->check(CLI::Range(1, 1024));
}

void addCheck(CLI::App& verb, playtest::CheckSettings& check) {
    verb.add_option("--check", check.bot,
                    "A stronger bot that plays some of the same games, to tell which figures hold")
        ->type_name("BOT");
    verb.add_option("--check-games", check.games, "Number of games of the check, at most")
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000'000));
}

void addCompareOptions(CLI::App& verb, CompareArguments& arguments) {
    verb.add_option("A", arguments.a, "Tile set, map or playtest report");
    verb.add_option("B", arguments.b, "Another of its kind");
    addGameOptionsButVariant(verb, arguments.game);
    verb.add_option("--variant", arguments.variants,
                    "A variant of the rules that the tile set carries; given twice: that of A and that of B")
        ->allow_extra_args(false)
        ->type_name("NAME");
    verb.add_option("--option-a", arguments.optionsA, "A rule option of A only; may be repeated")
        ->type_name("NAME=VALUE");
    verb.add_option("--option-b", arguments.optionsB, "A rule option of B only; may be repeated")
        ->type_name("NAME=VALUE");
    verb.add_option("--without-b", arguments.withoutB,
                    "A mark to remove from the tiles of B only: tower plays without the dungeon")
        ->allow_extra_args(false)
        ->type_name("MARK");
    verb.add_option("--players", arguments.players, "Bots; each sits in every seat equally often")
        ->delimiter(',')
        ->capture_default_str();
    verb.add_option("--figure", arguments.figure,
                    "The figure to compare, by its name in reports (default: end/escape if games can end "
                    "that way, else points/mean)");
    verb.add_option("--margin", arguments.margin,
                    "Smallest difference that matters (default: 0.05 for a share, else 5 % of A)")
        ->check(CLI::Range(0.0, 1e9));
    verb.add_option("--alpha", arguments.alpha, "Risk of finding a difference that isn't there")
        ->capture_default_str()
        ->check(CLI::Range(0.0001, 0.5));
    verb.add_option("--beta", arguments.beta, "Risk of missing a difference as large as the margin")
        ->capture_default_str()
        ->check(CLI::Range(0.0001, 0.5));
    verb.add_option("--games", arguments.games, "Games of each, at most about")
        ->capture_default_str()
        ->check(CLI::Range(1, 100'000'000));
    verb.add_option("--batch", arguments.batch, "Games of each between two interim tests")
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000'000));
    addThreads(verb, arguments.threads);
    verb.add_flag("--resume", arguments.resume, "Continue the comparison");
    verb.add_option("-o,--output", arguments.output, "Where to write the comparison as JSON")
        ->type_name("REPORT");
}

void addStudyOptions(CLI::App& verb, StudyArguments& arguments) {
    verb.add_option("STUDY", arguments.study,
                    "A file, or a bundled study: beneath/tiles-and-colours.study.json")
        ->required();
    verb.add_option("--games", arguments.games, "Games of each combination (default: as in the study)")
        ->check(CLI::Range(2, 10'000'000));
    addCheck(verb, arguments.check);
    addThreads(verb, arguments.threads);
    verb.add_flag("--resume", arguments.resume, "Continue from the report");
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
        for (const OptionSpec& option : format->options()) {
            text.append("\n    ").append(option.name).append(": ").append(option.label.english());
            if (option.type == OptionSpec::Type::Integer)
                text.append(", ")
                    .append(std::to_string(option.minimum))
                    .append(" to ")
                    .append(std::to_string(option.maximum))
                    .append(" (")
                    .append(option.defaultValue.dump())
                    .append(")");
            const char* between = ", ";
            for (const std::string& choice : option.choices) {
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
                    "The tile set of a map (default: a bundled one); several are combined")
        ->allow_extra_args(false)
        ->type_name("FILE");
    verb.add_option("--map", arguments.map,
                    "The board that a set is played on, for tts and vassal (default: a bundled one)")
        ->type_name("FILE");
    addVariant(verb, arguments.variant);
    verb.add_option("--after", arguments.after,
                    "Of a game: the moment after the first K moves (default: all)")
        ->type_name("K");
    verb.add_option("--option", arguments.options, "An option of the format; may be repeated")
        ->type_name("NAME=VALUE");
    verb.add_option_function<std::string>(
            "--tile-pixels",
            [&arguments](const std::string& pixels) { arguments.options.push_back("pixels=" + pixels); },
            "Pixels of a tile's side, the same as --option pixels=N; 0 is automatic: 100, or fewer where the "
            "picture would have more than 64 megapixels")
        ->type_name("N");
    verb.add_flag("--force", arguments.force, "Overwrite files in the folder that have different content");
    verb.add_flag("--list", arguments.list, "List the files that would be written, and write nothing");
    verb.add_option("-o,--output", arguments.output, "A folder, or a file name if only one file is written")
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
    verb.add_option("--into", arguments.into,
                    "The set to import into (default: the output file if it exists, else a new set)")
        ->type_name("SET");
    verb.add_flag("--remove-missing", arguments.removeMissing, "Remove tiles that are not in the table");
    verb.add_flag("--list", arguments.list, "List what would change, and write nothing");
    verb.add_option("-o,--output", arguments.output, "Where to write the set")->required()->type_name("SET");
}

void addTuneOptions(CLI::App& verb, TuneArguments& arguments) {
    addGameOptions(verb, arguments.game);
    verb.add_option("--goal", arguments.goals,
                    "FIGURE=MIN..MAX, one of the two numbers may be left out; may be repeated")
        ->required()
        ->type_name("GOAL");
    verb.add_option("--players", arguments.players, "Bots; each sits in every seat equally often")
        ->delimiter(',')
        ->capture_default_str();
    verb.add_option("--tiles", arguments.tiles,
                    "Limits of the number of tiles (default: the set's, plus or minus 20 %)")
        ->type_name("MIN..MAX");
    verb.add_option("--colours", arguments.colours, "Limits of the number of pick colours (default: 4..8)")
        ->type_name("MIN..MAX");
    verb.add_option("--open", arguments.open, "Limits of the share of open doors (default: unchanged)")
        ->type_name("MIN..MAX");
    verb.add_option("--weight-factor", arguments.weightFactor,
                    "Factor by which a configuration may become more or less frequent; 1 keeps them")
        ->capture_default_str()
        ->check(CLI::Range(1.0, 100.0));
    verb.add_option("--candidates", arguments.candidates, "Sets to try")
        ->capture_default_str()
        ->check(CLI::Range(1, 10'000));
    verb.add_option("--games", arguments.games,
                    "Games of each in the first round; the best third plays three times as "
                    "many in the next")
        ->capture_default_str()
        ->check(CLI::Range(2, 1'000'000));
    addThreads(verb, arguments.threads);
    verb.add_flag("--resume", arguments.resume, "Continue the search");
    verb.add_option("--report", arguments.report, "Where to write what changed, as JSON")
        ->type_name("REPORT");
    verb.add_flag("--force", arguments.force, "Overwrite an existing file");
    verb.add_option("-o,--output", arguments.output, "Where to write the set")->required()->type_name("SET");
}

} // namespace tilewright::cli
