#pragma once

#include "engine/tileset/side.h"

#include <QColor>

class QPalette;
QT_BEGIN_NAMESPACE
class QChartView;
QT_END_NAMESPACE

namespace tilewright {

/// Makes a chart part of its panel: without frame, background or margins of its own; reachable with the Tab
/// key.
void makePlain(QChartView& view);
/// Sets axes and legend to the colours and the small letters of the view's palette and font. Call again when
/// these or the axes change.
void colourFrame(QChartView& view);
/// Returns 1, 2 or 5 times a power of ten, for about five ticks at round numbers over the range.
double tickInterval(double range);
/// A colour of the game for a visible line on this palette's background: dark ones become lighter on dark,
/// light ones darker on light.
QColor curveColour(Colour colour, const QPalette& palette);
/// The curve colour of a seat; seats count from 0.
QColor seatCurveColour(int seat, const QPalette& palette);

} // namespace tilewright
