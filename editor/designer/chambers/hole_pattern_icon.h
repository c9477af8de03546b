#pragma once

#include "engine/tileset/chambers/patterns.h"

#include <QIcon>
#include <QPalette>

namespace tilewright {

/// A hole, and around it what its neighbours show it. `unfit` marks it as one that nothing fits.
QIcon holePatternIcon(const HolePattern& pattern, int points, const QPalette& palette, bool unfit);
/// "passages north and east, earth south"; free sides go unmentioned.
QString patternInWords(const HolePattern& pattern);

} // namespace tilewright
