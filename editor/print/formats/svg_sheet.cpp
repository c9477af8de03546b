#include "editor/print/formats/svg_sheet.h"

#include "editor/render/picture_svg.h"
#include "engine/tileset/pictures/own_picture.h"

#include <QXmlStreamWriter>

#include <cstdint>
#include <set>

namespace tilewright {

namespace {

/// Decimals of a millimetre, so that a hundredth of an inch is exact.
constexpr int decimals = 4;

QString svgSpace() {
    return QStringLiteral("http://www.w3.org/2000/svg");
}
QString xlinkSpace() {
    return QStringLiteral("http://www.w3.org/1999/xlink");
}
QString inkscapeSpace() {
    return QStringLiteral("http://www.inkscape.org/namespaces/inkscape");
}

QString text(std::string_view ascii) {
    return QString::fromLatin1(ascii.data(), static_cast<qsizetype>(ascii.size()));
}
QString number(double value) {
    return QString::fromLatin1(svgNumber(value, decimals));
}

QString transformText(const art::Transform& t) {
    if (t.b == 0 && t.c == 0 && t.a == t.d)
        return QStringLiteral("translate(%1 %2) scale(%3)").arg(number(t.e), number(t.f), number(t.a));
    const auto exact = [](double value) { return QString::fromLatin1(svgNumber(value, 6)); };
    return QStringLiteral("matrix(%1 %2 %3 %4 %5 %6)")
        .arg(exact(t.a), exact(t.b), exact(t.c), exact(t.d), exact(t.e), exact(t.f));
}

void writeDefinitions(QXmlStreamWriter& xml, const sheet::Document& document, const sheet::DrawnPage& page) {
    xml.writeStartElement(QStringLiteral("defs"));
    // A tile and its bleed show the same picture, as do tiles with one picture for all.
    std::set<std::uint64_t> written;
    for (const std::size_t symbol : sheet::symbolsOf(page))
        for (const art::Shape& shape : document.symbols[symbol].picture.shapes)
            if (shape.image && written.insert(shape.image->file->hash).second)
                defineImage(xml, *shape.image->file);
    for (const std::size_t symbol : sheet::symbolsOf(page))
        writeGroup(xml, document.symbols[symbol].picture, text(document.symbols[symbol].id), true);
    xml.writeEndElement();
}

void writeUses(QXmlStreamWriter& xml, const sheet::Document& document, const sheet::DrawnPage& page) {
    for (const sheet::Use& use : page.uses) {
        xml.writeStartElement(QStringLiteral("use"));
        xml.writeAttribute(xlinkSpace(), QStringLiteral("href"),
                           QLatin1Char('#') + text(document.symbols[use.symbol].id));
        xml.writeAttribute(QStringLiteral("transform"), transformText(use.place));
        xml.writeEndElement();
    }
}

void writeLayer(QXmlStreamWriter& xml, const sheet::Document& document, const sheet::DrawnPage& page,
                sheet::Layer layer) {
    const QString label = text(sheet::name(layer));
    xml.writeStartElement(QStringLiteral("g"));
    xml.writeAttribute(QStringLiteral("id"), label.toLower());
    xml.writeAttribute(inkscapeSpace(), QStringLiteral("groupmode"), QStringLiteral("layer"));
    xml.writeAttribute(inkscapeSpace(), QStringLiteral("label"), label);
    if (!sheet::isPrinted(layer))
        xml.writeAttribute(QStringLiteral("style"), QStringLiteral("display:none"));
    if (layer == sheet::Layer::Art)
        writeUses(xml, document, page);
    for (const art::Shape& shape : page.on(layer))
        writeShape(xml, shape, decimals);
    xml.writeEndElement();
}

} // namespace

QByteArray svgPage(const sheet::Document& document, std::size_t page) {
    const sheet::DrawnPage& content = document.pages.at(page);
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.setAutoFormattingIndent(1);
    xml.writeStartDocument();
    xml.writeNamespace(xlinkSpace(), QStringLiteral("xlink"));
    xml.writeNamespace(inkscapeSpace(), QStringLiteral("inkscape"));
    xml.writeDefaultNamespace(svgSpace());
    xml.writeStartElement(svgSpace(), QStringLiteral("svg"));
    xml.writeAttribute(QStringLiteral("width"), number(document.width) + QStringLiteral("mm"));
    xml.writeAttribute(QStringLiteral("height"), number(document.height) + QStringLiteral("mm"));
    xml.writeAttribute(QStringLiteral("viewBox"),
                       QStringLiteral("0 0 %1 %2").arg(number(document.width), number(document.height)));
    writeDefinitions(xml, document, content);
    for (const sheet::Layer layer : sheet::allLayers)
        writeLayer(xml, document, content, layer);
    xml.writeEndDocument();
    return bytes;
}

} // namespace tilewright
