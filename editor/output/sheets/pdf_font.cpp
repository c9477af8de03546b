#include "editor/output/sheets/pdf_font.h"

#include "editor/output/sheets/pdf_content.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <QString>

#include <hb-ot.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

namespace tilewright {

namespace {

QPDFObjectHandle nameOf(const std::string& text) {
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
    descriptor.replaceKey("/Type", nameOf("FontDescriptor"));
    descriptor.replaceKey("/FontName", nameOf(name));
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

} // namespace

void writePdfFont(QPDF& pdf, QPDFObjectHandle& dictionary, const art::Font& font, const ShownGlyphs& glyphs) {
    const std::string name = tagOf(glyphs) + '+' + font.name;
    QPDFObjectHandle system = QPDFObjectHandle::newDictionary();
    system.replaceKey("/Registry", QPDFObjectHandle::newString("Adobe"));
    system.replaceKey("/Ordering", QPDFObjectHandle::newString("Identity"));
    system.replaceKey("/Supplement", number(0));
    QPDFObjectHandle descendant = pdf.makeIndirectObject(QPDFObjectHandle::newDictionary());
    descendant.replaceKey("/Type", nameOf("Font"));
    descendant.replaceKey("/Subtype", nameOf("CIDFontType2"));
    descendant.replaceKey("/BaseFont", nameOf(name));
    descendant.replaceKey("/CIDSystemInfo", system);
    descendant.replaceKey("/CIDToGIDMap", nameOf("Identity"));
    descendant.replaceKey("/FontDescriptor", descriptorOf(pdf, font, name, glyphs));
    descendant.replaceKey("/W", widthsOf(glyphs));
    dictionary.replaceKey("/Type", nameOf("Font"));
    dictionary.replaceKey("/Subtype", nameOf("Type0"));
    dictionary.replaceKey("/BaseFont", nameOf(name));
    dictionary.replaceKey("/Encoding", nameOf("Identity-H"));
    dictionary.replaceKey("/DescendantFonts", QPDFObjectHandle::newArray({descendant}));
    dictionary.replaceKey("/ToUnicode", pdf.newStream(textMap(glyphs)));
}

} // namespace tilewright
