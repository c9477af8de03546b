#pragma once

#include "engine/landscape/table_game.h"
#include "engine/players/landscape_candidates.h"
#include "engine/players/search.h"

#include <cstdint>
#include <span>

namespace tilewright::players {

/// What Tree and Search know of the landscape game.
struct LandscapeRules {
    using Position = landscape::Position;
    using Shares = LandscapeShares;
    using Candidates = LandscapeCandidates;
    using Greedy = GreedyLandscape;

    static const Position& stateOf(const game::Position& position) {
        return dynamic_cast<const landscape::TablePosition&>(position).state();
    }
    static void copy(Position& to, const Position& from) { to.assign(from); }
    static std::uint64_t key(const Position& position) { return position.openHash(); }
    static std::span<std::uint16_t> stackRest(Position& position) { return position.stack.rest(); }
    /// Once a figure was placed, and no token can be, the part ends.
    static void skip(Position& position) {
        while (position.turn.phase == landscape::Phase::Deploy && position.turn.placed &&
               !position.mayPlaceToken())
            position.play(landscape::endTurnMove(position.turn.player));
    }
    static int turn(const Position& position) { return position.turn.number; }
    static int drawn(const Position& position) {
        return position.turn.drawn == landscape::nowhere ? -1 : position.turn.drawn;
    }
    static bool possible(const Position&, landscape::Move) { return true; }
    static bool atOnce(const Position&) { return false; }
    static Shares finalShares(const Position& position) { return players::finalShares(position); }
};

extern template class Tree<LandscapeRules>;
extern template class Search<LandscapeRules>;
using SearchLandscape = Search<LandscapeRules>;

} // namespace tilewright::players
