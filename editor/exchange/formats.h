#pragma once

#include "editor/exchange/exchange_format.h"

namespace tilewright::exchange {

// Each lives as long as the program.
const Format& csvFormat();
const Format& tiledFormat();
const Format& tabletopSimulatorFormat();
const Format& vassalFormat();
const Format& pngFormat();
const Format& svgFormat();
const Format& mapFormat();

} // namespace tilewright::exchange
