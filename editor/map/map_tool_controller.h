#pragma once

#include "editor/map/map_fragment.h"
#include "editor/map/map_tool.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace tilewright {

/// Editing a map by pointer or keys: the tools and what they share, which is brush, door, selection and the
/// cell cursor. Works with cells and sides, not with pixels.
class MapToolController : public QObject {
    Q_OBJECT
public:
    explicit MapToolController(QObject* parent = nullptr);

    /// Pre: the document outlives its being shown; null: none.
    void setDocument(MapDocument* document);
    MapDocument* document() const { return document_; }

    MapTool tool() const { return tool_; }
    /// Ends the gesture of the tool before.
    void setTool(MapTool tool);
    const AbstractMapTool& toolOf(MapTool kind) const { return *tools_[static_cast<std::size_t>(kind)]; }
    const AbstractMapTool& currentTool() const { return toolOf(tool_); }
    const Chamber& brush() const { return brush_; }
    void setBrush(const Chamber& brush);
    bool fitsNeighbours() const { return fitsNeighbours_; }
    void setFitsNeighbours(bool fits);
    /// The chamber that the brush would lay in a cell: a room opens its sides to neighbours that open to it.
    Chamber brushAt(Cell cell) const;
    /// The value that a click on a side sets. CellDoor stands for the room's own door.
    SideContent door() const { return door_; }
    void setDoor(SideContent door);

    Cell cursor() const { return cursor_; }
    Direction side() const { return side_; }
    void setCursor(Cell cell, std::optional<Direction> side = {});
    const QRegion& selection() const { return selection_; }
    void setSelection(const QRegion& selection);
    /// The selection, or the cell of the cursor.
    QRegion target() const;

    // By pointer. `side` is the nearest one.
    void press(Cell cell, Direction side, Qt::KeyboardModifiers modifiers);
    void dragTo(Cell cell);
    void release();

    // By keys.
    void moveCursor(Direction direction);
    void extendSelection(Direction direction);
    void nudge(Direction direction);
    void applyAtCursor();
    /// Sets the focused side of the room under the cursor.
    void setFocusedDoor(SideContent door);
    /// Sets a side of a chamber; shows the reason if it is not possible.
    bool setSide(Cell cell, Direction side, SideContent door);
    /// Makes the chamber under the cursor the brush.
    void pickBrush(Cell cell);
    /// Cancels the present action, then the selection. False if there was nothing.
    bool cancel();

    /// Pre: not R0.
    void turn(Rotation by);
    void mirror(Mirror mirror);
    void erase();
    void copy() const;
    void cut();
    void paste();
    void selectAll();
    /// Moves what is selected; as long as nothing else is done, what lies under it reappears.
    bool moveSelection(QPoint by);
    /// The same with a copy of it, which becomes the selection.
    void copySelection(QPoint by);

    /// The effect of a click there, in words.
    QString hint(Cell cell, Direction side) const;
    /// The keys of the brush tool and of turning, for messages.
    void setKeys(const QString& brush, const QString& turn);
    const QString& turnKey() const { return turnKey_; }

signals:
    void toolChanged();
    void brushChanged();
    void doorChanged();
    void selectionChanged();
    void cursorChanged();
    /// Something temporary, such as a rubber band, has changed.
    void previewChanged();
    /// A message for the user.
    void message(const QString& text);

private:
    AbstractMapTool& current() { return *tools_[static_cast<std::size_t>(tool_)]; }

    /// Chambers on the selection that can still be moved; those under it reappear.
    struct FloatingSelection {
        MapFragment fragment;
        QRegion lifted;
        QRegion selection;
        QPoint offset;
        /// The document's revision after the last step: only if it is unchanged, nothing else was done since.
        int revision = -1;
        /// The number of edits that brought it there.
        int edits = 0;
        /// Whether the last of them only placed it: moving it further replaces that edit.
        bool placed = false;
        EditName name;
    };
    enum class Step { Move, Change };
    FloatingSelection lift(EditName name, Step step) const;
    bool lay(FloatingSelection&& next, Step step);

    MapDocument* document_ = nullptr;
    std::vector<std::unique_ptr<AbstractMapTool>> tools_;
    MapTool tool_ = MapTool::Select;
    Chamber brush_;
    bool fitsNeighbours_ = true;
    SideContent door_ = SideContent::Open;
    Cell cursor_;
    Direction side_ = Direction::North;
    QRegion selection_;
    std::optional<FloatingSelection> floatingSelection_;

    /// Where selecting by keys begins: the last place that was pressed, or where it began before.
    Cell anchor_;
    QString brushKey_;
    QString turnKey_;
};

/// "guard-chamber", "cell, seat 2", the id of a tile; translated.
QString chamberName(const Chamber& chamber);
/// Describes a chamber with its four sides.
QString chamberInWords(const MapDocument& document, const Chamber& chamber);
/// What `door` means for a room: CellDoor is its own door, none if it has no such.
std::optional<SideContent> doorFor(const Chamber& room, SideContent door);
/// "red skull", "earth", "open passage"; translated.
QString sideInWords(SideContent side);

} // namespace tilewright
