#pragma once

#include "engine/art/picture.h"

#include <QByteArray>
#include <QString>

class QXmlStreamWriter;

namespace tilewright {

/// Path data for SVG, relative: the same input gives the same bytes.
QByteArray svgPathData(const art::Path& path, int decimals = 2);
/// At most `decimals` decimals, no trailing zeros, no negative zero.
QByteArray svgNumber(double value, int decimals = 2);

/// A `path` element; lengths have `decimals` decimals.
void writeShape(QXmlStreamWriter& xml, const art::Shape& shape, int decimals = 2);
/// Writes the shapes as `path` elements into the open element.
void writeShapes(QXmlStreamWriter& xml, const art::Picture& picture);
/// Writes a `g` with the shapes; an empty `id` is omitted.
void writeGroup(QXmlStreamWriter& xml, const art::Picture& picture, const QString& id = {});
/// A separate document, `millimetres` wide.
QByteArray svgDocument(const art::Picture& picture, double millimetres);

} // namespace tilewright
