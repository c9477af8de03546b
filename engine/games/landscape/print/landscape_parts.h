#pragma once

#include "engine/sheet/pieces/game_parts.h"

namespace tilewright::sheet {

const GameParts& landscapeParts();

} // namespace tilewright::sheet
