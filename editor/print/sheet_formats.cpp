#include "editor/print/sheet_formats.h"

#include "editor/print/dxf_sheet.h"
#include "editor/print/pdf_sheet.h"
#include "editor/print/png_sheet.h"
#include "editor/print/svg_sheet.h"
#include "engine/tileset/staged_files.h"

#include <algorithm>
#include <array>

namespace tilewright {

namespace {

Loaded<SheetFiles> writeSvg(const sheet::Document& document, const SheetTarget& target,
                            const SheetProgress& progress) {
    std::vector<std::string> contents;
    for (std::size_t i = 0; i < document.pages.size(); ++i) {
        if (progress && !progress(i, document.pages.size()))
            return {};
        contents.push_back(svgPage(document, i).toStdString());
    }
    return writeSheetFiles(sheetFiles(*findSheetFormat("svg"), contents.size(), target), contents);
}

std::string numbered(std::size_t page, std::size_t pages) {
    std::string number = std::to_string(page + 1);
    const std::size_t digits = std::max<std::size_t>(2, std::to_string(pages).size());
    number.insert(0, digits - number.size(), '0');
    return number;
}

} // namespace

std::span<const SheetFormat> sheetFormats() {
    static constexpr std::array formats{
        SheetFormat{"svg", QT_TRANSLATE_NOOP("SheetFormat", "SVG, a file for each page"), true, writeSvg},
        SheetFormat{"pdf", QT_TRANSLATE_NOOP("SheetFormat", "PDF, all pages in one file"), false,
                    writePdfSheets},
        SheetFormat{"png", QT_TRANSLATE_NOOP("SheetFormat", "PNG, a file for each page"), true,
                    writePngSheets},
        SheetFormat{"dxf", QT_TRANSLATE_NOOP("SheetFormat", "DXF, cut and score lines for machines"), true,
                    writeDxfSheets},
    };
    return formats;
}

const SheetFormat* findSheetFormat(std::string_view name) {
    for (const SheetFormat& format : sheetFormats())
        if (format.name == name)
            return &format;
    return nullptr;
}

SheetFiles sheetFiles(const SheetFormat& format, std::size_t pages, const SheetTarget& target) {
    const std::string ending = '.' + std::string(format.name);
    SheetFiles files;
    if (!format.filePerPage)
        files.push_back(target.directory / (target.baseName + ending));
    else
        for (std::size_t i = 0; i < pages; ++i)
            files.push_back(target.directory / (target.baseName + '-' + numbered(i, pages) + ending));
    return files;
}

Loaded<SheetFiles> writeSheetFiles(const SheetFiles& files, std::span<const std::string> contents) {
    StagedFiles staged;
    Issues issues;
    for (std::size_t i = 0; i < files.size() && issues.empty(); ++i) {
        issues = staged.makeFolder(files[i].parent_path());
        if (issues.empty())
            issues = staged.add(files[i], contents[i]);
    }
    if (issues.empty())
        issues = staged.commit();
    if (!issues.empty())
        return {std::nullopt, std::move(issues)};
    return {files, {}};
}

} // namespace tilewright
