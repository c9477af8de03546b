#pragma once

#include "editor/play/board/board_moves.h"
#include "editor/play/board/board_scene.h"

#include <QObject>
#include <QPointF>

#include <memory>
#include <optional>
#include <vector>

namespace tilewright {

/// A person's hand on the board while he acts: takes hold of a piece, shows where it may go, and lets it go
/// there. Points are scene coordinates. Knows no rules: what is not among the moves it asks the position
/// about.
class InteractionController : public QObject {
    Q_OBJECT

public:
    /// Said beside no cell: it is about something beside the board.
    static constexpr Cell besideBoard{1 << 20, 1 << 20};

    explicit InteractionController(BoardScene& scene, QObject* parent = nullptr)
        : QObject(parent), scene_(scene) {}

    /// Nothing to act with: null position, or one whose moves have no place on the board.
    void offer(std::shared_ptr<const game::Position> position, BoardMoves moves);
    void clear();
    const BoardMoves& moves() const { return moves_; }
    bool active() const { return !moves_.grips().empty(); }
    const Grip* held() const { return held_ ? &*held_ : nullptr; }
    /// Where the keys are, among grips or targets.
    bool hasCursor() const { return cursor_ >= 0; }

    /// Whether something there can be taken hold of or is a target.
    bool catches(QPointF at) const;
    /// A press that may become a drag. False if there is nothing to drag.
    bool press(QPointF at);
    void drag(QPointF at);
    void drop(QPointF at);
    /// The move that was told last came of a drop: the piece is there already.
    bool dropped() const { return dropped_; }
    /// False if the hand has nothing to do with what is there.
    bool click(QPointF at);
    void hover(QPointF at);
    /// Back to nothing held, then to no cursor; false if there was neither.
    bool letGo();

    /// What is shown of a space beside the tiles while a person decides.
    struct SpaceMarks {
        /// Of the pieces in it, those that can be taken hold of.
        std::vector<game::Piece> movable;
        /// What may come in out of the supply.
        std::vector<game::Piece> arrivals;
        std::optional<game::Piece> held;
        /// What is held may go there.
        bool target = false;
        /// Where the keys are: on one of the pieces, or on the space as a whole.
        std::optional<game::Piece> cursor;
        bool cursorOnAll = false;
    };
    SpaceMarks marksOf(game::Kind space) const;
    /// Takes hold of a piece in a space, or of one that comes into it (in the supply: `piece.space` empty);
    /// null: a click beside the pieces. What is held goes there, if it may.
    void clickSpace(game::Kind space, const game::Piece* piece);
    /// A press on a piece in a space that becomes a drag. False if it can't be taken hold of.
    bool takeFromSpace(game::Kind space, const game::Piece& piece);
    /// A piece of a kind out of the supply; false, with the reason said, if it can go nowhere.
    bool takeFromSupply(game::Kind kind, int player);
    /// What is dragged is let go over a space.
    void dropInSpace(game::Kind space);
    /// What is dragged is over a space or beside all: nothing is drawn on the board.
    void dragElsewhere();

    void step(Direction direction);
    /// Next or last in order; false beyond the ends while nothing is held.
    bool next(bool forward);
    /// Takes hold of what is at the cursor, or goes there.
    bool choose();
    /// Only what is under that heading, until something was done or let go. False if that has no place.
    bool narrow(char key);

signals:
    void moveChosen(tilewright::game::Move move);
    /// Several moves do it: one of them is to be chosen.
    void choiceNeeded(const std::vector<const tilewright::OfferedMove*>& moves);
    /// Words for what is at the cursor or pointer, beside a cell; empty for nothing. `refused`: it says why
    /// not.
    void said(const QString& words, tilewright::Cell beside, bool refused);
    void cursorMoved(const QRectF& at);
    /// What is marked is another: on the board it is shown already.
    void marksChanged();

private:
    /// Whether passageways are marked, and stops of the cursor: where there are few, or one asked for them.
    bool offersSides() const;
    const std::vector<Grip>& grips() const { return narrowed_.empty() ? moves_.grips() : narrowed_; }
    std::optional<Direction> sideNear(QPointF at, Cell cell) const;
    const Grip* gripAt(QPointF at) const;
    void take(const Grip& grip);
    void finish(const std::vector<const OfferedMove*>& moves);
    bool goTo(Cell cell, QPointF at);
    bool goInto(game::Kind space);
    /// Nothing else can be done than to move this one: it is held from the start.
    void holdTheOnlyOne();
    QString whyNotThere(const Grip& grip, Cell cell) const;
    /// A place below the board for the keys, so that the way there is down.
    QRectF placeInSpace(std::size_t number) const;
    const std::vector<const OfferedMove*>& movesAt(const Grip& grip, std::size_t target) const;
    void refuse(QPointF at);
    QString whyStuck(const game::Piece& piece) const;
    QString wordsFor(const Grip& grip) const;
    QString wordsFor(const std::vector<const OfferedMove*>& moves) const;
    /// What the cursor goes over, in order.
    std::vector<Cell> stops() const;
    void setCursor(int stop);
    QRectF placeOf(const Grip& grip) const;
    QRectF placeOfEntry(const Grip& grip) const;
    /// Where in a cell what is held may stand, if there are several places.
    void addFeaturesOfTargets(InteractionLayer::Marks& marks) const;
    void show();
    void saySomething(const QString& words, Cell beside, bool refused);
    static Cell beside(const Grip& grip) { return grip.inSpace().empty() ? grip.cell : besideBoard; }

    BoardScene& scene_;
    std::shared_ptr<const game::Position> position_;
    BoardMoves moves_;
    std::vector<Grip> narrowed_;
    /// A copy: it outlives a change of what is narrowed to.
    std::optional<Grip> held_;
    int cursor_ = -1;
    std::optional<QPointF> dragged_;
    bool dropped_ = false;
    /// What is held is so until it has moved.
    bool forced_ = false;
    QString said_;
};

} // namespace tilewright
