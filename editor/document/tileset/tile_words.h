#pragma once

#include "editor/document/tileset/tileset_document.h"

#include <QString>

#include <string_view>

namespace tilewright {

/// Describes and edits the sides of tiles for views of all families. Stateless.
class TileWords {
public:
    virtual ~TileWords() = default;
    /// TileFamily::id() of the tiles.
    virtual std::string_view family() const = 0;
    /// The value of a side, as a number of the family: Side or Edge.
    virtual int sideValue(const Tile& tile, Direction side) const = 0;
    /// "red", "city"
    virtual QString side(const Tile& tile, Direction side) const = 0;
    virtual void setSide(TileSetDocument& document, const Places& tiles, Direction side, int value) const = 0;
    /// "tee-04, T, 4 copies: north red, east earth"
    virtual QString whole(const Tile& tile) const = 0;
    /// What its sides are when it lies turned: "north red, east earth"
    virtual QString sides(const Tile& tile, Rotation rotation) const = 0;
};

/// "north red, east earth"
QString sidesInWords(const Sides& sides);

/// The words for the tiles of a set.
const TileWords& tileWords(const TileSet& set);

} // namespace tilewright
