#include "app/cli/cli.h"
#include "app/cli/failure.h"
#include "app/cli/process/terminal.h"
#include "app/cli/verbs.h"
#include "editor/output/formats/export_source.h"
#include "engine/base/file_names.h"
#include "engine/base/files/stream.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/table/tile_table.h"

#include <algorithm>
#include <filesystem>

namespace tilewright::cli {

namespace {

const char* wordOf(TableChange::What what) {
    return what == TableChange::What::New       ? "new"
           : what == TableChange::What::Changed ? "changed"
                                                : "missing";
}

/// Removes lines, as the message already names the place in the table by row and column.
Issues withoutLines(Issues issues) {
    for (Issue& issue : issues)
        issue.line = issue.column = 0;
    return issues;
}

TileSet setToChange(const ImportArguments& arguments) {
    std::error_code ignored;
    if (!arguments.into.empty())
        return loadTileSet(arguments.into);
    if (!isStream(arguments.output) && std::filesystem::exists(arguments.output, ignored))
        return loadTileSet(arguments.output);
    TileSet set;
    set.name = baseNameOf(arguments.output);
    return set;
}

void tell(const TableImport& result, const ImportArguments& arguments) {
    for (const TableChange& change : result.changes) {
        TerminalLine line;
        line << wordOf(change.what) << ' ' << change.tile;
        if (change.what == TableChange::What::Missing)
            line << (arguments.removeMissing ? ": removed" : ": kept");
        const char* between = ": ";
        for (const TableChange::Field& field : change.fields) {
            const auto shown = [](const std::string& value) { return value.empty() ? "(empty)" : value; };
            line << between << field.column << ' ';
            if (change.what != TableChange::What::New)
                line << shown(field.before) << " -> ";
            line << shown(field.after);
            between = ", ";
        }
        if (change.what == TableChange::What::New && !change.equal.empty())
            line << ", equals " << change.equal << ", which is missing";
    }
    for (const Colour colour : result.coloursAdded)
        TerminalLine() << "pick colour added: " << name(colour);
    const auto counted = [](std::size_t n, const char* one, const char* several) {
        return std::to_string(n) + (n == 1 ? one : several);
    };
    TerminalLine() << counted(result.changes.size(), " difference, ", " differences, ")
                   << counted(static_cast<std::size_t>(result.unchanged), " tile unchanged",
                              " tiles unchanged");
}

Json toJson(const TableImport& result, const Issues& warnings) {
    Json changes = Json::array();
    for (const TableChange& change : result.changes) {
        Json entry = {{"what", wordOf(change.what)}, {"tile", change.tile}};
        for (const TableChange::Field& field : change.fields)
            entry["fields"].push_back(
                {{"column", field.column}, {"before", field.before}, {"after", field.after}});
        if (!change.equal.empty())
            entry["equal"] = change.equal;
        changes.push_back(std::move(entry));
    }
    Json colours = Json::array();
    for (const Colour colour : result.coloursAdded)
        colours.push_back(name(colour));
    Json warned = Json::array();
    for (const Issue& warning : warnings)
        warned.push_back(cli::toJson(warning));
    return {{"changes", std::move(changes)},
            {"coloursAdded", std::move(colours)},
            {"unchanged", result.unchanged},
            {"warnings", std::move(warned)}};
}

/// Where missing tiles go, a new one that equals one of them is that one.
std::string answer(const ImportArguments& arguments) {
    return arguments.equal.empty() && arguments.removeMissing ? "rename" : arguments.equal;
}

/// Most such tiles were given another id in the spreadsheet, and adding them would double the set.
void requireAnswer(const TableImport& result, const ImportArguments& arguments) {
    if (!answer(arguments).empty() || arguments.list)
        return;
    const auto doubled = std::find_if(result.changes.begin(), result.changes.end(),
                                      [](const TableChange& change) { return !change.equal.empty(); });
    if (doubled == result.changes.end())
        return;
    Issue issue = errorIssue(
        "import-equal",
        {QT_TRANSLATE_NOOP("Engine",
                           "%1 is new and equals %2, which is missing from the table; nothing was written"),
         {doubled->tile, doubled->equal}},
        QT_TRANSLATE_NOOP("Engine", "Choose --equal rename or --equal add; --list lists all."));
    issue.file = arguments.table;
    throw Failure(WrongUsage, {std::move(issue)});
}

} // namespace

int importTable(const ImportArguments& arguments, bool json) {
    reserveStandardOutputFor(arguments.output);
    const std::string table = read(arguments.table);
    const TileSet into = setToChange(arguments);
    const auto result = tilewright::importTable(
        into, table, arguments.removeMissing ? MissingTiles::Remove : MissingTiles::Keep,
        answer(arguments) == "rename" ? EqualTiles::Rename : EqualTiles::Add);
    if (!result.value)
        throw Failure(FileError, inFile(json ? result.issues : withoutLines(result.issues), arguments.table));
    requireAnswer(*result.value, arguments);
    if (json) {
        print(toJson(*result.value, inFile(result.issues, arguments.table)));
    } else {
        print(inFile(withoutLines(result.issues), arguments.table));
        tell(*result.value, arguments);
    }
    if (!arguments.list)
        write(arguments.output, fileText(tilewright::toJson(result.value->set)));
    return Success;
}

} // namespace tilewright::cli
