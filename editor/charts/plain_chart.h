#pragma once

#include "engine/tileset/side.h"

#include <QColor>

class QPalette;
QT_BEGIN_NAMESPACE
class QChartView;
QT_END_NAMESPACE

namespace tilewright {

/// Makes a chart a part of the panel that it stands on: no frame, ground or margins of its own; the Tab key
/// leads to it.
void makePlain(QChartView& view);
/// Axes and legend in the colours and the small letters of the view's palette and font. Call again when
/// these, or the axes, are others.
void colourFrame(QChartView& view);
/// 1, 2 or 5 times a power of ten, so that about five ticks stand along so much, and each on a round number.
double tickInterval(double range);
/// A colour of the game for a line that is seen on the ground of this palette: dark ones are lighter on
/// dark, light ones darker on light.
QColor curveColour(Colour colour, const QPalette& palette);
/// That of a seat; seats count from 0.
QColor seatCurveColour(int seat, const QPalette& palette);

} // namespace tilewright
