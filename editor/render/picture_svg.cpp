#include "editor/render/picture_svg.h"

#include <QXmlStreamWriter>

#include <algorithm>
#include <cmath>

namespace tilewright {

namespace {

/// In integer fractions of a unit: differences of rounded positions are exact, so relative paths don't drift.
struct Place {
    qint64 x = 0;
    qint64 y = 0;
};

qint64 powerOfTen(int decimals) {
    qint64 unit = 1;
    for (int i = 0; i < decimals; ++i)
        unit *= 10;
    return unit;
}

QByteArray decimal(qint64 value, qint64 unit) {
    const qint64 magnitude = std::abs(value);
    QByteArray text = QByteArray::number(magnitude / unit);
    if (qint64 rest = magnitude % unit; rest != 0) {
        text += '.';
        for (qint64 place = unit / 10; rest != 0; place /= 10) {
            text += static_cast<char>('0' + rest / place);
            rest %= place;
        }
    }
    return value < 0 ? '-' + text : text;
}

class PathWriter {
public:
    explicit PathWriter(int decimals) : unit_(powerOfTen(decimals)) {}

    void move(art::Point p) {
        const Place to = rounded(p);
        data_ += 'M';
        number(to.x);
        number(to.y);
        start_ = at_ = to;
        last_ = 'L';
    }
    void line(art::Point p) {
        command('l');
        pair(p, true);
    }
    void cubic(const art::Point* points) {
        command('c');
        pair(points[0], false);
        pair(points[1], false);
        pair(points[2], true);
    }
    void close() {
        data_ += 'z';
        last_ = 'z';
        at_ = start_;
    }
    QByteArray take() { return std::move(data_); }

private:
    /// The letter of a repeated command may be omitted.
    void command(char letter) {
        if (letter != last_)
            data_ += letter;
        last_ = letter;
    }
    void number(qint64 value) {
        const char before = data_.isEmpty() ? 'M' : data_.back();
        if (value >= 0 && !std::isalpha(static_cast<unsigned char>(before)))
            data_ += ' ';
        data_ += decimal(value, unit_);
    }
    void pair(art::Point p, bool moves) {
        const Place to = rounded(p);
        number(to.x - at_.x);
        number(to.y - at_.y);
        if (moves)
            at_ = to;
    }

    Place rounded(art::Point p) const {
        const auto unit = static_cast<double>(unit_);
        return {std::llround(p.x * unit), std::llround(p.y * unit)};
    }

    qint64 unit_;
    QByteArray data_;
    Place start_;
    Place at_;
    char last_ = 0;
};

QString svgColour(art::Rgb c) {
    constexpr char digits[] = "0123456789ABCDEF";
    QString text = QStringLiteral("#");
    for (const int part : {c.red, c.green, c.blue}) {
        text += QLatin1Char(digits[part >> 4]);
        text += QLatin1Char(digits[part & 15]);
    }
    return text;
}

void writePaint(QXmlStreamWriter& xml, const QString& name, art::Rgb c) {
    xml.writeAttribute(name, svgColour(c));
    if (c.alpha != 255)
        xml.writeAttribute(name + QStringLiteral("-opacity"),
                           QString::fromLatin1(svgNumber(c.alpha / 255.0, 3)));
}

} // namespace

QByteArray svgNumber(double value, int decimals) {
    const qint64 unit = powerOfTen(decimals);
    return decimal(std::llround(value * static_cast<double>(unit)), unit);
}

QByteArray svgPathData(const art::Path& path, int decimals) {
    PathWriter writer(decimals);
    const art::Point* next = path.points().data();
    for (const art::Path::Verb verb : path.verbs()) {
        switch (verb) {
        case art::Path::Verb::Move:
            writer.move(*next++);
            break;
        case art::Path::Verb::Line:
            writer.line(*next++);
            break;
        case art::Path::Verb::Cubic:
            writer.cubic(next);
            next += 3;
            break;
        case art::Path::Verb::Close:
            writer.close();
            break;
        }
    }
    return writer.take();
}

void writeShape(QXmlStreamWriter& xml, const art::Shape& shape, int decimals) {
    xml.writeStartElement(QStringLiteral("path"));
    xml.writeAttribute(QStringLiteral("d"), QString::fromLatin1(svgPathData(shape.path, decimals)));
    if (shape.fill)
        writePaint(xml, QStringLiteral("fill"), *shape.fill);
    else
        xml.writeAttribute(QStringLiteral("fill"), QStringLiteral("none"));
    if (shape.fill && shape.rule == art::FillRule::EvenOdd)
        xml.writeAttribute(QStringLiteral("fill-rule"), QStringLiteral("evenodd"));
    if (shape.stroke) {
        writePaint(xml, QStringLiteral("stroke"), shape.stroke->colour);
        xml.writeAttribute(QStringLiteral("stroke-width"),
                           QString::fromLatin1(svgNumber(shape.stroke->width, std::max(3, decimals))));
        if (shape.stroke->join == art::Join::Round)
            xml.writeAttribute(QStringLiteral("stroke-linejoin"), QStringLiteral("round"));
        if (shape.stroke->cap == art::Cap::Round)
            xml.writeAttribute(QStringLiteral("stroke-linecap"), QStringLiteral("round"));
    }
    xml.writeEndElement();
}

void writeShapes(QXmlStreamWriter& xml, const art::Picture& picture) {
    for (const art::Shape& shape : picture.shapes)
        writeShape(xml, shape);
}

void writeGroup(QXmlStreamWriter& xml, const art::Picture& picture, const QString& id) {
    xml.writeStartElement(QStringLiteral("g"));
    if (!id.isEmpty())
        xml.writeAttribute(QStringLiteral("id"), id);
    writeShapes(xml, picture);
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
