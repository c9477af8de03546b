#include "app/cli/cli.h"
#include "app/cli/failure.h"
#include "app/cli/output_files.h"
#include "app/cli/process/progress.h"
#include "app/cli/process/terminal.h"
#include "app/cli/verbs.h"
#include "editor/output/sheets/rule_subject.h"
#include "editor/output/sheets/sheet_formats.h"
#include "editor/output/sheets/user_templates.h"
#include "engine/base/file_names.h"
#include "engine/games/kit.h"
#include "engine/games/rule_variants.h"
#include "engine/model/io/bundled.h"
#include "engine/model/lint/lint.h"
#include "engine/model/tileset.h"
#include "engine/sheet/component_sheets.h"
#include "engine/sheet/pieces/board_pages.h"
#include "engine/sheet/pieces/single_pieces.h"
#include "engine/sheet/sheet_template.h"
#include "engine/sheet/specification.h"
#include "engine/sheet/test_pages.h"

#include <algorithm>
#include <filesystem>
#include <optional>

namespace tilewright::cli {

std::vector<std::string> sheetFormatNames() {
    std::vector<std::string> names;
    for (const SheetFormat& format : sheetFormats())
        names.emplace_back(format.name);
    return names;
}

std::string templateNames() {
    std::string names;
    for (const sheet::BundledTemplate& bundled : sheet::bundledTemplates())
        names += (names.empty() ? "" : ", ") + bundled.name;
    return names;
}

namespace {

/// Lists bundled templates and the user's own.
Issue unknownTemplate(const std::string& name) {
    std::string all = templateNames();
    for (const UserTemplate& own : userTemplates())
        all.append(", ").append(own.name.toStdString());
    Issue issue;
    issue.code = "sheet-template-unknown";
    issue.message = {
        QT_TRANSLATE_NOOP("Engine", "found the template %1, expected a *.sheet.json file or one of %2"),
        {name, all}};
    return issue;
}

/// Finds by name, or by file name with or without extension; returns the path.
std::optional<std::string> findOwnTemplate(const std::string& name) {
    for (const UserTemplate& own : userTemplates()) {
        const std::string path = own.path.toStdString();
        const std::string file = std::filesystem::path(path).filename().string();
        if (sheet::equalIgnoringCase(own.name.toStdString(), name) || file == name ||
            file == name + ".sheet.json")
            return path;
    }
    return std::nullopt;
}

bool printsRules(const SheetArguments& arguments) {
    return arguments.what == "rules";
}

const game::Ruleset& rulesetFor(const SheetArguments& arguments, const TileSet& set) {
    const game::Ruleset* usual = game::defaultRulesetOf(rulesets(), set);
    return arguments.ruleset.empty() && usual != nullptr
               ? *usual
               : rulesetNamed(arguments.ruleset.empty() ? set.ruleset : arguments.ruleset);
}

std::vector<std::string> namedSets(const SheetArguments& arguments) {
    std::vector<std::string> named = arguments.tileSets;
    if (!arguments.set.empty())
        named.insert(named.begin(), arguments.set);
    return named;
}

/// Warns of bundled sets without which these rules can't be played as a leaflet tells them.
void warnOfMissingSets(const game::Ruleset& ruleset, const TileSet& set) {
    std::string missing;
    for (const std::string_view name : ruleset.defaultSets()) {
        const TileSet own = bundledSet(name);
        if (std::ranges::none_of(own.tiles, [&set](const Tile& tile) { return findTile(set, tile.id) >= 0; }))
            missing += (missing.empty() ? "" : ", ") + own.name;
    }
    if (missing.empty())
        return;
    Issue issue;
    issue.code = "sets-missing";
    issue.severity = Severity::Warning;
    issue.message = {QT_TRANSLATE_NOOP("Engine", "%1 is played with these sets too: %2"),
                     {Text::Argument::word(ruleset.label().source), missing}};
    issue.remedy = QT_TRANSLATE_NOOP("Engine", "Name them with --tileset, unless the leaflet is for a game "
                                               "without them.");
    print({std::move(issue)});
}

/// Rules tell of all tiles that are played; on their own they bring the sets that they are played with.
TileSet setOf(const SheetArguments& arguments) {
    if (!printsRules(arguments))
        return loadSetWithPictures(arguments.set);
    const std::vector<std::string> named = namedSets(arguments);
    if (named.empty())
        return game::bundledTiles(
            rulesetNamed(arguments.ruleset.empty() ? defaultRuleset : arguments.ruleset));
    return loadSetsWithPictures(named, {});
}

/// Pieces and aids are those of a set's first variant.
RuleVariant chosenVariant(const SheetArguments& arguments, const TileSet& set) {
    const game::Ruleset& ruleset = rulesetFor(arguments, set);
    RuleVariant variant;
    variant.options = game::variantOptions(ruleset, variantNamed(set, arguments.variant));
    variant.options.update(rulesOptions(ruleset, arguments.ruleOptions));
    return variant;
}

Loaded<sheet::PrintDocument> rulesOf(const SheetArguments& arguments, const TileSet& set,
                                     const sheet::SheetSpecification& specification) {
    const game::Ruleset& ruleset = rulesetFor(arguments, set);
    requireSetFor(ruleset, set);
    warnOfMissingSets(ruleset, set);
    Issues issues;
    const RuleVariant* const chosen = variantNamed(set, arguments.variant);
    Json options = game::variantOptions(ruleset, chosen);
    options.update(rulesOptions(ruleset, arguments.ruleOptions));
    options = completeOptions(ruleset.options(), options, issues);
    if (hasErrors(issues))
        throw Failure(WrongUsage, std::move(issues));
    sheet::RuleSubject subject = ruleSubject(ruleset, std::move(options), set, loadMap(arguments.map, set));
    if (chosen != nullptr)
        subject.variant = chosen->name;
    return sheet::ruleSheet(subject, specification, sheetWords(specification.rules.language));
}

/// The requested template, or else the set's options, before the options change it.
sheet::SheetTemplate baseTemplate(const SheetArguments& arguments, const TileSet& set) {
    const std::string& name = arguments.sheetTemplate;
    if (name.empty()) {
        Loaded<sheet::SheetTemplate> kept = sheet::storedOptions(set);
        if (!kept)
            throw Failure(FileError, inFile(std::move(kept.issues), arguments.set));
        kept.value->name = "Sheets";
        return std::move(*kept.value);
    }
    if (const sheet::SheetTemplate* bundled = sheet::findTemplate(name))
        return *bundled;
    std::string file = name;
    if (std::error_code error; !std::filesystem::exists(name, error)) {
        const std::optional<std::string> own = findOwnTemplate(name);
        if (!own)
            throw Failure(WrongUsage, {unknownTemplate(name)});
        file = *own;
    }
    Loaded<sheet::SheetTemplate> read = sheet::readSheetTemplate(cli::read(file));
    if (!read)
        throw Failure(FileError, inFile(std::move(read.issues), file));
    return std::move(*read.value);
}

sheet::SheetTemplate changedTemplate(const SheetArguments& arguments, const TileSet& set) {
    Json changes = arguments.changes;
    if (!arguments.map.empty() && !printsRules(arguments) && !changes.contains("components"))
        changes["components"] = Json::array({"board"});
    Json document = toJson(baseTemplate(arguments, set));
    document.merge_patch(changes);
    Loaded<sheet::SheetTemplate> changed = sheet::sheetTemplateFromJson(document);
    if (!changed)
        throw Failure(WrongUsage, std::move(changed.issues));
    return std::move(*changed.value);
}

Loaded<sheet::PrintDocument> documentOf(const SheetArguments& arguments, const TileSet& set,
                                        const sheet::SheetSpecification& specification) {
    if (printsRules(arguments))
        return rulesOf(arguments, set, specification);
    const Translator words = sheetWords(specification.rules.language);
    if (arguments.alignmentTest)
        return sheet::alignmentTest(specification, words);
    if (arguments.colourProof)
        return sheet::colourProof(set, specification, words);
    const auto& wanted = specification.components;
    const bool hasBoard = std::find(wanted.begin(), wanted.end(), sheet::Component::Board) != wanted.end();
    // On the command line, the map of a requested board must be named; if only the set's options ask for one,
    // the bundled map is used, as in the window.
    if (arguments.map.empty() && (!hasBoard || arguments.changes.contains("components")))
        return sheet::componentSheets(set, specification, nullptr, {}, nullptr, words);
    const TileSet played =
        set.with.empty() ? set
                         : withCompanions(set, companionsWithPictures(set, arguments.set), arguments.set);
    const Map map = loadMap(arguments.map, played);
    if (Issues hints = sheet::boardHints(specification, map); !hints.empty())
        print(hints);
    return sheet::componentSheets(set, specification, &map, {}, &played, words);
}

/// "sets/mine.tileset.json" gives "mine".
std::string baseNameFor(const std::string& file) {
    return fileNameFor(baseNameOf(file), {}, Letters::All);
}

/// The base name of the sheets: the name of their source.
std::string sheetNameOf(const SheetArguments& arguments) {
    if (arguments.alignmentTest)
        return "alignment-test";
    const std::vector<std::string> named = namedSets(arguments);
    const std::string name = named.empty() ? std::string(defaultTileSet) : named.front();
    if (printsRules(arguments))
        return (named.empty() && !arguments.ruleset.empty() ? arguments.ruleset : baseNameFor(name)) +
               "-rules";
    return baseNameFor(name) + (arguments.colourProof ? "-colours" : "");
}

/// A set without tiles to cut is reported first, whatever else was requested.
void requireTiles(const SheetArguments& arguments, const TileSet& set,
                  const sheet::SheetSpecification& specification) {
    const auto& wanted = specification.components;
    const bool hasTiles = std::find(wanted.begin(), wanted.end(), sheet::Component::Tiles) != wanted.end();
    if (printsRules(arguments) || arguments.alignmentTest || arguments.colourProof || !hasTiles ||
        tileCount(set) > 0)
        return;
    Issue issue;
    issue.code = "set-empty";
    issue.pointer = "/tiles";
    issue.message =
        set.tiles.empty()
            ? QT_TRANSLATE_NOOP("Engine", "the set has no tiles, so there is nothing to print")
            : QT_TRANSLATE_NOOP("Engine",
                                "all tiles of the set have a count of 0, so there is nothing to print");
    issue.remedy = QT_TRANSLATE_NOOP("Engine", "Add tiles, or raise their counts.");
    throw Failure(InputErrors, inFile({std::move(issue)}, arguments.set));
}

/// So that one sees how numbers and pairs were understood before anything is cut.
Text lengthsTaken(const sheet::SheetSpecification& s) {
    const auto mm = [](double length) { return sheet::millimetres(length); };
    const bool landscape = s.orientation == sheet::Orientation::Landscape;
    return {QT_TRANSLATE_NOOP("Engine",
                              "Paper %1 x %2 mm, margins %3, %4, %5, %6 (top, right, bottom, left), "
                              "tiles %7 mm, gaps %8 across and %9 down"),
            {mm(landscape ? s.paper.height : s.paper.width), mm(landscape ? s.paper.width : s.paper.height),
             mm(s.margins.top), mm(s.margins.right), mm(s.margins.bottom), mm(s.margins.left),
             mm(s.tileMillimetres), mm(s.gapX), mm(s.gapY)}};
}

Issue stoppedIssue() {
    Issue issue;
    issue.code = "stopped";
    issue.message = QT_TRANSLATE_NOOP("Engine", "Stopped before the end; nothing was changed.");
    return issue;
}

struct Written {
    SheetFiles files;
    Leftovers left;
};

Written writeFiles(const SheetArguments& arguments, const TileSet& set,
                   const sheet::SheetSpecification& specification) {
    const SheetFormat& format = *findSheetFormat(arguments.format);
    std::vector<std::filesystem::path> refused;
    const auto targetOf = [&](bool oneFile) {
        const OutputTarget place =
            outputTarget(arguments.output, oneFile ? "." + std::string(format.name) : std::string());
        requireFolder(place, arguments.output);
        SheetTarget target{place.folder, sheetNameOf(arguments), arguments.dotsPerInch};
        target.file = place.file;
        // An explicitly named file may be overwritten.
        if (!arguments.force && place.file.empty())
            target.mayOverwrite = [&refused](const std::vector<std::filesystem::path>& files) {
                refused = files;
                return false;
            };
        return target;
    };
    const Interruption interruption;
    const SheetProgress goesOn = [stop = interruption.token()](std::size_t, std::size_t) {
        return !stop.stop_requested();
    };
    Loaded<SheetFiles> written;
    std::optional<Leftovers> left;
    if (arguments.single) {
        const Loaded<sheet::SinglePieces> singles =
            sheet::singlePieces(set, specification, sheetWords(specification.rules.language));
        if (!singles)
            throw Failure(WrongUsage, singles.issues);
        print(singles.issues);
        const SheetTarget target = targetOf(false);
        left.emplace(singleFiles(*singles.value, format, target), arguments.removeLeftovers);
        written = writeSingles(*singles.value, format, target, goesOn);
    } else {
        const Loaded<sheet::PrintDocument> document = documentOf(arguments, set, specification);
        if (!document)
            throw Failure(WrongUsage, document.issues);
        print(document.issues);
        const std::size_t pages = document.value->pages.size();
        const SheetTarget target = targetOf(!format.filePerPage || pages == 1);
        left.emplace(format.filePerPage && target.file.empty() ? sheetFiles(format, pages, target)
                                                               : SheetFiles(),
                     arguments.removeLeftovers);
        written = format.write(*document.value, target, goesOn);
    }
    if (!refused.empty())
        refuseToOverwrite(refused);
    if (!written && written.issues.empty())
        written.issues.push_back(stoppedIssue());
    if (!written)
        throw Failure(FileError, std::move(written.issues));
    return {std::move(*written.value), std::move(*left)};
}

} // namespace

int writeSheets(const SheetArguments& arguments, bool json) {
    if (!printsRules(arguments) && !arguments.tileSets.empty()) {
        Issue issue;
        issue.code = "tileset-of-leaflet";
        issue.message = QT_TRANSLATE_NOOP("Engine", "found --tileset, which works only with --what rules");
        throw Failure(WrongUsage, {std::move(issue)});
    }
    TileSet set = setOf(arguments);
    if (Issues issues = lint(set); hasErrors(issues))
        throw Failure(InputErrors, inFile(std::move(issues), arguments.set));
    if (!printsRules(arguments) && (arguments.variant || !arguments.ruleOptions.empty()))
        set.rules = {chosenVariant(arguments, set)};
    const sheet::SheetTemplate chosen = changedTemplate(arguments, set);
    const sheet::SheetSpecification specification = sheet::specificationFor(chosen, set);
    if (Issues issues = sheet::check(specification); hasErrors(issues))
        throw Failure(WrongUsage, std::move(issues));
    requireTiles(arguments, set, specification);
    if (!printsRules(arguments))
        print(sheet::warnings(specification));
    requireFreeOutput(arguments.saveTemplate, {arguments.set, arguments.sheetTemplate}, "tilewright-sheet");
    const auto [written, left] = writeFiles(arguments, set, specification);
    if (!arguments.saveTemplate.empty())
        write(arguments.saveTemplate, fileText(toJson(chosen)));
    if (!json && !printsRules(arguments))
        TerminalLine(StandardStream::Errors) << lengthsTaken(specification).english();
    Json files = Json::array();
    for (const std::filesystem::path& file : written) {
        files.push_back(file.string());
        if (!json)
            TerminalLine() << file.string();
    }
    if (json) {
        Json document{{"files", files}};
        left.addTo(document);
        print(document);
    }
    left.settle();
    return Success;
}

} // namespace tilewright::cli
