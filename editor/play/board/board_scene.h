#pragma once

#include "editor/play/board/board_layers.h"
#include "editor/play/board/interaction_layer.h"
#include "editor/play/board/path_layer.h"

#include <QGraphicsScene>

#include <memory>
#include <optional>
#include <utility>

namespace tilewright {

/// What lies on the table, in layers. Shows; decides nothing.
class BoardScene : public QGraphicsScene {
    Q_OBJECT

public:
    explicit BoardScene(QObject* parent = nullptr);
    ~BoardScene() override;

    void setGame(const game::Game& game);
    void setTable(const game::Table& table);
    void setLastMove(BoardHint hint);
    /// What an action that is looked at would do; an empty hint shows nothing.
    void setPreview(BoardHint hint);
    /// The way a piece has come: where it began, then each step.
    void setPath(std::vector<Cell> cells) { path_->setPath(std::move(cells)); }
    const std::vector<Cell>& path() const { return path_->path(); }
    void setPlaces(std::vector<Cell> cells);
    void setGhost(const std::optional<PlacesLayer::Ghost>& ghost);

    /// What a person can take hold of, and where it may go.
    void setHand(InteractionLayer::Marks marks);
    const InteractionLayer::Marks& hand() const;

    /// What is still on its way there, and so not drawn.
    void setAway(std::vector<game::Piece> pieces, std::vector<Cell> tiles);
    std::vector<game::Piece> piecesAt(Cell cell) const;
    /// The piece that is drawn at a point.
    std::optional<game::Piece> pieceAt(QPointF at) const;
    /// Where a piece of the table is drawn; empty for one that isn't there.
    QRectF placeOf(const game::Piece& piece) const;

    /// Where a piece on that feature of a laid tile is drawn, and all of the feature; empty where none lies.
    QRectF featurePlace(Cell cell, int feature);
    QPainterPath featureArea(Cell cell, int feature);
    /// As it looks where it is or is about to be.
    PaintedPicture figure(const game::Piece& piece) const;
    /// Where a token on that side lies.
    QPointF tokenPoint(Cell cell, Direction side);

    /// All that lies there and a cell around it, where more may lie: the same before and after a laying's
    /// places are shown, so that the board keeps still under the pointer.
    QRectF contents() const;
    bool occupied(Cell cell) const;
    void setRegions(std::vector<RegionLayer::Lit> lit);
    const std::vector<RegionLayer::Lit>& regions() const;
    /// The feature of a laid tile at a point; nothing where its features don't matter or none is there.
    std::optional<game::Region::Part> featureAt(QPointF at);
    /// Tiles as they lie.
    const std::vector<game::LaidTile>& laid() const;
    int featureCount(const game::LaidTile& laid) { return art_.featureCount(laid); }

    /// Empty cells beside chambers, each once.
    std::vector<Cell> rim() const;
    const std::optional<PlacesLayer::Ghost>& ghost() const;
    const BoardHint& preview() const;
    const std::vector<Cell>& places() const;
    /// What lies and stands in a cell, in words; empty if nothing does.
    QString describe(Cell cell) const;
    /// Picture of one tile of the set, as the board shows it.
    QPixmap tilePixmap(int tile, Rotation rotation, int pixels, double devicePixelRatio);

private:
    /// Null for a free cell and for a room.
    const game::LaidTile* laidAt(Cell cell) const;
    /// Rings about tokens are where the tile has its place for them.
    BoardHint onTokens(BoardHint hint);

    BoardArt art_;
    std::shared_ptr<const TileSet> tileSet_;
    // The scene owns its items; these point into it.
    DungeonLayer* dungeon_;
    PlacesLayer* places_;
    RegionLayer* regions_;
    PiecesLayer* pieces_;
    HintLayer* lastMove_;
    HintLayer* preview_;
    InteractionLayer* interaction_;
    PathLayer* path_;
};

} // namespace tilewright
