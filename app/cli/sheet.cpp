#include "app/cli/cli.h"
#include "app/cli/report.h"
#include "app/cli/verbs.h"
#include "editor/print/sheet_formats.h"
#include "engine/sheet/draw_tiles.h"
#include "engine/tileset/lint.h"

#include <filesystem>
#include <iostream>

namespace tilewright::cli {

namespace {

/// "sets/mine.tileset.json" gives "mine".
std::string baseName(const std::string& file) {
    std::string name = std::filesystem::path(file).filename().string();
    for (const char* ending : {".tileset.json", ".json"})
        if (name.ends_with(ending)) {
            name.erase(name.size() - std::string(ending).size());
            break;
        }
    return name.empty() ? "sheet" : name;
}

} // namespace

std::vector<std::string> sheetFormatNames() {
    std::vector<std::string> names;
    for (const SheetFormat& format : sheetFormats())
        names.emplace_back(format.name);
    return names;
}

int writeSheets(const SheetArguments& arguments, bool json) {
    const TileSet set = loadTileSet(arguments.set);
    if (Issues issues = lint(set); hasErrors(issues))
        throw Failure(Findings, inFile(std::move(issues), arguments.set));
    sheet::SheetSpecification specification;
    const sheet::Paper* paper = sheet::findPaper(arguments.paper);
    if (paper == nullptr) {
        Issue issue;
        issue.code = "sheet-paper";
        issue.message = {
            QT_TRANSLATE_NOOP("Engine", "found the paper %1, expected A5, A4, A3, Letter, Legal or Tabloid"),
            {arguments.paper}};
        throw Failure(WrongUsage, {issue});
    }
    specification.paper = *paper;
    specification.orientation =
        arguments.landscape ? sheet::Orientation::Landscape : sheet::Orientation::Portrait;
    const double margin = arguments.margin;
    specification.margins = {margin, margin, margin, margin};
    specification.bleed = arguments.bleed;
    specification.tileMillimetres = set.tileMillimetres;
    specification.quantities =
        arguments.oneOfEach ? sheet::Quantities::OneOfEach : sheet::Quantities::AsCounted;
    if (Issues issues = sheet::check(specification); hasErrors(issues))
        throw Failure(WrongUsage, std::move(issues));
    const Loaded<sheet::Document> document = sheet::tileSheets(set, specification);
    if (!document)
        throw Failure(Findings, inFile(document.issues, arguments.set));
    const SheetFormat* format = findSheetFormat(arguments.format);
    auto written = format->write(*document.value, {arguments.output, baseName(arguments.set)}, {});
    if (!written.value)
        throw Failure(Unreadable, std::move(written.issues));
    Json files = Json::array();
    for (const std::filesystem::path& file : *written.value) {
        files.push_back(file.string());
        if (!json)
            std::cout << file.string() << '\n';
    }
    if (json)
        print(Json{{"files", files}});
    return Well;
}

} // namespace tilewright::cli
