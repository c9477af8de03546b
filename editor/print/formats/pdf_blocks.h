#pragma once

#include "engine/art/picture.h"

#include <cstddef>
#include <span>
#include <variant>
#include <vector>

namespace tilewright {

/// Pictures taken apart into what they have in common and what each has alone: tiles share their doors and
/// skulls.
struct SharedBlocks {
    /// Shapes that always stand together, in this order, in at least two places. Points into the pictures.
    using Block = std::vector<const art::Shape*>;
    /// A shape of the picture's own, or the number of a block.
    using Part = std::variant<const art::Shape*, std::size_t>;

    std::vector<Block> blocks;
    /// For each picture, in its order of painting.
    std::vector<std::vector<Part>> pictures;
};

/// Pre: the pictures outlive the result.
SharedBlocks sharedBlocks(std::span<const art::Picture* const> pictures);

} // namespace tilewright
