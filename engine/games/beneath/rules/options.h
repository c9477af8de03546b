#pragma once

#include "engine/base/options/option_table.h"
#include "engine/model/map/map.h"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace tilewright::beneath {

enum class RunnerEntry : std::uint8_t { Entrance, LaidTile };
enum class SilverScoring : std::uint8_t { Once, Each };
enum class KeysEach : std::uint8_t { Player, Game };
enum class ReleaseFrom : std::uint8_t { Anywhere, NextDoor };
/// Where no Guard may be for an escape: in the guardhouse that is entered, or anywhere on the board.
enum class GuardFree : std::uint8_t { Rooms, Board };
/// With whose Prisoners a Runner shares a chamber.
enum class OtherPrisoner : std::uint8_t { Any, Others };

/// Guards of a board that has chambers for more of them (B-3.2).
constexpr int guardsOnBoards = 6;

/// The options of the rules; each names its rule in its row of optionTable().
struct Options {
    int pickColours = 8;
    int startingPicks = 2;
    int pickSupply = 20;
    int whiteSupply = 20;
    int blackSupply = 20;
    int silverSupply = 10;
    /// None: one for each player.
    std::optional<int> keys;
    KeysEach keysEach = KeysEach::Player;
    int actionsPerTurn = 2;
    /// None: unlimited.
    std::optional<int> guardMoves;
    int blackRemovalActions = 2;
    int silverCost = 8;
    int specialDoorPrice = 3;
    int cellPrice = 3;
    int markerPrice = 3;
    int enterCost = 1;
    bool noSealing = true;
    bool keepDungeonOpen = false;
    int runners = 2;
    /// None: one in each guard chamber, six at most.
    std::optional<int> guards;
    RunnerEntry runnerEntry = RunnerEntry::Entrance;
    bool markersOnBoard = true;
    bool ownColourFree = true;
    bool whiteFromHand = false;
    bool whiteVoluntary = false;
    bool specialOnTiles = true;
    bool clearPassage = false;
    bool equalTurns = false;
    bool tokenAnyTime = false;
    bool collectRepeats = false;
    bool picksMayStay = false;
    bool whiteInChambers = false;
    ReleaseFrom releaseFrom = ReleaseFrom::Anywhere;
    GuardFree guardhouse = GuardFree::Rooms;
    OtherPrisoner otherPrisoner = OtherPrisoner::Any;
    SilverScoring silverScoring = SilverScoring::Once;
    int silverPoints = 10;
    int keyPoints = 15;
    int releasePoints = 5;
    int markerPoints = -1;

    /// No price is higher than the number of pick colours in play (B-1.6, B-5.8 to B-5.10).
    int price(int wanted) const { return std::min(wanted, pickColours); }
};

const OptionTable<Options>& optionTable();
/// Pre: valid (completeOptions).
Options optionsFromJson(const Json& values);
/// What makes no sense together, for this number of players and this map; pointers are "/options/NAME".
/// Errors are games that can't begin. Pre: set and map are without errors.
Issues checkOptions(const Options& options, const Map& map, int players);

} // namespace tilewright::beneath
