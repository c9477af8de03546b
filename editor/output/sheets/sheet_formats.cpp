#include "editor/output/sheets/sheet_formats.h"

#include "editor/output/pictures/picture_svg.h"
#include "editor/output/sheets/sheet_backends.h"
#include "engine/base/files/staged_files.h"
#include "engine/sheet/pieces/single_pieces.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace tilewright {

namespace {

/// Steps of the progress for one page.
constexpr std::size_t steps = 100;

Loaded<SheetFiles> commitOrReport(StagedFiles& staged, SheetFiles files, Issues issues, bool stopped,
                                  const SheetTarget& target) {
    if (stopped)
        return {};
    if (!issues.empty())
        return {std::nullopt, std::move(issues)};
    return commitFiles(staged, std::move(files), target);
}

Loaded<SheetFiles> writePages(const SheetFormat& format, const sheet::PrintDocument& document,
                              const SheetTarget& target, const SheetProgress& progress) {
    const std::size_t pages = document.pages.size();
    SheetFiles files = sheetFiles(format, pages, target);
    StagedFiles staged;
    Issues issues = staged.makeFolder(target.directory);
    bool stopped = false;
    for (std::size_t i = 0; i < pages && issues.empty() && !stopped; ++i) {
        const auto ofPage = [&](double done) {
            const auto part = static_cast<std::size_t>(std::lround(done * steps));
            stopped = progress && !progress(i * steps + part, pages * steps);
            return !stopped;
        };
        if (ofPage(0))
            issues = format.addPage(staged, files[i], {document, i, target.dotsPerInch}, ofPage);
    }
    return commitOrReport(staged, std::move(files), std::move(issues), stopped, target);
}

Loaded<SheetFiles> writeSvg(const sheet::PrintDocument& document, const SheetTarget& target,
                            const SheetProgress& progress) {
    return writePages(*findSheetFormat("svg"), document, target, progress);
}

Loaded<SheetFiles> writePng(const sheet::PrintDocument& document, const SheetTarget& target,
                            const SheetProgress& progress) {
    return writePages(*findSheetFormat("png"), document, target, progress);
}

Loaded<SheetFiles> writeDxf(const sheet::PrintDocument& document, const SheetTarget& target,
                            const SheetProgress& progress) {
    return writePages(*findSheetFormat("dxf"), document, target, progress);
}

Loaded<SheetFiles> writePdf(const sheet::PrintDocument& document, const SheetTarget& target,
                            const SheetProgress& progress) {
    const std::string bytes = pdfDocument(document, progress);
    SheetFiles files = sheetFiles(*findSheetFormat("pdf"), document.pages.size(), target);
    StagedFiles staged;
    Issues issues = staged.makeFolder(target.directory);
    if (issues.empty() && !bytes.empty())
        issues = staged.add(files[0], bytes);
    return commitOrReport(staged, std::move(files), std::move(issues), bytes.empty(), target);
}

Issues addSvg(StagedFiles& files, const std::filesystem::path& file, const SheetPage& page, const Progress&) {
    const QByteArray bytes = svgPage(page.document, page.number);
    return files.add(file, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

Issues addPdf(StagedFiles& files, const std::filesystem::path& file, const SheetPage& page, const Progress&) {
    return files.add(file, pdfPage(page.document, page.number));
}

Issues addDxf(StagedFiles& files, const std::filesystem::path& file, const SheetPage& page, const Progress&) {
    return files.add(file, dxfPage(page.document, page.number));
}

std::string numbered(std::size_t page, std::size_t pages) {
    std::string number = std::to_string(page + 1);
    const std::size_t digits = std::max<std::size_t>(2, std::to_string(pages).size());
    number.insert(0, digits - number.size(), '0');
    return number;
}

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

std::string manifest(const sheet::SinglePieces& singles, const SheetFormat& format) {
    std::string text = "file,back,id,count,width_mm,height_mm,bleed_mm\n";
    for (const sheet::SinglePieces::Row& row : singles.rows) {
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

Loaded<SheetFiles> commitFiles(StagedFiles& staged, SheetFiles files, const SheetTarget& target) {
    if (target.mayOverwrite)
        if (const auto changed = staged.changed(); !changed.empty() && !target.mayOverwrite(changed))
            return {};
    if (Issues issues = staged.commit(); !issues.empty())
        return {std::nullopt, std::move(issues)};
    return {std::move(files), {}};
}

std::span<const SheetFormat> sheetFormats() {
    static constexpr std::array formats{
        SheetFormat{"svg", QT_TRANSLATE_NOOP("SheetFormat", "SVG, one file per page"), true, writeSvg,
                    addSvg},
        SheetFormat{"pdf", QT_TRANSLATE_NOOP("SheetFormat", "PDF, all pages in one file"), false, writePdf,
                    addPdf},
        SheetFormat{"png", QT_TRANSLATE_NOOP("SheetFormat", "PNG, one file per page"), true, writePng,
                    addPngPage},
        SheetFormat{"dxf", QT_TRANSLATE_NOOP("SheetFormat", "DXF, cut and score lines for machines"), true,
                    writeDxf, addDxf},
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
    if (!target.file.empty() && (!format.filePerPage || pages == 1))
        files.push_back(target.directory / target.file);
    else if (!format.filePerPage)
        files.push_back(target.directory / (target.baseName + ending));
    else
        for (std::size_t i = 0; i < pages; ++i)
            files.push_back(target.directory / (target.baseName + '-' + numbered(i, pages) + ending));
    return files;
}

Issues addPngPage(StagedFiles& files, const std::filesystem::path& file, const SheetPage& page,
                  const Progress& progress) {
    const sheet::PrintDocument& document = page.document;
    const double dotsPerInch = page.dotsPerInch;
    const sheet::DrawnPage& content = document.pages.at(page.number);
    const std::vector<PicturePainter> symbols = symbolPainters(document, content);
    BandedPicture picture;
    picture.size = {pixels(document.width, dotsPerInch), pixels(document.height, dotsPerInch)};
    picture.dotsPerMetre = dotsPerMetre(dotsPerInch);
    picture.paint = [&](QPainter& painter, const QRect& band) {
        const double scale = dotsPerInch / 25.4;
        painter.scale(scale, scale);
        paintPage(painter, content, symbols,
                  QRectF(QPointF(band.topLeft()) / scale, QSizeF(band.size()) / scale));
    };
    return addPng(files, file, picture, progress);
}

SheetFiles singleFiles(const sheet::SinglePieces& singles, const SheetFormat& format,
                       const SheetTarget& target) {
    SheetFiles files;
    for (const sheet::SinglePieces::File& file : singles.files)
        files.push_back(target.directory / withEnding(file.name, format));
    files.push_back(target.directory / "manifest.csv");
    return files;
}

Loaded<SheetFiles> writeSingles(const sheet::SinglePieces& singles, const SheetFormat& format,
                                const SheetTarget& target, const SheetProgress& progress) {
    const SheetFiles files = singleFiles(singles, format, target);
    StagedFiles staged;
    Issues issues = staged.makeFolder(target.directory);
    for (std::size_t i = 0; i < singles.files.size() && issues.empty(); ++i) {
        if (progress && !progress(i, files.size()))
            return {};
        const sheet::SinglePieces::File& file = singles.files[i];
        issues = format.addPage(staged, files[i],
                                {singles.documents[file.document], file.page, target.dotsPerInch}, {});
    }
    if (issues.empty())
        issues = staged.add(files.back(), manifest(singles, format));
    if (!issues.empty())
        return {std::nullopt, std::move(issues)};
    return commitFiles(staged, files, target);
}

} // namespace tilewright
