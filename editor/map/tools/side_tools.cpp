#include "editor/map/tools/side_tools.h"

#include "editor/map/map_tool_controller.h"
#include "editor/words/translated_text.h"

namespace tilewright {

void DoorTool::press(Cell cell, Direction side, Qt::KeyboardModifiers) {
    const Chamber* chamber = document().chamberAt(cell);
    const bool there =
        chamber != nullptr && chamber->isRoom() &&
        doorFor(*chamber, toolController().door()) == chamber->sides[static_cast<std::size_t>(index(side))];
    toolController().setSide(cell, side, there ? SideContent::Earth : toolController().door());
}

ToolPreview DoorTool::preview(Cell cell, Direction) const {
    const Chamber* chamber = document().chamberAt(cell);
    if (chamber == nullptr || !chamber->isRoom())
        return SidePreview{};
    return SidePreview{doorFor(*chamber, toolController().door()).value_or(SideContent::Earth)};
}

QString DoorTool::hint(Cell cell, Direction side) const {
    const Chamber* chamber = document().chamberAt(cell);
    if (chamber == nullptr)
        return MapToolController::tr("No chamber here");
    if (!chamber->isRoom())
        return MapToolController::tr("The sides of a tile belong to its set; %1 turns it")
            .arg(toolController().turnKey());
    const auto wanted = doorFor(*chamber, toolController().door());
    if (!wanted)
        return MapToolController::tr("A room of this kind has no door of its own");
    const SideContent now = chamber->sides[static_cast<std::size_t>(index(side))];
    return MapToolController::tr("Click: %1 becomes %2 (now %3)")
        .arg(translated(name(side)), sideInWords(now == *wanted ? SideContent::Earth : *wanted),
             sideInWords(now));
}

void MarkerTool::press(Cell cell, Direction side, Qt::KeyboardModifiers) {
    const auto now = document().markerAt(cell, side);
    if (!now && !document().isPassageway(cell, side)) {
        emit toolController().message(
            MapToolController::tr("Markers lie on passageways: both chambers need a passage there."));
        return;
    }
    std::optional<Marker> next;
    if (!now)
        next = Marker::Black;
    else if (*now == Marker::Black)
        next = Marker::White;
    document().setMarker(cell, side, next);
}

ToolPreview MarkerTool::preview(Cell, Direction) const {
    return PassagewayPreview{};
}

QString MarkerTool::hint(Cell cell, Direction side) const {
    const auto marker = document().markerAt(cell, side);
    if (!marker && !document().isPassageway(cell, side))
        return MapToolController::tr("No passageway here");
    return !marker                    ? MapToolController::tr("Click to place a black marker")
           : *marker == Marker::Black ? MapToolController::tr("Click to make the marker white")
                                      : MapToolController::tr("Click to remove the marker");
}

} // namespace tilewright
