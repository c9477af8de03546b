#pragma once

#include "editor/map/map_fragment.h"

#include <QObject>

#include <optional>

namespace tilewright {

enum class MapTool { Select, Brush, Rectangle, Fill, Eraser, Door, Marker };

/// What the hand does to a map, by pointer or by keys: tools, brush, selection and the cell cursor. Knows
/// cells and sides, but nothing of pixels.
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
    /// What the brush would lay in a cell: a room opens where a neighbour opens, if it is to fit.
    Chamber brushAt(Cell cell) const;
    /// What a click on a side sets. CellDoor stands for the own door of whatever room it is.
    Side door() const { return door_; }
    void setDoor(Side door);

    Cell cursor() const { return cursor_; }
    Direction side() const { return side_; }
    void setCursor(Cell cell, std::optional<Direction> side = {});
    const QRegion& selection() const { return selection_; }
    void setSelection(const QRegion& selection);
    /// The selection, or the cell of the cursor.
    QRegion target() const;

    // By pointer. `side` is the one that is nearest.
    void press(Cell cell, Direction side, Qt::KeyboardModifiers modifiers);
    void dragTo(Cell cell);
    void release();
    bool isPressed() const { return pressed_; }
    /// Rectangle that is being drawn, of tool or selection.
    std::optional<QRect> rubberBand() const;
    /// How far the selection is being dragged.
    QPoint dragOffset() const { return moving_ ? toPoint(at_) - toPoint(from_) : QPoint(); }

    // By keys.
    void moveCursor(Direction direction);
    void extendSelection(Direction direction);
    void nudge(Direction direction);
    void applyAtCursor();
    /// Sets the focused side of the room under the cursor.
    void setFocusedDoor(Side door);
    /// The side of a chamber; says why where it can't be set.
    bool setSide(Cell cell, Direction side, Side door);
    /// Takes what is under the cursor as brush.
    void pick(Cell cell);
    /// Ends what is begun, then the selection. False where there was nothing.
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

    /// What a click there would do, in words.
    QString hint(Cell cell, Direction side) const;
    /// The keys of the brush tool and of turning, as they are to be named.
    void setKeys(const QString& brush, const QString& turn);

signals:
    void toolChanged();
    void brushChanged();
    void doorChanged();
    void selectionChanged();
    void cursorChanged();
    /// Something on the way, such as a rubber band, has changed.
    void sketchChanged();
    /// To be told to whoever works.
    void message(const QString& text);

private:
    void paintLine(Cell from, Cell to);
    void fillRectangle(const QRect& cells);
    void bucket(Cell cell);
    std::optional<Side> resolved(Side door, const Chamber& chamber) const;

    /// What lies on the selection may be moved on; what was under it comes back.
    struct Floating {
        MapFragment fragment;
        QRegion lifted;
        QRegion selection;
        QPoint offset;
        /// Of the document, as this left it: only then nothing else was done since.
        int revision = -1;
        /// So many edits have brought it there.
        int edits = 0;
        /// The last of them only put it there: moving it on takes that edit's place.
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
/// A chamber in words with its four sides.
QString chamberInWords(const MapDocument& document, const Chamber& chamber);
/// "red skull", "earth", "open passage"; translated.
QString sideInWords(Side side);

} // namespace tilewright
