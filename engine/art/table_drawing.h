#pragma once

#include "engine/art/picture.h"
#include "engine/art/picture_dispatch.h"
#include "engine/games/game.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tilewright {

/// The edge of a cell in drawings.
inline constexpr double unitsPerCell = 100;

/// The contents of a game's table, as pictures with their places. All formats draw this.
struct TableDrawing {
    struct PlacedPicture {
        /// Index in `pictures`.
        std::size_t picture = 0;
        /// Upper left corner and edge of its square.
        double x = 0;
        double y = 0;
        double size = unitsPerCell;
        Rotation rotation = Rotation::R0;
    };
    /// Each once, however often it occurs.
    std::vector<art::Picture> pictures;
    /// A name for each picture in files: "tile 12" (its index in the set), "room cell 1 ...", "token black",
    /// "piece runner 0 1".
    std::vector<std::string> names;
    /// From the lowest to the topmost.
    std::vector<PlacedPicture> placed;
    art::Box bounds;
};

/// Where a piece on that feature of a laid tile stands, in units of the drawing; the middle of the tile if it
/// has no such feature. Pre: the tile is of the set.
art::Point standingPoint(const TileSet& set, const game::LaidTile& laid, int feature);

/// The middle of a token, in units of the drawing.
art::Point tokenPoint(const game::Token& token);

/// Tiles first, in the order of the table, then tokens, then pieces.
TableDrawing drawingOf(const TileSet& set, const Map& map, const game::Table& table);
TableDrawing drawingOf(const game::Game& game, const game::Table& table);
/// The same, but pictures stay empty that the caller has already, by their names.
TableDrawing drawingOf(const game::Game& game, const game::Table& table,
                       const std::function<bool(const std::string& name)>& isKnown);

} // namespace tilewright

namespace tilewright::art {

/// The square of a picture, in the 100 units of the tile as it lies.
struct Spot {
    Point middle;
    double size = 0;
};
/// The spot of a piece beside another.
Spot spotBeside(Point anchor);
/// Spots of a tile's pieces that are on none of its features, in their order: storeys pile up at the tower;
/// the one standing on top is `figure` wide.
std::vector<Spot> spotsOnTile(std::span<const PiecePlacement> pieces, const std::optional<Point>& tower,
                              double figure);

} // namespace tilewright::art
