#include "app/cli/verb_options.h"
#include "engine/sheet/sheet_option.h"
#include "engine/sheet/specification.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cmath>
#include <memory>
#include <sstream>
#include <vector>

namespace tilewright::cli {

namespace {

using Pointer = Json::json_pointer;

[[noreturn]] void refuse(const std::string& option, const std::string& found, const std::string& expected) {
    throw CLI::ValidationError(option, "found " + found + ", expected " + expected);
}

std::vector<std::string> parts(const std::string& text, char separator) {
    std::vector<std::string> result;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, separator);)
        result.push_back(part);
    return result;
}

/// "; write 2.5 or 2x5" for 2,5: what a comma may have meant.
std::string commasMeant(const std::string& text) {
    const auto with = [&text](char instead) {
        std::string other = text;
        std::ranges::replace(other, ',', instead);
        return other;
    };
    const auto commas = std::ranges::count(text, ',');
    if (commas == 0)
        return {};
    if (text.find('x') != std::string::npos)
        return "; write " + with('.');
    return "; write " + (commas == 1 ? with('.') + " or " : "") + with('x');
}

double number(const std::string& option, const std::string& text, const std::string& expected) {
    double value = 0;
    if (!CLI::detail::lexical_cast(text, value))
        refuse(option, text, expected);
    return value;
}

constexpr const char* paperForms =
    QT_TRANSLATE_NOOP("Engine", "A5, A4, A3, Letter, Legal, Tabloid, or WIDTHxHEIGHT in mm");

/// Each option writes into the template; the schema says what is wrong with it.
class Options : public std::enable_shared_from_this<Options> {
public:
    Options(CLI::App& app, SheetArguments& arguments) : app_(app), arguments_(arguments) {}

    /// A switch, a number or a word, as the table of options says.
    void option(const std::string& flag, const char* pointer, const std::string& description) {
        using Type = OptionSpec::Type;
        const Type type = sheet::sheetOption(pointer).spec.type;
        if (type == Type::Boolean)
            this->flag(flag, pointer, true, description);
        else if (type == Type::Integer)
            value<int>(flag, pointer, description);
        else if (type == Type::Choice || type == Type::Text)
            value<std::string>(flag, pointer, description);
        else
            value<double>(flag, pointer, description);
    }
    void flag(const std::string& flag, const char* pointer, const Json& value,
              const std::string& description) {
        app_.add_flag_callback(
            flag, [self = shared_from_this(), pointer, value] { self->set(pointer, value); }, description);
    }
    /// One number for all pointers, or one for each. A comma would be the decimal one in half of the world.
    void lengths(const std::string& flag, const std::vector<const char*>& pointers,
                 const std::string& expected, const std::string& description) {
        app_.add_option_function<std::string>(
                flag,
                [self = shared_from_this(), flag, pointers, expected](const std::string& value) {
                    if (const std::string meant = commasMeant(value); !meant.empty())
                        refuse(flag, value, expected + meant);
                    const std::vector<std::string> given = parts(value, 'x');
                    if (given.size() != 1 && given.size() != pointers.size())
                        refuse(flag, value, expected);
                    for (std::size_t i = 0; i < pointers.size(); ++i)
                        self->set(pointers[i], number(flag, given[given.size() == 1 ? 0 : i], expected));
                },
                description)
            ->type_name("MM");
    }

    void paper() {
        app_.add_option_function<std::string>(
            "--paper",
            [self = shared_from_this()](const std::string& value) {
                const std::vector<std::string> size = parts(value, 'x');
                double width = 0, height = 0;
                if (size.size() == 2 && CLI::detail::lexical_cast(size[0], width) &&
                    CLI::detail::lexical_cast(size[1], height)) {
                    self->set("/paper", "custom");
                    self->set("/paperSize", Json{{"width", width}, {"height", height}});
                } else {
                    const sheet::Paper* known = sheet::findPaper(value);
                    if (known == nullptr && value != "custom")
                        refuse("--paper", value, paperForms + commasMeant(value));
                    self->set("/paper", known == nullptr ? value : known->name);
                }
            },
            paperForms);
    }

    void list(const std::string& flag, const char* pointer, const std::string& description) {
        app_.add_option_function<std::string>(
            flag,
            [self = shared_from_this(), pointer](const std::string& value) {
                Json words = Json::array();
                for (const std::string& part : parts(value, ','))
                    words.push_back(part);
                self->set(pointer, words);
            },
            description);
    }

    void onOff(const std::string& flag, const char* pointer, const std::string& description) {
        app_.add_option_function<std::string>(
                flag,
                [self = shared_from_this(), flag, pointer](const std::string& value) {
                    if (value != "on" && value != "off")
                        refuse(flag, value, "on or off");
                    self->set(pointer, value == "on");
                },
                description)
            ->type_name("on|off");
    }

    void skip() {
        app_.add_option_function<std::string>(
                "--skip",
                [self = shared_from_this()](const std::string& value) {
                    self->set("/skip", self->read("--skip", sheet::readSlots(value)));
                },
                QT_TRANSLATE_NOOP("Engine",
                                  "Slots to leave free on every page, counted from 1, row by row: 1-3,7"))
            ->type_name("SLOTS");
    }

    void chosen() {
        app_.add_option_function<std::string>(
                "--tiles",
                [self = shared_from_this()](const std::string& value) {
                    Json tiles = Json::array();
                    for (const sheet::ChosenTile& tile : self->read("--tiles", sheet::readChosen(value)))
                        tiles.push_back({{"id", tile.id}, {"count", tile.count}});
                    self->set("/chosen", tiles);
                    self->set("/quantities", "chosen");
                },
                QT_TRANSLATE_NOOP("Engine", "Only these tiles, with these counts"))
            ->type_name("ID=COUNT,...");
    }

    void skew() {
        app_.add_option_function<double>(
                "--back-rotation",
                [self = shared_from_this()](const double& value) {
                    if (!(std::abs(value) <= sheet::maxSkew))
                        refuse("--back-rotation", CLI::detail::to_string(value),
                               "-5 to 5 degrees: it corrects crooked paper feed and can't turn backs around");
                    self->set("/backs/rotation", value);
                },
                QT_TRANSLATE_NOOP("Engine", "Skew of backs: turns pages of backs clockwise by at most 5 "
                                            "degrees, if the printer feeds the paper at an angle"))
            ->type_name("DEG");
    }

    void marks() {
        app_.add_option_function<std::string>(
            "--marks",
            [self = shared_from_this()](const std::string& value) {
                static const std::vector<std::pair<std::string, const char*>> known{
                    {"ticks", "/marks/edgeTicks"},           {"crosses", "/marks/cornerCrosses"},
                    {"registration", "/marks/registration"}, {"outline", "/marks/blockOutline"},
                    {"furniture", "/marks/furniture"},       {"ids", "/marks/tileIds"}};
                for (const auto& [name, pointer] : known)
                    self->set(pointer, false);
                self->set("/marks/cutLines", "none");
                for (const std::string& mark : parts(value, ','))
                    self->set(mark, known, value);
            },
            QT_TRANSLATE_NOOP(
                "Engine",
                "Only these: ticks, crosses, lines, dashes, registration, outline, furniture, ids; or "
                "none"));
    }

private:
    template <class Value>
    void value(const std::string& flag, const char* pointer, const std::string& description) {
        app_.add_option_function<Value>(
            flag, [self = shared_from_this(), pointer](const Value& value) { self->set(pointer, value); },
            description);
    }
    template <class List>
    static List read(const std::string& option, Loaded<List> list) {
        if (!list)
            throw CLI::ValidationError(option, list.issues.front().message.english());
        return std::move(*list.value);
    }
    void set(const char* pointer, Json value) { arguments_.changes[Pointer(pointer)] = std::move(value); }
    void set(const std::string& mark, const std::vector<std::pair<std::string, const char*>>& known,
             const std::string& all) {
        if (mark == "none" && all == mark)
            return;
        if (mark == "lines" || mark == "dashes")
            return set("/marks/cutLines", mark == "lines" ? "full" : "two-colours");
        for (const auto& [name, pointer] : known)
            if (name == mark)
                return set(pointer, true);
        refuse("--marks", mark,
               "ticks, crosses, lines, dashes, registration, outline, furniture, ids or none");
    }

    CLI::App& app_;
    SheetArguments& arguments_;
};

void addPaperOptions(const std::shared_ptr<Options>& o) {
    o->paper();
    o->flag("--landscape", "/orientation", "landscape", QT_TRANSLATE_NOOP("Engine", "Landscape paper"));
    o->option("--orientation", "/orientation", QT_TRANSLATE_NOOP("Engine", "portrait or landscape"));
    o->lengths("--margin", {"/margins/top", "/margins/right", "/margins/bottom", "/margins/left"},
               "one length in mm, or four as TOPxRIGHTxBOTTOMxLEFT",
               QT_TRANSLATE_NOOP("Engine", "Margin in mm; or four as TOPxRIGHTxBOTTOMxLEFT"));
    o->option("--tile", "/tileMillimetres",
              QT_TRANSLATE_NOOP("Engine", "Side of a tile after cutting, in mm (default: that of the set)"));
    o->lengths(
        "--gap", {"/gaps/x", "/gaps/y"}, "one length in mm, or two as ACROSSxDOWN",
        QT_TRANSLATE_NOOP("Engine", "Gap between the bleeds of neighbours in mm; or two as ACROSSxDOWN"));
    o->option("--bleed", "/bleed/size", QT_TRANSLATE_NOOP("Engine", "Bleed in mm"));
    o->option(
        "--bleed-mode", "/bleed/mode",
        QT_TRANSLATE_NOOP("Engine", "none, each (around each tile), outer (without neighbour) or shared"));
    o->option("--safe", "/safeInset",
              QT_TRANSLATE_NOOP("Engine", "A dashed line this far inside the cut, in mm"));
    o->option("--corner-radius", "/cornerRadius",
              QT_TRANSLATE_NOOP("Engine", "Corner radius of the cut, in mm"));
    o->option("--align-x", "/alignment/horizontal",
              QT_TRANSLATE_NOOP("Engine", "Block of tiles: left, centre or right"));
    o->option("--align-y", "/alignment/vertical",
              QT_TRANSLATE_NOOP("Engine", "Block of tiles: top, middle or bottom"));
}

void addRuleOptions(CLI::App& sheet, SheetArguments& a, const std::shared_ptr<Options>& o) {
    constexpr const char* rules = QT_TRANSLATE_NOOP("Engine", "Rules");
    sheet
        .add_option(
            "--what", a.what,
            QT_TRANSLATE_NOOP("Engine", "sheets, or rules: a leaflet with the rules of a game with this set"))
        ->capture_default_str()
        ->check(CLI::IsMember({"sheets", "rules"}))
        ->group(rules);
    sheet
        .add_option("--tileset", a.tileSets,
                    QT_TRANSLATE_NOOP("Engine", "A tile set of the leaflet; several are combined"))
        ->allow_extra_args(false)
        ->type_name("FILE")
        ->group(rules);
    sheet
        .add_option("--ruleset", a.ruleset,
                    QT_TRANSLATE_NOOP(
                        "Engine", "Rules of leaflet, pieces and aids (default: those that the tiles suit)"))
        ->type_name("NAME")
        ->group(rules);
    sheet
        .add_option(
            "--variant", a.variant,
            QT_TRANSLATE_NOOP(
                "Engine", "A variant of the rules that the set contains (default: its first; '' for none)"))
        ->type_name("NAME")
        ->group(rules);
    sheet
        .add_option(
            "--option", a.ruleOptions,
            QT_TRANSLATE_NOOP(
                "Engine", "A rule option of leaflet, pieces and player aids, name=value; may be repeated"))
        ->allow_extra_args(false)
        ->type_name("NAME=VALUE")
        ->group(rules);
    o->onOff("--folded", "/rules/folded",
             QT_TRANSLATE_NOOP("Engine", "Pages half the size of the paper, on sheets for folding"));
}

void addTileOptions(const std::shared_ptr<Options>& o) {
    o->flag("--one-of-each", "/quantities", "one-of-each",
            QT_TRANSLATE_NOOP("Engine", "Each tile once, whatever its count"));
    o->chosen();
    o->option("--order", "/order", QT_TRANSLATE_NOOP("Engine", "as-in-set, by-id or most-first"));
    o->skip();
    o->option("--first-slot", "/firstSlot",
              QT_TRANSLATE_NOOP("Engine", "Where the first page starts, if some of its slots are used up"));
    o->option("--group", "/grouping/by", QT_TRANSLATE_NOOP("Engine", "configuration or none"));
    o->option("--page-breaks", "/grouping/pageBreaks",
              QT_TRANSLATE_NOOP("Engine", "A new page for each group"));
    o->marks();
    o->option("--text", "/text",
              QT_TRANSLATE_NOOP("Engine", "text, outlines, or auto: text in PDF, outlines in SVG"));
    o->option("--language", "/rules/language",
              QT_TRANSLATE_NOOP("Engine", "Language of all words on sheets and the leaflet, such as de"));
}

void addBackOptions(const std::shared_ptr<Options>& o) {
    o->option("--backs", "/backs/of",
              QT_TRANSLATE_NOOP("Engine", "none, one-for-all or by-tile (with its id)"));
    o->option("--flip", "/backs/flip",
              QT_TRANSLATE_NOOP("Engine", "long-edge or short-edge: how the printer flips the paper"));
    o->lengths("--back-offset", {"/backs/offsetX", "/backs/offsetY"}, "two lengths in mm as ACROSSxDOWN",
               QT_TRANSLATE_NOOP("Engine", "Moves backs, in mm, as ACROSSxDOWN"));
    o->skew();
    o->option("--gutter-fold", "/backs/gutterFold",
              QT_TRANSLATE_NOOP("Engine", "Backs next to their fronts, for folding"));
    o->option("--gutter", "/backs/gutter",
              QT_TRANSLATE_NOOP("Engine", "With --gutter-fold: the space between the innermost fronts and "
                                          "their backs, in mm; the fold is in its middle"));
    o->option("--colours", "/colours", QT_TRANSLATE_NOOP("Engine", "full, low-ink or grey"));
    o->list("--components", "/components",
            QT_TRANSLATE_NOOP("Engine", "Any of tiles, markers, standees, aid, board"));
}

/// What is written instead of sheets of tiles.
void addOtherSheets(CLI::App& sheet, SheetArguments& a) {
    sheet
        .add_flag("--alignment-test", a.alignmentTest,
                  QT_TRANSLATE_NOOP("Engine", "Two pages that show how far the backs are off"))
        ->excludes("--what");
    sheet
        .add_flag("--colour-proof", a.colourProof,
                  QT_TRANSLATE_NOOP("Engine", "A page as seen with colour blindness"))
        ->excludes("--what");
    sheet
        .add_flag(
            "--single", a.single,
            QT_TRANSLATE_NOOP("Engine", "A file for each piece, with its bleed, and manifest.csv; no sheets"))
        ->excludes("--map", "--alignment-test", "--colour-proof", "--what");
}

} // namespace

void addSheetOptions(CLI::App& sheet, SheetArguments& a, const Translator& words) {
    sheet.add_option("SET", a.set, QT_TRANSLATE_NOOP("Engine", "Tile set (default: the standard one)"));
    sheet
        .add_option(
            "--format", a.format,
            QT_TRANSLATE_NOOP(
                "Engine",
                "Format of the pages; in svg and pdf the layers Cut and Score are hidden, so that no red "
                "lines are printed"))
        ->capture_default_str()
        ->check(CLI::IsMember(sheetFormatNames()));
    sheet.add_option("--template", a.sheetTemplate,
                     QT_TRANSLATE_NOOP(
                         "Engine", "A *.sheet.json, or the name of a bundled template or of one saved in the "
                                   "window (default: the options kept in the tile set's file); other "
                                   "options override it"));
    sheet.footer([&words] {
        return words(QT_TRANSLATE_NOOP("Engine", "Bundled templates:")) + "\n  " + templateNames();
    });
    // Kept by the options' own functions.
    const auto o = std::make_shared<Options>(sheet, a);
    addPaperOptions(o);
    addTileOptions(o);
    addBackOptions(o);
    sheet.add_option(
        "--map", a.map,
        QT_TRANSLATE_NOOP(
            "Engine", "The board to print; without --components only the board (default: a bundled one, if "
                      "the options of the set ask for a board); with --what rules, the board of the game"));
    o->option("--overlap", "/overlap",
              QT_TRANSLATE_NOOP("Engine", "How far the parts of a board overlap, in mm"));
    o->option("--note", "/note", QT_TRANSLATE_NOOP("Engine", "Printed after the name, such as a version"));
    addRuleOptions(sheet, a, o);
    addOtherSheets(sheet, a);
    sheet.add_option("--dpi", a.dotsPerInch, QT_TRANSLATE_NOOP("Engine", "Dots per inch of pixel formats"))
        ->capture_default_str()
        ->check(CLI::Range(30, 2400));
    sheet
        .add_option("--save-template", a.saveTemplate,
                    QT_TRANSLATE_NOOP("Engine", "Save these options as a template in this file"))
        ->type_name("FILE");
    sheet.add_flag("--force", a.force,
                   QT_TRANSLATE_NOOP("Engine", "Overwrite files in the folder that have different content"));
    sheet.add_flag(
        "--remove-leftovers", a.removeLeftovers,
        QT_TRANSLATE_NOOP("Engine", "Remove the pages and pieces that an earlier run left in the folder"));
    sheet
        .add_option("-o,--output", a.output,
                    QT_TRANSLATE_NOOP("Engine", "A folder, or a file name if only one file is written"))
        ->capture_default_str()
        ->type_name("OUT");
}

} // namespace tilewright::cli
