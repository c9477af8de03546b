#pragma once

#include "editor/render/picture_painter.h"
#include "engine/art/picture.h"
#include "engine/game/game.h"

#include <QByteArray>

#include <string>
#include <vector>

namespace tilewright {

/// The edge of a cell in drawings.
inline constexpr double unitsPerCell = 100;

/// The contents of a game's table, as pictures with their places. All formats draw this.
struct TableDrawing {
    struct Placed {
        /// Index in `pictures`.
        std::size_t picture = 0;
        /// Upper left corner and edge of its square.
        double x = 0;
        double y = 0;
        double size = unitsPerCell;
        Rotation rotation = Rotation::R0;
    };
    /// Each once, however often it occurs.
    std::vector<art::Picture> pictures;
    /// A name for each picture in files: "tile 12" (its index in the set), "room cell 1 ...", "token black",
    /// "piece runner 0 1".
    std::vector<std::string> names;
    /// From the lowest to the topmost.
    std::vector<Placed> placed;
    art::Box bounds;
};

/// Tiles first, in the order of the table, then tokens, then pieces.
TableDrawing drawingOf(const TileSet& set, const Map& map, const game::Table& table);
TableDrawing drawingOf(const game::Game& game, const game::Table& table);

/// Paints a drawing, or its visible part, repeatedly.
class TablePainter {
public:
    /// Keeps a reference.
    explicit TablePainter(const TableDrawing& drawing);
    /// In the drawing's units; skips parts outside of `seen`.
    void paint(QPainter& painter, const QRectF& seen) const;

private:
    const TableDrawing& drawing_;
    std::vector<PaintedPicture> ready_;
};

/// `cellMillimetres` per cell. The same table gives the same bytes.
QByteArray svgOf(const TableDrawing& drawing, double cellMillimetres);

} // namespace tilewright
