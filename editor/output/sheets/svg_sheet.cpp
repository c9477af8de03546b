#include "editor/output/sheets/sheet_backends.h"

#include "editor/output/pictures/picture_svg.h"
#include "editor/output/sheets/font_subset.h"
#include "engine/model/set_pictures.h"

#include <QXmlStreamWriter>

#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace tilewright {

namespace {

/// Decimals of a millimetre, so that a hundredth of an inch is exact.
constexpr int decimals = 4;

QString svgSpace() {
    return QStringLiteral("http://www.w3.org/2000/svg");
}
QString xlinkNamespace() {
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

/// The letters that the page shows in a font.
struct ShownLetters {
    std::shared_ptr<const art::Font> font;
    std::u32string letters;
};

/// By the names of the fonts.
std::map<std::string, ShownLetters> lettersOf(const sheet::PrintDocument& document,
                                              const sheet::DrawnPage& page) {
    std::map<std::string, ShownLetters> all;
    const auto add = [&all](const std::vector<art::Shape>& shapes) {
        for (const art::Shape& shape : shapes)
            if (shape.text) {
                ShownLetters& shown = all[shape.text->font->name];
                shown.font = shape.text->font;
                shown.letters += QString::fromStdString(shape.text->text).toStdU32String();
            }
    };
    for (const std::size_t symbol : sheet::symbolsOf(page))
        add(document.symbols[symbol].picture.shapes);
    for (const auto& shapes : page.shapes)
        add(shapes);
    return all;
}

void writeFonts(QXmlStreamWriter& xml, const std::map<std::string, ShownLetters>& all) {
    xml.writeStartElement(QStringLiteral("style"));
    for (const auto& [name, shown] : all) {
        const QByteArray file = QByteArray::fromStdString(subsetOf(*shown.font, shown.letters)).toBase64();
        xml.writeCharacters(
            QStringLiteral("@font-face{font-family:\"%1\";font-weight:%2;src:url(data:font/sfnt;base64,%3)}")
                .arg(QString::fromStdString(name), QString::number(shown.font->weight),
                     QString::fromLatin1(file)));
    }
    xml.writeEndElement();
}

void writeDefinitions(QXmlStreamWriter& xml, const sheet::PrintDocument& document,
                      const sheet::DrawnPage& page) {
    xml.writeStartElement(QStringLiteral("defs"));
    if (document.textInSvg)
        if (const auto letters = lettersOf(document, page); !letters.empty())
            writeFonts(xml, letters);
    // A tile and its bleed show the same picture, as do tiles with one picture for all.
    std::set<std::uint64_t> written;
    for (const std::size_t symbol : sheet::symbolsOf(page))
        for (const art::Shape& shape : document.symbols[symbol].picture.shapes)
            if (shape.image && written.insert(shape.image->file->hash).second)
                defineImage(xml, *shape.image->file);
    for (const std::size_t symbol : sheet::symbolsOf(page))
        writeGroup(xml, document.symbols[symbol].picture, text(document.symbols[symbol].id),
                   {.images = true, .fonts = document.textInSvg});
    xml.writeEndElement();
}

void writeUses(QXmlStreamWriter& xml, const sheet::PrintDocument& document, const sheet::DrawnPage& page) {
    for (const sheet::SymbolUse& use : page.uses) {
        xml.writeStartElement(QStringLiteral("use"));
        xml.writeAttribute(xlinkNamespace(), QStringLiteral("href"),
                           QLatin1Char('#') + text(document.symbols[use.symbol].id));
        xml.writeAttribute(QStringLiteral("transform"), transformText(use.place));
        xml.writeEndElement();
    }
}

void writeLayer(QXmlStreamWriter& xml, const sheet::PrintDocument& document, const sheet::DrawnPage& page,
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
        writeShape(xml, shape, decimals, {.fonts = document.textInSvg});
    xml.writeEndElement();
}

} // namespace

QByteArray svgPage(const sheet::PrintDocument& document, std::size_t page) {
    const sheet::DrawnPage& content = document.pages.at(page);
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.setAutoFormattingIndent(1);
    xml.writeStartDocument();
    xml.writeNamespace(xlinkNamespace(), QStringLiteral("xlink"));
    xml.writeNamespace(inkscapeSpace(), QStringLiteral("inkscape"));
    xml.writeDefaultNamespace(svgSpace());
    xml.writeStartElement(svgSpace(), QStringLiteral("svg"));
    xml.writeAttribute(QStringLiteral("width"), number(document.width) + QStringLiteral("mm"));
    xml.writeAttribute(QStringLiteral("height"), number(document.height) + QStringLiteral("mm"));
    xml.writeAttribute(QStringLiteral("viewBox"),
                       QStringLiteral("0 0 %1 %2").arg(number(document.width), number(document.height)));
    if (!document.language.empty())
        xml.writeAttribute(QStringLiteral("xml:lang"), QString::fromStdString(document.language));
    xml.writeTextElement(QStringLiteral("title"), QString::fromStdString(document.title));
    writeDefinitions(xml, document, content);
    for (const sheet::Layer layer : sheet::allLayers)
        writeLayer(xml, document, content, layer);
    xml.writeEndDocument();
    return bytes;
}

} // namespace tilewright
