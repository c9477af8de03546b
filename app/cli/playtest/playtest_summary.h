#pragma once

#include "engine/playtest/figures.h"
#include "engine/playtest/results.h"

#include <stop_token>

namespace tilewright::cli {

/// Prints to standard output: first a short summary of how games end, who wins, how long they are and what is
/// notable, then every figure under headings. No figures after a stop.
void printSummary(const playtest::Results& results, const playtest::AllFigures& all,
                  const std::stop_token& stop = {});

} // namespace tilewright::cli
