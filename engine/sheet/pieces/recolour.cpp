#include "engine/sheet/pieces/recolour.h"

#include "engine/art/palette.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tilewright::sheet {

namespace {

using Linear = std::array<double, 3>;
using Matrix = std::array<Linear, 3>;

double toLinear(std::uint8_t part) {
    const double c = part / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

std::uint8_t fromLinear(double part) {
    const double c = std::clamp(part, 0.0, 1.0);
    const double encoded = c <= 0.0031308 ? c * 12.92 : 1.055 * std::pow(c, 1 / 2.4) - 0.055;
    return static_cast<std::uint8_t>(std::lround(encoded * 255));
}

constexpr Matrix protan{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix deutan{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix tritan{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};
/// Luminance (Rec. 709) on all three channels.
constexpr Linear luminance{0.2126, 0.7152, 0.0722};
constexpr Matrix grey{{luminance, luminance, luminance}};

const Matrix* matrixOf(ColourVision sight) {
    switch (sight) {
    case ColourVision::Normal:
        break;
    case ColourVision::Protan:
        return &protan;
    case ColourVision::Deutan:
        return &deutan;
    case ColourVision::Tritan:
        return &tritan;
    case ColourVision::Grey:
        return &grey;
    }
    return nullptr;
}

template <class Change>
void change(std::vector<art::Shape>& shapes, Change colour) {
    for (art::Shape& shape : shapes) {
        if (shape.fill)
            shape.fill = colour(*shape.fill);
        if (shape.stroke)
            shape.stroke->colour = colour(shape.stroke->colour);
    }
}

} // namespace

art::Rgb simulateVision(art::Rgb colour, ColourVision sight) {
    const Matrix* matrix = matrixOf(sight);
    if (matrix == nullptr)
        return colour;
    const Linear light{toLinear(colour.red), toLinear(colour.green), toLinear(colour.blue)};
    std::array<std::uint8_t, 3> result{};
    for (std::size_t i = 0; i < 3; ++i) {
        const Linear& row = (*matrix)[i];
        result[i] = fromLinear(row[0] * light[0] + row[1] * light[1] + row[2] * light[2]);
    }
    return {result[0], result[1], result[2], colour.alpha};
}

/// Browns and greys of the ground lose nearly all of their ink; colours that are saturated, nearly black or
/// metallic are signs and stay.
art::Rgb lowInk(art::Rgb c) {
    const int most = std::max({c.red, c.green, c.blue}), least = std::min({c.red, c.green, c.blue});
    const bool isInk = most < 0x30 || c == art::land::line || c == art::land::roadRimColour;
    const bool isGround = c == art::land::town || c == art::land::townDark;
    const bool isSign = !isGround && (most - least > 75 || c == art::fillOf(Colour::Grey));
    if (isInk || isSign)
        return c;
    return art::mixed(c, art::palette::white, 0.85);
}

void recolour(PrintDocument& document, Colours colours) {
    if (colours == Colours::Full)
        return;
    const auto changed = [&](art::Rgb c) {
        return colours == Colours::Grey ? simulateVision(c, ColourVision::Grey) : lowInk(c);
    };
    for (Symbol& symbol : document.symbols)
        change(symbol.picture.shapes, changed);
    for (DrawnPage& page : document.pages)
        change(page.on(Layer::Art), changed);
}

void recolour(art::Picture& picture, ColourVision sight) {
    change(picture.shapes, [&](art::Rgb c) { return simulateVision(c, sight); });
}

} // namespace tilewright::sheet
