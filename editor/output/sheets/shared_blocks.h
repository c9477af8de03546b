#pragma once

#include "engine/art/picture.h"

#include <cstddef>
#include <span>
#include <variant>
#include <vector>

namespace tilewright {

/// Pictures split into shared and individual parts: tiles share their doors and skulls.
struct SharedBlocks {
    /// Shapes that always occur together, in this order, in at least two places. Points into the pictures.
    using Block = std::vector<const art::Shape*>;
    /// An individual shape of the picture, or the number of a block.
    using Part = std::variant<const art::Shape*, std::size_t>;

    std::vector<Block> blocks;
    /// For each picture, in its order of painting.
    std::vector<std::vector<Part>> pictures;
};

/// Pre: the pictures outlive the result.
SharedBlocks sharedBlocks(std::span<const art::Picture* const> pictures);

} // namespace tilewright
