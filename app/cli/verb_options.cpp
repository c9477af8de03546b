#include "app/cli/verb_options.h"

#include "engine/model/set_generator.h"
#include "engine/model/tile_family.h"

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

void addGameOptionsButVariant(CLI::App& verb, GameArguments& arguments) {
    verb.add_option("--ruleset", arguments.ruleset,
                    QT_TRANSLATE_NOOP("Engine", "Rules (default: those of the tile set)"))
        ->type_name("NAME");
    verb.add_option(
            "--tileset", arguments.tileSets,
            QT_TRANSLATE_NOOP("Engine", "Tile set (default: a bundled one); several are shuffled together"))
        ->allow_extra_args(false)
        ->type_name("FILE");
    verb.add_option("--map", arguments.map,
                    QT_TRANSLATE_NOOP("Engine", "Board, or start map (default: a bundled one)"))
        ->type_name("FILE");
    verb.add_option("--seed", arguments.seed, QT_TRANSLATE_NOOP("Engine", "Seed of the stack and the bots"))
        ->capture_default_str()
        ->check(seedNumber());
    verb.add_option("--option", arguments.options,
                    QT_TRANSLATE_NOOP("Engine", "A rule option, name=value; may be repeated"))
        ->type_name("NAME=VALUE");
    verb.add_option("--without", arguments.without,
                    QT_TRANSLATE_NOOP(
                        "Engine",
                        "A mark to remove from all tiles: tower, dragon, volcano or portal; may be repeated"))
        ->allow_extra_args(false)
        ->type_name("MARK");
}

} // namespace

void addVariant(CLI::App& verb, std::optional<std::string>& variant) {
    verb.add_option(
            "--variant", variant,
            QT_TRANSLATE_NOOP(
                "Engine",
                "A variant of the rules that the tile set contains (default: its first; '' for none)"))
        ->type_name("NAME");
}

void addGameOptions(CLI::App& verb, GameArguments& arguments) {
    addGameOptionsButVariant(verb, arguments);
    addVariant(verb, arguments.variant);
}

namespace {

/// An option whose value becomes that of a field in `given`.
CLI::Option* addField(CLI::App& verb, const SpecificationField& field, Json& given) {
    const std::string option = "--" + std::string(field.option);
    const auto take = [&given, name = std::string(field.name)](const auto& value) { given[name] = value; };
    switch (field.type) {
    case SpecificationField::Type::Count:
        return verb.add_option_function<int>(option, take, field.explanation);
    case SpecificationField::Type::Share:
        return verb.add_option_function<double>(option, take, field.explanation);
    case SpecificationField::Type::Weights:
        break;
    }
    return verb.add_option_function<std::vector<double>>(option, take, field.explanation)
        ->delimiter(',')
        ->expected(static_cast<int>(field.parts.size()));
}

} // namespace

void addGenerateOptions(CLI::App& verb, GenerateArguments& arguments) {
    std::vector<std::string> families;
    for (const TileFamily* family : tileFamilies())
        families.emplace_back(family->id());
    verb.add_option("--ruleset", arguments.ruleset,
                    QT_TRANSLATE_NOOP("Engine", "Rules that the tiles are for"))
        ->capture_default_str()
        ->check(CLI::IsMember(families));
    verb.add_option_function<int>(
        "--tiles", [&given = arguments.given](int tiles) { given["tiles"] = tiles; },
        QT_TRANSLATE_NOOP("Engine", "Total number of tiles, copies included (176, or 72 for a landscape)"));
    verb.add_option("--seed", arguments.seed, QT_TRANSLATE_NOOP("Engine", "Seed"))
        ->capture_default_str()
        ->check(seedNumber());
    verb.add_option("--name", arguments.name, QT_TRANSLATE_NOOP("Engine", "Name of the set"))
        ->capture_default_str();
    verb.add_option("-o,--output", arguments.output, QT_TRANSLATE_NOOP("Engine", "Where to write the set"))
        ->required()
        ->type_name("SET");

    verb.add_option("--field", arguments.fields,
                    QT_TRANSLATE_NOOP("Engine", "NAME=VALUE, any number that studies can vary: towers=18, "
                                                "dragons=6, mostAlike=4; may be repeated"))
        ->type_name("FIELD");

    for (const TileFamily* family : tileFamilies())
        for (const SpecificationField& field : family->generator().fields())
            if (!field.option.empty())
                addField(verb, field, arguments.given)->group(family->label().source);
}

int defaultThreads() {
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

void addThreads(CLI::App& verb, int& threads) {
    threads = defaultThreads();
    verb.add_option("--threads", threads,
                    QT_TRANSLATE_NOOP("Engine", "Threads; their number doesn't change the figures"))
        ->default_str(QT_TRANSLATE_NOOP("Engine", "number of cores"))
        ->check(CLI::Range(1, 1024));
}

void addCheck(CLI::App& verb, playtest::CheckSettings& check) {
    verb.add_option(
            "--check", check.bot,
            QT_TRANSLATE_NOOP("Engine",
                              "A stronger bot that plays some of the same games, to tell which figures hold"))
        ->type_name("BOT");
    verb.add_option(
            "--check-games", check.games,
            QT_TRANSLATE_NOOP("Engine",
                              "Games of the check, at most; it ends earlier once each main figure is known"))
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000'000));
}

void addFiguresOptions(CLI::App& verb, FiguresArguments& arguments) {
    verb.add_option("GAME", arguments.games,
                    QT_TRANSLATE_NOOP("Engine",
                                      "Game records, or folders of them; only games of the same set, "
                                      "board, options and number of players are judged together"))
        ->required();
    verb.add_option(
            "--beside", arguments.beside,
            QT_TRANSLATE_NOOP("Engine", "Report of a playtest whose bots the people are compared with"))
        ->type_name("REPORT");
    verb.add_option(
            "--bot", arguments.bot,
            QT_TRANSLATE_NOOP("Engine", "Without a report: the bot that plays such games for comparison"))
        ->capture_default_str()
        ->type_name("NAME");
    verb.add_option("--bot-games", arguments.botGames,
                    QT_TRANSLATE_NOOP("Engine", "Number of its games, at least; 0 plays none"))
        ->capture_default_str()
        ->check(CLI::Range(0, 1'000'000));
    verb.add_option("--seed", arguments.seed, QT_TRANSLATE_NOOP("Engine", "Seed of its games"))
        ->capture_default_str();
    addThreads(verb, arguments.threads);
    verb.add_option("-o,--output", arguments.output,
                    QT_TRANSLATE_NOOP("Engine", "Where to write the report; a page if it ends in .html"))
        ->type_name("REPORT");
}

void addCompareOptions(CLI::App& verb, CompareArguments& arguments) {
    verb.add_option("A", arguments.a, QT_TRANSLATE_NOOP("Engine", "Tile set, map or playtest report"));
    verb.add_option("B", arguments.b, QT_TRANSLATE_NOOP("Engine", "Another of the same kind"));
    addGameOptionsButVariant(verb, arguments.game);
    verb.add_option(
            "--variant", arguments.variants,
            QT_TRANSLATE_NOOP(
                "Engine",
                "A variant of the rules that the tile set contains; given twice: that of A and that of B"))
        ->allow_extra_args(false)
        ->type_name("NAME");
    verb.add_option("--option-a", arguments.optionsA,
                    QT_TRANSLATE_NOOP("Engine", "A rule option of A only; may be repeated"))
        ->type_name("NAME=VALUE");
    verb.add_option("--option-b", arguments.optionsB,
                    QT_TRANSLATE_NOOP("Engine", "A rule option of B only; may be repeated"))
        ->type_name("NAME=VALUE");
    verb.add_option(
            "--without-b", arguments.withoutB,
            QT_TRANSLATE_NOOP(
                "Engine",
                "A mark to remove from the tiles of B only: removing tower plays without the dungeon"))
        ->allow_extra_args(false)
        ->type_name("MARK");
    verb.add_option("--players", arguments.players,
                    QT_TRANSLATE_NOOP("Engine", "Bots; each sits in every seat equally often"))
        ->delimiter(',')
        ->capture_default_str();
    // A bot against itself: nothing else differs.
    CLI::Option* const forbid =
        verb.add_option("--forbid", arguments.forbidden,
                        QT_TRANSLATE_NOOP(
                            "Engine", "Let the bot play against itself without a group of moves (“Place a "
                                      "follower”) or a kind of piece, on the same stacks; may be repeated"))
            ->allow_extra_args(false)
            ->type_name("GROUP");
    CLI::Option* const ladder =
        verb.add_option("--ladder", arguments.ladder,
                        QT_TRANSLATE_NOOP("Engine",
                                          "Let a search play against itself with twice its playouts, on "
                                          "the same stacks, and double again, this many times"))
            ->check(CLI::Range(1, 30))
            ->type_name("N");
    ladder->excludes(forbid);
    for (const char* other : {"A", "B", "--option-a", "--option-b", "--without-b"}) {
        forbid->excludes(verb.get_option(other));
        ladder->excludes(verb.get_option(other));
    }
    verb.add_option(
        "--figure", arguments.figure,
        QT_TRANSLATE_NOOP(
            "Engine", "The figure to compare, by its name in reports (default: what matters by these rules, "
                      "such as end/escape, points/mean, space-in/dungeon)"));
    verb.add_option(
            "--margin", arguments.margin,
            QT_TRANSLATE_NOOP("Engine",
                              "Smallest difference that matters (default: 0.05 for a share, else 5 % of A)"))
        ->check(CLI::Range(0.0, 1e9));
    verb.add_option("--alpha", arguments.alpha,
                    QT_TRANSLATE_NOOP("Engine", "Risk of finding a difference that isn't there"))
        ->capture_default_str()
        ->check(CLI::Range(0.0001, 0.5));
    verb.add_option("--beta", arguments.beta,
                    QT_TRANSLATE_NOOP("Engine", "Risk of missing a difference as large as the margin"))
        ->capture_default_str()
        ->check(CLI::Range(0.0001, 0.5));
    verb.add_option("--games", arguments.games,
                    QT_TRANSLATE_NOOP("Engine", "Games of each, approximate maximum"))
        ->capture_default_str()
        ->check(CLI::Range(1, 100'000'000));
    verb.add_option("--batch", arguments.batch,
                    QT_TRANSLATE_NOOP("Engine", "Games of each between two interim tests"))
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000'000));
    addThreads(verb, arguments.threads);
    verb.add_flag("--resume", arguments.resume, QT_TRANSLATE_NOOP("Engine", "Continue the comparison"));
    verb.add_option(
            "-o,--output", arguments.output,
            QT_TRANSLATE_NOOP(
                "Engine", "Where to write the comparison; a page with both side by side if it ends in .html"))
        ->type_name("REPORT");
}

void addStudyOptions(CLI::App& verb, StudyArguments& arguments) {
    verb.add_option(
            "STUDY", arguments.study,
            QT_TRANSLATE_NOOP("Engine", "A file, or a bundled study: beneath/tiles-and-colours.study.json"))
        ->required();
    verb.add_option("--games", arguments.games,
                    QT_TRANSLATE_NOOP("Engine", "Games of each combination (default: as in the study)"))
        ->check(CLI::Range(2, 10'000'000));
    verb.add_option("--shard", arguments.shard,
                    QT_TRANSLATE_NOOP("Engine",
                                      "Only every n-th combination from number i on, counted from 1; merge "
                                      "combines the parts"))
        ->type_name("I/N");
    addCheck(verb, arguments.check);
    addThreads(verb, arguments.threads);
    verb.add_flag("--resume", arguments.resume, QT_TRANSLATE_NOOP("Engine", "Continue from the report"));
    verb.add_option("-o,--output", arguments.output, QT_TRANSLATE_NOOP("Engine", "Where to write the report"))
        ->required()
        ->type_name("REPORT");
}

void addImportOptions(CLI::App& verb, ImportArguments& arguments) {
    verb.add_option(
            "CSV", arguments.table,
            QT_TRANSLATE_NOOP(
                "Engine",
                "A table with the columns id, count, north, east, south, west, notes; features and more of "
                "landscape tiles"))
        ->required();
    verb.add_option(
            "--into", arguments.into,
            QT_TRANSLATE_NOOP(
                "Engine", "The set to import into (default: the output file if it exists, else a new set)"))
        ->type_name("SET");
    verb.add_flag("--remove-missing", arguments.removeMissing,
                  QT_TRANSLATE_NOOP("Engine", "Remove tiles that are not in the table"));
    verb.add_option("--equal", arguments.equal,
                    QT_TRANSLATE_NOOP("Engine",
                                      "What happens to a new tile that equals a missing one in all but its "
                                      "id: rename gives that one the new id, add keeps both"))
        ->check(CLI::IsMember({"rename", "add"}));
    verb.add_flag("--list", arguments.list,
                  QT_TRANSLATE_NOOP("Engine", "List what would change, and write nothing"));
    verb.add_option("-o,--output", arguments.output, QT_TRANSLATE_NOOP("Engine", "Where to write the set"))
        ->required()
        ->type_name("SET");
}

void addTuneOptions(CLI::App& verb, TuneArguments& arguments) {
    addGameOptions(verb, arguments.game);
    verb.add_option("--goal", arguments.goals,
                    QT_TRANSLATE_NOOP(
                        "Engine",
                        "FIGURE=MIN..MAX or FIGURE=MIN..MAX:WEIGHT, one of the two ends may be left out; may "
                        "be repeated"))
        ->required()
        ->type_name("GOAL");
    verb.add_option("--players", arguments.players,
                    QT_TRANSLATE_NOOP("Engine", "Bots; each sits in every seat equally often"))
        ->delimiter(',')
        ->capture_default_str();
    verb.add_option("--tiles", arguments.tiles,
                    QT_TRANSLATE_NOOP(
                        "Engine", "Limits of the number of tiles (default: the set's, plus or minus 20 %)"))
        ->type_name("MIN..MAX");
    verb.add_option("--colours", arguments.colours,
                    QT_TRANSLATE_NOOP("Engine", "Limits of the number of pick colours (default: 4..8)"))
        ->type_name("MIN..MAX");
    verb.add_option("--open", arguments.open,
                    QT_TRANSLATE_NOOP("Engine", "Limits of the share of open doors (default: unchanged)"))
        ->type_name("MIN..MAX");
    verb.add_option("--limit", arguments.limits,
                    QT_TRANSLATE_NOOP("Engine", "FIELD=MIN..MAX, limits of any number that the generator of "
                                                "such sets takes: towers=0..20; may be repeated"))
        ->type_name("LIMIT");
    verb.add_option("--weight-factor", arguments.weightFactor,
                    QT_TRANSLATE_NOOP("Engine",
                                      "Factor by which a configuration or a kind of side may become more "
                                      "or less frequent; 1 keeps them"))
        ->capture_default_str()
        ->check(CLI::Range(1.0, 100.0));
    verb.add_option("--candidates", arguments.candidates, QT_TRANSLATE_NOOP("Engine", "Sets to try"))
        ->capture_default_str()
        ->check(CLI::Range(1, 10'000));
    verb.add_option("--games", arguments.games,
                    QT_TRANSLATE_NOOP("Engine",
                                      "Games of each in the first round; the best third plays three times as "
                                      "many in the next"))
        ->capture_default_str()
        ->check(CLI::Range(2, 1'000'000));
    addThreads(verb, arguments.threads);
    verb.add_option(
            "--minutes", arguments.minutes,
            QT_TRANSLATE_NOOP("Engine", "Stop after this many minutes, and write the best set so far"))
        ->check(CLI::Range(0.001, 100'000.0));
    verb.add_flag("--resume", arguments.resume, QT_TRANSLATE_NOOP("Engine", "Continue the search"));
    verb.add_option("--report", arguments.report,
                    QT_TRANSLATE_NOOP("Engine", "Where to write what changed, as JSON"))
        ->type_name("REPORT");
    verb.add_flag("--force", arguments.force, QT_TRANSLATE_NOOP("Engine", "Overwrite an existing file"));
    verb.add_option("-o,--output", arguments.output, QT_TRANSLATE_NOOP("Engine", "Where to write the set"))
        ->required()
        ->type_name("SET");
}

} // namespace tilewright::cli
