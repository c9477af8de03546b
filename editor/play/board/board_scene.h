#pragma once

#include "editor/play/board/board_layers.h"
#include "editor/play/board/interaction_layer.h"

#include <QGraphicsScene>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace tilewright {

/// The table in layers. Only shows; decides nothing.
class BoardScene : public QGraphicsScene {
    Q_OBJECT

public:
    explicit BoardScene(QObject* parent = nullptr);
    ~BoardScene() override;

    void setGame(const game::Game& game);
    void setTable(const game::Table& table);
    void setLastMove(MoveHighlight highlight);
    /// Shows the places of a previewed action; an empty hint shows nothing.
    void setPreview(MoveHighlight highlight);
    /// The path of a piece: its start, then each step.
    void setPath(std::vector<Cell> cells) { path_->setPath(std::move(cells)); }
    const std::vector<Cell>& path() const { return path_->path(); }
    void setPlaces(std::vector<Cell> cells);
    void setGhost(const std::optional<PlacesLayer::Ghost>& ghost);

    /// Shows what a person can pick up, and the destinations.
    void setInteractionMarks(InteractionLayer::Marks marks);
    const InteractionLayer::Marks& interactionMarks() const;

    /// Hides what is being animated.
    void setInFlight(std::vector<game::Piece> pieces, std::vector<Cell> tiles);
    std::vector<game::Piece> piecesAt(Cell cell) const;
    /// The piece drawn at a point.
    std::optional<game::Piece> pieceAt(QPointF at) const;
    /// The area of a piece of the table; empty if it isn't there.
    QRectF placeOf(const game::Piece& piece) const;

    /// Where a piece is offered that may go on that feature of a laid tile, and the feature's own area; empty
    /// if there is none.
    QRectF offeredPlace(Cell cell, int feature);
    QPainterPath featureArea(Cell cell, int feature);
    /// The piece in its pose at its present or future place.
    PicturePainter posedPiece(const game::Piece& piece) const;
    /// The place of a token on that side.
    QPointF tokenPoint(Cell cell, Direction side);

    /// The bounds of everything with a margin of one cell for new tiles: the same before and after places are
    /// shown, so that the board does not move under the pointer.
    QRectF contents() const;
    bool occupied(Cell cell) const;
    void setRegions(std::vector<RegionLayer::Highlight> lit);
    const std::vector<RegionLayer::Highlight>& regions() const;
    /// The feature of a laid tile at a point; empty if features don't matter or there is none.
    std::optional<game::Region::Part> featureAt(QPointF at);
    /// The laid tiles.
    const std::vector<game::LaidTile>& laid() const;
    int featureCount(const game::LaidTile& laid) { return art_.featureCount(laid); }

    /// Of the game shown. Pre: there is one.
    const TileSet& tileSet() const { return *tileSet_; }
    /// Empty cells beside chambers, each once.
    std::vector<Cell> rim() const;
    const std::optional<PlacesLayer::Ghost>& ghost() const;
    const MoveHighlight& preview() const;
    const std::vector<Cell>& places() const;
    /// Describes the contents of a cell; empty if there are none.
    QString describe(Cell cell) const;
    /// A laid tile or a room, with its place and its sides.
    QString inWords(const game::LaidTile& laid) const;
    /// "tile tee-04, turned by 90°: north red, east earth"
    QString tileInWords(int tile, Rotation rotation) const;
    /// Counts the tables shown so far.
    int tablesShown() const { return tablesShown_; }
    /// Picture of a tile of the set, as on the board.
    QPixmap tilePixmap(int tile, Rotation rotation, int pixels, double devicePixelRatio);

private:
    /// Null for a free cell and for a room.
    const game::LaidTile* laidAt(Cell cell) const;
    /// Moves rings around tokens to the tile's places for them.
    MoveHighlight onTokens(MoveHighlight highlight);

    BoardArt art_;
    std::shared_ptr<const TileSet> tileSet_;
    int tablesShown_ = 0;
    std::vector<game::Seat> seats_;
    // The scene owns its items; these point into it.
    TileLayer* tiles_;
    PlacesLayer* places_;
    RegionLayer* regions_;
    PiecesLayer* pieces_;
    MoveHighlightLayer* lastMove_;
    MoveHighlightLayer* preview_;
    InteractionLayer* interaction_;
    PathLayer* path_;
};

} // namespace tilewright
