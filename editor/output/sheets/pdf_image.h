#pragma once

#include "engine/model/set_pictures.h"

#include <qpdf/QPDFObjectHandle.hh>

#include <memory>

class QPDF;

namespace tilewright {

/// A designer's picture as a resource that fills the unit square. JPEGs and opaque PNGs are put in as they
/// are, with their colour profiles; an SVG stays shapes.
QPDFObjectHandle pdfImage(QPDF& pdf, const std::shared_ptr<const PictureFile>& picture);

} // namespace tilewright
