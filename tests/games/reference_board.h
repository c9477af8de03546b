#pragma once

#include "engine/games/game.h"

#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace tilewright::test {

/// Beneath's board written down once more, straight from the text of the rules and as slow as it likes: what
/// the engine says is compared with it. It knows only the table, the set and the map.
class ReferenceBoard {
public:
    ReferenceBoard(const game::Game& game, const game::Table& table);

    struct Place {
        Sides sides{};
        /// Room's word, or "tile".
        std::string kind;
        int seat = 0;
    };

    const std::map<Cell, Place>& places() const { return places_; }
    bool passage(Cell cell, Direction d) const;
    /// B-1.4
    bool joined(Cell cell, Direction d) const;
    /// Passages that open to an empty cell.
    int openPassages() const;
    /// B-4.2, B-4.3: every touching side matches, one passageway at least.
    bool fits(Cell cell, const Sides& sides) const;
    /// B-4.2 to B-4.4 and B-4.6 with the options of the game.
    bool mayLay(Cell cell, const Sides& sides) const;
    /// Every (x, y, rotation) where the tile may be laid, by trying all.
    std::set<std::tuple<int, int, int>> layings(int tile) const;
    /// B-4.4: entrances, cells that a player started from, key rooms, guardhouses.
    std::vector<Cell> protectedRooms() const;
    /// B-4.4's definition.
    bool sealed(Cell room) const;
    /// B-4.4: whether passageways lead from every chamber to some room.
    bool allJoinedToRooms() const;
    /// Seats of this game, in player order (B-2.2).
    const std::vector<int>& seats() const { return seats_; }

private:
    const game::Game& game_;
    std::map<Cell, Place> places_;
    std::vector<int> seats_;
};

/// The sides as they look after so many quarter turns clockwise.
Sides quarterTurns(const Sides& sides, int turns);

} // namespace tilewright::test
