#include "editor/output/sheets/sheet_backends.h"

#include "editor/output/sheets/pdf_file.h"

#include <algorithm>
#include <cmath>

namespace tilewright {

namespace {

/// Grid on paper for coordinates of art: 794 dots per inch. They are written as multiples of it.
constexpr double artGrid = 0.032;

double zoomOf(std::span<const sheet::DrawnPage> pages) {
    double scale = artGrid;
    for (const sheet::DrawnPage& page : pages)
        for (const sheet::SymbolUse& use : page.uses)
            scale = std::max(scale, use.place.scale());
    return std::ceil(scale / artGrid);
}

/// A single page has no back.
std::string duplexOf(const sheet::PrintDocument& document, std::size_t pages) {
    if (!document.turned || pages < 2)
        return "Simplex";
    return *document.turned == sheet::Flip::LongEdge ? "DuplexFlipLongEdge" : "DuplexFlipShortEdge";
}

art::Box zoomed(const art::Box& box, double zoom) {
    return {std::floor(box.left * zoom), std::floor(box.top * zoom), std::ceil(box.right * zoom),
            std::ceil(box.bottom * zoom)};
}

/// Writes the pages of one document. A symbol that is used once is written in place; one that is used often
/// is a form.
class PdfSheets {
public:
    /// The pages are some or all of the document's.
    PdfSheets(const sheet::PrintDocument& document, std::span<const sheet::DrawnPage> pages)
        : document_(document)
        , file_(document.title, document.language, duplexOf(document, pages.size()))
        , zoom_(zoomOf(pages))
        , uses_(document.symbols.size()) {
        for (const sheet::Layer layer : sheet::allLayers)
            layers_.push_back(file_.addLayer(std::string(sheet::name(layer)), sheet::isPrinted(layer)));
        for (const sheet::DrawnPage& page : pages)
            for (const sheet::SymbolUse& use : page.uses)
                ++uses_[use.symbol];
        for (std::size_t i = 0; i < document.symbols.size(); ++i)
            addSymbol(i);
    }

    void addPage(const sheet::DrawnPage& page) {
        PdfContent content;
        for (const sheet::Layer layer : sheet::allLayers) {
            content.beginLayer(layers_[static_cast<std::size_t>(layer)]);
            if (layer == sheet::Layer::Art)
                content.append(usesOf(page));
            PdfContent shapes;
            for (const art::Shape& shape : page.on(layer))
                shapes.draw(shape);
            if (!shapes.bytes().empty()) {
                content.save({});
                content.append(shapes);
                content.restore();
            }
            content.endLayer();
        }
        file_.addPage({document_.width, document_.height, page.trim, page.bleed}, content);
    }

    std::string bytes() { return file_.bytes(); }

private:
    void addSymbol(std::size_t number) {
        std::string& form = forms_.emplace_back();
        if (uses_[number] < 2)
            return;
        PdfContent content = artContent();
        drawSymbol(content, number);
        form = file_.addForm(content, zoomed(art::inkBox(document_.symbols[number].picture), zoom_));
    }

    void drawSymbol(PdfContent& content, std::size_t number) const {
        for (const art::Shape& shape : document_.symbols[number].picture.shapes)
            content.draw(shape);
    }

    PdfContent usesOf(const sheet::DrawnPage& page) const {
        PdfContent content = artContent();
        for (const sheet::SymbolUse& use : page.uses) {
            content.save(art::Transform::scaling(1 / zoom_).then(use.place));
            if (forms_[use.symbol].empty())
                drawSymbol(content, use.symbol);
            else
                content.place(forms_[use.symbol]);
            content.restore();
        }
        return content;
    }

    PdfContent artContent() const { return PdfContent(zoom_, 0); }

    const sheet::PrintDocument& document_;
    PdfFile file_;
    double zoom_;
    std::vector<std::size_t> uses_;
    std::vector<std::string> layers_;
    /// The name of each symbol's form; empty for those without one.
    std::vector<std::string> forms_;
};

} // namespace

std::string pdfDocument(const sheet::PrintDocument& document, const SheetProgress& progress) {
    PdfSheets sheets(document, document.pages);
    for (std::size_t i = 0; i < document.pages.size(); ++i) {
        if (progress && !progress(i, document.pages.size()))
            return {};
        sheets.addPage(document.pages[i]);
    }
    return sheets.bytes();
}

std::string pdfPage(const sheet::PrintDocument& document, std::size_t page) {
    PdfSheets sheets(document, {&document.pages.at(page), 1});
    sheets.addPage(document.pages[page]);
    return sheets.bytes();
}

} // namespace tilewright
