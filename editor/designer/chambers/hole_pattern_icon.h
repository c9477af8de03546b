#pragma once

#include "engine/games/beneath/tiles/patterns.h"

#include <QIcon>
#include <QPalette>

namespace tilewright {

/// A hole and the sides of its neighbours. `unfit` marks it as one that nothing fits.
QIcon holePatternIcon(const HolePattern& pattern, int points, const QPalette& palette, bool unfit);
/// "passages north and east, earth south"; free sides are omitted.
QString patternInWords(const HolePattern& pattern);

} // namespace tilewright
