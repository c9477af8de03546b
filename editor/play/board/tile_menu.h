#pragma once

#include "engine/grid/cell.h"

#include <QObject>

#include <optional>

class QAction;
class QContextMenuEvent;

namespace tilewright {

class BoardView;
class GameSession;

/// The context menu of a laid tile. While a tile is to be laid, the right button turns it, except over laid
/// tiles.
class TileMenu : public QObject {
    Q_OBJECT

public:
    /// `editTile` is shown in the menu and triggered from there with the clicked tile as contextTile().
    TileMenu(BoardView& board, const GameSession& session, QAction& editTile, QObject* parent);

    /// Index in the set of the tile meant by "this tile": under the pointer, else the last one clicked, else
    /// the last one laid; empty if there is no tile.
    std::optional<int> contextTile() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool showMenu(const QContextMenuEvent& event);
    std::optional<int> tileAt(Cell cell) const;
    std::optional<Cell> cellUnderPointer() const;

    BoardView& board_;
    const GameSession& session_;
    QAction& editTile_;
    /// While its menu is open, and until another tile is clicked.
    std::optional<Cell> clicked_;
    bool menuOpen_ = false;
};

} // namespace tilewright
