#pragma once

#include "engine/games/game.h"

#include <map>
#include <vector>

namespace tilewright {

struct TileSet;

/// The legal layings of the drawn tile, by place and rotation, and the person's present rotation. Knows no
/// rules, only the given moves.
class LegalLayings {
public:
    struct Choice {
        game::Move move;
        int tile = -1;
        Rotation rotation = Rotation::R0;
        /// Shows the same as one before it at that place, a picture of one's own aside.
        bool repeats = false;
    };

    LegalLayings() = default;
    /// Uses those of `moves` that lay a tile, which is one of the set.
    LegalLayings(const game::Position& position, const game::MoveList& moves, const TileSet& set);

    bool empty() const { return places_.empty(); }
    /// Index in the set's tiles of the tile to lay; -1 if there is none.
    int tile() const { return places_.empty() ? -1 : places_.begin()->second.front().tile; }
    bool legalAt(Cell cell) const { return places_.contains(cell); }
    std::vector<Cell> cells() const;
    /// Number of legal rotations there.
    int turnsAt(Cell cell) const;
    /// The same without those that repeat another.
    int looksAt(Cell cell) const;
    /// For lists: `moves` without layings that repeat another.
    game::MoveList withoutRepeats(const game::MoveList& moves) const;

    /// The choice there: in the held rotation, or in the next legal one clockwise. Pre: legalAt(cell).
    Choice at(Cell cell) const;
    /// Turns it to the next legal rotation, clockwise or not. Pre: legalAt(cell).
    void turn(Cell cell, bool clockwise);
    Rotation held() const { return held_; }
    void hold(Rotation rotation) { held_ = rotation; }
    /// The rotation shown there: that of at(cell), or the held one if the place is not legal.
    Rotation shownAt(Cell cell) const { return legalAt(cell) ? at(cell).rotation : held_; }

private:
    /// By place; each list in order of rotation.
    std::map<Cell, std::vector<Choice>> places_;
    Rotation held_ = Rotation::R0;
};

} // namespace tilewright
