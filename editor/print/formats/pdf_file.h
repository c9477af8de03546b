#pragma once

#include "editor/print/formats/pdf_content.h"
#include "engine/art/picture.h"

#include <memory>
#include <string>

namespace tilewright {

/// A PDF in the making. Lengths are millimetres from the upper left corner, y down, and are kept to a
/// ten-thousandth of a point. Nothing in it tells when or where it was made: the same calls give the same
/// bytes.
class PdfFile {
public:
    /// `duplex` is how a print dialog begins, in the words of the PDF standard: "Simplex",
    /// "DuplexFlipLongEdge".
    PdfFile(const std::string& title, const std::string& duplex);
    ~PdfFile();
    PdfFile(const PdfFile&) = delete;
    PdfFile& operator=(const PdfFile&) = delete;

    /// What is placed more than once. `box` is what may show of it, in the units of its operators. Gives its
    /// name for PdfContent::place().
    std::string addForm(const PdfContent& content, const art::Box& box);
    /// What a viewer can show and hide. Gives its name for PdfContent::beginLayer().
    std::string addLayer(const std::string& label, bool visible);

    struct Page {
        double width = 0;
        double height = 0;
        /// What is left when the edges are cut, and how far the ink reaches beyond.
        art::Box trim;
        art::Box bleed;
    };
    /// Outside of all that is saved, the content is in millimetres as well.
    void addPage(const Page& page, const PdfContent& content);

    /// The whole file; nothing may be added any more.
    std::string bytes();

private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

} // namespace tilewright
