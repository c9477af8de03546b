#pragma once

#include "engine/games/game.h"

#include <array>
#include <map>
#include <vector>

namespace tilewright {

struct TileSet;

/// For lists: `moves` without layings that show the same as an earlier one at that place, pictures of one's
/// own aside.
game::MoveList withoutSameFaces(const game::Position& position, const game::MoveList& moves,
                                const TileSet& set);

/// The legal layings of the drawn tile, by place and rotation, and the person's present rotation. Knows no
/// rules, only the given moves.
class LegalLayings {
public:
    struct Choice {
        game::Move move;
        int tile = -1;
        Rotation rotation = Rotation::R0;
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
    /// The same without those that show the same as another.
    int looksAt(Cell cell) const;

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
    /// By rotation: the least in which the tile shows the same.
    std::array<Rotation, 4> least_{};
    Rotation held_ = Rotation::R0;
};

} // namespace tilewright
