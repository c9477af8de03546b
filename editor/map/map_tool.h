#pragma once

#include "editor/document/map/map_document.h"

#include <QPoint>
#include <QRect>
#include <QString>

#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace tilewright {

class MapToolController;

/// In the order of makeMapTools().
enum class MapTool { Select, Brush, Rectangle, Fill, Eraser, Door, Marker };

/// Maximum number of cells that a tool fills at once.
inline constexpr int maxFilledCells = 1'000'000;

/// What is painted under the pointer before a click: an outline around the cell, with the chamber that would
/// be laid there.
struct CellPreview {
    std::optional<Chamber> chamber;
};
/// The door that would be set on the side; none if the side can't be set.
struct SidePreview {
    std::optional<SideContent> door;
};
/// An outline around the middle of the passageway.
struct PassagewayPreview {};
using ToolPreview = std::variant<CellPreview, SidePreview, PassagewayPreview>;

/// A tool of the map editor, and what is kept of its gesture while that lasts. Its words belong to
/// MapToolController's context of translations. Pre of what edits, previews and hints: the controller has a
/// document; of what edits: the cells are within the limits.
class AbstractMapTool {
public:
    explicit AbstractMapTool(MapToolController& toolController) : toolController_(toolController) {}
    virtual ~AbstractMapTool() = default;
    AbstractMapTool(const AbstractMapTool&) = delete;
    AbstractMapTool& operator=(const AbstractMapTool&) = delete;

    /// `side` is the nearest one. Ends what the gesture before has left.
    virtual void press(Cell cell, Direction side, Qt::KeyboardModifiers modifiers) = 0;
    /// The pointer's cell from press to release; none for a tool that does all when pressed.
    virtual std::optional<Cell> pressedAt() const { return std::nullopt; }
    /// Pre of both: pressed.
    virtual void dragTo(Cell) {}
    virtual void release() {}
    /// By key at the cell cursor: a click there.
    virtual void applyAtCursor();
    /// Ends the gesture without a further effect. False if there was none.
    virtual bool cancel() { return false; }

    /// The rectangle being drawn.
    virtual std::optional<QRect> rubberBand() const { return std::nullopt; }
    /// How far the selection has been dragged.
    virtual QPoint dragOffset() const { return {}; }
    virtual ToolPreview preview(Cell cell, Direction side) const;
    /// The effect of a click there, in words.
    virtual QString hint(Cell cell, Direction side) const = 0;

    /// Whether it lays the brush, so that turning turns the brush.
    virtual bool usesBrush() const { return false; }
    /// Whether it works on the sides of rooms: other maps don't have it.
    virtual bool worksOnSides() const { return false; }

protected:
    MapToolController& toolController() const { return toolController_; }
    MapDocument& document() const;

private:
    MapToolController& toolController_;
};

/// One of each kind, in the order of MapTool.
std::vector<std::unique_ptr<AbstractMapTool>> makeMapTools(MapToolController& toolController);

} // namespace tilewright
