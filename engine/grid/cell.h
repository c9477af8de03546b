#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>

namespace tilewright {

/// The four sides of a cell, clockwise from north; the order of every `sides` list in our files.
enum class Direction : std::uint8_t { North, East, South, West };

inline constexpr std::array<Direction, 4> allDirections{Direction::North, Direction::East, Direction::South,
                                                        Direction::West};
/// Of sets of directions, or of rotations, bit by bit. std::popcount is a call on plain x86-64.
inline constexpr std::array<std::uint8_t, 16> bitCount{0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};

/// Clockwise quarter turns. A tile rotated by R90 shows its north side to the east.
enum class Rotation : std::uint8_t { R0, R90, R180, R270 };

inline constexpr std::array<Rotation, 4> allRotations{Rotation::R0, Rotation::R90, Rotation::R180,
                                                      Rotation::R270};

constexpr int index(Direction d) {
    return static_cast<int>(d);
}
constexpr int index(Rotation r) {
    return static_cast<int>(r);
}
constexpr Direction directionAt(int i) {
    return static_cast<Direction>(i & 3);
}
constexpr Rotation rotationAt(int i) {
    return static_cast<Rotation>(i & 3);
}

constexpr Direction opposite(Direction d) {
    return directionAt(index(d) + 2);
}
/// The direction that side `d` faces after the turn.
constexpr Direction turned(Direction d, Rotation r) {
    return directionAt(index(d) + index(r));
}
/// The side of the unturned tile that faces `d` after the turn.
constexpr Direction unturned(Direction d, Rotation r) {
    return directionAt(index(d) - index(r));
}
constexpr Rotation operator+(Rotation a, Rotation b) {
    return rotationAt(index(a) + index(b));
}

constexpr int degrees(Rotation r) {
    return 90 * index(r);
}
constexpr std::optional<Rotation> rotationFromDegrees(int d) {
    if (d < 0 || d > 270 || d % 90 != 0)
        return std::nullopt;
    return rotationAt(d / 90);
}

constexpr std::string_view name(Direction d) {
    constexpr std::array<std::string_view, 4> names{"north", "east", "south", "west"};
    return names[static_cast<std::size_t>(d)];
}
constexpr std::optional<Direction> directionFromName(std::string_view text) {
    for (Direction d : allDirections)
        if (name(d) == text)
            return d;
    return std::nullopt;
}

/// A square of the board: x grows east, y grows south (B-1.1).
struct Cell {
    std::int32_t x = 0;
    std::int32_t y = 0;
    friend constexpr auto operator<=>(const Cell&, const Cell&) = default;
};

/// Limits of coordinates in files and in play; laying a tile outside them is illegal.
inline constexpr int minCoordinate = -10'000;
inline constexpr int maxCoordinate = 10'000;

constexpr bool insideLimits(Cell c) {
    return c.x >= minCoordinate && c.x <= maxCoordinate && c.y >= minCoordinate && c.y <= maxCoordinate;
}

/// A step to each side. Outside of the function, which would copy them to the stack at each call.
inline constexpr std::array<Cell, 4> steps{Cell{0, -1}, Cell{1, 0}, Cell{0, 1}, Cell{-1, 0}};

constexpr Cell neighbour(Cell c, Direction d) {
    const Cell step = steps[static_cast<std::size_t>(d)];
    return {c.x + step.x, c.y + step.y};
}

/// Reading order: row by row, each from west to east.
constexpr bool readingOrderLess(Cell a, Cell b) {
    return a.y != b.y ? a.y < b.y : a.x < b.x;
}

} // namespace tilewright
