#include "editor/output/sheets/pdf_file.h"

#include "editor/output/sheets/pdf_font.h"
#include "editor/output/sheets/pdf_image.h"

#include <qpdf/Pl_Flate.hh>
#include <qpdf/Pl_String.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <map>

namespace tilewright {

namespace {

constexpr double pointsPerMillimetre = 72 / 25.4;
constexpr int boxDecimals = 4;

QPDFObjectHandle real(double value) {
    return QPDFObjectHandle::newReal(pdfNumber(value, boxDecimals));
}

QPDFObjectHandle pdfName(const std::string& text) {
    return QPDFObjectHandle::newName('/' + text);
}

QPDFObjectHandle array(double left, double bottom, double right, double top) {
    return QPDFObjectHandle::newArray(
        std::vector<QPDFObjectHandle>{real(left), real(bottom), real(right), real(top)});
}

/// A box of the page in PDF's units: points, y up.
QPDFObjectHandle pageBox(const art::Box& box, double height) {
    return array(box.left * pointsPerMillimetre, (height - box.bottom) * pointsPerMillimetre,
                 box.right * pointsPerMillimetre, (height - box.top) * pointsPerMillimetre);
}

} // namespace

struct PdfFile::Parts {
    QPDF pdf;
    // All pages and forms share one dictionary: its contents are only read on demand.
    QPDFObjectHandle resources;
    QPDFObjectHandle forms = QPDFObjectHandle::newDictionary();
    QPDFObjectHandle opacities = QPDFObjectHandle::newDictionary();
    QPDFObjectHandle properties = QPDFObjectHandle::newDictionary();
    QPDFObjectHandle layers = QPDFObjectHandle::newArray();
    QPDFObjectHandle hidden = QPDFObjectHandle::newArray();
    QPDFObjectHandle preferences = QPDFObjectHandle::newDictionary();
    QPDFObjectHandle fonts = QPDFObjectHandle::newDictionary();
    /// By their keys in `fonts`, which are filled in at the end.
    std::map<std::string, PdfContent::ShownFont> shownFonts;
    std::size_t images = 0;
    std::size_t imageBytes = 0;
    std::string language;

    void addImages(const PdfContent& content) {
        for (const auto& [hash, file] : content.images())
            if (const std::string key = '/' + imageName(*file); !forms.hasKey(key)) {
                forms.replaceKey(key, pdfImage(pdf, file));
                ++images;
                imageBytes += file->bytes.size();
            }
    }

    void addFonts(const PdfContent& content) {
        for (const auto& [name, shown] : content.fonts()) {
            const std::string key = '/' + name;
            if (!fonts.hasKey(key))
                fonts.replaceKey(key, pdf.makeIndirectObject(QPDFObjectHandle::newDictionary()));
            PdfContent::ShownFont& all = shownFonts[key];
            all.font = shown.font;
            all.glyphs.insert(shown.glyphs.begin(), shown.glyphs.end());
        }
    }

    void writeFonts() {
        for (const auto& [key, shown] : shownFonts) {
            QPDFObjectHandle dictionary = fonts.getKey(key);
            writePdfFont(pdf, dictionary, *shown.font, shown.glyphs);
        }
    }

    void addOpacities(const PdfContent& content) {
        for (const std::uint8_t alpha : content.opacities()) {
            const std::string key = '/' + opacityName(alpha);
            if (opacities.hasKey(key))
                continue;
            QPDFObjectHandle state = QPDFObjectHandle::newDictionary();
            state.replaceKey("/Type", pdfName("ExtGState"));
            state.replaceKey("/ca", real(alpha / 255.0));
            state.replaceKey("/CA", real(alpha / 255.0));
            opacities.replaceKey(key, state);
        }
    }
};

PdfFile::PdfFile(const std::string& title, const std::string& language, const std::string& duplex)
    : parts_(std::make_unique<Parts>()) {
    Parts& p = *parts_;
    p.language = language;
    p.pdf.emptyPDF();
    p.resources = p.pdf.makeIndirectObject(QPDFObjectHandle::newDictionary());
    p.resources.replaceKey("/XObject", p.forms);
    p.resources.replaceKey("/ExtGState", p.opacities);
    p.resources.replaceKey("/Properties", p.properties);
    p.resources.replaceKey("/Font", p.fonts);
    QPDFObjectHandle information = p.pdf.makeIndirectObject(QPDFObjectHandle::newDictionary());
    information.replaceKey("/Title", QPDFObjectHandle::newUnicodeString(title));
    information.replaceKey("/Producer", QPDFObjectHandle::newUnicodeString("tilewright " TILEWRIGHT_VERSION));
    p.pdf.getTrailer().replaceKey("/Info", information);
    // Otherwise print dialogs start with "fit to page", which makes tiles too small.
    p.preferences.replaceKey("/PrintScaling", pdfName("None"));
    p.preferences.replaceKey("/Duplex", pdfName(duplex));
    p.preferences.replaceKey("/DisplayDocTitle", QPDFObjectHandle::newBool(true));
    p.preferences.replaceKey("/PickTrayByPDFSize", QPDFObjectHandle::newBool(true));
}

PdfFile::~PdfFile() = default;

std::string PdfFile::addForm(const PdfContent& content, const art::Box& box) {
    Parts& p = *parts_;
    p.addOpacities(content);
    p.addImages(content);
    p.addFonts(content);
    QPDFObjectHandle form = p.pdf.newStream(content.bytes());
    QPDFObjectHandle dictionary = form.getDict();
    dictionary.replaceKey("/Type", pdfName("XObject"));
    dictionary.replaceKey("/Subtype", pdfName("Form"));
    dictionary.replaceKey("/BBox", array(box.left, box.top, box.right, box.bottom));
    dictionary.replaceKey("/Resources", p.resources);
    std::string key = "F" + std::to_string(p.forms.getKeys().size() - p.images);
    p.forms.replaceKey('/' + key, form);
    return key;
}

std::string PdfFile::addLayer(const std::string& label, bool visible) {
    Parts& p = *parts_;
    QPDFObjectHandle group = p.pdf.makeIndirectObject(QPDFObjectHandle::newDictionary());
    group.replaceKey("/Type", pdfName("OCG"));
    group.replaceKey("/Name", QPDFObjectHandle::newUnicodeString(label));
    std::string key = "L" + std::to_string(p.layers.getArrayNItems());
    p.properties.replaceKey('/' + key, group);
    p.layers.appendItem(group);
    if (!visible)
        p.hidden.appendItem(group);
    return key;
}

void PdfFile::addPage(const Page& page, const PdfContent& content) {
    Parts& p = *parts_;
    std::string bytes = pdfNumber(pointsPerMillimetre, 9) + " 0 0 -" + pdfNumber(pointsPerMillimetre, 9) +
                        " 0 " + pdfNumber(page.height * pointsPerMillimetre, boxDecimals) + " cm\n";
    bytes += content.bytes();
    p.addOpacities(content);
    p.addImages(content);
    p.addFonts(content);
    QPDFObjectHandle object = p.pdf.makeIndirectObject(QPDFObjectHandle::newDictionary());
    object.replaceKey("/Type", pdfName("Page"));
    object.replaceKey("/MediaBox", pageBox({0, 0, page.width, page.height}, page.height));
    object.replaceKey("/BleedBox", pageBox(page.bleed, page.height));
    object.replaceKey("/TrimBox", pageBox(page.trim, page.height));
    object.replaceKey("/Resources", p.resources);
    object.replaceKey("/Contents", p.pdf.newStream(bytes));
    QPDFPageDocumentHelper(p.pdf).addPage(QPDFPageObjectHelper(object), false);
}

std::string PdfFile::bytes() {
    Parts& p = *parts_;
    p.writeFonts();
    QPDFObjectHandle root = p.pdf.getRoot();
    if (!p.language.empty())
        root.replaceKey("/Lang", QPDFObjectHandle::newString(p.language));
    root.replaceKey("/ViewerPreferences", p.preferences);
    if (p.layers.getArrayNItems() > 0) {
        QPDFObjectHandle shown = QPDFObjectHandle::newDictionary();
        shown.replaceKey("/Name", QPDFObjectHandle::newUnicodeString("Layers"));
        shown.replaceKey("/Order", p.layers.shallowCopy());
        shown.replaceKey("/OFF", p.hidden);
        QPDFObjectHandle groups = QPDFObjectHandle::newDictionary();
        groups.replaceKey("/OCGs", p.layers);
        groups.replaceKey("/D", shown);
        root.replaceKey("/OCProperties", groups);
    }
    // Level 9 takes a third of the time of writing a set, for a file smaller by one percent.
    constexpr int level = 6;
    Pl_Flate::setCompressionLevel(level);
    std::string bytes;
    constexpr std::size_t ofPages = std::size_t{4} * 1024 * 1024;
    if (p.imageBytes > 0)
        bytes.reserve(p.imageBytes + ofPages);
    Pl_String pipeline("sheets", nullptr, bytes);
    QPDFWriter writer(p.pdf);
    writer.setOutputPipeline(&pipeline);
    writer.setMinimumPDFVersion("1.7");
    writer.setDeterministicID(true);
    writer.setObjectStreamMode(qpdf_o_generate);
    writer.write();
    return bytes;
}

} // namespace tilewright
