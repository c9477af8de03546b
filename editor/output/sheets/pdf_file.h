#pragma once

#include "editor/output/sheets/pdf_content.h"
#include "engine/art/picture.h"
#include "engine/model/set_pictures.h"

#include <memory>
#include <string>

class QPDF;
class QPDFObjectHandle;

namespace tilewright {

/// A PDF being built. Lengths are millimetres from the upper left corner, y down, stored to a ten-thousandth
/// of a point. Nothing in it depends on time or place: the same calls give the same bytes.
class PdfFile {
public:
    /// `duplex` is the initial setting of print dialogs, in the words of the PDF standard: "Simplex",
    /// "DuplexFlipLongEdge". `language` is that of the texts, "de"; empty for none.
    PdfFile(const std::string& title, const std::string& language, const std::string& duplex);
    ~PdfFile();
    PdfFile(const PdfFile&) = delete;
    PdfFile& operator=(const PdfFile&) = delete;

    /// Adds content that is placed more than once. `box` is its visible part, in the units of its operators.
    /// Returns its name for PdfContent::place().
    std::string addForm(const PdfContent& content, const art::Box& box);
    /// Adds a layer that viewers can show and hide. Returns its name for PdfContent::beginLayer().
    std::string addLayer(const std::string& label, bool visible);

    struct Page {
        double width = 0;
        double height = 0;
        /// The size after cutting, and the extent of the ink beyond.
        art::Box trim;
        art::Box bleed;
    };
    /// Outside of saved states, the content is in millimetres too.
    void addPage(const Page& page, const PdfContent& content);

    /// The whole file; nothing may be added afterwards.
    std::string bytes();

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

/// A designer's picture as a resource that fills the unit square. JPEGs and opaque PNGs are put in as they
/// are, with their colour profiles; an SVG stays shapes.
QPDFObjectHandle pdfImage(QPDF& pdf, const std::shared_ptr<const PictureFile>& picture);

} // namespace tilewright
