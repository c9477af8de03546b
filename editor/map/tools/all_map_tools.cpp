#include "editor/map/tools/all_map_tools.h"

#include "editor/map/tools/brush_tool.h"
#include "editor/map/tools/door_tool.h"
#include "editor/map/tools/eraser_tool.h"
#include "editor/map/tools/fill_tool.h"
#include "editor/map/tools/marker_tool.h"
#include "editor/map/tools/rectangle_tool.h"
#include "editor/map/tools/select_tool.h"

namespace tilewright {

std::vector<std::unique_ptr<AbstractMapTool>> makeMapTools(MapHand& hand) {
    std::vector<std::unique_ptr<AbstractMapTool>> tools;
    tools.push_back(std::make_unique<SelectTool>(hand));
    tools.push_back(std::make_unique<BrushTool>(hand));
    tools.push_back(std::make_unique<RectangleTool>(hand));
    tools.push_back(std::make_unique<FillTool>(hand));
    tools.push_back(std::make_unique<EraserTool>(hand));
    tools.push_back(std::make_unique<DoorTool>(hand));
    tools.push_back(std::make_unique<MarkerTool>(hand));
    return tools;
}

} // namespace tilewright
