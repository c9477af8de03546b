#include "engine/sheet/lettering/text_shapes.h"

#include "engine/sheet/lettering/font_face.h"

#include <hb.h>

#include <algorithm>
#include <memory>
#include <span>
#include <utility>

namespace tilewright::sheet {

namespace {

struct Release {
    void operator()(hb_buffer_t* buffer) const { hb_buffer_destroy(buffer); }
};
using Buffer = std::unique_ptr<hb_buffer_t, Release>;

struct Character {
    char32_t value = 0;
    /// Where it begins.
    std::size_t byte = 0;
};

/// A malformed byte is U+FFFD.
std::vector<Character> charactersOf(std::string_view utf8) {
    const Buffer buffer(hb_buffer_create());
    hb_buffer_add_utf8(buffer.get(), utf8.data(), static_cast<int>(utf8.size()), 0, -1);
    unsigned count = 0;
    const hb_glyph_info_t* infos = hb_buffer_get_glyph_infos(buffer.get(), &count);
    std::vector<Character> characters;
    for (const hb_glyph_info_t& info : std::span(infos, count))
        characters.push_back({info.codepoint, info.cluster});
    return characters;
}

/// Whether it has no look of its own, belongs to the letter before, or is drawn as another character where
/// the font lacks it.
bool joins(char32_t character) {
    constexpr char32_t unbreakableHyphen = 0x2011;
    if (character == unbreakableHyphen)
        return true;
    switch (hb_unicode_general_category(hb_unicode_funcs_get_default(), character)) {
    case HB_UNICODE_GENERAL_CATEGORY_CONTROL:
    case HB_UNICODE_GENERAL_CATEGORY_FORMAT:
    case HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK:
    case HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK:
    case HB_UNICODE_GENERAL_CATEGORY_SPACE_SEPARATOR:
        return true;
    default:
        return false;
    }
}

/// A part of the text in one font.
struct Stretch {
    const FontFace* face = nullptr;
    std::string_view text;
    std::string missing;
};

std::vector<Stretch> stretchesOf(std::string_view utf8, FontWeight weight) {
    const FontFace& usual = bundledFace(weight);
    std::vector<Stretch> all;
    const std::vector<Character> characters = charactersOf(utf8);
    for (std::size_t i = 0; i < characters.size(); ++i) {
        const auto [character, begin] = characters[i];
        const std::size_t end = i + 1 < characters.size() ? characters[i + 1].byte : utf8.size();
        const FontFace* face = usual.has(character) ? &usual
                               : joins(character)   ? all.empty() ? &usual : all.back().face
                                                    : systemFaceWith(character, weight);
        const bool isMissing = face == nullptr;
        if (isMissing)
            face = &usual;
        if (all.empty() || all.back().face != face)
            all.push_back({face, utf8.substr(begin, 0), {}});
        Stretch& stretch = all.back();
        stretch.text = {stretch.text.data(), utf8.data() + end};
        if (isMissing && stretch.missing.find(utf8.substr(begin, end - begin)) == std::string::npos)
            stretch.missing += utf8.substr(begin, end - begin);
    }
    return all;
}

Buffer shaped(const Stretch& stretch) {
    Buffer buffer(hb_buffer_create());
    hb_buffer_add_utf8(buffer.get(), stretch.text.data(), static_cast<int>(stretch.text.size()), 0, -1);
    hb_buffer_guess_segment_properties(buffer.get());
    hb_shape(stretch.face->shaper(), buffer.get(), nullptr, 0);
    return buffer;
}

/// The part of the text that each glyph shows, where several have one: the first of them.
std::vector<std::string> textsOf(std::span<const hb_glyph_info_t> glyphs, std::string_view text) {
    std::vector<std::size_t> begins;
    for (const hb_glyph_info_t& glyph : glyphs)
        begins.push_back(glyph.cluster);
    std::vector<std::size_t> sorted = begins;
    sorted.push_back(text.size());
    std::ranges::sort(sorted);
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < begins.size(); ++i) {
        const bool isFirst = i == 0 || begins[i - 1] != begins[i];
        const std::size_t end = *std::ranges::upper_bound(sorted, begins[i]);
        texts.emplace_back(isFirst ? text.substr(begins[i], end - begins[i]) : std::string_view());
    }
    return texts;
}

/// Adds the stretch at `x`, in ems; returns its width.
double add(std::vector<art::Shape>& shapes, const Stretch& stretch, double x, double em, art::Rgb colour) {
    const Buffer buffer = shaped(stretch);
    unsigned count = 0;
    const hb_glyph_info_t* infos = hb_buffer_get_glyph_infos(buffer.get(), &count);
    const hb_glyph_position_t* places = hb_buffer_get_glyph_positions(buffer.get(), &count);
    const std::vector<std::string> texts = textsOf({infos, count}, stretch.text);
    art::TextRun run;
    run.font = stretch.face->font();
    run.text = stretch.text;
    run.missing = stretch.missing;
    run.place = {em, 0, 0, em, x * em, 0};
    art::Path path;
    double pen = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const double unit = 1 / stretch.face->unitsPerEm();
        const art::Point at{pen + places[i].x_offset * unit, -places[i].y_offset * unit};
        const double advance = hb_font_get_glyph_h_advance(stretch.face->shaper(), infos[i].codepoint) * unit;
        run.glyphs.push_back({infos[i].codepoint, at, advance, texts[i]});
        path.append(stretch.face->outline(infos[i].codepoint)
                        .transformed(art::Transform::translation(at.x, at.y).then(run.place)));
        pen += places[i].x_advance * unit;
    }
    if (path.empty())
        return pen;
    art::Shape shape{std::move(path), colour, std::nullopt};
    shape.text = std::move(run);
    shapes.push_back(std::move(shape));
    return pen;
}

double widthOf(const Stretch& stretch) {
    const Buffer buffer = shaped(stretch);
    unsigned count = 0;
    const hb_glyph_position_t* places = hb_buffer_get_glyph_positions(buffer.get(), &count);
    double width = 0;
    for (const hb_glyph_position_t& place : std::span(places, count))
        width += place.x_advance / stretch.face->unitsPerEm();
    return width;
}

double emOf(double capHeight, FontWeight weight) {
    return capHeight / bundledFace(weight).capHeight();
}

} // namespace

std::vector<art::Shape> textShapes(std::string_view utf8, double capHeight, FontWeight weight,
                                   art::Rgb colour) {
    std::vector<art::Shape> shapes;
    double x = 0;
    for (const Stretch& stretch : stretchesOf(utf8, weight))
        x += add(shapes, stretch, x, emOf(capHeight, weight), colour);
    return shapes;
}

double textWidth(std::string_view utf8, double capHeight, FontWeight weight) {
    double width = 0;
    for (const Stretch& stretch : stretchesOf(utf8, weight))
        width += widthOf(stretch);
    return width * emOf(capHeight, weight);
}

std::string elidedText(std::string_view utf8, double capHeight, FontWeight weight, double width) {
    if (textWidth(utf8, capHeight, weight) <= width)
        return std::string(utf8);
    const std::vector<Character> characters = charactersOf(utf8);
    const auto begin = [&](std::size_t left) {
        std::string_view kept = utf8.substr(0, characters[left].byte);
        kept = kept.substr(0, kept.find_last_not_of(' ') + 1);
        return std::string(kept) + "\u2026";
    };
    // The longest beginning that fits.
    std::size_t fits = 0;
    for (std::size_t tooMany = characters.size(); tooMany - fits > 1;) {
        const std::size_t middle = (fits + tooMany) / 2;
        if (textWidth(begin(middle), capHeight, weight) <= width)
            fits = middle;
        else
            tooMany = middle;
    }
    return begin(fits);
}

} // namespace tilewright::sheet
