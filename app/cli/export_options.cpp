#include "app/cli/verb_options.h"
#include "editor/output/formats/exchange_format.h"

#include <CLI/CLI.hpp>

namespace tilewright::cli {

namespace {

/// A line for each format: its description and options.
std::string aboutFormats(const Translator& words) {
    std::string text = words(QT_TRANSLATE_NOOP("Engine", "Formats and their options (--option NAME=VALUE):"));
    for (const exchange::Format* format : exchange::formats()) {
        text.append("\n  ").append(format->name()).append(": ").append(words(format->title()));
        for (const OptionSpec& option : format->options()) {
            text.append("\n    ").append(option.name).append(": ").append(words(option.label));
            if (option.type == OptionSpec::Type::Integer)
                text.append(", ").append(
                    words({QT_TRANSLATE_NOOP("Engine", "%1 to %2 (%3)"),
                           {option.minimum, option.maximum, option.defaultValue.dump()}}));
            const std::string or_ = ' ' + words(QT_TRANSLATE_NOOP("Engine", "or")) + ' ';
            for (const std::string& choice : option.choices)
                text.append(&choice == &option.choices.front() ? ", " : or_).append(choice);
            if (option.required)
                text.append(", ").append(
                    words({QT_TRANSLATE_NOOP("Engine", "such as %1"), {option.example}}));
        }
    }
    return text;
}

void addPageOptions(CLI::App& verb, ExportArguments& arguments) {
    constexpr const char* pages = QT_TRANSLATE_NOOP("Engine", "Web pages (--to html)");
    verb.add_option("--ruleset", arguments.page.ruleset,
                    QT_TRANSLATE_NOOP("Engine", "Rules (default: those of the tile set)"))
        ->type_name("NAME")
        ->group(pages);
    verb.add_option("--title", arguments.page.title,
                    QT_TRANSLATE_NOOP("Engine", "Heading of the page (default: the name of the set)"))
        ->type_name("TEXT")
        ->group(pages);
    verb.add_option_function<std::string>(
            "--language",
            [&arguments](const std::string& word) { arguments.options.push_back("language=" + word); },
            QT_TRANSLATE_NOOP("Engine",
                              "Language in which the page starts, such as de (default: that of the browser)"))
        ->type_name("LANGUAGE")
        ->group(pages);
    verb.add_option("--question", arguments.page.questions,
                    QT_TRANSLATE_NOOP(
                        "Engine", "A question that players are asked at the end; may be given five times"))
        ->allow_extra_args(false)
        ->type_name("TEXT")
        ->group(pages);
    verb.add_option(
            "--player", arguments.page.player,
            QT_TRANSLATE_NOOP(
                "Engine",
                "The page without a game (default: TILEWRIGHT_PLAYER in the environment, else the one "
                "installed with the program or built by ./dev web)"))
        ->type_name("FILE")
        ->group(pages);
}

void addTableOptions(CLI::App& verb, ExportArguments& arguments) {
    verb.add_flag_callback(
        "--local", [&arguments] { arguments.options.emplace_back("links=local"); },
        QT_TRANSLATE_NOOP("Engine", "For tts: images come from the folder of the export instead of a server, "
                                    "the same as --option links=local"));
    verb.add_option_function<std::string>(
            "--earlier",
            [&arguments](const std::string& file) { arguments.options.push_back("earlier=" + file); },
            QT_TRANSLATE_NOOP("Engine", "For tts: the .json file of an earlier export, whose addresses stay, "
                                        "the same as --option earlier=FILE"))
        ->type_name("FILE");
}

} // namespace

void addExportOptions(CLI::App& verb, ExportArguments& arguments, const Translator& words) {
    std::vector<std::string> names;
    for (const exchange::Format* format : exchange::formats())
        names.emplace_back(format->name());
    verb.add_option("FILE", arguments.file, QT_TRANSLATE_NOOP("Engine", "Tile set, map or game record"))
        ->required();
    verb.add_option("--to", arguments.format, QT_TRANSLATE_NOOP("Engine", "Format"))
        ->capture_default_str()
        ->check(CLI::IsMember(names));
    verb.add_option("--tileset", arguments.tileSets,
                    QT_TRANSLATE_NOOP("Engine",
                                      "The tile set of a map (default: a bundled one); several are combined"))
        ->allow_extra_args(false)
        ->type_name("FILE");
    verb.add_option(
            "--map", arguments.map,
            QT_TRANSLATE_NOOP(
                "Engine",
                "The board that a set is played on, for tts, vassal and html (default: a bundled one)"))
        ->type_name("FILE");
    addVariant(verb, arguments.variant);
    verb.add_option(
            "--after", arguments.after,
            QT_TRANSLATE_NOOP("Engine", "Of a game: the moment after the first K moves (default: all)"))
        ->type_name("K");
    verb.add_option("--option", arguments.options,
                    QT_TRANSLATE_NOOP(
                        "Engine", "An option of the format, or for html also of the rules; may be repeated"))
        ->type_name("NAME=VALUE");
    addPageOptions(verb, arguments);
    verb.add_option_function<std::string>(
            "--tile-pixels",
            [&arguments](const std::string& pixels) { arguments.options.push_back("pixels=" + pixels); },
            QT_TRANSLATE_NOOP("Engine",
                              "Pixels of a tile's side, the same as --option pixels=N; 0 is automatic: 100, "
                              "or fewer if the picture would have more than 64 megapixels"))
        ->type_name("N");
    addTableOptions(verb, arguments);
    verb.add_flag("--force", arguments.force,
                  QT_TRANSLATE_NOOP("Engine", "Overwrite files in the folder that have different content"));
    verb.add_flag(
        "--remove-leftovers", arguments.removeLeftovers,
        QT_TRANSLATE_NOOP("Engine", "Remove the pages and pieces that an earlier run left in the folder"));
    verb.add_flag("--list", arguments.list,
                  QT_TRANSLATE_NOOP("Engine", "List the files that would be written, and write nothing"));
    verb.add_option("-o,--output", arguments.output,
                    QT_TRANSLATE_NOOP("Engine", "A folder, or a file name if only one file is written"))
        ->required()
        ->type_name("OUT");
    verb.footer([&words] {
        return aboutFormats(words) + '\n' + words(QT_TRANSLATE_NOOP("Engine", "Examples:")) +
               "\n  tilewright export my.game.json --to png -o end.png"
               "\n  tilewright export my.tileset.json --to html -o page"
               "\n  tilewright export my.tileset.json --to html --variant Quick --language fr --question "
               "\"Was it "
               "too long?\" -o page.html";
    });
}

} // namespace tilewright::cli
