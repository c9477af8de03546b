#include "editor/map/tools/marker_tool.h"

#include "editor/map/map_hand.h"

namespace tilewright {

void MarkerTool::press(Cell cell, Direction side, Qt::KeyboardModifiers) {
    const auto now = document().markerAt(cell, side);
    if (!now && !document().isPassageway(cell, side)) {
        emit hand().message(MapHand::tr("Markers lie on passageways: both chambers need a passage there."));
        return;
    }
    std::optional<Marker> next;
    if (!now)
        next = Marker::Black;
    else if (*now == Marker::Black)
        next = Marker::White;
    document().setMarker(cell, side, next);
}

MapSketch MarkerTool::sketch(Cell, Direction) const {
    return PassagewaySketch{};
}

QString MarkerTool::hint(Cell cell, Direction side) const {
    const auto marker = document().markerAt(cell, side);
    if (!marker && !document().isPassageway(cell, side))
        return MapHand::tr("No passageway here");
    return !marker                    ? MapHand::tr("Click to place a black marker")
           : *marker == Marker::Black ? MapHand::tr("Click to make the marker white")
                                      : MapHand::tr("Click to remove the marker");
}

} // namespace tilewright
