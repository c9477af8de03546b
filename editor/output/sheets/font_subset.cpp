#include "editor/output/sheets/font_subset.h"

#include <hb-subset.h>

#include <memory>

namespace tilewright {

namespace {

template <class T, auto destroy>
struct Destroys {
    void operator()(T* object) const { destroy(object); }
};
using Face = std::unique_ptr<hb_face_t, Destroys<hb_face_t, hb_face_destroy>>;
using Input = std::unique_ptr<hb_subset_input_t, Destroys<hb_subset_input_t, hb_subset_input_destroy>>;
using Blob = std::unique_ptr<hb_blob_t, Destroys<hb_blob_t, hb_blob_destroy>>;

Face faceOf(const art::Font& font) {
    const Blob blob(hb_blob_create(font.bytes.data(), static_cast<unsigned>(font.bytes.size()),
                                   HB_MEMORY_MODE_READONLY, nullptr, nullptr));
    return Face(hb_face_create(blob.get(), font.index));
}

std::string subset(const art::Font& font, hb_subset_input_t* input) {
    const Face whole = faceOf(font);
    const Face part(hb_subset_or_fail(whole.get(), input));
    if (!part)
        return font.bytes;
    const Blob blob(hb_face_reference_blob(part.get()));
    unsigned size = 0;
    const char* bytes = hb_blob_get_data(blob.get(), &size);
    return {bytes, size};
}

} // namespace

bool isTrueType(const art::Font& font) {
    const Face face = faceOf(font);
    const Blob table(hb_face_reference_table(face.get(), HB_TAG('g', 'l', 'y', 'f')));
    return hb_blob_get_length(table.get()) > 0;
}

std::string subsetOf(const art::Font& font, const ShownGlyphs& glyphs) {
    const Input input(hb_subset_input_create_or_fail());
    for (const auto& [glyph, shown] : glyphs)
        hb_set_add(hb_subset_input_glyph_set(input.get()), glyph);
    hb_subset_input_set_flags(input.get(), HB_SUBSET_FLAGS_RETAIN_GIDS | HB_SUBSET_FLAGS_NO_HINTING |
                                               HB_SUBSET_FLAGS_NOTDEF_OUTLINE);
    // The glyphs are chosen and placed already.
    hb_set_t* dropped = hb_subset_input_set(input.get(), HB_SUBSET_SETS_DROP_TABLE_TAG);
    for (const char* table : {"GSUB", "GPOS", "GDEF", "kern", "name", "DSIG", "gasp", "meta"})
        hb_set_add(dropped, hb_tag_from_string(table, -1));
    return subset(font, input.get());
}

std::string subsetOf(const art::Font& font, const std::u32string& letters) {
    const Input input(hb_subset_input_create_or_fail());
    for (const char32_t letter : letters)
        hb_set_add(hb_subset_input_unicode_set(input.get()), letter);
    hb_subset_input_set_flags(input.get(), HB_SUBSET_FLAGS_NO_HINTING | HB_SUBSET_FLAGS_NOTDEF_OUTLINE);
    return subset(font, input.get());
}

} // namespace tilewright
