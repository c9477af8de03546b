#pragma once

#include "engine/base/fixed_vector.h"
#include "engine/games/landscape/rules/laying.h"
#include "engine/games/landscape/rules/state/position.h"

#include <cstdint>
#include <memory>
#include <new>
#include <span>

namespace tilewright::bots {

/// A copy of a position in which moves are tried, one at a time. Taking a move back copies what it may have
/// changed, far less than the whole.
class TrialPosition {
public:
    /// Copies the position, which must stay as it is. Allocates the first time only.
    void start(const landscape::Position& position);
    /// Pre: started once.
    const landscape::Position& now() const { return *now_; }

    // Pre of both: nothing is tried, and the move is legal in the position.
    /// What the tile joins is joined, and its volcano calls the dragon; free cells and the phase stay.
    void lay(landscape::Move laying);
    void play(landscape::Move other);
    void takeBack();

    /// Before any laying: the drawn tile counts as laid.
    void setTileAside();
    // Of the laying that is tried.
    /// The features that it joined or changed, by their roots before.
    std::span<const std::uint16_t> touched() const { return {roots_.begin(), roots_.size()}; }
    bool completesCity() const;
    bool callsDragon() const { return !(now_->dragon == before_->dragon); }

private:
    void addRoots(const landscape::Surroundings& around);
    void addPieceRoots();
    void addRoot(int place);

    struct Release {
        void operator()(landscape::Position* position) const { ::operator delete(position); }
    };
    /// Memory that assign() fills as far as it is used: clearing all of it takes longer than many a move.
    std::unique_ptr<landscape::Position, Release> now_;
    const landscape::Position* before_ = nullptr;
    bool laid_ = false;
    /// The move may have parted a road (U-2.3): any root may be another.
    bool parted_ = false;
    /// All that the move may join or change.
    FixedVector<std::uint16_t, landscape::maxPlayers * landscape::Pieces::maxPerPlayer + 32> roots_;
    // Of the last laying, as are its roots: mostly the next is in the same cell.
    Cell cell_;
    landscape::Surroundings around_{};
};

} // namespace tilewright::bots
