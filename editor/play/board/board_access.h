#pragma once

#include "editor/common/accessibility.h"
#include "engine/games/table.h"

namespace tilewright {

class BoardView;

/// The board for screen readers: legal places and actions, laid tiles and rooms, figures. Of a board that is
/// larger than the view, what is visible; of very many tiles, those near the middle of the view.
class BoardAccess : public PaintedChildren {
    Q_OBJECT
public:
    explicit BoardAccess(BoardView& view);

    QAccessible::Role role() const override { return QAccessible::Grouping; }
    std::vector<Key> keys() const override;
    std::optional<Item> item(Key key) const override;
    std::optional<Key> focused() const override;
    void focusItem(Key key) override;
    void pressItem(Key key) override;

    /// News is told with the focused item, and with the next one that gets the focus, as that may cut it
    /// short; while the focus is elsewhere, it is spoken by itself. What is no news, as games of bots bring
    /// many a second, can be read only.
    void setSituation(const QString& words, bool isNews);

protected:
    void focusMoved(Key key) override;

private:
    std::optional<Item> stop(int number) const;
    std::optional<Item> place(Cell cell) const;
    std::optional<Item> tile(Cell cell) const;
    std::optional<Item> pieceItem(Cell cell, std::size_t number) const;
    /// Visible, in reading order.
    const std::vector<game::LaidTile>& tiles() const;
    QRect seenCells() const;
    QRect placeOf(const QRectF& inScene) const;

    BoardView& view_;
    QString situation_;
    /// The item that tells the situation.
    std::optional<Key> teller_;
    bool news_ = false;
    bool isTold_ = false;

    // The tiles that were visible when this table was shown.
    mutable std::vector<game::LaidTile> tiles_;
    mutable QRect tilesIn_;
    mutable int tilesOf_ = -1;
};

} // namespace tilewright
