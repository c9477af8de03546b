#pragma once

#include "engine/sheet/lettering/text_shapes.h"

#include <cstdint>
#include <memory>

/// HarfBuzz's font.
struct hb_font_t;

namespace tilewright::sheet {

/// A font, ready to be shaped and drawn. Any number of threads may use it.
class FontFace {
public:
    /// Pre: the bytes are a font's that HarfBuzz can read.
    explicit FontFace(std::shared_ptr<art::Font> font);

    const std::shared_ptr<const art::Font>& font() const { return font_; }
    hb_font_t* shaper() const { return shaper_.get(); }
    bool has(char32_t character) const;
    /// Of an em.
    double capHeight() const { return capHeight_; }
    double unitsPerEm() const { return unitsPerEm_; }
    /// In ems, y down; a glyph without ink is empty.
    art::Path outline(std::uint32_t glyph) const;

private:
    struct Release {
        void operator()(hb_font_t* font) const;
    };

    std::shared_ptr<const art::Font> font_;
    std::unique_ptr<hb_font_t, Release> shaper_;
    double unitsPerEm_ = 1;
    double capHeight_ = 1;
};

/// The bundled font: Latin, Greek and Cyrillic letters, the same on every machine.
const FontFace& bundledFace(FontWeight weight);
/// A font of this machine with that character; null if none has it.
const FontFace* systemFaceWith(char32_t character, FontWeight weight);

} // namespace tilewright::sheet
