#pragma once

#include "engine/games/game.h"
#include "engine/model/tile_family.h"

#include <QFrame>
#include <QList>

#include <vector>

class QLabel;

namespace tilewright {

/// The number of tiles of each shape still in the stack, and at the start.
struct TilesLeft {
    struct Count {
        TileShape shape;
        int left = 0;
        int all = 0;
    };
    /// In the order of the shapes' keys.
    std::vector<Count> counts;

    TilesLeft() = default;
    /// `left`: number of tiles at the end of the stack that are not drawn yet.
    TilesLeft(const TileSet& set, const game::Stack& stack, int left);
};

/// The numbers in a small popup that a click, Esc, Enter or the space bar closes.
class TilesLeftPopup : public QFrame {
    Q_OBJECT

public:
    TilesLeftPopup(const TilesLeft& tiles, QWidget* parent);

    /// Above `anchor`, on its screen.
    void showAt(const QWidget& anchor);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    QList<QLabel*> names_;
};

} // namespace tilewright
