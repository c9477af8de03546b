#pragma once

#include "editor/map/map_fragment.h"

#include <QObject>

#include <optional>

namespace tilewright {

enum class MapTool { Select, Brush, Rectangle, Fill, Eraser, Door, Marker };

/// Editing a map by pointer or keys: tools, brush, selection and the cell cursor. Works with cells and sides,
/// not with pixels.
class MapHand : public QObject {
    Q_OBJECT
public:
    explicit MapHand(QObject* parent = nullptr);

    /// Pre: the document outlives its being shown; null: none.
    void setDocument(MapDocument* document);
    MapDocument* document() const { return document_; }

    MapTool tool() const { return tool_; }
    void setTool(MapTool tool);
    const Chamber& brush() const { return brush_; }
    void setBrush(const Chamber& brush);
    bool fitsNeighbours() const { return fitsNeighbours_; }
    void setFitsNeighbours(bool fits);
    /// The chamber that the brush would lay in a cell: a room opens its sides to neighbours that open to it.
    Chamber brushAt(Cell cell) const;
    /// The value that a click on a side sets. CellDoor stands for the room's own door.
    Side door() const { return door_; }
    void setDoor(Side door);

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
    bool isPressed() const { return pressed_; }
    /// The rectangle being drawn, for a tool or a selection.
    std::optional<QRect> rubberBand() const;
    /// The distance that the selection has been dragged.
    QPoint dragOffset() const { return moving_ ? toPoint(at_) - toPoint(from_) : QPoint(); }

    // By keys.
    void moveCursor(Direction direction);
    void extendSelection(Direction direction);
    void nudge(Direction direction);
    void applyAtCursor();
    /// Sets the focused side of the room under the cursor.
    void setFocusedDoor(Side door);
    /// Sets a side of a chamber; shows the reason if it is not possible.
    bool setSide(Cell cell, Direction side, Side door);
    /// Makes the chamber under the cursor the brush.
    void pick(Cell cell);
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
    void cycleMarker(Cell cell, Direction side);

    /// The effect of a click there, in words.
    QString hint(Cell cell, Direction side) const;
    /// The keys of the brush tool and of turning, for messages.
    void setKeys(const QString& brush, const QString& turn);

signals:
    void toolChanged();
    void brushChanged();
    void doorChanged();
    void selectionChanged();
    void cursorChanged();
    /// Something temporary, such as a rubber band, has changed.
    void sketchChanged();
    /// A message for the user.
    void message(const QString& text);

private:
    void paintLine(Cell from, Cell to);
    void fillRectangle(const QRect& cells);
    void bucket(Cell cell);
    std::optional<Side> resolved(Side door, const Chamber& chamber) const;

    /// Chambers on the selection that can still be moved; those under it reappear.
    struct Floating {
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
    Floating lift(EditName name, Step step) const;
    bool lay(Floating&& next, Step step);
    bool layFloating(QPoint by);

    MapDocument* document_ = nullptr;
    MapTool tool_ = MapTool::Select;
    Chamber brush_;
    bool fitsNeighbours_ = true;
    Side door_ = Side::Open;
    Cell cursor_;
    Direction side_ = Direction::North;
    QRegion selection_;
    std::optional<Floating> floating_;

    bool pressed_ = false;
    bool moving_ = false;
    bool copying_ = false;
    /// The rectangle tool's first corner, set by key.
    bool cornerSet_ = false;
    Qt::KeyboardModifiers modifiers_;
    QString brushKey_;
    QString turnKey_;
    Cell from_;
    Cell at_;
    QString stroke_;
};

/// "guard-chamber", "cell, seat 2", the id of a tile; translated.
QString chamberName(const Chamber& chamber);
/// Describes a chamber with its four sides.
QString chamberInWords(const MapDocument& document, const Chamber& chamber);
/// "red skull", "earth", "open passage"; translated.
QString sideInWords(Side side);

} // namespace tilewright
