#include "editor/output/sheets/pdf_file.h"

#include "editor/output/sheets/font_subset.h"
#include "editor/output/sheets/pdf_content.h"

#include <QString>

#include <hb-ot.h>
#include <qpdf/Pl_Flate.hh>
#include <qpdf/Pl_String.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <vector>

namespace tilewright {

namespace {

QPDFObjectHandle pdfName(const std::string& text) {
    return QPDFObjectHandle::newName('/' + text);
}

QPDFObjectHandle number(double value) {
    return QPDFObjectHandle::newInteger(std::llround(value));
}

/// Six letters that differ with the glyphs, as parts of fonts are named.
std::string tagOf(const ShownGlyphs& glyphs) {
    std::uint64_t sum = 14695981039346656037U;
    for (const auto& [glyph, shown] : glyphs)
        sum = (sum ^ glyph) * 1099511628211U;
    std::string tag;
    for (int i = 0; i < 6; ++i, sum /= 26)
        tag += static_cast<char>('A' + sum % 26);
    return tag;
}

QPDFObjectHandle widthsOf(const ShownGlyphs& glyphs) {
    QPDFObjectHandle widths = QPDFObjectHandle::newArray();
    for (const auto& [glyph, shown] : glyphs) {
        widths.appendItem(number(glyph));
        widths.appendItem(QPDFObjectHandle::newArray({number(shown.advance * 1000)}));
    }
    return widths;
}

std::string hex(std::uint32_t value) {
    return QString::number(value, 16).rightJustified(4, u'0').toUpper().toStdString();
}

/// Which text each glyph shows, in the words of the PDF standard.
std::string textMap(const ShownGlyphs& glyphs) {
    std::vector<std::string> lines;
    for (const auto& [glyph, shown] : glyphs) {
        if (glyph == 0 || shown.text.empty())
            continue; // a box may stand for any letter
        std::string line = '<' + hex(glyph) + "> <";
        for (const QChar unit : QString::fromStdString(shown.text))
            line += hex(unit.unicode());
        lines.push_back(line + ">\n");
    }
    std::string map = "/CIDInit /ProcSet findresource begin 12 dict begin begincmap\n"
                      "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n"
                      "/CMapName /Adobe-Identity-UCS def /CMapType 2 def\n"
                      "1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n";
    constexpr std::size_t mostAtOnce = 100;
    for (std::size_t first = 0; first < lines.size(); first += mostAtOnce) {
        const std::size_t count = std::min(mostAtOnce, lines.size() - first);
        map += std::to_string(count) + " beginbfchar\n";
        for (std::size_t i = 0; i < count; ++i)
            map += lines[first + i];
        map += "endbfchar\n";
    }
    return map + "endcmap CMapName currentdict /CMap defineresource pop end end\n";
}

/// Lengths in thousandths of an em.
class Metrics {
public:
    explicit Metrics(const art::Font& font) {
        hb_blob_t* blob = hb_blob_create(font.bytes.data(), static_cast<unsigned>(font.bytes.size()),
                                         HB_MEMORY_MODE_READONLY, nullptr, nullptr);
        hb_face_t* face = hb_face_create(blob, font.index);
        hb_blob_destroy(blob);
        font_.reset(hb_font_create(face));
        perEm_ = hb_face_get_upem(face);
        hb_face_destroy(face);
    }
    double of(hb_ot_metrics_tag_t tag) const {
        hb_position_t value = 0;
        hb_ot_metrics_get_position_with_fallback(font_.get(), tag, &value);
        return value * 1000.0 / perEm_;
    }

private:
    struct Release {
        void operator()(hb_font_t* font) const { hb_font_destroy(font); }
    };
    std::unique_ptr<hb_font_t, Release> font_;
    double perEm_ = 1;
};

QPDFObjectHandle descriptorOf(QPDF& pdf, const art::Font& font, const std::string& name,
                              const ShownGlyphs& glyphs) {
    const Metrics metrics(font);
    const double ascent = metrics.of(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER);
    const double descent = metrics.of(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER);
    const std::string part = subsetOf(font, glyphs);
    QPDFObjectHandle file = pdf.newStream(part);
    file.getDict().replaceKey("/Length1", number(static_cast<double>(part.size())));
    QPDFObjectHandle descriptor = pdf.makeIndirectObject(QPDFObjectHandle::newDictionary());
    descriptor.replaceKey("/Type", pdfName("FontDescriptor"));
    descriptor.replaceKey("/FontName", pdfName(name));
    constexpr int symbolic = 4; // its own encoding
    descriptor.replaceKey("/Flags", number(symbolic));
    constexpr double wide = 3000;
    descriptor.replaceKey("/FontBBox", QPDFObjectHandle::newArray({number(-wide / 2), number(descent),
                                                                   number(wide), number(ascent)}));
    descriptor.replaceKey("/ItalicAngle", number(0));
    descriptor.replaceKey("/Ascent", number(ascent));
    descriptor.replaceKey("/Descent", number(descent));
    descriptor.replaceKey("/CapHeight", number(metrics.of(HB_OT_METRICS_TAG_CAP_HEIGHT)));
    constexpr double usualStem = 90;
    descriptor.replaceKey("/StemV", number(usualStem));
    descriptor.replaceKey("/FontFile2", file);
    return descriptor;
}

/// Fills the dictionary of a font in `pdf`, for strings of glyph numbers in two bytes each. Only these glyphs
/// are embedded, and each can be searched and copied by its text. Pre: isTrueType(font).
void writePdfFont(QPDF& pdf, QPDFObjectHandle& dictionary, const art::Font& font, const ShownGlyphs& glyphs) {
    const std::string name = tagOf(glyphs) + '+' + font.name;
    QPDFObjectHandle system = QPDFObjectHandle::newDictionary();
    system.replaceKey("/Registry", QPDFObjectHandle::newString("Adobe"));
    system.replaceKey("/Ordering", QPDFObjectHandle::newString("Identity"));
    system.replaceKey("/Supplement", number(0));
    QPDFObjectHandle descendant = pdf.makeIndirectObject(QPDFObjectHandle::newDictionary());
    descendant.replaceKey("/Type", pdfName("Font"));
    descendant.replaceKey("/Subtype", pdfName("CIDFontType2"));
    descendant.replaceKey("/BaseFont", pdfName(name));
    descendant.replaceKey("/CIDSystemInfo", system);
    descendant.replaceKey("/CIDToGIDMap", pdfName("Identity"));
    descendant.replaceKey("/FontDescriptor", descriptorOf(pdf, font, name, glyphs));
    descendant.replaceKey("/W", widthsOf(glyphs));
    dictionary.replaceKey("/Type", pdfName("Font"));
    dictionary.replaceKey("/Subtype", pdfName("Type0"));
    dictionary.replaceKey("/BaseFont", pdfName(name));
    dictionary.replaceKey("/Encoding", pdfName("Identity-H"));
    dictionary.replaceKey("/DescendantFonts", QPDFObjectHandle::newArray({descendant}));
    dictionary.replaceKey("/ToUnicode", pdf.newStream(textMap(glyphs)));
}

constexpr double pointsPerMillimetre = 72 / 25.4;
constexpr int boxDecimals = 4;

QPDFObjectHandle real(double value) {
    return QPDFObjectHandle::newReal(pdfNumber(value, boxDecimals));
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

struct PdfFile::Impl {
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
    : impl_(std::make_unique<Impl>()) {
    Impl& p = *impl_;
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
    Impl& p = *impl_;
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
    Impl& p = *impl_;
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
    Impl& p = *impl_;
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
    Impl& p = *impl_;
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
