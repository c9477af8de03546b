#pragma once

#include <QPainterPath>
#include <QPointF>

#include <vector>

namespace tilewright {

/// Where the pieces that may go on a tile's features are offered, so that each can be seen and clicked: in
/// its feature's area, as far from the others as `wanted` where there is room, and else as far as can be.
struct SpotsApart {
    /// By the number of the feature.
    std::vector<QPointF> middles;
    /// Of the squares around them: as large as they can be without covering each other, from a third of what
    /// is wanted, where there is no room, to all of it.
    double size = 0;
};

/// `places`: where the pieces will stand, in the units of `areas` (100 to a tile); where nothing is in the
/// way they are offered there.
SpotsApart spotsApart(const std::vector<QPainterPath>& areas, const std::vector<QPointF>& places,
                      double wanted);

} // namespace tilewright
