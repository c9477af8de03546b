#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

namespace tilewright {

/// Pick colours in the order of B-1.5; the first four are also the players' colours, in seat order.
enum class Colour : std::uint8_t { Blue, Yellow, Green, Red, Brown, Orange, Grey, Purple };
inline constexpr int colourCount = 8;

/// A side of a chamber: earth, or a passage with its door (B-1.2, B-1.3, B-2.1).
enum class SideContent : std::uint8_t {
    Earth,
    Open,
    Special,
    CellDoor,
    KeyRoomDoor,
    GuardhouseDoor,
    SkullBlue = 8,
    SkullYellow,
    SkullGreen,
    SkullRed,
    SkullBrown,
    SkullOrange,
    SkullGrey,
    SkullPurple
};

/// North, east, south, west, unrotated.
using Sides = std::array<SideContent, 4>;

constexpr int index(Colour c) {
    return static_cast<int>(c);
}
constexpr Colour colourAt(int i) {
    return static_cast<Colour>(i);
}

constexpr bool isPassage(SideContent s) {
    return s != SideContent::Earth;
}
constexpr bool isSkull(SideContent s) {
    return s >= SideContent::SkullBlue;
}
constexpr bool isRoomDoor(SideContent s) {
    return s == SideContent::CellDoor || s == SideContent::KeyRoomDoor || s == SideContent::GuardhouseDoor;
}
/// Pre: isSkull(s).
constexpr Colour skullColour(SideContent s) {
    return colourAt(static_cast<int>(s) - static_cast<int>(SideContent::SkullBlue));
}
constexpr SideContent skull(Colour c) {
    return static_cast<SideContent>(static_cast<int>(SideContent::SkullBlue) + index(c));
}

/// The names in file formats: "blue"; "earth", "open", "special", "cell-door", a colour.
std::string_view name(Colour c);
std::string_view name(SideContent s);
std::optional<Colour> colourFromName(std::string_view text);
std::optional<SideContent> sideContentFromName(std::string_view text);

/// The five passage configurations (B-1.2); None is a tile without passages, which is an error.
enum class Configuration : std::uint8_t { None, DeadEnd, Straight, Corner, Tee, Cross };
inline constexpr std::array<Configuration, 5> allConfigurations{
    Configuration::DeadEnd, Configuration::Straight, Configuration::Corner, Configuration::Tee,
    Configuration::Cross};

Configuration configuration(const Sides& sides);
int passageCount(const Sides& sides);
/// "dead end", "straight", "corner", "T", "cross"; marked for translation.
std::string_view name(Configuration c);

enum class Mirror : std::uint8_t { LeftRight, TopBottom };

/// Mirrors the sides: swaps east and west, or north and south.
constexpr Sides mirrored(Sides sides, Mirror mirror) {
    if (mirror == Mirror::LeftRight)
        std::swap(sides[1], sides[3]);
    else
        std::swap(sides[0], sides[2]);
    return sides;
}

} // namespace tilewright
