#include "editor/output/sheets/single_files.h"

#include "editor/output/pictures/picture_svg.h"

namespace tilewright {

namespace {

std::string withEnding(const std::string& name, const SheetFormat& format) {
    return name.empty() ? name : name + '.' + std::string(format.name);
}

/// Quoted if a spreadsheet would otherwise split it into several cells.
std::string cell(const std::string& text) {
    if (text.find_first_of(",\"\r\n") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"')
            quoted += c;
        quoted += c;
    }
    return quoted + '"';
}

std::string manifest(const sheet::Singles& singles, const SheetFormat& format) {
    std::string text = "file,back,id,count,width_mm,height_mm,bleed_mm\n";
    for (const sheet::Singles::Row& row : singles.rows) {
        text += cell(withEnding(row.front, format)) + ',';
        text += cell(withEnding(row.back, format)) + ',';
        text += cell(row.id) + ',';
        text += std::to_string(row.count);
        for (const double length : {row.width, row.height, row.bleed}) {
            text += ',';
            text += svgNumber(length, 4).toStdString();
        }
        text += '\n';
    }
    return text;
}

} // namespace

SheetFiles singleFiles(const sheet::Singles& singles, const SheetFormat& format, const SheetTarget& target) {
    SheetFiles files;
    for (const sheet::Singles::File& file : singles.files)
        files.push_back(target.directory / withEnding(file.name, format));
    files.push_back(target.directory / "manifest.csv");
    return files;
}

Loaded<SheetFiles> writeSingles(const sheet::Singles& singles, const SheetFormat& format,
                                const SheetTarget& target, const SheetProgress& progress) {
    const SheetFiles files = singleFiles(singles, format, target);
    StagedFiles staged;
    Issues issues = staged.makeFolder(target.directory);
    for (std::size_t i = 0; i < singles.files.size() && issues.empty(); ++i) {
        if (progress && !progress(i, files.size()))
            return {};
        const sheet::Singles::File& file = singles.files[i];
        issues = format.addPage(staged, files[i],
                                {singles.documents[file.document], file.page, target.dotsPerInch}, {});
    }
    if (issues.empty())
        issues = staged.add(files.back(), manifest(singles, format));
    if (!issues.empty())
        return {std::nullopt, std::move(issues)};
    return appear(staged, files, target);
}

} // namespace tilewright
