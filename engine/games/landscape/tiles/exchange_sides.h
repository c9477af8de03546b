#pragma once

#include "engine/model/landscape_tile.h"

#include <vector>

namespace tilewright {

class Random;

/// Exchanges sides between tiles until no more than `mostAlike` have the same round of sides (0: any number)
/// and at least the share `fitShare` of the holes between four tiles is fitted by one: as far as a limited
/// number of random exchanges comes. The sides stay the same ones altogether. Without wishes, nothing
/// changes and no random number is drawn.
void exchangeSides(std::vector<Edges>& tiles, int mostAlike, double fitShare, Random& random);

} // namespace tilewright
