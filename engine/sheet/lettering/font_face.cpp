#include "engine/sheet/lettering/font_face.h"

#include "engine/model/io/bundled.h"

#include <hb-ot.h>

#include <algorithm>
#include <array>
#include <cctype>

namespace tilewright {

std::span<const BundledFile> fontFiles();

}

namespace tilewright::sheet {

namespace {

/// Collects what HarfBuzz draws, which has y up.
struct Pen {
    art::Path path;
    double scale = 1;

    art::Point at(float x, float y) const { return {x * scale, -y * scale}; }
};

Pen& penOf(void* data) {
    return *static_cast<Pen*>(data);
}

hb_draw_funcs_t* makePenFunctions() {
    hb_draw_funcs_t* functions = hb_draw_funcs_create();
    hb_draw_funcs_set_move_to_func(
        functions,
        [](hb_draw_funcs_t*, void* data, hb_draw_state_t*, float x, float y, void*) {
            const art::Point to = penOf(data).at(x, y);
            penOf(data).path.moveTo(to.x, to.y);
        },
        nullptr, nullptr);
    hb_draw_funcs_set_line_to_func(
        functions,
        [](hb_draw_funcs_t*, void* data, hb_draw_state_t*, float x, float y, void*) {
            const art::Point to = penOf(data).at(x, y);
            penOf(data).path.lineTo(to.x, to.y);
        },
        nullptr, nullptr);
    // Quadratic curves come as cubic ones.
    hb_draw_funcs_set_cubic_to_func(
        functions,
        [](hb_draw_funcs_t*, void* data, hb_draw_state_t*, float x1, float y1, float x2, float y2, float x,
           float y, void*) {
            const Pen& pen = penOf(data);
            penOf(data).path.cubicTo(pen.at(x1, y1), pen.at(x2, y2), pen.at(x, y));
        },
        nullptr, nullptr);
    hb_draw_funcs_set_close_path_func(
        functions, [](hb_draw_funcs_t*, void* data, hb_draw_state_t*, void*) { penOf(data).path.close(); },
        nullptr, nullptr);
    hb_draw_funcs_make_immutable(functions);
    return functions;
}

std::string nameIn(hb_face_t* face, hb_ot_name_id_t id) {
    constexpr unsigned longest = 64;
    std::array<char, longest> name{};
    unsigned size = longest;
    hb_ot_name_get_utf8(face, id, HB_LANGUAGE_INVALID, &size, name.data());
    return name.data();
}

std::string postScriptName(hb_face_t* face) {
    std::string plain = nameIn(face, HB_OT_NAME_ID_POSTSCRIPT_NAME);
    std::erase_if(plain, [](unsigned char c) { return std::isalnum(c) == 0 && c != '-'; });
    return plain.empty() ? "Font" : plain;
}

std::string familyName(hb_face_t* face) {
    std::string name = nameIn(face, HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY);
    if (name.empty())
        name = nameIn(face, HB_OT_NAME_ID_FONT_FAMILY);
    std::erase_if(name, [](char c) { return c == '\'' || c == '"' || c == '\\'; });
    return name;
}

std::shared_ptr<art::Font> bundledFont(std::string_view name) {
    const auto files = fontFiles();
    const auto file = std::ranges::find(files, name, &BundledFile::name);
    auto font = std::make_shared<art::Font>();
    font->bytes = std::string(file->text);
    return font;
}

} // namespace

FontFace::FontFace(std::shared_ptr<art::Font> font) {
    hb_blob_t* blob = hb_blob_create(font->bytes.data(), static_cast<unsigned>(font->bytes.size()),
                                     HB_MEMORY_MODE_READONLY, nullptr, nullptr);
    hb_face_t* face = hb_face_create(blob, font->index);
    hb_blob_destroy(blob);
    shaper_.reset(hb_font_create(face));
    unitsPerEm_ = hb_face_get_upem(face);
    if (font->name.empty())
        font->name = postScriptName(face);
    font->family = familyName(face);
    font->weight = static_cast<int>(hb_style_get_value(shaper_.get(), HB_STYLE_TAG_WEIGHT));
    font_ = std::move(font);
    hb_face_destroy(face);
    hb_font_make_immutable(shaper_.get());
    hb_position_t height = 0;
    constexpr double usual = 0.7;
    capHeight_ =
        hb_ot_metrics_get_position(shaper_.get(), HB_OT_METRICS_TAG_CAP_HEIGHT, &height) && height > 0
            ? height / unitsPerEm_
            : usual;
}

void FontFace::Release::operator()(hb_font_t* font) const {
    hb_font_destroy(font);
}

bool FontFace::has(char32_t character) const {
    hb_codepoint_t glyph = 0;
    return hb_font_get_nominal_glyph(shaper_.get(), character, &glyph) != 0;
}

art::Path FontFace::outline(std::uint32_t glyph) const {
    static hb_draw_funcs_t* const functions = makePenFunctions();
    Pen pen{.scale = 1 / unitsPerEm_};
#if HB_VERSION_ATLEAST(7, 0, 0)
    hb_font_draw_glyph(shaper_.get(), glyph, functions, &pen);
#else
    hb_font_get_glyph_shape(shaper_.get(), glyph, functions, &pen);
#endif
    return std::move(pen.path);
}

const FontFace& bundledFace(FontWeight weight) {
    static const FontFace regular(bundledFont("OpenSans-Regular.ttf"));
    static const FontFace bold(bundledFont("OpenSans-Bold.ttf"));
    return weight == FontWeight::Bold ? bold : regular;
}

} // namespace tilewright::sheet
