#pragma once

#include "editor/output/pictures/picture_painter.h"

#include "engine/model/tileset.h"

#include <QWidget>

class QToolButton;

namespace tilewright {

/// The tile to be laid next, as held; its back if none is drawn. Below it, a button with the number of tiles
/// left that lists them.
class DrawnTileView : public QWidget {
    Q_OBJECT

public:
    explicit DrawnTileView(QWidget* parent = nullptr);

    /// Null: no tile is drawn.
    void setTile(const Tile* tile);
    /// Sets the back of such sets' tiles.
    void setBack(std::string_view setRuleset);
    void setHeld(Rotation rotation);
    void setLeft(int tiles);

    /// The rectangle of the tile itself.
    QRect tilePlace() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    /// Asks to show the remaining tiles at that button.
    void tilesLeftWanted(QWidget* button);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void describe();

    PicturePainter picture_;
    PicturePainter back_;
    QString id_;
    Rotation held_ = Rotation::R0;
    int left_ = 0;
    QToolButton* button_;
};

} // namespace tilewright
