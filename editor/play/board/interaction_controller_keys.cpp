// The hand by keys: a cursor over what can be picked up, then over the destinations.
#include "editor/play/board/interaction_controller.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iterator>
#include <limits>
#include <utility>

namespace tilewright {

namespace {

/// Finer than cells: several things in one chamber are several stops.
Cell fine(QPointF point) {
    return {static_cast<int>(std::lround(point.x() / 5)), static_cast<int>(std::lround(point.y() / 5))};
}

} // namespace

std::optional<Cell> nextCell(const std::vector<Cell>& cells, Cell from, Direction direction) {
    const Cell step = neighbour({0, 0}, direction);
    std::optional<Cell> best;
    int bestCost = std::numeric_limits<int>::max();
    for (Cell cell : cells) {
        const int dx = cell.x - from.x;
        const int dy = cell.y - from.y;
        const int ahead = dx * step.x + dy * step.y;
        const int aside = std::abs(dx * step.y) + std::abs(dy * step.x);
        if (ahead > 0 && ahead + 2 * aside < bestCost) {
            best = cell;
            bestCost = ahead + 2 * aside;
        }
    }
    return best;
}

std::vector<Cell> InteractionController::stops() const {
    std::vector<Cell> all;
    if (held_) {
        for (const auto& [cell, moves] : held_->targets)
            all.push_back(fine(cellRect(cell).center()));
        for (std::size_t i = 0; i < held_->spaces.size(); ++i)
            all.push_back(fine(placeInSpace(i).center()));
        return all;
    }
    // Passageways come last.
    for (const MoveOrigin& origin : origins())
        if (origin.what != MoveOrigin::What::Side || offersSides())
            all.push_back(fine(placeOf(origin).center()));
    return all;
}

QString InteractionController::stopInWords(int stop) const {
    const auto i = static_cast<std::size_t>(stop);
    if (!held_)
        return wordsFor(origins()[i]);
    return holdsPrice() && i < held_->targets.size() ? wordsFor(*held_) : wordsFor(movesAt(*held_, i));
}

QRectF InteractionController::stopPlace(int stop) const {
    const auto i = static_cast<std::size_t>(stop);
    if (held_)
        return i < held_->targets.size() ? cellRect(std::next(held_->targets.begin(), stop)->first)
                                         : QRectF();
    return origins()[i].inSpace().empty() ? placeOf(origins()[i]) : QRectF();
}

void InteractionController::setCursor(int stop) {
    cursor_ = stop;
    show();
    // A space is visible without scrolling the board.
    const QRectF at = stopPlace(stop);
    const Cell cell = at.isEmpty() ? besideBoard
                      : held_      ? std::next(held_->targets.begin(), stop)->first
                                   : origins()[static_cast<std::size_t>(stop)].cell;
    saySomething(stopInWords(stop), cell, false);
    if (!at.isEmpty())
        emit cursorMoved(at);
}

void InteractionController::step(Direction direction) {
    const std::vector<Cell> all = stops();
    if (all.empty())
        return;
    if (cursor_ < 0 && !held_) {
        setCursor(0);
        return;
    }
    const Cell from = cursor_ < 0 ? fine(placeOf(*held_).center()) : all[static_cast<std::size_t>(cursor_)];
    if (const auto to = nextCell(all, from, direction))
        setCursor(static_cast<int>(std::ranges::find(all, *to) - all.begin()));
}

bool InteractionController::next(bool forward) {
    const int count = static_cast<int>(stops().size());
    if (count == 0)
        return false;
    int to = cursor_ < 0 ? (forward ? 0 : count - 1) : cursor_ + (forward ? 1 : -1);
    if (to < 0 || to >= count) {
        if (!held_)
            return false;
        to = (to + count) % count;
    }
    setCursor(to);
    return true;
}

bool InteractionController::choose() {
    const std::vector<Cell> all = stops();
    if (all.empty())
        return false;
    if (cursor_ < 0) {
        setCursor(0);
        return true;
    }
    if (held_) {
        finish(movesAt(*held_, static_cast<std::size_t>(cursor_)));
        return true;
    }
    const MoveOrigin origin = origins()[static_cast<std::size_t>(cursor_)];
    if (origin.what != MoveOrigin::What::Piece && origin.targetCount() == 1 && !asksForPrice(origin))
        finish(movesAt(origin, 0));
    else
        take(origin);
    if (held_)
        setCursor(0);
    return true;
}

bool InteractionController::narrow(char key) {
    std::vector<MoveOrigin> under = moves_.originsUnder(key);
    if (under.empty())
        return false;
    if (forced_) {
        setCursor(0);
        return true;
    }
    held_.reset();
    narrowed_ = std::move(under);
    setCursor(0);
    return true;
}

} // namespace tilewright
