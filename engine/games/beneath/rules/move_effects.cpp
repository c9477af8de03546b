// The effects of moves.

#include "engine/games/beneath/rules/names.h"
#include "engine/games/beneath/rules/position.h"

#include <bit>

namespace tilewright::beneath {

using game::Change;
using game::Changes;

/// Plays one move on a position and records the changes.
class MoveExecutor {
public:
    MoveExecutor(Position& position, Changes* changes)
        : p_(position)
        , changes_(changes)
        , hand_(position.hands_[position.player_])
        , supply_(position.supply_) {}

    void pay(Picks picks) {
        for (int c = 0; picks.code != 0; ++c, picks.code >>= 4)
            if (const auto n = static_cast<std::uint8_t>(picks.code & 0xF)) {
                hand_.picks[static_cast<std::size_t>(c)] -= n;
                supply_.picks[static_cast<std::size_t>(c)] += n;
                tell(Change::What::Paid, pickKind(c), n);
            }
    }

    void take(int colour, int n = 1) {
        hand_.picks[static_cast<std::size_t>(colour)] += static_cast<std::uint8_t>(n);
        supply_.picks[static_cast<std::size_t>(colour)] -= static_cast<std::uint8_t>(n);
        tell(Change::What::Gained, pickKind(colour), n);
    }

    void choosePicks(Picks picks) {
        for (int c = 0; c < colourCount; ++c)
            if (picks.count(c) > 0)
                take(c, picks.count(c));
    }

    void lay(int kind, Cell cell, Rotation r) {
        p_.addChamber(cell, Game::faceNumber(kind, r));
        p_.drawn_ = nowhere;
        if (changes_ != nullptr) {
            Change change{.what = Change::What::TileLaid, .player = p_.player_, .cell = cell};
            change.tile = p_.game_->tileOfKind(kind);
            change.rotation = r;
            changes_->push_back(change);
        }
    }

    void enterRunner(int runner, int chamber) {
        auto& place = p_.runners_[static_cast<std::size_t>(p_.player_ * maxRunners + runner)];
        movePiece(place, chamber, Position::runnerMark, kinds::runner, p_.player_, runner);
    }

    void moveRunner(Move move) { // B-5.2
        const int runner = piece(move);
        auto& place = p_.runners_[static_cast<std::size_t>(p_.player_ * maxRunners + runner)];
        const Step step = passDoor(place, move);
        movePiece(place, step.to, Position::runnerMark, kinds::runner, p_.player_, runner);
        if (!step.white && isSkull(step.entrance) && !leavesPick(move)) { // B-6.3, B-6.5
            const int colour = index(skullColour(step.entrance));
            if (supply_.picks[static_cast<std::size_t>(colour)] > 0) {
                take(colour);
                p_.collect_ = static_cast<std::uint8_t>(colour);
            }
        }
        if (const int onward = goesOnTo(move); onward >= 0)
            movePiece(place, onward, Position::runnerMark, kinds::runner, p_.player_, runner);
    }

    void enterKeyRoom(Move move) { // B-5.12
        const int runner = piece(move);
        auto& place = p_.runners_[static_cast<std::size_t>(p_.player_ * maxRunners + runner)];
        const Step step = passDoor(place, move);
        --hand_.silver;
        ++supply_.silver;
        tell(Change::What::Paid, kinds::silver, 1);
        movePiece(place, step.to, Position::runnerMark, kinds::runner, p_.player_, runner);
        --supply_.keys;
        hand_.key = true;
        tell(Change::What::Gained, kinds::key, 1);
    }

    void movePrisoner(Move move) { // B-5.11
        auto& place = p_.prisoners_[p_.player_];
        const Step step = passDoor(place, move);
        movePiece(place, step.to, Position::prisonerMark, kinds::prisoner, p_.player_, 0);
        if (const int onward = goesOnTo(move); onward >= 0)
            movePiece(place, onward, Position::prisonerMark, kinds::prisoner, p_.player_, 0);
        if (p_.kindOf(step.to) == ChamberKind::Guardhouse) // B-8.1
            p_.escaped_ |= static_cast<std::uint8_t>(1U << p_.player_);
    }

    void moveGuard(int guard, Direction d) { // B-5.5
        auto& place = p_.guards_[static_cast<std::size_t>(guard)];
        movePiece(place, p_.neighbourOf(place, d), Position::guardMark, kinds::guard, -1, guard);
        if (p_.game_->options().guardMoves)
            ++p_.guardMoves_;
    }

    void takeMarker(Marker m) {
        ++hand_.markers(m);
        --supply_.markers(m);
        tell(Change::What::Gained, markerKind(m), 1);
    }

    void placeMarker(int chamber, Direction d, Marker m) {
        --hand_.markers(m);
        if (m == Marker::White && p_.whiteInChambers())
            setWhiteIn(chamber, true);
        else
            setMarker(chamber, d, m, true);
    }

    void removeMarker(int chamber, Direction d, Picks picks) { // B-5.8
        pay(picks);
        setMarker(chamber, d, Marker::Black, false);
        ++supply_.black;
    }

    void makeSilver(Picks picks) { // B-5.9
        pay(picks);
        ++hand_.silver;
        --supply_.silver;
        tell(Change::What::Gained, kinds::silver, 1);
    }

    void release(Picks picks) { // B-5.10
        pay(picks);
        hand_.released = true;
        tell(Change::What::Gained, kinds::prisoner, 1);
    }

    void exchange(Picks give, int colour) { // B-5.13
        hand_.token = false;
        tell(Change::What::Paid, kinds::token, 1);
        pay(give);
        take(colour);
    }

private:
    void tell(Change::What what, game::Kind kind, int count) {
        if (changes_ != nullptr)
            changes_->push_back({.what = what, .kind = kind, .player = p_.player_, .count = count});
    }

    void movePiece(std::uint16_t& place, int to, std::uint16_t mark, game::Kind kind, int owner, int number) {
        if (changes_ != nullptr) {
            Change change{.what = Change::What::PieceMoved, .kind = kind, .player = owner, .number = number};
            if (place != nowhere)
                change.from = p_.cellOf(place);
            change.cell = p_.cellOf(to);
            changes_->push_back(change);
        }
        const std::uint16_t from = place;
        place = static_cast<std::uint16_t>(to);
        p_.groups_[static_cast<std::size_t>(to)] |= mark;
        if (from != nowhere && !(mark == Position::runnerMark && anotherRunnerIn(from)))
            p_.groups_[from] &= static_cast<std::uint16_t>(~mark);
    }

    bool anotherRunnerIn(std::uint16_t chamber) const {
        for (std::uint16_t place : p_.runners_)
            if (place == chamber)
                return true;
        return false;
    }

    /// B-6.1, B-6.5: pays the exit door and uses up a white marker.
    Step passDoor(int from, Move move) {
        const Step step = p_.step(from, direction(move), whiteUse(move));
        if (step.exit == SideContent::Special)
            pay(picks(move));
        else if (const int toll = p_.game_->toll(step.exit, p_.player_); toll >= 0 && !step.white)
            pay(Picks::one(toll));
        if (step.white) {
            if (whiteUse(move) == WhiteUse::FromHand) {
                --hand_.white;
                tell(Change::What::Paid, kinds::white, 1);
            } else if (p_.whiteInChambers()) {
                setWhiteIn(from, false);
            } else {
                setMarker(from, direction(move), Marker::White, false);
            }
            ++supply_.white;
        }
        return step;
    }

    void setWhiteIn(int chamber, bool there) {
        auto& links = p_.links_[static_cast<std::size_t>(chamber)];
        links = static_cast<std::uint16_t>(there ? links | p_.colouredDoors(chamber) << 12
                                                 : links & ~Position::whiteOfChamber);
        if (changes_ == nullptr)
            return;
        Change change{.what = there ? Change::What::TokenPlaced : Change::What::TokenRemoved,
                      .kind = kinds::white,
                      .player = there ? p_.player_ : -1};
        change.cell = p_.cellOf(chamber);
        changes_->push_back(change);
    }

    void setMarker(int chamber, Direction d, Marker m, bool there) {
        const unsigned shift = m == Marker::Black ? 8 : 12;
        const auto here = static_cast<std::size_t>(chamber);
        const std::size_t beyond = p_.neighbourOf(chamber, d);
        const auto bit = static_cast<std::uint16_t>(1U << (shift + static_cast<unsigned>(d)));
        const auto far = static_cast<std::uint16_t>(1U << (shift + static_cast<unsigned>(opposite(d))));
        if (there) {
            p_.links_[here] |= bit;
            p_.links_[beyond] |= far;
        } else {
            p_.links_[here] &= static_cast<std::uint16_t>(~bit);
            p_.links_[beyond] &= static_cast<std::uint16_t>(~far);
        }
        p_.noteBlackMarkers(chamber);
        p_.noteBlackMarkers(static_cast<int>(beyond));
        if (changes_ != nullptr) {
            Change change{.what = there ? Change::What::TokenPlaced : Change::What::TokenRemoved,
                          .kind = markerKind(m),
                          .player = there ? p_.player_ : -1};
            change.cell = p_.cellOf(chamber);
            change.side = d;
            changes_->push_back(change);
        }
    }

    Position& p_;
    Changes* changes_;
    Hand& hand_;
    Supply& supply_;
};

void Position::drawTile(Changes* changes) { // B-4.5
    drawn_ = nowhere;
    while (stackNext_ < stackSize_) {
        const std::uint16_t kind = stack_[stackNext_++];
        if (layings(kind, nullptr)) {
            drawn_ = kind;
            break;
        }
        if (changes != nullptr)
            changes->push_back({.what = Change::What::TileRemoved, .tile = game_->tileOfKind(kind)});
    }
    if (stackNext_ == stackSize_) // B-8.2
        lastTurn_ = true;
}

void Position::beginTurn(Changes* changes) {
    ++turn_;
    actionsLeft_ = static_cast<std::uint8_t>(game_->options().actionsPerTurn);
    firstOfTurn_ = chamberCount_;
    guardMoves_ = 0;
    if (changes != nullptr)
        changes->push_back({.what = Change::What::TurnBegan, .player = player_});
    drawTile(changes);
    phase_ = drawn_ == nowhere ? Phase::Act : Phase::Lay;
}

/// B-8.1, B-8.2: also the game, unless others have the same number of turns to come.
void Position::endTurn(Changes* changes) {
    const bool isLast = player_ + 1 == game_->playerCount();
    const bool roundIsOver = isLast || !game_->options().equalTurns;
    if ((lastTurn_ || escaped_ != 0) && roundIsOver) {
        phase_ = Phase::Over;
        end_ = escaped_ != 0 ? game::End::Escape : game::End::LastTile;
        if (changes != nullptr)
            changes->push_back({.what = Change::What::GameEnded, .player = player_});
        return;
    }
    player_ = static_cast<std::uint8_t>(isLast ? 0 : player_ + 1);
    beginTurn(changes);
}

// Longer than other functions: a case for each kind of move.
void Position::play(Move move, Changes* changes) {
    MoveExecutor mover(*this, changes);
    const std::uint8_t collectable = collect_;
    collect_ = noColour;
    int cost = 1;
    switch (kind(move)) {
    case MoveKind::ChoosePicks:
        mover.choosePicks(picks(move));
        if (player_ + 1 < game_->playerCount()) {
            ++player_;
        } else {
            player_ = 0;
            beginTurn(changes);
        }
        return;
    case MoveKind::Lay:
        mover.lay(tileKind(move), cell(move), rotation(move));
        phase_ = Phase::Act;
        return;
    case MoveKind::Draw:
        drawTile(changes);
        phase_ = drawn_ == nowhere ? Phase::Act : Phase::LayDrawn;
        break;
    case MoveKind::EnterRunner:
        mover.enterRunner(piece(move), chamber(move));
        cost = game_->options().enterCost;
        break;
    case MoveKind::MoveRunner:
        mover.moveRunner(move);
        break;
    case MoveKind::CollectAgain:
        mover.take(collectable);
        if (game_->options().collectRepeats)
            collect_ = collectable;
        break;
    case MoveKind::MoveGuard:
        mover.moveGuard(piece(move), direction(move));
        break;
    case MoveKind::TakeMarker:
        mover.takeMarker(marker(move));
        break;
    case MoveKind::PlaceMarker:
        mover.placeMarker(chamber(move), direction(move), marker(move));
        break;
    case MoveKind::RemoveMarker:
        if (picks(move).empty())
            cost = game_->blackRemovalActions();
        mover.removeMarker(chamber(move), direction(move), picks(move));
        break;
    case MoveKind::MakeSilver:
        mover.makeSilver(picks(move));
        break;
    case MoveKind::ReleasePrisoner:
        mover.release(picks(move));
        break;
    case MoveKind::MovePrisoner:
        mover.movePrisoner(move);
        if ((escaped_ >> player_ & 1U) != 0) {
            --actionsLeft_;
            endTurn(changes);
            return;
        }
        break;
    case MoveKind::EnterKeyRoom:
        mover.enterKeyRoom(move);
        break;
    case MoveKind::Exchange:
        mover.exchange(picks(move), colourTaken(move));
        break;
    case MoveKind::EndTurn:
        endTurn(changes);
        return;
    }
    actionsLeft_ = static_cast<std::uint8_t>(actionsLeft_ - cost);
}

} // namespace tilewright::beneath
