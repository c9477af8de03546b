#include "engine/art/palette.h"

#include <array>
#include <cmath>

namespace tilewright::art {

namespace {

struct Entry {
    Rgb fill;
    Rgb ink;
    std::string_view code;
};

constexpr std::array<Entry, colourCount> entries{{{Rgb::hex(0x13447A), palette::white, "BU"},
                                                  {Rgb::hex(0xFFE01B), palette::black, "YE"},
                                                  {Rgb::hex(0x12C47F), palette::black, "GN"},
                                                  {Rgb::hex(0xBC412C), palette::white, "RD"},
                                                  {Rgb::hex(0x501D03), palette::white, "BN"},
                                                  {Rgb::hex(0xE87A09), palette::black, "OG"},
                                                  {Rgb::hex(0xCACACA), palette::black, "GY"},
                                                  {Rgb::hex(0xA162E2), palette::black, "VT"}}};

const Entry& entry(Colour c) {
    return entries[static_cast<std::size_t>(index(c))];
}

} // namespace

Rgb fillOf(Colour c) {
    return entry(c).fill;
}
Rgb inkOf(Colour c) {
    return entry(c).ink;
}
std::string_view codeOf(Colour c) {
    return entry(c).code;
}

Rgb mixed(Rgb a, Rgb b, double share) {
    const auto mix = [share](std::uint8_t from, std::uint8_t to) {
        return static_cast<std::uint8_t>(std::lround(from + (to - from) * share));
    };
    return {mix(a.red, b.red), mix(a.green, b.green), mix(a.blue, b.blue), a.alpha};
}

} // namespace tilewright::art
