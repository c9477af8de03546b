#pragma once

#include "engine/art/picture.h"

#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright {

/// The operators of one content stream of a PDF, from paths. The same input gives the same bytes.
class PdfContent {
public:
    /// All lengths are multiplied by `zoom`, and coordinates then rounded to so many decimals.
    explicit PdfContent(double zoom = 1, int decimals = 4) : zoom_(zoom), decimals_(decimals) {}

    void draw(const art::Shape& shape);
    /// The resource of that name.
    void place(std::string_view form);
    /// What is set until restore() is forgotten then. The transform is of what follows, zoomed as it is.
    void save(const art::Transform& transform);
    void restore();
    /// What follows belongs to the resource `layer`, an optional content group, until endLayer().
    void beginLayer(std::string_view layer);
    void endLayer();
    /// Pre: `other` ends as it began, with all saved things restored.
    void append(const PdfContent& other);

    const std::string& bytes() const { return bytes_; }
    /// Opacities that the stream asks for by opacityName().
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
        // A page begins with all of it, and place() sees to it that a form does.
        std::uint8_t opacity = 255;
        bool fillKnown = false;
        bool strokeKnown = false;
        /// Where 0, 0 of the operators is.
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
    void setFill(art::Rgb colour);
    void setStroke(const art::Stroke& stroke);
    void setOpacity(std::uint8_t alpha);
    void colour(art::Rgb value, std::string_view operation);

    double zoom_;
    int decimals_;
    std::string bytes_;
    std::set<std::uint8_t> opacities_;
    State state_;
    std::vector<State> saved_;
};

/// "A128"
std::string opacityName(std::uint8_t alpha);
/// At most `decimals` decimals, no trailing zeros, never an exponent.
std::string pdfNumber(double value, int decimals);

} // namespace tilewright
