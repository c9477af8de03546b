#include "editor/print/sheet_formats.h"

#include "editor/print/svg_sheet.h"
#include "engine/tileset/file.h"

#include <algorithm>
#include <array>
#include <system_error>

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

Issue folderIssue(const std::filesystem::path& directory, const std::error_code& error) {
    Issue issue;
    issue.code = "folder-not-made";
    issue.file = directory.string();
    issue.message = Text(QT_TRANSLATE_NOOP("Engine", "the folder can't be made: %1"), {error.message()});
    return issue;
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
    Loaded<SheetFiles> result;
    if (!files.empty()) {
        const std::filesystem::path directory = files.front().parent_path();
        std::error_code error;
        if (!directory.empty())
            std::filesystem::create_directories(directory, error);
        if (error) {
            result.issues.push_back(folderIssue(directory, error));
            return result;
        }
    }
    for (std::size_t i = 0; i < files.size(); ++i) {
        const Issues failed = writeFile(files[i], contents[i]);
        result.issues.insert(result.issues.end(), failed.begin(), failed.end());
        if (hasErrors(failed)) {
            if (i > 0)
                result.issues.back().remedy = {
                    QT_TRANSLATE_NOOP("Engine", "The files before it were written: %1."), {i}};
            return result;
        }
    }
    result.value = files;
    return result;
}

} // namespace tilewright
