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
/// The shapes as `path` elements into the element that is open.
void writeShapes(QXmlStreamWriter& xml, const art::Picture& picture);
/// A `g` with the shapes; `id` empty is none.
void writeGroup(QXmlStreamWriter& xml, const art::Picture& picture, const QString& id = {});
/// A document of its own, `millimetres` wide.
QByteArray svgDocument(const art::Picture& picture, double millimetres);

} // namespace tilewright
