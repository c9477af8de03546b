#pragma once

#include "engine/game/game.h"

#include <map>
#include <vector>

namespace tilewright {

/// The legal layings of the drawn tile, by place and turn, and the turn in which the person holds it. No
/// rules: only the moves that the rules gave.
class Laying {
public:
    struct Choice {
        game::Move move;
        int tile = -1;
        Rotation rotation = Rotation::R0;
    };

    Laying() = default;
    /// Takes those of `moves` that lay a tile.
    Laying(const game::Position& position, const game::MoveList& moves);

    bool empty() const { return places_.empty(); }
    /// Index in the set's tiles of what is laid; -1 if there is nothing to lay.
    int tile() const { return places_.empty() ? -1 : places_.begin()->second.front().tile; }
    bool legalAt(Cell cell) const { return places_.contains(cell); }
    std::vector<Cell> cells() const;
    /// Number of legal turns there.
    int turnsAt(Cell cell) const;

    /// How it would lie there: as it is held, or in the next legal turn clockwise from that. Pre:
    /// legalAt(cell).
    Choice at(Cell cell) const;
    /// Holds it as it would lie after one legal turn more, clockwise or not. Pre: legalAt(cell).
    void turn(Cell cell, bool clockwise);
    Rotation held() const { return held_; }
    void hold(Rotation rotation) { held_ = rotation; }
    /// How it is shown there: as it would lie, or just as it is held where it may not lie.
    Rotation shownAt(Cell cell) const { return legalAt(cell) ? at(cell).rotation : held_; }

private:
    /// By place; each list in order of rotation.
    std::map<Cell, std::vector<Choice>> places_;
    Rotation held_ = Rotation::R0;
};

} // namespace tilewright
