#include "editor/map/tools/map_tool.h"

#include "editor/map/map_tool_controller.h"
#include "editor/map/tools/paint_tools.h"
#include "editor/map/tools/select_tool.h"
#include "editor/map/tools/side_tools.h"

namespace tilewright {

MapDocument& AbstractMapTool::document() const {
    return *toolController_.document();
}

void AbstractMapTool::applyAtCursor() {
    toolController_.press(toolController_.cursor(), toolController_.side(), {});
    toolController_.release();
}

ToolPreview AbstractMapTool::preview(Cell, Direction) const {
    return CellPreview{};
}

std::vector<std::unique_ptr<AbstractMapTool>> makeMapTools(MapToolController& toolController) {
    std::vector<std::unique_ptr<AbstractMapTool>> tools;
    tools.push_back(std::make_unique<SelectTool>(toolController));
    tools.push_back(std::make_unique<BrushTool>(toolController));
    tools.push_back(std::make_unique<RectangleTool>(toolController));
    tools.push_back(std::make_unique<FillTool>(toolController));
    tools.push_back(std::make_unique<EraserTool>(toolController));
    tools.push_back(std::make_unique<DoorTool>(toolController));
    tools.push_back(std::make_unique<MarkerTool>(toolController));
    return tools;
}

} // namespace tilewright
