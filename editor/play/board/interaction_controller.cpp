// State and actions of the hand. Its keys are in interaction_controller_keys.cpp.
#include "editor/play/board/interaction_controller.h"

#include "editor/words/kind_words.h"
#include "editor/words/text.h"

#include <algorithm>
#include <utility>

namespace tilewright {

namespace {

/// Maximum distance of a click from a passageway's middle.
constexpr double sideReach = 17;
/// Maximum number of passageways marked by default; more would hide the board.
constexpr auto fewSides = 8;

QString sideName(Direction d) {
    return translated(name(d));
}

} // namespace

void InteractionController::offer(std::shared_ptr<const game::Position> position, BoardMoves moves) {
    position_ = std::move(position);
    moves_ = std::move(moves);
    narrowed_.clear();
    held_.reset();
    cursor_ = -1;
    dragged_.reset();
    forced_ = false;
    holdTheOnlyOne();
    show();
    saySomething({}, {}, false);
}

void InteractionController::holdTheOnlyOne() {
    if (grips().size() != 1 || grips().front().what != Grip::What::Piece || grips().front().piece.player >= 0)
        return;
    const Grip& only = grips().front();
    std::size_t moves = 0;
    for (const auto& [cell, those] : only.targets)
        moves += those.size();
    if (moves < moves_.all().size())
        return;
    held_ = only;
    forced_ = true;
}

void InteractionController::clear() {
    offer(nullptr, {});
}

bool InteractionController::offersSides() const {
    return !narrowed_.empty() ||
           std::ranges::count(moves_.grips(), Grip::What::Side, &Grip::what) <= fewSides;
}

std::optional<Direction> InteractionController::sideNear(QPointF at, Cell cell) const {
    for (Direction d : allDirections) {
        const QPointF way = scene_.tokenPoint(cell, d) - at;
        if (QPointF::dotProduct(way, way) <= sideReach * sideReach)
            return d;
    }
    return std::nullopt;
}

const Grip* InteractionController::gripAt(QPointF at) const {
    const Cell cell = cellAt(at);
    const auto side = sideNear(at, cell);
    if (side)
        if (const Grip* grip = moves_.sideAt(cell, *side))
            return grip;
    const std::vector<const Grip*> entries = moves_.entriesAt(cell);
    if (const auto piece = scene_.pieceAt(at)) {
        if (const Grip* grip = moves_.pieceGrip(*piece))
            return grip;
        if (const Grip* grip = moves_.takenGrip(*piece))
            return grip;
    }
    // If two overlap, the nearer one.
    const auto away = [&](const Grip* entry) {
        const QPointF way = placeOf(*entry).center() - at;
        return QPointF::dotProduct(way, way);
    };
    const Grip* nearest = nullptr;
    for (const Grip* entry : entries)
        if (placeOf(*entry).contains(at) && (nearest == nullptr || away(entry) < away(nearest)))
            nearest = entry;
    if (nearest != nullptr)
        return nearest;
    for (const Grip* entry : entries)
        if (entry->feature >= 0 && scene_.featureArea(cell, entry->feature).contains(at))
            return entry;
    // Outside of drawn marks, the whole chamber counts, except for its passageways.
    if (side)
        return nullptr;
    const std::vector<game::Piece> standing = scene_.piecesAt(cell);
    if (standing.size() == 1)
        if (const Grip* grip = moves_.pieceGrip(standing.front()))
            return grip;
    if (const Grip* chamber = moves_.chamberAt(cell))
        return chamber;
    return standing.empty() && entries.size() == 1 && entries.front()->feature < 0 ? entries.front()
                                                                                   : nullptr;
}

bool InteractionController::catches(QPointF at) const {
    return active() && ((held_ && held_->targets.contains(cellAt(at))) || gripAt(at) != nullptr);
}

bool InteractionController::press(QPointF at) {
    if (!active())
        return false;
    const Grip* grip = gripAt(at);
    return grip && grip->what == Grip::What::Piece;
}

void InteractionController::drag(QPointF at) {
    if (!dragged_) {
        const Grip* grip = gripAt(at);
        if (!grip || grip->what != Grip::What::Piece)
            return;
        take(*grip);
    }
    dragged_ = at;
    show();
    hover(at);
}

void InteractionController::drop(QPointF at) {
    if (!std::exchange(dragged_, std::nullopt) || !held_)
        return;
    const Cell cell = cellAt(at);
    dropped_ = true;
    const bool gone = goTo(cell, at);
    dropped_ = false;
    if (gone)
        return;
    const bool back = held_->inSpace().empty() && cell == held_->cell;
    const Grip grip = *held_;
    letGo();
    if (!back)
        saySomething(whyNotThere(grip, cell), cell, true);
}

QString InteractionController::whyNotThere(const Grip& grip, Cell cell) const {
    return upperFirst(translated(position_->whyNotMoved(grip.piece, cell)));
}

bool InteractionController::goTo(Cell cell, QPointF at) {
    const auto target = held_->targets.find(cell);
    if (target == held_->targets.end())
        return false;
    const auto& moves = target->second;
    // The feature that was pointed at is meant.
    const auto only = [&](const auto& isAt) -> const OfferedMove* {
        const auto meant = [&](const OfferedMove* m) { return m->info.feature && isAt(*m->info.feature); };
        const auto found = std::ranges::find_if(moves, meant);
        return std::ranges::count_if(moves, meant) == 1 ? *found : nullptr;
    };
    const OfferedMove* one =
        only([&](int feature) { return scene_.featurePlace(cell, feature).contains(at); });
    if (one == nullptr)
        one = only([&](int feature) { return scene_.featureArea(cell, feature).contains(at); });
    if (one != nullptr)
        finish({one});
    else
        finish(std::vector(moves));
    return true;
}

void InteractionController::finish(const std::vector<const OfferedMove*>& moves) {
    // While an entry is held, only the piece to be removed is chosen.
    const bool taken = held_ && held_->what == Grip::What::Entry;
    if (const auto taking = moves.size() == 1 || taken ? std::nullopt : takingOf(moves)) {
        take(*taking);
    } else if (moves.size() == 1) {
        // Dropping the held piece also deletes the list.
        const game::Move move = moves.front()->move;
        held_.reset();
        forced_ = false;
        narrowed_.clear();
        cursor_ = -1;
        show();
        emit moveChosen(move);
    } else {
        emit choiceNeeded(moves);
    }
}

void InteractionController::take(const Grip& grip) {
    held_ = grip;
    narrowed_.clear();
    cursor_ = -1;
    show();
    saySomething(wordsFor(grip), beside(grip), false);
}

bool InteractionController::asksForPrice(const Grip& grip) const {
    if (!position_ || (grip.what != Grip::What::Chamber && grip.what != Grip::What::Side))
        return false;
    return std::ranges::any_of(grip.targets, [this](const auto& target) {
        return std::ranges::any_of(target.second,
                                   [this](const OfferedMove* m) { return position_->pays(m->move); });
    });
}

bool InteractionController::holdsPrice() const {
    return held_ && (held_->what == Grip::What::Chamber || held_->what == Grip::What::Side);
}

void InteractionController::clickHolding(QPointF at) {
    const Cell cell = cellAt(at);
    const Grip* other = gripAt(at);
    // A passageway is clicked from either of its chambers.
    const bool again = holdsPrice() && other && other->what == held_->what && other->cell == held_->cell &&
                       other->side == held_->side;
    if (again)
        return finish(std::vector(movesAt(*held_, 0)));
    // Pays only where it was asked for.
    if (holdsPrice() && other) {
        if (other->what == Grip::What::Piece || asksForPrice(*other))
            take(*other);
        else
            letGo();
        return;
    }
    if (goTo(cell, at))
        return;
    if (other && other->what == Grip::What::Piece && other->piece != held_->piece)
        take(*other);
    else if (holdsPrice() || (held_->inSpace().empty() && cell == held_->cell))
        letGo();
    else
        saySomething(whyNotThere(*held_, cell), cell, true);
}

bool InteractionController::click(QPointF at) {
    if (!active() || !position_)
        return false;
    if (held_) {
        clickHolding(at);
        return true;
    }
    const Grip* grip = gripAt(at);
    if (!grip) {
        refuse(at);
        return false;
    }
    if (grip->what == Grip::What::Piece || asksForPrice(*grip))
        take(*grip);
    else
        finish(movesAt(*grip, 0));
    return true;
}

void InteractionController::refuse(QPointF at) {
    const Cell cell = cellAt(at);
    if (const auto piece = scene_.pieceAt(at)) {
        saySomething(whyStuck(*piece), cell, true);
        return;
    }
    const auto side = sideNear(at, cell);
    if (side && scene_.occupied(cell) && scene_.occupied(neighbour(cell, *side)))
        saySomething(upperFirst(translated(position_->whyNothingAt(cell, *side))), cell, true);
    else
        saySomething({}, cell, false);
}

QString InteractionController::whyStuck(const game::Piece& piece) const {
    // Each reason once, with its sides.
    std::vector<std::pair<QString, QStringList>> reasons;
    for (Direction d : allDirections) {
        const QString why = translated(position_->whyNotMoved(piece, neighbour(piece.cell, d)));
        auto known = std::ranges::find(reasons, why, &std::pair<QString, QStringList>::first);
        if (known == reasons.end())
            known = reasons.insert(reasons.end(), {why, {}});
        known->second << sideName(d);
    }
    if (reasons.size() == 1)
        return tr("%1: %2").arg(pieceName(piece), reasons.front().first);
    QStringList lines{pieceName(piece)};
    for (const auto& [why, sides] : reasons)
        lines << tr("%1: %2").arg(upperFirst(sides.join(QStringLiteral(", "))), why);
    return lines.join(QLatin1Char('\n'));
}

QString InteractionController::wordsFor(const std::vector<const OfferedMove*>& moves) const {
    if (moves.size() == 1)
        return upperFirst(translated(moves.front()->info.text));
    return tr("%1 · %2 options").arg(translated(moves.front()->info.group)).arg(moves.size());
}

QString InteractionController::wordsFor(const Grip& grip) const {
    if (holdsPrice() && grip.what == held_->what)
        return tr("%1 · choose it again to pay").arg(wordsFor(movesAt(grip, 0)));
    if (grip.what != Grip::What::Piece && grip.targetCount() == 1)
        return wordsFor(movesAt(grip, 0));
    if (grip.what == Grip::What::Arrival && grip.targetCount() > 1)
        return tr("%1 · into the %2 or beyond").arg(pieceName(grip.piece), translated(grip.space));
    return grip.targetCount() == 1
               ? tr("%1 · one destination").arg(pieceName(grip.piece))
               : tr("%1 · %2 destinations").arg(pieceName(grip.piece)).arg(grip.targetCount());
}

void InteractionController::hover(QPointF at) {
    if (!active())
        return;
    const Cell cell = cellAt(at);
    if (held_) {
        const auto target = held_->targets.find(cell);
        if (holdsPrice())
            saySomething(wordsFor(*held_), held_->cell, false);
        else if (target != held_->targets.end())
            saySomething(wordsFor(target->second), cell, false);
        else if ((cell != held_->cell || !held_->inSpace().empty()) && scene_.occupied(cell))
            saySomething(whyNotThere(*held_, cell), cell, true);
        else
            saySomething(wordsFor(*held_), beside(*held_), false);
        return;
    }
    if (cursor_ >= 0)
        return;
    const Grip* grip = gripAt(at);
    saySomething(grip ? wordsFor(*grip) : QString(), cell, false);
}

bool InteractionController::letGo() {
    dragged_.reset();
    if (forced_) {
        const bool byKeys = std::exchange(cursor_, -1) >= 0;
        show();
        return byKeys;
    }
    if (!held_ && cursor_ < 0 && narrowed_.empty())
        return false;
    const bool byKeys = cursor_ >= 0;
    const auto held = std::exchange(held_, std::nullopt);
    cursor_ = -1;
    narrowed_.clear();
    saySomething({}, {}, false);
    if (held && byKeys) {
        const auto grip = std::ranges::find_if(grips(), [&](const Grip& g) {
            return g.what == held->what && g.piece == held->piece && g.cell == held->cell &&
                   g.side == held->side;
        });
        if (grip != grips().end())
            setCursor(static_cast<int>(grip - grips().begin()));
    }
    show();
    return true;
}

void InteractionController::saySomething(const QString& words, Cell beside, bool refused) {
    said_ = words;
    emit said(words, beside, refused);
}

QRectF InteractionController::placeOf(const Grip& grip) const {
    if (!grip.inSpace().empty()) {
        const auto& all = grips();
        const auto same = std::ranges::find_if(all, [&](const Grip& g) {
            return g.what == grip.what && g.inSpace() == grip.inSpace() && g.piece.kind == grip.piece.kind &&
                   g.piece.player == grip.piece.player;
        });
        return placeInSpace(static_cast<std::size_t>(same - all.begin()));
    }
    switch (grip.what) {
    case Grip::What::Piece:
    case Grip::What::Taken:
        return scene_.placeOf(grip.piece).adjusted(-3, -3, 3, 3);
    case Grip::What::Entry:
        return placeOfEntry(grip);
    case Grip::What::Side: {
        const QPointF middle = scene_.tokenPoint(grip.cell, grip.side);
        return {middle.x() - 17, middle.y() - 17, 34, 34};
    }
    case Grip::What::Chamber:
    case Grip::What::Arrival:
        break;
    }
    return cellRect(grip.cell).adjusted(5, 5, -5, -5);
}

QRectF InteractionController::placeOfEntry(const Grip& grip) const {
    if (grip.feature < 0) {
        // Side by side if several kinds may enter.
        double before = 0;
        for (const Grip* other : moves_.entriesAt(grip.cell))
            if (other->feature < 0 && other->piece.kind == grip.piece.kind)
                break;
            else if (other->feature < 0)
                ++before;
        const QRectF place = entryPlace(grip.cell);
        return place.translated(-before * (place.width() + 4), 0);
    }
    const QRectF place = scene_.featurePlace(grip.cell, grip.feature);
    // Not over the piece that stands there.
    const bool taken = std::ranges::any_of(
        scene_.piecesAt(grip.cell), [&](const game::Piece& piece) { return piece.feature == grip.feature; });
    return taken ? place.translated(place.width() * 0.6, -place.height() * 0.6) : place;
}

void InteractionController::addFeaturesOfTargets(InteractionLayer::Marks& marks) const {
    for (const auto& [cell, moves] : held_->targets) {
        if (moves.size() < 2)
            continue;
        for (const OfferedMove* move : moves) {
            if (!move->info.feature)
                continue;
            game::Piece piece = held_->piece;
            piece.cell = cell;
            piece.feature = *move->info.feature;
            marks.entries.push_back({scene_.figure(piece), scene_.featurePlace(cell, piece.feature)});
        }
    }
}

void InteractionController::show() {
    InteractionLayer::Marks marks;
    marks.priced = moves_.priced();
    if (held_) {
        if (held_->inSpace().empty())
            marks.held = placeOf(*held_);
        for (const auto& [cell, moves] : held_->targets)
            marks.targets.push_back({cell, moves});
        addFeaturesOfTargets(marks);
        if (dragged_) {
            const QSizeF size(50, 50);
            marks.dragged = InteractionLayer::Entry{scene_.figure(held_->piece),
                                                    QRectF(*dragged_ - QPointF(25, 25), size)};
        }
    } else {
        for (const Grip& grip : grips()) {
            if (!grip.inSpace().empty())
                continue;
            if (grip.what == Grip::What::Entry)
                marks.entries.push_back({grip.feature < 0 ? kindPicture(grip.piece.kind, grip.piece.player)
                                                          : scene_.figure(grip.piece),
                                         placeOf(grip)});
            else if (grip.what != Grip::What::Side)
                marks.movable.push_back(placeOf(grip));
            else if (offersSides())
                marks.sides.push_back(scene_.tokenPoint(grip.cell, grip.side));
        }
    }
    if (cursor_ >= 0) {
        const auto i = static_cast<std::size_t>(cursor_);
        if (held_ && i < held_->targets.size())
            marks.cursor = cellRect(std::next(held_->targets.begin(), cursor_)->first);
        else if (!held_ && grips()[i].inSpace().empty())
            marks.cursor = placeOf(grips()[i]).adjusted(-4, -4, 4, 4);
    }
    scene_.setHand(std::move(marks));
    emit marksChanged();
}

} // namespace tilewright
