#pragma once

#include "engine/grid/fixed_vector.h"
#include "engine/landscape/rules/laying.h"
#include "engine/landscape/state/position.h"

#include <cstdint>
#include <vector>

namespace tilewright::players {

/// A copy of a position in which moves are tried, one at a time. Taking a move back copies what it may have
/// changed, far less than the whole.
class TrialPosition {
public:
    /// Copies the position, which must stay as it is. Allocates the first time only.
    void start(const landscape::Position& position);
    /// Pre: started once.
    const landscape::Position& now() const { return now_[0]; }

    // Pre of both: nothing is tried, and the move is legal in the position.
    /// What the tile joins is joined, and its volcano calls the dragon; free cells and the phase stay.
    void lay(landscape::Move laying);
    void play(landscape::Move other);
    void takeBack();

    /// Before any laying: the drawn tile counts as laid.
    void setTileAside();
    // Of the laying that is tried: whether it changes anything around figures on the board, and whether it
    // completes a city.
    bool touchesFigures() const;
    bool completesCity() const;

private:
    void addRoots(const landscape::Surroundings& around);
    void addFigureRoots();
    void addRoot(int place);

    /// Vectors of one, as a position has no empty state.
    std::vector<landscape::Position> now_;
    const landscape::Position* before_ = nullptr;
    bool laid_ = false;
    /// All that the move may join or change.
    FixedVector<std::uint16_t, landscape::maxPlayers * landscape::Figures::each + 32> roots_;
    /// Those of the last laying: mostly the next is in the same cell.
    Cell cell_;
    landscape::Surroundings around_{};
};

} // namespace tilewright::players
