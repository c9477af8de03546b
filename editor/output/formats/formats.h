#pragma once

#include "editor/output/formats/exchange_format.h"

#include <vector>

namespace tilewright::exchange {

// Each lives as long as the program.
const Format& csvFormat();
const Format& tiledFormat();
const Format& tabletopSimulatorFormat();
const Format& vassalFormat();
const Format& webFormat();
/// One for each of pictureFormats().
std::vector<const Format*> pictureExports();
const Format& mapFormat();

} // namespace tilewright::exchange
