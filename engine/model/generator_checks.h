#pragma once

#include "engine/base/issue.h"

#include <span>

namespace tilewright {

// What the generators of all families refuse.

Issue unmetSpecification(const char* code, Text message);
/// As messages show it.
Text::Argument shortNumber(double value);
void checkTileCount(int tiles, Issues& issues);
/// `none`: the message if all are 0.
void checkWeights(std::span<const double> weights, const char* none, Issues& issues);

} // namespace tilewright
