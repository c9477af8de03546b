#pragma once

#include "editor/play/board/board_art.h"

#include "engine/games/table.h"

#include <QColor>
#include <QGraphicsItem>

#include <optional>
#include <vector>

namespace tilewright {

/// Scene coordinates: a cell is 100 by 100, cell 0, 0 has its upper left corner in the origin.
QRectF cellRect(Cell cell);
QRectF cellsRect(const std::vector<Cell>& cells);
/// Middle of a side, where passageways are.
QPointF sidePoint(Cell cell, Direction side);
QPointF tokenMiddle(const game::Token& token);
Cell cellAt(QPointF scenePoint);

/// One layer of the board, as large as its contents.
class BoardLayer : public QGraphicsItem {
public:
    explicit BoardLayer(double z) { setZValue(z); }
    QRectF boundingRect() const override { return bounds_; }

protected:
    void setBounds(const QRectF& bounds);

private:
    QRectF bounds_;
};

/// Laid tiles and rooms of the board.
class TileLayer : public BoardLayer {
public:
    explicit TileLayer(BoardArt& art);
    void setTiles(const std::vector<game::LaidTile>& tiles);
    const std::vector<game::LaidTile>& tiles() const { return tiles_; }
    /// Tiles not drawn while they are animated.
    void setInFlight(std::vector<Cell> cells);
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    BoardArt& art_;
    std::vector<game::LaidTile> tiles_;
    std::vector<Cell> inFlight_;
};

/// Legal places, and the drawn tile at one of them.
class PlacesLayer : public BoardLayer {
public:
    struct Ghost {
        Cell cell;
        int tile = -1;
        Rotation rotation = Rotation::R0;
        bool legal = true;
        /// If it is over chambers: the pointer's position, where it is shown small.
        std::optional<QPointF> floats = std::nullopt;
    };
    explicit PlacesLayer(BoardArt& art) : BoardLayer(1), art_(art) {}
    void setPlaces(std::vector<Cell> cells);
    const std::vector<Cell>& places() const { return cells_; }
    void setGhost(const std::optional<Ghost>& ghost);
    const std::optional<Ghost>& ghost() const { return ghost_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintGhost(QPainter& painter);
    void updateBounds();

    BoardArt& art_;
    std::vector<Cell> cells_;
    std::optional<Ghost> ghost_;
};

/// Tokens on sides or at mouths, pieces on features, on towers and in chambers; several in a chamber stand
/// side by side.
class PiecesLayer : public BoardLayer {
public:
    explicit PiecesLayer(BoardArt& art) : BoardLayer(2), art_(art) {}
    void setTable(const game::Table& table);
    /// The pieces in a cell.
    std::vector<game::Piece> at(Cell cell) const;
    std::optional<game::Piece> drawnAt(QPointF point) const;
    QRectF placeOf(const game::Piece& piece) const;
    /// Pieces not drawn while they are animated.
    void setInFlight(std::vector<game::Piece> pieces);
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    struct Standing {
        PicturePainter picture;
        QRectF place;
        /// Empty for tokens.
        std::optional<game::Piece> piece;
        /// The number that it has in words, from 1; 0 for none.
        int number = 0;
    };
    void add(Standing standing, QRectF& bounds);
    /// Several in one chamber stand side by side.
    void addInChamber(Cell cell, const std::vector<const game::Piece*>& pieces, const game::Table& table,
                      QRectF& bounds);
    void addToken(const game::Token& token, const game::LaidTile* laid, QRectF& bounds);
    /// Pieces of one tile that are on none of its features: its tower, the piece on top, and pieces of
    /// nobody.
    void addOnTile(const std::vector<const game::Piece*>& pieces, const game::LaidTile& laid, QRectF& bounds);
    void addBeside(const game::Piece& piece, const game::LaidTile& laid, QRectF& bounds);

    BoardArt& art_;
    std::vector<game::Piece> pieces_;
    std::vector<Standing> standing_;
    std::vector<game::Piece> inFlight_;
};

/// Highlighted features of tiles: a whole city, the fields.
class RegionLayer : public BoardLayer {
public:
    struct Highlight {
        QPainterPath area;
        /// Striped if there are several, grey if there are none.
        std::vector<QColor> colours;
    };
    RegionLayer() : BoardLayer(1.2) {}
    void setHighlights(std::vector<Highlight> highlights);
    const std::vector<Highlight>& highlights() const { return highlights_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    std::vector<Highlight> highlights_;
};

/// Places of the last move's changes, or of an action being previewed.
struct MoveHighlight {
    std::vector<Cell> cells;
    struct Step {
        Cell from;
        Cell to;
    };
    std::vector<Step> steps;
    struct SidePlace {
        Cell cell;
        Direction side;
        /// The middle of the side, unless the tile has a place for tokens there.
        QPointF at = sidePoint(cell, side);
    };
    std::vector<SidePlace> sides;
    bool empty() const { return cells.empty() && steps.empty() && sides.empty(); }
};

/// The places of a move's changes.
MoveHighlight highlightOf(const game::Changes& changes);
/// The places of a move.
MoveHighlight highlightOf(const game::MoveInfo& info);

class MoveHighlightLayer : public BoardLayer {
public:
    MoveHighlightLayer(double z, QColor colour, Qt::PenStyle style)
        : BoardLayer(z), colour_(colour), style_(style) {}
    void setHighlight(MoveHighlight highlight);
    const MoveHighlight& highlight() const { return highlight_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    QColor colour_;
    Qt::PenStyle style_;
    MoveHighlight highlight_;
};

/// The path of a piece, step by step: a line through the cells, a number in each.
class PathLayer : public BoardLayer {
public:
    PathLayer() : BoardLayer(2.2) {}
    /// The start, then the end of each step; with at most one cell, nothing is shown.
    void setPath(std::vector<Cell> cells);
    const std::vector<Cell>& path() const { return path_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    std::vector<Cell> path_;
};

} // namespace tilewright
