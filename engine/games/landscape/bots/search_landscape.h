#pragma once

#include "engine/bots/search_bot.h"
#include "engine/games/landscape/bots/landscape_candidates.h"
#include "engine/games/landscape/dungeon/dragon.h"
#include "engine/games/landscape/rules/interface/game_adapter.h"

#include <cstdint>
#include <span>

namespace tilewright::bots {

/// Adapts the landscape game to SearchTree and SearchBot.
struct LandscapeSearchTraits {
    using Position = landscape::Position;
    using Shares = LandscapeShares;
    using Candidates = LandscapeCandidates;
    using Greedy = GreedyLandscape;
    struct Rollout {
        Greedy greedy;

        void begin() {}
        game::Move decide(const Position& position) { return greedy.decide(position); }
    };

    static const Position& stateOf(const game::Position& position) {
        return dynamic_cast<const landscape::PositionAdapter&>(position).state();
    }
    static void copy(Position& to, const Position& from) { to.assign(from); }
    static std::uint64_t key(const Position& position) { return position.openHash(); }
    static std::span<std::uint16_t> stackRest(Position& position) { return position.stack.rest(); }
    /// L-6.1: while the dragon waits for the first volcano.
    static void adjustStack(Position& position, Random& random) {
        if (!position.game().hasDragonTiles() || position.dragon.inPlay())
            return;
        const landscape::Game& game = position.game();
        landscape::moveDragonTilesBehindVolcano(
            position.stack.rest(), [&game](int kind) { return game.kind(kind).dragon; },
            [&game](int kind) { return game.kind(kind).volcano; }, random);
    }
    /// Ends the part once the deployment is made and neither token nor ransom is left.
    static void skip(Position& position) {
        while (position.turn.phase == landscape::Phase::Deploy && position.turn.deployed &&
               !position.mayPlaceToken() && !landscape::mayRansom(position))
            position.play(landscape::endTurnMove(position.turn.player));
    }
    static int turn(const Position& position) { return position.turn.number; }
    static int drawn(const Position& position) {
        return position.turn.drawn == landscape::nowhere ? -1 : position.turn.drawn;
    }
    static bool possible(const Position&, landscape::Move) { return true; }
    static bool greedyDecides(const Position&) { return false; }
    static Shares finalShares(const Position& position) { return bots::finalShares(position); }
};

extern template class SearchTree<LandscapeSearchTraits>;
extern template class SearchBot<LandscapeSearchTraits>;
using SearchLandscape = SearchBot<LandscapeSearchTraits>;

} // namespace tilewright::bots
