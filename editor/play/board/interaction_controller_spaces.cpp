// The hand beside the board: spaces with pieces in them, and the supply.
#include "editor/play/board/interaction_controller.h"
#include "editor/words/game_words.h"

#include "editor/words/translated_text.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tilewright {

const std::vector<const OfferedMove*>& InteractionController::movesAt(const MoveOrigin& origin,
                                                                      std::size_t target) const {
    const auto number = static_cast<std::ptrdiff_t>(target);
    const auto cells = static_cast<std::ptrdiff_t>(origin.targets.size());
    return number < cells ? std::next(origin.targets.begin(), number)->second
                          : std::next(origin.spaces.begin(), number - cells)->second;
}

QRectF InteractionController::placeInSpace(std::size_t number) const {
    const QRectF board = scene_.contents();
    constexpr double apart = BoardArt::unit / 2;
    return {board.center().x() + static_cast<double>(number) * apart, board.bottom() + apart, apart / 2,
            apart / 2};
}

InteractionController::SpaceMarks InteractionController::marksOf(game::Kind space) const {
    SpaceMarks marks;
    if (held_) {
        if (held_->inSpace() == space)
            marks.held = held_->piece;
        const auto place = held_->spaces.find(space);
        marks.target = place != held_->spaces.end();
        const auto number =
            held_->targets.size() + static_cast<std::size_t>(std::distance(held_->spaces.begin(), place));
        marks.cursorOnAll = marks.target && cursor_ >= 0 && static_cast<std::size_t>(cursor_) == number;
        return marks;
    }
    for (const MoveOrigin& origin : origins())
        if (origin.inSpace() == space)
            (origin.what == MoveOrigin::What::Piece ? marks.movable : marks.arrivals).push_back(origin.piece);
    if (cursor_ >= 0)
        if (const MoveOrigin& origin = origins()[static_cast<std::size_t>(cursor_)];
            origin.inSpace() == space)
            marks.cursor = origin.piece;
    return marks;
}

bool InteractionController::goInto(game::Kind space) {
    const auto place = held_->spaces.find(space);
    if (place == held_->spaces.end())
        return false;
    finish(place->second);
    return true;
}

bool InteractionController::takeFromSpace(game::Kind space, const game::Piece& piece) {
    if (!position_)
        return false;
    const MoveOrigin* origin =
        piece.space == space ? moves_.pieceOrigin(piece) : moves_.arrivalOrigin(space, piece.kind);
    if (origin == nullptr)
        return false;
    if (!forced_)
        take(*origin);
    return true;
}

void InteractionController::clickSpace(game::Kind space, const game::Piece* piece) {
    if (!position_)
        return;
    if (held_) {
        if (goInto(space) || forced_)
            return;
        const bool same =
            piece != nullptr && held_->inSpace() == space && interchangeable(held_->piece, *piece);
        cancelHeld();
        if (same)
            return;
    }
    if (piece == nullptr)
        return;
    const MoveOrigin* origin =
        piece->space == space ? moves_.pieceOrigin(*piece) : moves_.arrivalOrigin(space, piece->kind);
    if (origin == nullptr)
        decline(tr("%1: %2").arg(pieceName(*piece), translated(position_->whyNotMoved(*piece, Cell{}))), {});
    else if (origin->what == MoveOrigin::What::Arrival && origin->targetCount() == 1)
        finish(movesAt(*origin, 0));
    else
        take(*origin);
}

bool InteractionController::takeFromSupply(game::Kind kind, int player) {
    if (!position_ || forced_)
        return false;
    const auto origin = moves_.fromSupply(kind, player);
    if (!origin) {
        const game::Piece piece{.kind = kind, .player = player};
        decline(tr("%1: %2").arg(pieceName(piece), translated(position_->whyNotMoved(piece, Cell{}))),
                besideBoard);
        return false;
    }
    take(*origin);
    return true;
}

void InteractionController::dropInSpace(game::Kind space) {
    if (!std::exchange(dragged_, std::nullopt) || !held_)
        return;
    if (held_->inSpace() == space && held_->what == MoveOrigin::What::Piece) {
        cancelHeld();
        return;
    }
    // The piece may continue from there: its destinations are marked, and a click there makes it stay.
    const bool goesOn =
        held_->what == MoveOrigin::What::Arrival && held_->spaces.contains(space) &&
        std::ranges::any_of(held_->targets, [](const auto& target) {
            return std::ranges::any_of(target.second, [](const OfferedMove* m) { return m->info.through; });
        });
    if (goesOn) {
        std::map<Cell, std::vector<const OfferedMove*>> onwards;
        for (const auto& [cell, moves] : held_->targets)
            std::ranges::copy_if(moves, std::back_inserter(onwards[cell]),
                                 [](const OfferedMove* m) { return m->info.through; });
        std::erase_if(onwards, [](const auto& target) { return target.second.empty(); });
        held_->targets = std::move(onwards);
        show();
        saySomething(wordsFor(*held_), besideBoard, false);
        return;
    }
    const MoveOrigin origin = *held_;
    dropped_ = true;
    const bool gone = goInto(space);
    dropped_ = false;
    if (gone)
        return;
    cancelHeld();
    for (const game::Space& there : position_->tableWithoutTiles().spaces)
        if (there.kind == space && there.player < 0)
            decline(tr("%1: %2").arg(pieceName(origin.piece), translated(there.note)), besideBoard);
}

void InteractionController::dragElsewhere() {
    if (!held_)
        return;
    // Still dragged, outside of the board.
    dragged_ = QPointF(-1e6, -1e6);
    show();
}

} // namespace tilewright
