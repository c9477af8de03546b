#pragma once

#include "engine/games/landscape/tiles/generate_landscape.h"
#include "engine/model/landscape_tile.h"

#include <vector>

namespace tilewright {

class Random;

/// Gives tiles at random the marks and the traits of features that the specification counts, as far as they
/// have room. Where it counts none, no random number is drawn.
void spreadSymbols(std::vector<Landscape>& tiles, const LandscapeSpecification& specification,
                   Random& random);

} // namespace tilewright
