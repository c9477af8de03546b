#pragma once

#include "engine/art/layered_picture.h"
#include "engine/art/picture_dispatch.h"
#include "engine/art/shapes/feature_shapes.h"
#include "engine/model/tileset.h"

#include <array>
#include <string>
#include <string_view>

namespace tilewright::art {

/// What the tiles and pieces of a game look like. picture_dispatch.h asks the games for it (game::Kit); code
/// that draws uses that. Stateless.
class Look {
public:
    virtual ~Look() = default;
    /// Whether it draws such tiles.
    virtual bool draws(const Tile& tile) const = 0;
    /// Pre: draws(tile). The second layer is what must stay readable on a picture of the tile's own.
    virtual LayeredPicture tile(const Tile& tile) const = 0;
    virtual LayeredPicture simpleTile(const Tile& tile) const = 0;
    /// Of a tile's rim, and whatever of it shows beyond the edges; see picture_dispatch.h.
    virtual std::string rimKey(const Rim& rim) const = 0;
    virtual Picture bleed(const Rim& rim, const std::array<double, 4>& units) const = 0;
    virtual FeatureShapes features(const Tile& /*tile*/, bool /*splitTunnels*/) const { return {}; }
    /// Whether maps have rooms, which it draws.
    virtual bool drawsRooms() const { return false; }
    /// Pre: drawsRooms().
    virtual Picture room(const Chamber& /*room*/) const { return {}; }
    virtual Picture simpleRoom(const Chamber& /*room*/) const { return {}; }
    virtual Picture back() const = 0;
    /// What goes on beyond the edges of the back.
    virtual Rgb backBleedColour() const = 0;
    /// Empty for kinds that are not of this game.
    virtual Picture piece(std::string_view kind, int player, int number) const = 0;
    virtual PiecePlacement placement(std::string_view /*kind*/) const { return PiecePlacement::Place; }
    virtual Picture token(std::string_view kind) const = 0;
    /// Of a side, by its name in files: "cell-door". Empty for sides that no tile of this game has.
    virtual Picture side(std::string_view /*name*/) const { return {}; }
};

} // namespace tilewright::art
