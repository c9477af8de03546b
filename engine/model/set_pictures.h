#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace tilewright {

/// A picture that a designer made: the bytes of its file, which passed all checks. One object for one file,
/// wherever it is drawn.
struct PictureFile {
    enum class Kind : std::uint8_t { Png, Jpeg, Svg };
    Kind kind = Kind::Png;
    std::string bytes;
    /// Pixels; of an SVG, units of its view box.
    int width = 0;
    int height = 0;
    /// Of the bytes: names the picture in files that hold it once and draw it often.
    std::uint64_t hash = 0;
};

/// A picture on a tile or a back, and how it lies there.
struct OwnPicture {
    /// Whether it lies over all that the rules draw, or below doors, skulls and signs.
    enum class Layer : std::uint8_t { Above, Below };

    /// Relative to the set's file, with slashes: "art/bridge.png".
    std::string file;
    /// From the middle of the tile to that of the picture; a tile is 100 wide, y goes down.
    double x = 0;
    double y = 0;
    /// 1: the shorter side of the picture is as long as the tile's.
    double scale = 1;
    /// Degrees, clockwise, about its middle.
    double turn = 0;
    Layer layer = Layer::Below;
    /// How strongly the ground that the rules draw covers a picture below: 0 not at all, 1 wholly.
    double opacity = 0;
    /// Unknown fields; saved unchanged.
    nlohmann::ordered_json extra = nlohmann::ordered_json::object();
    /// What is drawn; null if it is not loaded or can't be. Neither saved nor compared: the file counts.
    std::shared_ptr<const PictureFile> loaded;

    friend bool operator==(const OwnPicture& a, const OwnPicture& b) {
        return a.file == b.file && a.x == b.x && a.y == b.y && a.scale == b.scale && a.turn == b.turn &&
               a.layer == b.layer && a.opacity == b.opacity && a.extra == b.extra;
    }
};

/// The pictures of a set but for those of its tiles, which the tiles hold.
struct SetPictures {
    std::optional<OwnPicture> back;
    /// Pictures for ids that no tile has; saved unchanged.
    nlohmann::ordered_json unmatched = nlohmann::ordered_json::object();
    /// Unknown fields; saved unchanged.
    nlohmann::ordered_json extra = nlohmann::ordered_json::object();
    friend bool operator==(const SetPictures&, const SetPictures&) = default;
};

} // namespace tilewright
