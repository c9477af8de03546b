#pragma once

#include "engine/games/landscape/rules/options.h"
#include "engine/games/table.h"

namespace tilewright::landscape {

class Position;

/// Appends what happens to a position to a list of changes; does nothing without a list.
class ChangeRecorder {
public:
    explicit ChangeRecorder(game::Changes* changes) : changes_(changes) {}

    void laid(const Position& position, int tile) const {
        if (changes_ != nullptr)
            addLaid(position, tile);
    }
    void setAside(const Position& position, int kind) const {
        if (changes_ != nullptr)
            addSetAside(position, kind);
    }
    /// Moves from one place to another; `nowhere` is the supply.
    void moved(const Position& position, int player, int slot, int from, int to) const {
        if (changes_ != nullptr)
            addMoved(position, player, slot, from, to);
    }
    void dragonMoved(const Position& position, int from, int to) const {
        if (changes_ != nullptr)
            addDragonMoved(position, from, to);
    }
    /// Moves from a tile or the dungeon to the place of a follower.
    void fairyMoved(const Position& position, int from, int to) const {
        if (changes_ != nullptr)
            addFairyMoved(position, from, to);
    }
    /// The fairy's follower left; she stays alone.
    void fairyAlone(const Position& position) const {
        if (changes_ != nullptr)
            addFairyAlone(position);
    }
    void floorPut(const Position& position, int player, int tile) const {
        if (changes_ != nullptr)
            addFloorPut(position, player, tile);
    }
    void scoredByFairy(const Position& position, int player, int points, int place) const {
        if (changes_ != nullptr)
            addScoredByFairy(position, player, points, place);
    }
    void ransomed(int player, int points) const {
        if (changes_ != nullptr)
            addRansomed(player, points);
    }
    void tokenPut(const Position& position, int colour, int place) const {
        if (changes_ != nullptr)
            addTokenPut(position, colour, place);
    }
    /// A token comes back to the hand from the mouth.
    void tokenReturned(const Position& position, int colour, int place) const {
        if (changes_ != nullptr)
            addTokenReturned(position, colour, place);
    }
    void lostBelow(int player, int points) const {
        if (changes_ != nullptr)
            addLostBelow(player, points);
    }
    void scored(const Position& position, int player, int points, int root) const {
        if (changes_ != nullptr)
            addScored(position, player, points, root);
    }
    void turnBegan(int player) const {
        if (changes_ != nullptr)
            changes_->push_back({.what = game::Change::What::TurnBegan, .player = player});
    }
    void ended(int player) const {
        if (changes_ != nullptr)
            changes_->push_back({.what = game::Change::What::GameEnded, .player = player});
    }

private:
    void addLaid(const Position& position, int tile) const;
    void addSetAside(const Position& position, int kind) const;
    void addMoved(const Position& position, int player, int slot, int from, int to) const;
    void addDragonMoved(const Position& position, int from, int to) const;
    void addFairyMoved(const Position& position, int from, int to) const;
    void addFairyAlone(const Position& position) const;
    void addFloorPut(const Position& position, int player, int tile) const;
    void addScoredByFairy(const Position& position, int player, int points, int place) const;
    void addRansomed(int player, int points) const;
    void addTokenPut(const Position& position, int colour, int place) const;
    void addTokenReturned(const Position& position, int colour, int place) const;
    void addLostBelow(int player, int points) const;
    void addScored(const Position& position, int player, int points, int root) const;

    game::Changes* changes_;
};

} // namespace tilewright::landscape
