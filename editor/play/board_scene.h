#pragma once

#include "editor/play/board_layers.h"

#include <QGraphicsScene>

#include <memory>
#include <optional>

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
    void setPlaces(std::vector<Cell> cells);
    void setGhost(const std::optional<PlacesLayer::Ghost>& ghost);

    /// All that lies there and all places where more may lie.
    QRectF contents() const;
    bool occupied(Cell cell) const;
    bool touchesDungeon(Cell cell) const;
    const std::optional<PlacesLayer::Ghost>& ghost() const;
    const BoardHint& preview() const;
    const std::vector<Cell>& places() const;
    /// What lies and stands in a cell, in words; empty if nothing does.
    QString describe(Cell cell) const;
    /// Picture of one tile of the set, as the board shows it.
    QPixmap tilePixmap(int tile, Rotation rotation, int pixels, double devicePixelRatio);

private:
    BoardArt art_;
    std::shared_ptr<const TileSet> tileSet_;
    // The scene owns its items; these point into it.
    DungeonLayer* dungeon_;
    PlacesLayer* places_;
    PiecesLayer* pieces_;
    HintLayer* lastMove_;
    HintLayer* preview_;
};

} // namespace tilewright
