#include "engine/sheet/lettering/font_face.h"

#include <fontconfig/fontconfig.h>

#include <fstream>
#include <iterator>
#include <map>
#include <mutex>
#include <utility>

namespace tilewright::sheet {

namespace {

struct Place {
    std::string path;
    unsigned index = 0;
    friend auto operator<=>(const Place&, const Place&) = default;
};

template <class T, auto destroy>
struct Destroys {
    void operator()(T* object) const { destroy(object); }
};
using Pattern = std::unique_ptr<FcPattern, Destroys<FcPattern, FcPatternDestroy>>;
using CharSet = std::unique_ptr<FcCharSet, Destroys<FcCharSet, FcCharSetDestroy>>;

/// The best scalable font with the character; an empty path if there is none.
Place placeOfFontWith(char32_t character, FontWeight weight) {
    const CharSet wanted(FcCharSetCreate());
    FcCharSetAddChar(wanted.get(), character);
    const Pattern pattern(FcPatternCreate());
    FcPatternAddString(pattern.get(), FC_FAMILY, reinterpret_cast<const FcChar8*>("sans-serif"));
    FcPatternAddCharSet(pattern.get(), FC_CHARSET, wanted.get());
    FcPatternAddBool(pattern.get(), FC_SCALABLE, FcTrue);
    FcPatternAddBool(pattern.get(), FC_COLOR, FcFalse);
    FcPatternAddInteger(pattern.get(), FC_WEIGHT,
                        weight == FontWeight::Bold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR);
    FcConfigSubstitute(nullptr, pattern.get(), FcMatchPattern);
    FcDefaultSubstitute(pattern.get());
    FcResult result = FcResultNoMatch;
    const Pattern found(FcFontMatch(nullptr, pattern.get(), &result));
    FcCharSet* characters = nullptr;
    FcChar8* file = nullptr;
    int index = 0;
    FcBool scalable = FcFalse;
    // The best match may lack the very thing that was asked for.
    if (!found || FcPatternGetCharSet(found.get(), FC_CHARSET, 0, &characters) != FcResultMatch ||
        FcCharSetHasChar(characters, character) == FcFalse ||
        FcPatternGetBool(found.get(), FC_SCALABLE, 0, &scalable) != FcResultMatch || scalable == FcFalse ||
        FcPatternGetString(found.get(), FC_FILE, 0, &file) != FcResultMatch)
        return {};
    FcPatternGetInteger(found.get(), FC_INDEX, 0, &index);
    // The upper half names an instance of a variable font: the font itself serves.
    return {reinterpret_cast<const char*>(file), static_cast<unsigned>(index) & 0xFFFFU};
}

/// The fonts that were asked for, as looking for one takes long.
class MachineFonts {
public:
    const FontFace* faceWith(char32_t character, FontWeight weight) {
        const std::lock_guard lock(mutex_);
        const auto [known, isNew] = found_.try_emplace({character, weight});
        if (isNew)
            known->second = faceAt(placeOfFontWith(character, weight));
        // Fontconfig may know more characters than the file has.
        if (known->second != nullptr && !known->second->has(character))
            known->second = nullptr;
        return known->second;
    }

private:
    const FontFace* faceAt(const Place& place) {
        if (place.path.empty())
            return nullptr;
        std::unique_ptr<const FontFace>& face = faces_[place];
        if (!face) {
            std::ifstream file(place.path, std::ios::binary);
            auto font = std::make_shared<art::Font>();
            font->bytes.assign(std::istreambuf_iterator<char>(file), {});
            font->index = place.index;
            face = std::make_unique<const FontFace>(std::move(font));
        }
        return face.get();
    }

    std::mutex mutex_;
    std::map<std::pair<char32_t, FontWeight>, const FontFace*> found_;
    std::map<Place, std::unique_ptr<const FontFace>> faces_;
};

} // namespace

const FontFace* systemFaceWith(char32_t character, FontWeight weight) {
    static MachineFonts fonts;
    return fonts.faceWith(character, weight);
}

} // namespace tilewright::sheet
