#include "editor/output/pictures/picture_svg.h"

#include "editor/output/pictures/picture_painter.h"
#include "engine/art/svg.h"
#include "engine/model/set_pictures.h"

#include <QXmlStreamWriter>

namespace tilewright {

namespace {

QString xlinkSpace() {
    return QStringLiteral("http://www.w3.org/1999/xlink");
}

QString dataUrl(const PictureFile& file) {
    using Kind = PictureFile::Kind;
    const char* type = file.kind == Kind::Png ? "png" : file.kind == Kind::Jpeg ? "jpeg" : "svg+xml";
    return QStringLiteral("data:image/%1;base64,%2")
        .arg(QLatin1String(type),
             QString::fromLatin1(
                 QByteArray::fromRawData(file.bytes.data(), static_cast<qsizetype>(file.bytes.size()))
                     .toBase64()));
}

QString imageId(const PictureFile& file) {
    return QStringLiteral("picture-%1").arg(file.hash, 16, 16, QLatin1Char('0'));
}

void writeImage(QXmlStreamWriter& xml, const PictureFile& file, const QString& id) {
    xml.writeStartElement(QStringLiteral("image"));
    if (!id.isEmpty())
        xml.writeAttribute(QStringLiteral("id"), id);
    xml.writeAttribute(QStringLiteral("width"), QString::number(file.width));
    xml.writeAttribute(QStringLiteral("height"), QString::number(file.height));
    xml.writeAttribute(xlinkSpace(), QStringLiteral("href"), dataUrl(file));
    xml.writeEndElement();
}

/// An `svg` within the document clips to its own size without any name, which a clip path would need.
void writeClipped(QXmlStreamWriter& xml, const art::Shape& shape, bool defined) {
    const auto number = [](double value) { return QString::fromLatin1(svgNumber(value, 6)); };
    const art::Image& image = *shape.image;
    const QRectF clip = painterPath(shape.path).boundingRect();
    xml.writeStartElement(QStringLiteral("svg"));
    xml.writeAttribute(QStringLiteral("x"), number(clip.x()));
    xml.writeAttribute(QStringLiteral("y"), number(clip.y()));
    xml.writeAttribute(QStringLiteral("width"), number(clip.width()));
    xml.writeAttribute(QStringLiteral("height"), number(clip.height()));
    xml.writeAttribute(QStringLiteral("viewBox"), QStringLiteral("%1 %2 %3 %4")
                                                      .arg(number(clip.x()), number(clip.y()),
                                                           number(clip.width()), number(clip.height())));
    const art::Transform& t = image.place;
    xml.writeStartElement(QStringLiteral("g"));
    xml.writeAttribute(QStringLiteral("transform"), QStringLiteral("matrix(%1 %2 %3 %4 %5 %6)")
                                                        .arg(number(t.a), number(t.b), number(t.c),
                                                             number(t.d), number(t.e), number(t.f)));
    if (image.opacity < 1)
        xml.writeAttribute(QStringLiteral("opacity"), number(image.opacity));
    if (defined) {
        xml.writeStartElement(QStringLiteral("use"));
        xml.writeAttribute(xlinkSpace(), QStringLiteral("href"), QLatin1Char('#') + imageId(*image.file));
        xml.writeEndElement();
    } else {
        writeImage(xml, *image.file, {});
    }
    xml.writeEndElement();
    xml.writeEndElement();
}

} // namespace

QByteArray svgNumber(double value, int decimals) {
    return QByteArray::fromStdString(art::svgNumber(value, decimals));
}

QByteArray svgPathData(const art::Path& path, int decimals) {
    return QByteArray::fromStdString(art::svgPathData(path, decimals));
}

void defineImage(QXmlStreamWriter& xml, const PictureFile& file) {
    writeImage(xml, file, imageId(file));
}

namespace {

void writeText(QXmlStreamWriter& xml, const art::Shape& shape) {
    const art::TextRun& run = *shape.text;
    const auto exact = [](double value) { return QString::fromLatin1(svgNumber(value, 6)); };
    // Some programs round small sizes of letters.
    constexpr double size = 100;
    const art::Transform t = art::Transform::scaling(1 / size).then(run.place);
    xml.writeStartElement(QStringLiteral("text"));
    xml.writeAttribute(QStringLiteral("transform"),
                       QStringLiteral("matrix(%1 %2 %3 %4 %5 %6)")
                           .arg(exact(t.a), exact(t.b), exact(t.c), exact(t.d), exact(t.e), exact(t.f)));
    // The font in the file; programs that can't read that find its family on the machine.
    xml.writeAttribute(QStringLiteral("font-family"),
                       QStringLiteral("%1,'%2'").arg(QString::fromStdString(run.font->name),
                                                     QString::fromStdString(run.font->family)));
    xml.writeAttribute(QStringLiteral("font-weight"), QString::number(run.font->weight));
    xml.writeAttribute(QStringLiteral("font-size"), exact(size));
    xml.writeAttribute(QStringLiteral("text-rendering"), QStringLiteral("geometricPrecision"));
    xml.writeAttribute(QStringLiteral("xml:space"), QStringLiteral("preserve"));
    for (const auto& [name, value] : art::svgAttributes(shape))
        if (name != "d")
            xml.writeAttribute(QString::fromStdString(name), QString::fromStdString(value));
    xml.writeCharacters(QString::fromStdString(run.text));
    xml.writeEndElement();
}

} // namespace

void writeShape(QXmlStreamWriter& xml, const art::Shape& shape, int decimals, SvgDefinitions defined) {
    if (shape.image)
        return writeClipped(xml, shape, defined.images);
    if (shape.text && defined.fonts)
        return writeText(xml, shape);
    xml.writeStartElement(QStringLiteral("path"));
    if (shape.text)
        xml.writeAttribute(QStringLiteral("aria-label"), QString::fromStdString(shape.text->text));
    for (const auto& [name, value] : art::svgAttributes(shape, decimals))
        xml.writeAttribute(QString::fromStdString(name), QString::fromStdString(value));
    xml.writeEndElement();
}

void writeShapes(QXmlStreamWriter& xml, const art::Picture& picture, SvgDefinitions defined) {
    for (const art::Shape& shape : picture.shapes)
        writeShape(xml, shape, 2, defined);
}

void writeGroup(QXmlStreamWriter& xml, const art::Picture& picture, const QString& id,
                SvgDefinitions defined) {
    xml.writeStartElement(QStringLiteral("g"));
    if (!id.isEmpty())
        xml.writeAttribute(QStringLiteral("id"), id);
    writeShapes(xml, picture, defined);
    xml.writeEndElement();
}

QByteArray svgDocument(const art::Picture& picture, double millimetres) {
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    const auto text = [](double value) { return QString::fromLatin1(svgNumber(value, 4)); };
    xml.writeStartDocument();
    xml.writeStartElement(QStringLiteral("svg"));
    xml.writeDefaultNamespace(QStringLiteral("http://www.w3.org/2000/svg"));
    const double height = picture.width > 0 ? millimetres * picture.height / picture.width : 0;
    xml.writeAttribute(QStringLiteral("width"), text(millimetres) + QStringLiteral("mm"));
    xml.writeAttribute(QStringLiteral("height"), text(height) + QStringLiteral("mm"));
    xml.writeAttribute(QStringLiteral("viewBox"),
                       QStringLiteral("0 0 %1 %2").arg(text(picture.width), text(picture.height)));
    writeShapes(xml, picture);
    xml.writeEndDocument();
    return bytes;
}

} // namespace tilewright
