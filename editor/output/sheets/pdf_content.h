#pragma once

#include "editor/output/sheets/font_subset.h"
#include "engine/art/picture.h"

#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright {

/// The operators of one PDF content stream, from paths. The same input gives the same bytes.
class PdfContent {
public:
    /// Multiplies all lengths by `zoom`, and then rounds coordinates to that number of decimals.
    explicit PdfContent(double zoom = 1, int decimals = 4) : zoom_(zoom), decimals_(decimals) {}

    void draw(const art::Shape& shape);
    /// Paints the resource of that name.
    void place(std::string_view form);
    /// restore() undoes all settings since. The transform applies to what follows, with the zoom.
    void save(const art::Transform& transform);
    void restore();
    /// The content until endLayer() belongs to the resource `layer`, an optional content group.
    void beginLayer(std::string_view layer);
    void endLayer();
    /// Pre: `other` ends in its initial state, with all saves restored.
    void append(const PdfContent& other);

    const std::string& bytes() const { return bytes_; }
    /// Designers' pictures in the stream, named by imageName(): resources that fill the unit square.
    const std::map<std::uint64_t, std::shared_ptr<const PictureFile>>& images() const { return images_; }
    /// The fonts of the stream with what they show; named by their own names.
    struct ShownFont {
        std::shared_ptr<const art::Font> font;
        ShownGlyphs glyphs;
    };
    const std::map<std::string, ShownFont>& fonts() const { return fonts_; }
    /// Opacities used by the stream, named by opacityName().
    const std::set<std::uint8_t>& opacities() const { return opacities_; }

private:
    struct Steps {
        std::int64_t x = 0;
        std::int64_t y = 0;
        friend bool operator==(const Steps&, const Steps&) = default;
    };
    struct Subpath {
        std::span<const art::Path::Verb> verbs;
        std::span<const art::Point> points;
    };
    struct State {
        art::Rgb fill;
        art::Stroke stroke;
        // The initial state of a page; place() makes sure that forms start with it too.
        std::uint8_t opacity = 255;
        bool fillKnown = false;
        bool strokeKnown = false;
        /// The origin of the operators.
        Steps origin;
    };

    void number(double value, int decimals);
    Steps steps(art::Point p) const;
    void coordinates(art::Point p);
    void subpath(const Subpath& path);
    void moveOrigin(Steps to);
    void paint(const art::Shape& shape, std::string_view operation);
    static std::vector<Subpath> subpathsOf(const art::Path& path);
    static bool separable(const art::Shape& shape, const std::vector<Subpath>& paths);
    void drawImage(const art::Shape& shape);
    void drawText(const art::Shape& shape);
    void setFill(art::Rgb colour);
    void setStroke(const art::Stroke& stroke);
    void setOpacity(std::uint8_t alpha);
    void colour(art::Rgb value, std::string_view operation);

    double zoom_;
    int decimals_;
    std::string bytes_;
    std::set<std::uint8_t> opacities_;
    /// By their hashes.
    std::map<std::uint64_t, std::shared_ptr<const PictureFile>> images_;
    std::map<std::string, ShownFont> fonts_;
    State state_;
    std::vector<State> saved_;
};

/// "A128"
std::string opacityName(std::uint8_t alpha);
/// "I123456789abcdef"
std::string imageName(const PictureFile& file);
/// At most `decimals` decimals, no trailing zeros, never an exponent.
std::string pdfNumber(double value, int decimals);

} // namespace tilewright
