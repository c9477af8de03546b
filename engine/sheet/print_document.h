#pragma once

#include "engine/art/picture.h"
#include "engine/base/issue.h"
#include "engine/base/translatable_text.h"
#include "engine/sheet/specification.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The input of back-ends: pages of plain shapes, without any knowledge of tiles. Lengths are millimetres
/// from a page's upper left corner, x to the right, y down; only the pictures of symbols have their own
/// units.
namespace tilewright::sheet {

enum class Layer : std::uint8_t { Art, Guides, Score, Cut };
/// In the order in which they are painted.
inline constexpr std::array<Layer, 4> allLayers{Layer::Art, Layer::Guides, Layer::Score, Layer::Cut};
/// "Art", "Guides", "Score", "Cut": names of layers in files, the same in every language.
std::string_view name(Layer layer);
/// Score and Cut are for machines: in files, but neither on screen nor on paper.
constexpr bool isPrinted(Layer layer) {
    return layer == Layer::Art || layer == Layer::Guides;
}

/// Strokes of the layers for machines: red and blue, a thousandth of an inch.
inline constexpr double machineStroke = 0.0254;
inline constexpr art::Rgb cutColour = art::Rgb::hex(0xFF0000);
inline constexpr art::Rgb scoreColour = art::Rgb::hex(0x0000FF);

/// How far a tile's ground extends under a neighbour that touches it: otherwise paper would show through
/// where two antialiased edges meet.
inline constexpr double lap = 0.2;

enum class Face : std::uint8_t { Front, Back };

/// A picture that is drawn once and used many times.
struct Symbol {
    /// A valid XML name, unique in the document.
    std::string id;
    /// May extend beyond its width and height, for bleed.
    art::Picture picture;
};

/// A symbol on a page; `place` maps the units of its picture to millimetres and keeps angles.
struct SymbolUse {
    std::size_t symbol = 0;
    art::Transform place;
};

struct DrawnPage {
    Face face = Face::Front;
    /// Whether its tiles lie in the specification's slots, which can be skipped.
    bool hasSlots = false;
    /// On layer Art, in this order, below the layer's shapes.
    std::vector<SymbolUse> uses;
    /// Texts have their outlines as paths. Cut holds closed paths; an edge shared by two of them is there
    /// only once, and the rest of one of them is open.
    std::array<std::vector<art::Shape>, allLayers.size()> shapes;
    /// Bounds of everything on the page, as cut and with bleed; for PDF's TrimBox and BleedBox.
    art::Box trim;
    art::Box bleed;

    std::vector<art::Shape>& on(Layer layer) { return shapes[static_cast<std::size_t>(layer)]; }
    const std::vector<art::Shape>& on(Layer layer) const { return shapes[static_cast<std::size_t>(layer)]; }
};

/// All pages have one size.
struct PrintDocument {
    std::string title;
    /// Of the texts, "de"; empty where it isn't known.
    std::string language;
    /// Whether SVG shows texts by an embedded font, not by their outlines.
    bool textInSvg = false;
    double width = 0;
    double height = 0;
    /// The edge of the paper for turning it over, if every second page is the back of the previous one; empty
    /// for one-sided pages.
    std::optional<Flip> turned;
    std::vector<Symbol> symbols;
    std::vector<DrawnPage> pages;
};

/// Converts any bytes to a valid XML name, unique for each input: anything except letters, digits and dashes
/// becomes _HH. Begins with `prefix`, which must be a valid name.
std::string xmlName(std::string_view prefix, std::string_view bytes);

/// The symbols of the page, each once, by their numbers.
std::vector<std::size_t> symbolsOf(const DrawnPage& page);

/// What all drawn documents have in common: the language of their words, and whether texts are outlines.
/// Warns of letters that no font has, and of texts that were shortened.
Issues applyTextSettings(PrintDocument& document, const SheetSpecification& specification,
                         const Translator& words);

} // namespace tilewright::sheet
