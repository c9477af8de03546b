#include "editor/output/pictures/table_drawing.h"

#include "editor/output/pictures/picture_painter.h"
#include "editor/output/pictures/picture_svg.h"

#include <QPainter>
#include <QXmlStreamWriter>

namespace tilewright {

namespace {

QString text(double value) {
    return QString::fromLatin1(svgNumber(value, 3));
}

} // namespace

QByteArray svgOf(const TableDrawing& drawing, double cellMillimetres) {
    const double width = drawing.bounds.right - drawing.bounds.left;
    const double height = drawing.bounds.bottom - drawing.bounds.top;
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.setAutoFormattingIndent(1);
    xml.writeStartDocument();
    const QString xlink = QStringLiteral("http://www.w3.org/1999/xlink");
    xml.writeNamespace(xlink, QStringLiteral("xlink"));
    xml.writeDefaultNamespace(QStringLiteral("http://www.w3.org/2000/svg"));
    xml.writeStartElement(QStringLiteral("http://www.w3.org/2000/svg"), QStringLiteral("svg"));
    xml.writeAttribute(QStringLiteral("width"),
                       text(width / unitsPerCell * cellMillimetres) + QStringLiteral("mm"));
    xml.writeAttribute(QStringLiteral("height"),
                       text(height / unitsPerCell * cellMillimetres) + QStringLiteral("mm"));
    xml.writeAttribute(
        QStringLiteral("viewBox"),
        QStringLiteral("%1 %2 %3 %4")
            .arg(text(drawing.bounds.left), text(drawing.bounds.top), text(width), text(height)));
    xml.writeStartElement(QStringLiteral("defs"));
    for (std::size_t i = 0; i < drawing.pictures.size(); ++i)
        writeGroup(xml, drawing.pictures[i], QStringLiteral("p%1").arg(i));
    xml.writeEndElement();
    for (const TableDrawing::Placed& placed : drawing.placed) {
        QString transform = QStringLiteral("translate(%1 %2)").arg(text(placed.x), text(placed.y));
        if (placed.size != unitsPerCell)
            transform += QStringLiteral(" scale(%1)").arg(text(placed.size / unitsPerCell));
        if (placed.rotation != Rotation::R0)
            transform += QStringLiteral(" rotate(%1 50 50)").arg(degrees(placed.rotation));
        xml.writeStartElement(QStringLiteral("use"));
        xml.writeAttribute(xlink, QStringLiteral("href"), QStringLiteral("#p%1").arg(placed.picture));
        xml.writeAttribute(QStringLiteral("transform"), transform);
        xml.writeEndElement();
    }
    xml.writeEndDocument();
    return bytes;
}

TablePainter::TablePainter(const TableDrawing& drawing) : drawing_(drawing) {
    ready_.reserve(drawing.pictures.size());
    for (const art::Picture& picture : drawing.pictures)
        ready_.emplace_back(picture);
}

void TablePainter::paint(QPainter& painter, const QRectF& seen) const {
    for (const TableDrawing::Placed& placed : drawing_.placed) {
        if (!seen.intersects(QRectF(placed.x, placed.y, placed.size, placed.size)))
            continue;
        painter.save();
        painter.translate(placed.x + placed.size / 2, placed.y + placed.size / 2);
        painter.rotate(degrees(placed.rotation));
        ready_[placed.picture].paint(painter,
                                     QRectF(-placed.size / 2, -placed.size / 2, placed.size, placed.size));
        painter.restore();
    }
}

} // namespace tilewright
