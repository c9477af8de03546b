#pragma once

#include "engine/art/picture.h"
#include "engine/sheet/specification.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What back-ends draw: pages of plain shapes, which know nothing of tiles. Lengths are millimetres from a
/// page's upper left corner, x to the right, y down; only the pictures of symbols have units of their own.
namespace tilewright::sheet {

enum class Layer : std::uint8_t { Art, Guides, Score, Cut };
/// In the order in which they are painted.
inline constexpr std::array<Layer, 4> allLayers{Layer::Art, Layer::Guides, Layer::Score, Layer::Cut};
/// "Art", "Guides", "Score", "Cut": names of layers in files, in every language the same.
std::string_view name(Layer layer);
/// Score and Cut are for machines: in a file, but neither on screen nor on paper.
constexpr bool isPrinted(Layer layer) {
    return layer == Layer::Art || layer == Layer::Guides;
}

/// Strokes of the layers for machines: red and blue, a thousandth of an inch.
inline constexpr double machineStroke = 0.0254;
inline constexpr art::Rgb cutColour = art::Rgb::hex(0xFF0000);
inline constexpr art::Rgb scoreColour = art::Rgb::hex(0x0000FF);

/// How far the ground of a tile goes on under a neighbour that touches it: where two softened edges meet,
/// paper would else shine through.
inline constexpr double lap = 0.2;

enum class Face : std::uint8_t { Front, Back };

/// A picture that is drawn once and used often.
struct Symbol {
    /// A name that XML allows, unlike that of any other symbol of the document.
    std::string id;
    /// May reach outside of its width and height: bleed does.
    art::Picture picture;
};

/// A symbol on a page; `place` brings units of its picture to millimetres and keeps angles.
struct Use {
    std::size_t symbol = 0;
    art::Transform place;
};

struct DrawnPage {
    Face face = Face::Front;
    /// Its tiles lie in the slots of the specification, which can be skipped.
    bool hasSlots = false;
    /// On layer Art, in this order, below the shapes of that layer.
    std::vector<Use> uses;
    /// Text is already paths. Cut holds closed paths; where two of them would share an edge, that edge is
    /// there once, and what is left of one of them is open.
    std::array<std::vector<art::Shape>, allLayers.size()> shapes;
    /// All that lies on the page, as cut and with bleed; for PDF's TrimBox and BleedBox.
    art::Box trim;
    art::Box bleed;

    std::vector<art::Shape>& on(Layer layer) { return shapes[static_cast<std::size_t>(layer)]; }
    const std::vector<art::Shape>& on(Layer layer) const { return shapes[static_cast<std::size_t>(layer)]; }
};

/// All pages have one size.
struct Document {
    std::string title;
    double width = 0;
    double height = 0;
    /// The edge of the paper about which it is turned over, where every second page is the back of the one
    /// before; else pages are printed on one side.
    std::optional<Flip> turned;
    std::vector<Symbol> symbols;
    std::vector<DrawnPage> pages;
};

/// Any bytes as a name that XML allows, different for different ones: what is no letter, digit or dash
/// becomes _HH. Begins with `prefix`, which must be such a name.
std::string xmlName(std::string_view prefix, std::string_view bytes);

/// The symbols that the page uses, each once, by their numbers.
std::vector<std::size_t> symbolsOf(const DrawnPage& page);

} // namespace tilewright::sheet
