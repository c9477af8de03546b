#pragma once

// Random games of landscape and dungeon, step by step, and what holds after each step of both.

#include "engine/base/random.h"
#include "engine/games/game.h"
#include "engine/games/landscape/rules/interface/game_adapter.h"
#include "tests/landscape/reference_landscape.h"

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>

namespace tilewright::test {

/// A landscape game like no other: 2 to 6 players, tiles with any edges and features that no picture could
/// show, a start map with gaps, options of all kinds, with tokens or without. The same seed gives the same
/// game.
std::shared_ptr<const game::Game> randomLandscapeGame(std::uint64_t seed);
bool randomLandscapeGameHasTokens(std::uint64_t seed);
/// The same of the dungeon, with marks and princesses everywhere.
std::shared_ptr<const game::Game> randomDungeonGame(std::uint64_t seed);

/// A move of a random game, with what lay on the table before and after it.
struct Step {
    const game::Game& game;
    bool tokens;
    const game::Position& position;
    game::Table before;
    game::Table now;
    Json move;
    game::Changes changes;

    std::string kind() const { return move.at("move"); }
    Cell cell() const { return {move.at("x"), move.at("y")}; }
    const landscape::Position& state() const {
        return dynamic_cast<const landscape::PositionAdapter&>(position).state();
    }
    ReferenceLandscape reference(const game::Table& table) const { return {game, table, tokens}; }
    ReferenceLandscape reference() const { return reference(now); }
};

/// A dull kind of move is chosen anew, so often at most: what is rare comes up often.
struct MoveBias {
    int tries;
    bool (*dull)(const std::string& kind, Random& random);
};

game::Move chooseMove(const game::Position& position, const game::MoveList& moves, const MoveBias& taste,
                      Random& random);

/// Plays a game to its end; calls check after each move.
void playAndCheck(const game::Game& game, bool tokens, const MoveBias& taste, std::uint64_t seed,
                  const std::function<void(const Step&)>& check);

bool isFollower(game::Kind kind);
/// Bit by bit, who has followers there, or builders and pigs.
unsigned ownersOf(const ReferenceLandscape::Area& area, bool followers);

/// L-3, L-4.4, L-4.5: the feature of that place knows whose figures stand on it; builders and pigs never
/// without a follower of their owner's.
void checkOwners(const landscape::Position& state, int place, const ReferenceLandscape::Area& area);
/// L-2.3: whoever stands on something complete is home, but wagons on their way.
void checkNobodyStays(const Step& step);
/// L-1.5: no place holds two, and of a player's figures none comes or goes. Returns how many pieces there are
/// of a kind and an owner, -1 for nobody, wherever they are.
std::map<std::pair<std::string, int>, int> checkedPieces(const Step& step);

/// A copy of what is in use only is as good as the whole, where another game was played before, `moves` long.
void checkAssigned(const game::Game& game, std::uint64_t seed, int moves);

} // namespace tilewright::test
