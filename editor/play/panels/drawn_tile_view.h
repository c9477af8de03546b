#pragma once

#include "editor/render/picture_painter.h"

#include "engine/tileset/tileset.h"

#include <QWidget>

class QToolButton;

namespace tilewright {

/// The tile that is to be laid next, as it is held; its back where none is drawn. Below it a button that says
/// how many are left and shows which.
class DrawnTileView : public QWidget {
    Q_OBJECT

public:
    explicit DrawnTileView(QWidget* parent = nullptr);

    /// Null: none is drawn.
    void setTile(const Tile* tile);
    /// Of the tiles of such sets.
    void setBack(std::string_view setRuleset);
    void setHeld(Rotation rotation);
    void setLeft(int tiles);

    /// Where the tile itself is drawn.
    QRect tilePlace() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    /// Asks for what is left, to be shown at that button.
    void tilesLeftWanted(QWidget* button);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void describe();

    PaintedPicture picture_;
    PaintedPicture back_;
    QString id_;
    Rotation held_ = Rotation::R0;
    int left_ = 0;
    QToolButton* button_;
};

} // namespace tilewright
