// State and actions of the hand; by keys: interaction_controller_keys.cpp, beside the board:
// interaction_controller_spaces.cpp.
#include "editor/play/board/interaction_controller.h"

#include "editor/words/game_words.h"
#include "editor/words/translated_text.h"

#include <algorithm>
#include <iterator>
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
    if (origins().size() != 1 || origins().front().what != MoveOrigin::What::Piece ||
        origins().front().piece.player >= 0)
        return;
    const MoveOrigin& only = origins().front();
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
           std::ranges::count(moves_.origins(), MoveOrigin::What::Side, &MoveOrigin::what) <= fewSides;
}

std::optional<Direction> InteractionController::sideNear(QPointF at, Cell cell) const {
    for (Direction d : allDirections) {
        const QPointF way = scene_.tokenPoint(cell, d) - at;
        if (QPointF::dotProduct(way, way) <= sideReach * sideReach)
            return d;
    }
    return std::nullopt;
}

const MoveOrigin* InteractionController::originAt(QPointF at) const {
    const Cell cell = cellAt(at);
    const auto side = sideNear(at, cell);
    if (side)
        if (const MoveOrigin* origin = moves_.sideAt(cell, *side))
            return origin;
    const std::vector<const MoveOrigin*> entries = moves_.entriesAt(cell);
    if (const auto piece = scene_.pieceAt(at)) {
        if (const MoveOrigin* origin = moves_.pieceOrigin(*piece))
            return origin;
        if (const MoveOrigin* origin = moves_.removalOrigin(*piece))
            return origin;
    }
    // If two overlap, the nearer one.
    const auto away = [&](const MoveOrigin* entry) {
        const QPointF way = placeOf(*entry).center() - at;
        return QPointF::dotProduct(way, way);
    };
    const MoveOrigin* nearest = nullptr;
    for (const MoveOrigin* entry : entries)
        if (placeOf(*entry).contains(at) && (nearest == nullptr || away(entry) < away(nearest)))
            nearest = entry;
    if (nearest != nullptr)
        return nearest;
    for (const MoveOrigin* entry : entries)
        if (entry->feature >= 0 && scene_.featureArea(cell, entry->feature).contains(at))
            return entry;
    // Outside of drawn marks, the whole chamber counts, except for its passageways.
    if (side)
        return nullptr;
    const std::vector<game::Piece> standing = scene_.piecesAt(cell);
    if (standing.size() == 1)
        if (const MoveOrigin* origin = moves_.pieceOrigin(standing.front()))
            return origin;
    if (const MoveOrigin* chamber = moves_.chamberAt(cell))
        return chamber;
    return standing.empty() && entries.size() == 1 && entries.front()->feature < 0 ? entries.front()
                                                                                   : nullptr;
}

bool InteractionController::isInteractiveAt(QPointF at) const {
    return active() && ((held_ && held_->targets.contains(cellAt(at))) || originAt(at) != nullptr);
}

bool InteractionController::press(QPointF at) {
    if (!active())
        return false;
    const MoveOrigin* origin = originAt(at);
    return origin && origin->what == MoveOrigin::What::Piece;
}

void InteractionController::drag(QPointF at) {
    if (!dragged_) {
        const MoveOrigin* origin = originAt(at);
        if (!origin || origin->what != MoveOrigin::What::Piece)
            return;
        take(*origin);
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
    const MoveOrigin origin = *held_;
    cancelHeld();
    if (!back)
        decline(whyNotThere(origin, cell), cell);
}

QString InteractionController::whyNotThere(const MoveOrigin& origin, Cell cell) const {
    return upperFirst(position_->whyNotMoved(origin.piece, cell));
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
        only([&](int feature) { return scene_.offeredPlace(cell, feature).contains(at); });
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
    const bool taken = held_ && held_->what == MoveOrigin::What::Entry;
    if (const auto taking = moves.size() == 1 || taken ? std::nullopt : removalChoiceOf(moves)) {
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

void InteractionController::take(const MoveOrigin& origin) {
    held_ = origin;
    narrowed_.clear();
    cursor_ = -1;
    show();
    saySomething(wordsFor(origin), beside(origin), false);
}

bool InteractionController::asksForPrice(const MoveOrigin& origin) const {
    if (!position_ || (origin.what != MoveOrigin::What::Chamber && origin.what != MoveOrigin::What::Side))
        return false;
    return std::ranges::any_of(origin.targets, [this](const auto& target) {
        return std::ranges::any_of(target.second,
                                   [this](const OfferedMove* m) { return position_->pays(m->move); });
    });
}

bool InteractionController::holdsPrice() const {
    return held_ && (held_->what == MoveOrigin::What::Chamber || held_->what == MoveOrigin::What::Side);
}

void InteractionController::clickHolding(QPointF at) {
    const Cell cell = cellAt(at);
    const MoveOrigin* other = originAt(at);
    // A passageway is clicked from either of its chambers.
    const bool again = holdsPrice() && other && other->what == held_->what && other->cell == held_->cell &&
                       other->side == held_->side;
    if (again)
        return finish(std::vector(movesAt(*held_, 0)));
    // Pays only where it was asked for.
    if (holdsPrice() && other) {
        if (other->what == MoveOrigin::What::Piece || asksForPrice(*other))
            take(*other);
        else
            cancelHeld();
        return;
    }
    if (goTo(cell, at))
        return;
    if (other && other->what == MoveOrigin::What::Piece && other->piece != held_->piece)
        take(*other);
    else if (holdsPrice() || (held_->inSpace().empty() && cell == held_->cell))
        cancelHeld();
    else
        decline(whyNotThere(*held_, cell), cell);
}

bool InteractionController::click(QPointF at) {
    if (!active() || !position_)
        return false;
    if (held_) {
        clickHolding(at);
        return true;
    }
    const MoveOrigin* origin = originAt(at);
    if (!origin)
        return refuse(at);
    if (origin->what == MoveOrigin::What::Piece || asksForPrice(*origin))
        take(*origin);
    else
        finish(movesAt(*origin, 0));
    return true;
}

QString InteractionController::whoIsThere(QPointF at) const {
    const auto part = scene_.featureAt(at);
    if (!part || moves_.entriesAt(part->cell).empty())
        return {};
    const auto region = position_->region(part->cell, part->feature);
    if (!region || region->owners.empty())
        return {};
    QStringList owners;
    for (const game::Region::Owner& owner : region->owners)
        owners << seatColourName(owner.player);
    return tr("%1: already occupied by %2").arg(upperFirst(region->text), owners.join(QStringLiteral(", ")));
}

bool InteractionController::refuse(QPointF at) {
    const Cell cell = cellAt(at);
    if (const auto piece = scene_.pieceAt(at)) {
        decline(whyStuck(*piece), cell);
        return false;
    }
    if (const QString occupied = whoIsThere(at); !occupied.isEmpty()) {
        decline(occupied, cell);
        return true;
    }
    const auto side = sideNear(at, cell);
    if (side && scene_.occupied(cell) && scene_.occupied(neighbour(cell, *side)))
        decline(upperFirst(position_->whyNoTokenAt(cell, *side)), cell);
    else
        saySomething({}, cell, false);
    return false;
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
        return upperFirst(moves.front()->info.text);
    return tr("%1 · %2 options").arg(translated(moves.front()->info.group)).arg(moves.size());
}

QString InteractionController::wordsFor(const MoveOrigin& origin) const {
    if (holdsPrice() && origin.what == held_->what)
        return tr("%1 · choose it again to pay").arg(wordsFor(movesAt(origin, 0)));
    if (origin.what != MoveOrigin::What::Piece && origin.targetCount() == 1)
        return wordsFor(movesAt(origin, 0));
    if (origin.what == MoveOrigin::What::Arrival && origin.targetCount() > 1)
        return tr("%1 · into the %2 or beyond").arg(pieceName(origin.piece), translated(origin.space));
    return origin.targetCount() == 1
               ? tr("%1 · one destination").arg(pieceName(origin.piece))
               : tr("%1 · %2 destinations").arg(pieceName(origin.piece)).arg(origin.targetCount());
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
    const MoveOrigin* origin = originAt(at);
    saySomething(origin ? wordsFor(*origin) : QString(), cell, false);
}

bool InteractionController::cancelHeld() {
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
        const auto origin = std::ranges::find_if(origins(), [&](const MoveOrigin& g) {
            return g.what == held->what && g.piece == held->piece && g.cell == held->cell &&
                   g.side == held->side;
        });
        if (origin != origins().end())
            setCursor(static_cast<int>(origin - origins().begin()));
    }
    show();
    return true;
}

void InteractionController::saySomething(const QString& words, Cell beside, bool refused) {
    said_ = words;
    emit said(words, beside, refused);
}

void InteractionController::decline(const QString& why, Cell beside) {
    saySomething(why, beside, true);
    emit declined(why);
}

QRectF InteractionController::placeOf(const MoveOrigin& origin) const {
    if (!origin.inSpace().empty()) {
        const auto& all = origins();
        const auto same = std::ranges::find_if(all, [&](const MoveOrigin& g) {
            return g.what == origin.what && g.inSpace() == origin.inSpace() &&
                   g.piece.kind == origin.piece.kind && g.piece.player == origin.piece.player;
        });
        return placeInSpace(static_cast<std::size_t>(same - all.begin()));
    }
    switch (origin.what) {
    case MoveOrigin::What::Piece:
    case MoveOrigin::What::Removal:
        return scene_.placeOf(origin.piece).adjusted(-3, -3, 3, 3);
    case MoveOrigin::What::Entry:
        return placeOfEntry(origin);
    case MoveOrigin::What::Side: {
        const QPointF middle = scene_.tokenPoint(origin.cell, origin.side);
        return {middle.x() - 17, middle.y() - 17, 34, 34};
    }
    case MoveOrigin::What::Chamber:
    case MoveOrigin::What::Arrival:
        break;
    }
    return cellRect(origin.cell).adjusted(5, 5, -5, -5);
}

QRectF InteractionController::placeOfEntry(const MoveOrigin& origin) const {
    if (origin.feature < 0) {
        // Side by side if several kinds may enter.
        double before = 0;
        for (const MoveOrigin* other : moves_.entriesAt(origin.cell))
            if (other->feature < 0 && other->piece.kind == origin.piece.kind)
                break;
            else if (other->feature < 0)
                ++before;
        const QRectF place = entryPlace(origin.cell);
        return place.translated(-before * (place.width() + 4), 0);
    }
    const QRectF place = scene_.offeredPlace(origin.cell, origin.feature);
    // Not over the piece that stands there.
    const bool taken = std::ranges::any_of(scene_.piecesAt(origin.cell), [&](const game::Piece& piece) {
        return piece.feature == origin.feature;
    });
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
            marks.entries.push_back({scene_.posedPiece(piece), scene_.offeredPlace(cell, piece.feature)});
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
            marks.dragged = InteractionLayer::Entry{scene_.posedPiece(held_->piece),
                                                    QRectF(*dragged_ - QPointF(25, 25), size)};
        }
    } else {
        for (const MoveOrigin& origin : origins()) {
            if (!origin.inSpace().empty())
                continue;
            if (origin.what == MoveOrigin::What::Entry)
                marks.entries.push_back({origin.feature < 0
                                             ? kindPicture(origin.piece.kind, origin.piece.player)
                                             : scene_.posedPiece(origin.piece),
                                         placeOf(origin)});
            else if (origin.what != MoveOrigin::What::Side)
                marks.movable.push_back(placeOf(origin));
            else if (offersSides())
                marks.sides.push_back(scene_.tokenPoint(origin.cell, origin.side));
        }
    }
    if (cursor_ >= 0) {
        const auto i = static_cast<std::size_t>(cursor_);
        if (held_ && i < held_->targets.size())
            marks.cursor = cellRect(std::next(held_->targets.begin(), cursor_)->first);
        else if (!held_ && origins()[i].inSpace().empty())
            marks.cursor = placeOf(origins()[i]).adjusted(-4, -4, 4, 4);
    }
    scene_.setInteractionMarks(std::move(marks));
    emit marksChanged();
}

} // namespace tilewright
