#pragma once

#include "engine/base/options/option_table.h"

#include <cstdint>
#include <vector>

namespace tilewright::landscape {

/// The first four are followers (L-1.5); with builder and pig they are the figures.
enum class PieceType : std::uint8_t { Follower, Large, Mayor, Wagon, Builder, Pig };
inline constexpr int pieceTypeCount = 6;

constexpr unsigned bitOf(PieceType f) {
    return 1U << static_cast<unsigned>(f);
}

/// Whether a figure may be put on a feature that the laying has just completed. As numbered: on the tile just
/// laid (L-2.2), but not by a portal or out of the dungeon (L-6.6, D-3.3).
enum class CompletedPlacement : std::uint8_t { AsNumbered, On, Off };
/// L-4.3: the tiles to which a wagon moves on: its own and the eight around it; those of the feature that was
/// scored; its own and those that touch it along a side.
enum class WagonWay : std::uint8_t { AsNumbered, Connected, Neighbours };
/// U-2.3: what a road through the mouths of other sets is: two roads; one without mouths; one until a token
/// lies on a mouth of it, then two.
enum class OtherTunnels : std::uint8_t { Split, Through, Reserve };
/// D-2.1: where a follower who goes into the dungeon comes from.
enum class EnterFrom : std::uint8_t { Supply, Board, Both };

/// The options of the rules; each names its rule in its row. Those of expansions that are not played
/// keep these values.
struct Options {
    /// bitOf() of each kind of figure that players have besides the small followers (L-4).
    unsigned pieces = 0;
    int followers = 7;
    int smallCity = 4;
    // L-3: of completed features.
    int cityTilePoints = 2;
    int pennantPoints = 2;
    int roadTilePoints = 1;
    int cloisterTilePoints = 1;
    int fieldCityPoints = 3;
    int pigPoints = 1;
    CompletedPlacement completedPlacement = CompletedPlacement::AsNumbered;
    WagonWay wagonWay = WagonWay::AsNumbered;
    /// L-2.4: no round is begun that the stack can't play out.
    bool equalTurns = false;
    // Tunnel.
    OtherTunnels otherTunnels = OtherTunnels::Through;
    bool countTunnelTileTwice = false;
    int tokensATurn = 1;
    int tokensAColour = 2;
    bool tokensReturn = false;
    bool tokenInstead = false;
    /// L-6 is played: dragon, fairy, princess and portals.
    bool withDragon = false;
    /// L-6.2: the dragon flies after the wagons move instead of before the scoring.
    bool dragonAfterScoring = false;
    int dragonSteps = 6;
    /// L-6.2: who laid the dragon tile makes all steps.
    bool layerSteers = false;
    int fairyTurnPoints = 1;
    int fairyScorePoints = 3;
    /// L-6.5: if the princess finds a follower, sending one home is the only deployment.
    bool princessMust = false;
    bool towerActions = false;
    bool dragonEatsOnTower = true;
    // Dungeon.
    bool flushOut = false;
    /// A dragon tile opens the dungeon for the deployment of its part.
    bool dragonTileFrees = false;
    /// D-3.1: nobody comes out at the tile just laid.
    bool exitsEarlier = false;
    EnterFrom enterFrom = EnterFrom::Supply;
    /// D-4.3: whether to flee is decided figure by figure.
    bool fleeEach = false;
    bool fairyGoesAlong = false;
    /// Followers in the dungeon, 0 for any number.
    int capacity = 0;
    int lossBelow = 0;
    bool exitToFairy = false;
};

using Row = OptionRow<Options>;
using Rows = std::vector<Row>;
/// The options of the ordinary game; those of expansions come behind them.
Rows ordinaryOptions();

struct Expansion;
/// Pre: complete and valid (completeOptions).
Options optionsFromJson(const Json& values, const Expansion& expansion);

} // namespace tilewright::landscape
