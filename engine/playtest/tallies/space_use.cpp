#include "engine/playtest/tallies/space_use.h"

#include <algorithm>
#include <bit>
#include <string>

namespace tilewright::playtest {

using What = game::Change::What;

namespace {

std::int64_t playersPieces(const game::Space& space) {
    return std::ranges::count_if(space.pieces, [](const game::Piece& piece) { return piece.player >= 0; });
}

bool holds(const game::Space& space, game::Kind kind) {
    return std::ranges::find(space.pieces, kind, &game::Piece::kind) != space.pieces.end();
}

} // namespace

void SpaceUse::start(const game::Game& game, const game::Table& table) {
    spaces_.clear();
    neutralPieces_.clear();
    contests_.clear();
    events_.clear();
    last_ = nullptr;
    for (const game::Space& space : table.spaces)
        if (space.player < 0)
            spaces_.push_back({.kind = space.kind});
    for (const game::Kind kind : game.neutralPieces())
        neutralPieces_.push_back({.kind = kind});
    for (SpaceCount& of : spaces_)
        of.holds.resize(neutralPieces_.size());
}

SpaceUse::SpaceCount* SpaceUse::space(game::Kind kind) {
    if (kind.empty())
        return nullptr;
    const auto found = game::findOfKind(spaces_, kind);
    return found == spaces_.end() ? nullptr : &*found;
}

SpaceUse::NeutralPiece* SpaceUse::neutralPiece(game::Kind kind) {
    const auto found = game::findOfKind(neutralPieces_, kind);
    return found == neutralPieces_.end() ? nullptr : &*found;
}

void SpaceUse::turnBegan(const game::Table& table) {
    for (const game::Space& space : table.spaces) {
        SpaceCount* of = space.player < 0 ? this->space(space.kind) : nullptr;
        if (of == nullptr)
            continue;
        of->time += playersPieces(space);
        for (std::size_t r = 0; r < neutralPieces_.size(); ++r)
            of->holds[r] += holds(space, neutralPieces_[r].kind) ? 1 : 0;
    }
}

void SpaceUse::moved(const game::Position& position, const game::Change& change) {
    if (SpaceCount* to = space(change.space); to != nullptr) {
        ++to->in;
        events_.push_back({Event::What::In, change.from});
    }
    SpaceCount* from = space(change.fromSpace);
    if (from == nullptr || !change.space.empty())
        return;
    ++from->out;
    events_.push_back({Event::What::Out, change.cell});
    const auto owners = position.regionOwners(change.cell, change.feature);
    if (!owners || std::popcount(owners->players) < 2)
        return;
    ++from->contests;
    contests_.push_back(
        {static_cast<std::size_t>(from - spaces_.data()), change.player, change.cell, change.feature});
}

void SpaceUse::scored(const game::Position& position, const game::Changes& changes) {
    if (contests_.empty())
        return;
    std::erase_if(contests_, [&](const Contest& contest) {
        bool won = false;
        bool decided = false;
        const auto contested = position.regionOwners(contest.cell, contest.feature);
        for (const game::Change& change : changes) {
            // For features only: other scores name a single cell.
            if (change.what != What::Scored || change.feature < 0)
                continue;
            const auto scored = position.regionOwners(change.cell, change.feature);
            if (!scored || !contested || scored->region != contested->region)
                continue;
            decided = true;
            won = won || change.player == contest.player;
        }
        if (decided)
            ++(won ? spaces_[contest.space].won : spaces_[contest.space].lost);
        return decided;
    });
}

void SpaceUse::played(const game::Position& position, const game::Changes& changes) {
    events_.clear();
    if (spaces_.empty() && neutralPieces_.empty())
        return;
    for (NeutralPiece& piece : neutralPieces_)
        piece.movesNow = false;
    bool in = false;
    for (const game::Change& change : changes) {
        if (change.what == What::PieceMoved && change.player < 0) {
            NeutralPiece* of = neutralPiece(change.kind);
            // Reported at its present place: its follower has left.
            if (of == nullptr || (change.from == change.cell && change.fromSpace == change.space))
                continue;
            of->movesNow = true;
            last_ = of;
            if (change.space.empty())
                arrived_ = change.cell;
        } else if (change.what == What::PieceMoved) {
            const bool cameIn = space(change.space) != nullptr;
            if (SpaceCount* from = space(change.fromSpace); from != nullptr && in)
                ++from->through;
            moved(position, change);
            in = cameIn;
        } else if (change.what == What::PieceHome && last_ != nullptr && change.from == arrived_) {
            ++last_->sentHome;
            events_.push_back({Event::What::SentHome, change.from});
        } else if (change.what == What::TurnBegan || change.what == What::Scored ||
                   change.what == What::TileLaid) {
            last_ = nullptr; // pieces that go home now were scored
        }
    }
    for (NeutralPiece& piece : neutralPieces_) {
        piece.moves += piece.movesNow ? 1 : 0;
        piece.flights += piece.movesNow && !piece.moving ? 1 : 0;
        piece.moving = piece.movesNow;
    }
    scored(position, changes);
}

void SpaceUse::addTo(CounterWriter& count, const game::Table& atEnd) const {
    for (const SpaceCount& of : spaces_) {
        count("space-visited/", of.kind) = of.in > 0 ? 1 : 0;
        count("space-in/", of.kind) = of.in;
        count("space-out/", of.kind) = of.out;
        count("space-through/", of.kind) = of.through;
        count("space-time/", of.kind) = of.time;
        count("space-contests/", of.kind) = of.contests;
        count("space-contests-won/", of.kind) = of.won;
        count("space-contests-lost/", of.kind) = of.lost;
        for (const game::Space& space : atEnd.spaces) {
            if (space.kind != of.kind || space.player >= 0)
                continue;
            count("space-left/", of.kind) = playersPieces(space);
            for (std::size_t r = 0; r < neutralPieces_.size(); ++r) {
                const game::Kind piece = neutralPieces_[r].kind;
                count("space-holds/", of.kind, "/", piece) = of.holds[r];
                count("ends-in/", of.kind, "/", piece) = holds(space, piece) ? 1 : 0;
            }
        }
    }
    for (const NeutralPiece& of : neutralPieces_) {
        count("roams/", of.kind) = of.moves;
        count("flights/", of.kind) = of.flights;
        count("sends-home/", of.kind) = of.sentHome;
    }
}

} // namespace tilewright::playtest
