#pragma once

#include "engine/grid/cell.h"

#include <QObject>

#include <optional>

class QAction;
class QContextMenuEvent;

namespace tilewright {

class BoardView;
class GameSession;

/// The context menu of a tile that lies on the board. Where a tile is to be laid the right button belongs to
/// that, but for what lies there already.
class TileMenu : public QObject {
    Q_OBJECT

public:
    /// `editTile` is shown in the menu, and triggered there with the tile of the click in sight.
    TileMenu(BoardView& board, const GameSession& session, QAction& editTile, QObject* parent);

    /// Index in the set of the tile that "this tile" means now: under the pointer, else the last one clicked,
    /// else the last one laid; none where there is no tile at all.
    std::optional<int> tileInSight() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool showMenu(const QContextMenuEvent& event);
    std::optional<int> tileAt(Cell cell) const;
    std::optional<Cell> cellUnderPointer() const;

    BoardView& board_;
    const GameSession& session_;
    QAction& editTile_;
    /// While its menu is open, and until another one is clicked.
    std::optional<Cell> clicked_;
    bool menuOpen_ = false;
};

} // namespace tilewright
