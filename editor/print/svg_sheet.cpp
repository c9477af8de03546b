#include "editor/print/svg_sheet.h"

#include "editor/print/picture_svg.h"
#include "engine/art/art.h"
#include "engine/art/geometry.h"
#include "engine/art/lettering.h"
#include "engine/tileset/file.h"

#include <QXmlStreamWriter>

#include <algorithm>
#include <set>
#include <system_error>

namespace tilewright {

namespace {

QString svgSpace() {
    return QStringLiteral("http://www.w3.org/2000/svg");
}
QString xlinkSpace() {
    return QStringLiteral("http://www.w3.org/1999/xlink");
}
QString inkscapeSpace() {
    return QStringLiteral("http://www.inkscape.org/namespaces/inkscape");
}

QString number(double millimetres) {
    return QString::fromLatin1(svgNumber(millimetres, 4));
}

/// Any bytes as a name that XML allows, different for different ids: what is no letter or digit becomes _HH.
QString xmlId(const TileSet& set, int item) {
    const std::string& id = set.tiles[static_cast<std::size_t>(item)].id;
    QString name = QStringLiteral("tile-");
    for (const char c : id) {
        const auto byte = static_cast<unsigned char>(c);
        const bool plain =
            (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
        name += plain ? QString(QLatin1Char(c))
                      : QStringLiteral("_%1").arg(QString::number(byte, 16).toUpper(), 2, QLatin1Char('0'));
    }
    // A set with one id twice is an error, but no reason for a broken page.
    if (findTile(set, id) != item)
        name += QStringLiteral("__%1").arg(item);
    return name;
}

void startLayer(QXmlStreamWriter& xml, const QString& label, bool visible) {
    xml.writeStartElement(QStringLiteral("g"));
    xml.writeAttribute(QStringLiteral("id"), label.toLower());
    xml.writeAttribute(inkscapeSpace(), QStringLiteral("groupmode"), QStringLiteral("layer"));
    xml.writeAttribute(inkscapeSpace(), QStringLiteral("label"), label);
    if (!visible)
        xml.writeAttribute(QStringLiteral("style"), QStringLiteral("display:none"));
}

void writeDefinitions(QXmlStreamWriter& xml, const sheet::Layout& layout, const sheet::Page& page,
                      const TileSet& set) {
    std::set<int> items;
    for (const sheet::Slot& slot : page.places)
        items.insert(slot.item);
    xml.writeStartElement(QStringLiteral("defs"));
    for (const int item : items) {
        const Tile& tile = set.tiles[static_cast<std::size_t>(item)];
        art::Picture picture;
        if (layout.bleed > 0)
            picture = art::bleedPicture(tile.sides, layout.bleed / layout.tile * 100);
        picture.append(art::tilePicture(tile));
        writeGroup(xml, picture, xmlId(set, item));
    }
    xml.writeEndElement();
}

void writeArt(QXmlStreamWriter& xml, const sheet::Layout& layout, const sheet::Page& page,
              const TileSet& set) {
    startLayer(xml, QStringLiteral("Art"), true);
    const QString scale = number(layout.tile / 100);
    for (const sheet::Slot& slot : page.places) {
        xml.writeStartElement(QStringLiteral("use"));
        xml.writeAttribute(xlinkSpace(), QStringLiteral("href"), QLatin1Char('#') + xmlId(set, slot.item));
        xml.writeAttribute(
            QStringLiteral("transform"),
            QStringLiteral("translate(%1 %2) scale(%3)").arg(number(slot.x), number(slot.y), scale));
        xml.writeEndElement();
    }
    xml.writeEndElement();
}

art::Path lines(const std::vector<sheet::Segment>& segments) {
    art::Path path;
    for (const sheet::Segment& s : segments)
        path.append(art::line({s.x1, s.y1}, {s.x2, s.y2}));
    return path;
}

art::Path labelPath(const sheet::Label& label) {
    const std::string text = label.text.english();
    const double width = art::letteringWidth(text, label.capHeight);
    const double narrowing = width > label.maxWidth && width > 0 ? label.maxWidth / width : 1;
    const double x = label.anchor == sheet::Anchor::End ? label.x - width * narrowing : label.x;
    return art::lettering(text, label.capHeight).transformed(art::Transform{narrowing, 0, 0, 1, x, label.y});
}

void writeGuides(QXmlStreamWriter& xml, const sheet::Page& page) {
    startLayer(xml, QStringLiteral("Guides"), true);
    constexpr art::Rgb dark = art::Rgb::hex(0x1A1A1A), light = art::Rgb::hex(0xFFFFFF, 200);
    art::Picture guides;
    guides.stroke(lines(page.ticks), {dark, 0.1, art::Join::Miter, art::Cap::Butt});
    // Dark on light, so that a cross shows on earth and floor alike.
    guides.stroke(lines(page.crosses), {light, 0.4, art::Join::Miter, art::Cap::Butt});
    guides.stroke(lines(page.crosses), {dark, 0.1, art::Join::Miter, art::Cap::Butt});
    guides.stroke(lines(page.ruler), {dark, 0.15, art::Join::Miter, art::Cap::Butt});
    art::Path text;
    for (const sheet::Label& label : page.labels)
        text.append(labelPath(label));
    guides.stroke(text, {dark, 0.25, art::Join::Round, art::Cap::Round});
    writeShapes(xml, guides);
    xml.writeEndElement();
}

/// Plain closed paths, as cutting machines want them: red, a thousandth of an inch.
void writeCut(QXmlStreamWriter& xml, const sheet::Layout& layout, const sheet::Page& page) {
    startLayer(xml, QStringLiteral("Cut"), false);
    for (const sheet::Slot& slot : page.places) {
        xml.writeStartElement(QStringLiteral("path"));
        xml.writeAttribute(
            QStringLiteral("d"),
            QString::fromLatin1(svgPathData(art::rectangle(slot.x, slot.y, layout.tile, layout.tile))));
        xml.writeAttribute(QStringLiteral("fill"), QStringLiteral("none"));
        xml.writeAttribute(QStringLiteral("stroke"), QStringLiteral("#FF0000"));
        xml.writeAttribute(QStringLiteral("stroke-width"), QStringLiteral("0.0254"));
        xml.writeEndElement();
    }
    xml.writeEndElement();
}

Issue folderIssue(const std::filesystem::path& directory, const std::error_code& error) {
    Issue issue;
    issue.code = "folder-not-made";
    issue.file = directory.string();
    issue.message = Text(QT_TRANSLATE_NOOP("Engine", "the folder can't be made: %1"), {error.message()});
    return issue;
}

/// Numbered from 1, with as many digits as sort the files in the order of their pages.
std::string pageFileName(const std::string& baseName, std::size_t page, std::size_t pages) {
    std::string number = std::to_string(page + 1);
    const std::size_t digits = std::max<std::size_t>(2, std::to_string(pages).size());
    number.insert(0, digits - number.size(), '0');
    return baseName + '-' + number + ".svg";
}

} // namespace

Loaded<sheet::Layout> sheetLayout(const TileSet& set, const sheet::SheetSpecification& specification) {
    std::vector<int> counts;
    for (const Tile& tile : set.tiles)
        counts.push_back(tile.count);
    return sheet::layout(specification, counts, set.name);
}

QByteArray svgPage(const sheet::Layout& layout, std::size_t page, const TileSet& set) {
    const sheet::Page& content = layout.pages.at(page);
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.setAutoFormattingIndent(1);
    xml.writeStartDocument();
    xml.writeNamespace(xlinkSpace(), QStringLiteral("xlink"));
    xml.writeNamespace(inkscapeSpace(), QStringLiteral("inkscape"));
    xml.writeDefaultNamespace(svgSpace());
    xml.writeStartElement(svgSpace(), QStringLiteral("svg"));
    xml.writeAttribute(QStringLiteral("width"), number(layout.width) + QStringLiteral("mm"));
    xml.writeAttribute(QStringLiteral("height"), number(layout.height) + QStringLiteral("mm"));
    xml.writeAttribute(QStringLiteral("viewBox"),
                       QStringLiteral("0 0 %1 %2").arg(number(layout.width), number(layout.height)));
    writeDefinitions(xml, layout, content, set);
    writeArt(xml, layout, content, set);
    writeGuides(xml, content);
    writeCut(xml, layout, content);
    xml.writeEndDocument();
    return bytes;
}

std::vector<std::filesystem::path> svgSheetFiles(std::size_t pages, const std::filesystem::path& directory,
                                                 const std::string& baseName) {
    std::vector<std::filesystem::path> files;
    for (std::size_t i = 0; i < pages; ++i)
        files.push_back(directory / pageFileName(baseName, i, pages));
    return files;
}

Loaded<std::vector<std::filesystem::path>> writeSvgSheets(const TileSet& set,
                                                          const sheet::SheetSpecification& specification,
                                                          const std::filesystem::path& directory,
                                                          const std::string& baseName) {
    Loaded<std::vector<std::filesystem::path>> result;
    const Loaded<sheet::Layout> layout = sheetLayout(set, specification);
    result.issues = layout.issues;
    if (!layout)
        return result;
    std::vector<QByteArray> pages;
    for (std::size_t i = 0; i < layout.value->pages.size(); ++i)
        pages.push_back(svgPage(*layout.value, i, set));

    std::error_code error;
    std::filesystem::create_directories(directory, error);
    if (error) {
        result.issues.push_back(folderIssue(directory, error));
        return result;
    }
    std::vector<std::filesystem::path> files = svgSheetFiles(pages.size(), directory, baseName);
    for (std::size_t i = 0; i < pages.size(); ++i) {
        const auto& bytes = pages[i];
        const Issues failed =
            writeFile(files[i], {bytes.constData(), static_cast<std::size_t>(bytes.size())});
        result.issues.insert(result.issues.end(), failed.begin(), failed.end());
        if (hasErrors(failed)) {
            if (i > 0)
                result.issues.back().remedy = {
                    QT_TRANSLATE_NOOP("Engine", "The pages before it were written: %1."), {i}};
            return result;
        }
    }
    result.value = std::move(files);
    return result;
}

} // namespace tilewright
