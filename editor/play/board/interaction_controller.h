#pragma once

#include "editor/play/board/board_moves.h"
#include "editor/play/board/board_scene.h"

#include <QObject>
#include <QPointF>

#include <memory>
#include <optional>
#include <vector>

namespace tilewright {

/// For arrow keys between scattered cells: the nearest of `cells` in that direction, preferring those
/// straight ahead.
std::optional<Cell> nextCell(const std::vector<Cell>& cells, Cell from, Direction direction);

/// A person's hand on the board: picks up a piece, shows where it may go, and drops it there. Points are
/// scene coordinates. Knows no rules: asks the position about anything that is not among the moves.
class InteractionController : public QObject {
    Q_OBJECT

public:
    /// Stands for no cell: a message about something beside the board.
    static constexpr Cell besideBoard{1 << 20, 1 << 20};

    explicit InteractionController(BoardScene& scene, QObject* parent = nullptr)
        : QObject(parent), scene_(scene) {}

    /// A null position, or one whose moves have no place on the board, offers nothing.
    void offer(std::shared_ptr<const game::Position> position, BoardMoves moves);
    void clear();
    const BoardMoves& moves() const { return moves_; }
    bool active() const { return !moves_.origins().empty(); }
    const MoveOrigin* held() const { return held_ ? &*held_ : nullptr; }
    /// The keyboard cursor, among grips or targets.
    bool hasCursor() const { return cursor_ >= 0; }
    /// The cursor's stop, -1 for none; stops are numbered in the order of next().
    int cursor() const { return cursor_; }
    int stopCount() const { return static_cast<int>(stops().size()); }
    QString stopInWords(int stop) const;
    /// In the scene; empty for a stop in a space beside the tiles.
    QRectF stopPlace(int stop) const;
    void setCursor(int stop);

    /// Whether something there can be picked up or is a target.
    bool isInteractiveAt(QPointF at) const;
    /// A press that may become a drag. False if there is nothing to drag.
    bool press(QPointF at);
    void drag(QPointF at);
    void drop(QPointF at);
    /// Whether the last emitted move came from a drop: the piece is there already.
    bool dropped() const { return dropped_; }
    /// False if the hand does not handle the click.
    bool click(QPointF at);
    void hover(QPointF at);
    /// Drops the held piece, then the cursor; false if there was neither.
    bool cancelHeld();

    /// Marks on a space beside the tiles during a decision.
    struct SpaceMarks {
        /// The pieces in it that can be picked up.
        std::vector<game::Piece> movable;
        /// Pieces of the supply that may enter.
        std::vector<game::Piece> arrivals;
        std::optional<game::Piece> held;
        /// Whether the held piece may go there.
        bool target = false;
        /// The keyboard cursor: on one of the pieces, or on the whole space.
        std::optional<game::Piece> cursor;
        bool cursorOnAll = false;
    };
    SpaceMarks marksOf(game::Kind space) const;
    /// Picks up a piece in a space, or one that may enter it (from the supply: `piece.space` is empty); null:
    /// a click beside the pieces. Moves the held piece there, if possible.
    void clickSpace(game::Kind space, const game::Piece* piece);
    /// A press on a piece in a space that becomes a drag. False if it can't be picked up.
    bool takeFromSpace(game::Kind space, const game::Piece& piece);
    /// Picks up a piece of a kind from the supply; if it can't go anywhere, returns false and says why.
    bool takeFromSupply(game::Kind kind, int player);
    /// Drops the dragged piece on a space.
    void dropInSpace(game::Kind space);
    /// The dragged piece is over a space or outside: nothing is drawn on the board.
    void dragElsewhere();

    void step(Direction direction);
    /// Next or previous in order; false beyond the ends while nothing is held.
    bool next(bool forward);
    /// Picks up what is at the cursor, or moves there.
    bool choose();
    /// Offers only actions under that heading until an action or a cancel. False if they have no place on the
    /// board.
    bool narrow(char key);

signals:
    void moveChosen(tilewright::game::Move move);
    /// Several moves match; one must be chosen.
    void choiceNeeded(const std::vector<const tilewright::OfferedMove*>& moves);
    /// A message about the cursor or pointer, to be shown beside a cell; empty for none. `refused`: it says
    /// why something is not possible.
    void said(const QString& words, tilewright::Cell beside, bool refused);
    /// Something that is not possible was tried, after it was said why.
    void declined(const QString& why);
    void cursorMoved(const QRectF& at);
    /// The marks have changed; the board shows them already.
    void marksChanged();

private:
    /// Whether passageways are marked and reachable by the cursor: if there are few, or on request.
    bool offersSides() const;
    const std::vector<MoveOrigin>& origins() const {
        return narrowed_.empty() ? moves_.origins() : narrowed_;
    }
    std::optional<Direction> sideNear(QPointF at, Cell cell) const;
    const MoveOrigin* originAt(QPointF at) const;
    void take(const MoveOrigin& origin);
    /// Whether the first click only shows the price of what is done there.
    bool asksForPrice(const MoveOrigin& origin) const;
    /// What is held is no piece, but an action that shows its price.
    bool holdsPrice() const;
    void clickHolding(QPointF at);
    void finish(const std::vector<const OfferedMove*>& moves);
    bool goTo(Cell cell, QPointF at);
    bool goInto(game::Kind space);
    /// Picks up the piece if moving it is the only possible action.
    void holdTheOnlyOne();
    QString whyNotThere(const MoveOrigin& origin, Cell cell) const;
    /// The place of the cursor in a space: below the board, so that the down key leads there.
    QRectF placeInSpace(std::size_t number) const;
    const std::vector<const OfferedMove*>& movesAt(const MoveOrigin& origin, std::size_t target) const;
    /// Says why nothing can be picked up there. True if it is about a part of the tile that has places for
    /// pieces.
    bool refuse(QPointF at);
    /// Who keeps pieces off a part of a tile on which others are offered; empty if it is not that.
    QString whoIsThere(QPointF at) const;
    QString whyStuck(const game::Piece& piece) const;
    QString wordsFor(const MoveOrigin& origin) const;
    QString wordsFor(const std::vector<const OfferedMove*>& moves) const;
    /// The cursor's stops, in order.
    std::vector<Cell> stops() const;
    QRectF placeOf(const MoveOrigin& origin) const;
    QRectF placeOfEntry(const MoveOrigin& origin) const;
    /// Marks the places in target cells, if there are several for the held piece.
    void addFeaturesOfTargets(InteractionLayer::Marks& marks) const;
    void show();
    void saySomething(const QString& words, Cell beside, bool refused);
    void decline(const QString& why, Cell beside);
    static Cell beside(const MoveOrigin& origin) {
        return origin.inSpace().empty() ? origin.cell : besideBoard;
    }

    BoardScene& scene_;
    std::shared_ptr<const game::Position> position_;
    BoardMoves moves_;
    std::vector<MoveOrigin> narrowed_;
    /// A copy: it must survive changes of the narrowed moves.
    std::optional<MoveOrigin> held_;
    int cursor_ = -1;
    std::optional<QPointF> dragged_;
    bool dropped_ = false;
    /// Whether the piece can't be dropped before it has moved.
    bool forced_ = false;
    QString said_;
};

} // namespace tilewright
