#pragma once

#include "editor/print/picture_painter.h"

#include "engine/tileset/tileset.h"

#include <QWidget>

namespace tilewright {

/// The tile that is to be laid next, as it is held, with how many are left; its back where none is drawn.
class DrawnTileView : public QWidget {
    Q_OBJECT

public:
    explicit DrawnTileView(QWidget* parent = nullptr);

    /// Null: none is drawn.
    void setTile(const Tile* tile);
    void setHeld(Rotation rotation);
    void setLeft(int tiles);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void describe();

    PaintedPicture picture_;
    PaintedPicture back_;
    QString id_;
    Rotation held_ = Rotation::R0;
    int left_ = 0;
};

} // namespace tilewright
