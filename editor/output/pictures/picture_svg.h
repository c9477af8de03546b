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

/// What a document defines for its shapes: designers' pictures, fonts.
struct SvgDefinitions {
    bool images = false;
    bool fonts = false;
};
/// A `path` element; lengths have `decimals` decimals. A designer's picture is an `image`, or a `use` of a
/// defined one. A text is a `text` element where its font is defined, and a path with a label otherwise.
void writeShape(QXmlStreamWriter& xml, const art::Shape& shape, int decimals = 2,
                SvgDefinitions defined = {});
/// The `image` that holds all of a designer's picture, with the id that a `use` of it names.
void defineImage(QXmlStreamWriter& xml, const PictureFile& file);
/// Writes the shapes as `path` elements into the open element.
void writeShapes(QXmlStreamWriter& xml, const art::Picture& picture, SvgDefinitions defined = {});
/// Writes a `g` with the shapes; an empty `id` is omitted.
void writeGroup(QXmlStreamWriter& xml, const art::Picture& picture, const QString& id = {},
                SvgDefinitions defined = {});
/// A separate document, `millimetres` wide.
QByteArray svgDocument(const art::Picture& picture, double millimetres);

} // namespace tilewright
