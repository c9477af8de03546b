#pragma once

#include "engine/art/own_picture.h"
#include "engine/art/picture.h"
#include "engine/tileset/tileset.h"

#include <string_view>

namespace tilewright::art {

/// What the tiles and pieces of a game look like. art.h asks the games for it (game::Kit); code that draws
/// uses that. Stateless.
class Look {
public:
    virtual ~Look() = default;
    /// Whether it draws such tiles.
    virtual bool draws(const Tile& tile) const = 0;
    /// Pre: draws(tile). The second layer is what must stay readable on a picture of the tile's own.
    virtual Layered tile(const Tile& tile) const = 0;
    virtual Layered simpleTile(const Tile& tile) const = 0;
    virtual Picture back() const = 0;
    /// What goes on beyond the edges of the back.
    virtual Rgb backEdge() const = 0;
    /// Empty for kinds that are not of this game.
    virtual Picture piece(std::string_view kind, int player, int number) const = 0;
    virtual Picture token(std::string_view kind) const = 0;
};

} // namespace tilewright::art
