#pragma once

#include "engine/playtest/results.h"

#include <stop_token>

namespace tilewright::cli {

/// On standard output: first in short how games end, who wins, how long they are and what stands out, then
/// every figure, under headings. No figures where a stop comes first.
void printSummary(const playtest::Results& results, const std::stop_token& stop = {});

} // namespace tilewright::cli
