#pragma once

#include "engine/playtest/results.h"

namespace tilewright::cli {

/// On standard output: first in short how games end, who wins, how long they are and what stands out, then
/// every figure, under headings.
void printSummary(const playtest::Results& results);

} // namespace tilewright::cli
