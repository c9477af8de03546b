#include "editor/play/board/tile_menu.h"

#include "editor/play/board/board_view.h"
#include "editor/play/session/game_session.h"
#include "editor/words/translated_text.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QCursor>
#include <QMenu>
#include <QScopedValueRollback>

#include <algorithm>

namespace tilewright {

TileMenu::TileMenu(BoardView& board, const GameSession& session, QAction& editTile, QObject* parent)
    : QObject(parent), board_(board), session_(session), editTile_(editTile) {
    board_.viewport()->installEventFilter(this);
    board_.installEventFilter(this);
    connect(&board_, &BoardView::cellClicked, this, [this](Cell cell) { clicked_ = cell; });
}

std::optional<int> TileMenu::tileAt(Cell cell) const {
    if (!session_.hasGame())
        return std::nullopt;
    const auto tiles = session_.position().table().tiles;
    const auto laid = std::ranges::find(tiles, cell, &game::LaidTile::cell);
    if (laid == tiles.end() || laid->tile < 0)
        return std::nullopt;
    return laid->tile;
}

std::optional<Cell> TileMenu::cellUnderPointer() const {
    if (!board_.viewport()->underMouse())
        return std::nullopt;
    return cellAt(board_.mapToScene(board_.viewport()->mapFromGlobal(QCursor::pos())));
}

std::optional<int> TileMenu::contextTile() const {
    if (const auto under = cellUnderPointer(); under && !menuOpen_)
        if (const auto tile = tileAt(*under))
            return tile;
    if (clicked_)
        if (const auto tile = tileAt(*clicked_))
            return tile;
    if (!session_.hasGame())
        return std::nullopt;
    // Tables list tiles in the order in which they were laid.
    const auto tiles = session_.position().table().tiles;
    const auto last =
        std::find_if(tiles.rbegin(), tiles.rend(), [](const game::LaidTile& laid) { return laid.tile >= 0; });
    return last == tiles.rend() ? std::nullopt : std::optional<int>(last->tile);
}

bool TileMenu::eventFilter(QObject*, QEvent* event) {
    return event->type() == QEvent::ContextMenu && showMenu(*static_cast<QContextMenuEvent*>(event));
}

bool TileMenu::showMenu(const QContextMenuEvent& event) {
    // A right click first drops what is held.
    if (!session_.hasGame() || board_.interaction().held())
        return false;
    QPoint place = event.globalPos();
    if (event.reason() == QContextMenuEvent::Mouse) {
        const Cell cell = cellAt(board_.mapToScene(board_.viewport()->mapFromGlobal(place)));
        if (!tileAt(cell))
            return false;
        clicked_ = cell;
    } else {
        place = board_.viewport()->mapToGlobal(board_.viewport()->rect().center());
    }
    const QScopedValueRollback<bool> open(menuOpen_, true);
    const auto tile = contextTile();
    if (!tile)
        return false;
    QMenu menu(&board_);
    menu.setObjectName(QStringLiteral("tileMenu"));
    const Tile& data = session_.game().tileSet().tiles[static_cast<std::size_t>(*tile)];
    menu.addSection(tr("Tile %1").arg(toQString(data.id)));
    menu.addAction(&editTile_);
    menu.exec(place);
    return true;
}

} // namespace tilewright
