#pragma once

#include "engine/art/picture.h"
#include "engine/model/set_pictures.h"

#include <array>
#include <cstddef>

namespace tilewright::art {

/// A drawing in two layers: what the rules draw as ground, and the doors, skulls and signs that must stay
/// readable on any picture.
struct LayeredPicture {
    Picture picture;
    /// The first shape of the second layer.
    std::size_t signs = 0;
};

/// From the pixels of the picture to the 100 units of a tile. Pre: `own.loaded`.
Transform placeOf(const OwnPicture& own);
/// The drawing with a picture in it, clipped to the drawing's size; the drawing alone where there is no
/// picture, or none that could be loaded.
Picture withOwnPicture(LayeredPicture drawing, const std::optional<OwnPicture>& own);
/// Adds what of the picture lies beyond the tile, `units` wide on each side in the order of directions. Drawn
/// below the tile.
void addOwnPictureBleed(Picture& bleed, const std::optional<OwnPicture>& own,
                        const std::array<double, 4>& units);

} // namespace tilewright::art
