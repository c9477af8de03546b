#pragma once

#include "editor/common/accessibility.h"
#include "editor/output/pictures/picture_painter.h"
#include "engine/model/tileset.h"

#include <QWidget>

#include <array>
#include <cstdint>
#include <optional>

namespace tilewright {

class TileCanvasAccess;
class TileSetDocument;

struct NeighbourTile {
    /// Index in TileSet::tiles.
    int tile = 0;
    Rotation rotation = Rotation::R0;
};

/// For each side of tile `index`, a tile of the set that may lie beside it; empty if there is none. The same
/// `seed` gives the same choice. Other tiles are preferred over the tile itself.
std::array<std::optional<NeighbourTile>, 4> chooseNeighbourTiles(const TileSet& set, int index,
                                                                 std::uint64_t seed);

/// One tile, large, surrounded by faint tiles of the set that fit. Each family of tiles has its own subclass,
/// which edits the tile in place: it consists of parts that can be focused and pressed.
class TileCanvas : public QWidget {
    Q_OBJECT
public:
    explicit TileCanvas(int focusedPart, QWidget* parent = nullptr);

    /// Pre: the document outlives its being shown; null shows nothing.
    void showTile(TileSetDocument* document, int index);
    int tileIndex() const { return index_; }

    virtual Direction focusedSide() const = 0;
    virtual void setFocusedSide(Direction side) = 0;

    /// The tile's rectangle in the widget.
    QRectF tileRect() const;

    /// The parts, for screen readers. Pre of all functions on parts: a tile is shown, the part exists.
    virtual int partCount() const = 0;
    int focusedPart() const { return focused_; }
    virtual void focusPart(int part);
    virtual QString partInWords(int part) const = 0;
    virtual QString afterPressInWords(int part) const = 0;
    /// What keys do next while something is held; empty if nothing is.
    virtual QString heldInWords() const { return {}; }
    /// The area for pointing at it.
    virtual QRectF partRect(int part) const = 0;
    /// None outside of the tile, and if no tile is shown.
    virtual std::optional<int> partAt(QPointF position) const = 0;
    virtual void pressPart(int part) = 0;

    /// Shown at the end of the context menu.
    void setMenuActions(const QList<QAction*>& actions) { menuActions_ = actions; }

    QSize sizeHint() const override { return {480, 420}; }
    QSize minimumSizeHint() const override { return {240, 200}; }

public slots:
    void setShowsNeighbours(bool on);
    void chooseOtherNeighbours();

signals:
    void focusedSideChanged();
    /// The effect of a click at the pointer's place; empty if the pointer is on nothing.
    void hintChanged(const QString& hint);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

    /// Added above the actions of all families.
    virtual void fillMenu(QMenu& menu) const = 0;
    /// Called when the tile shown is another or has changed; none if tileIndex() is -1.
    virtual void tileChanged() = 0;
    /// Called when the pointer is on another part, before it is painted.
    virtual void hoverChanged() {}
    /// Paints over the tile, below its frame and the focus.
    virtual void paintOver(QPainter& painter, const QRectF& tile) const = 0;

    /// A tile prepared for painting, which is the slowest step: kept while the tile looks the same.
    struct PaintedTile {
        Tile tile;
        PicturePainter picture;
        void setTile(const Tile& shown);
    };

    TileSetDocument* document() const { return document_; }
    void showMenu(QPoint globalPosition);
    void updatePictures();
    void updateHint();
    virtual QString hint() const = 0;
    void describe();
    /// The part under the pointer; none while no effect of a click is shown.
    std::optional<int> hovered() const { return hovered_; }
    void setHovered(std::optional<int> part);

private:
    void paintFocus(QPainter& painter, const QRectF& tile) const;
    void paintNeighbours(QPainter& painter, const QRectF& tile) const;

    TileSetDocument* document_ = nullptr;
    QMetaObject::Connection following_;
    int index_ = -1;
    int focused_;
    TileCanvasAccess* access_;
    std::optional<int> hovered_;
    QList<QAction*> menuActions_;
    bool showsNeighbours_ = true;
    std::uint64_t neighbourSeed_ = 1;
    PaintedTile picture_;
    struct PaintedNeighbour {
        PaintedTile tile;
        Rotation rotation = Rotation::R0;
    };
    std::array<std::optional<PaintedNeighbour>, 4> neighbours_;
};

/// The parts of the tile as buttons, numbered like there: each can take the focus, and be pressed like with a
/// click. There are as many as the tile has at the time.
class TileCanvasAccess : public PaintedChildren {
    Q_OBJECT
public:
    explicit TileCanvasAccess(TileCanvas& canvas);

    QAccessible::Role role() const override { return QAccessible::Grouping; }
    std::vector<Key> keys() const override;
    std::optional<Item> item(Key part) const override;
    std::optional<Key> focused() const override;
    void focusItem(Key part) override;
    void pressItem(Key part) override;

private:
    TileCanvas& canvas_;
};

} // namespace tilewright
