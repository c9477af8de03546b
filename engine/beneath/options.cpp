#include "engine/beneath/options.h"

namespace tilewright::beneath {

namespace {

/// The option's value where it is given; otherwise `value` keeps its default.
template <class Value>
void read(const Json& values, const char* name, Value& value) {
    if (const auto it = values.find(name); it != values.end())
        value = it->get<Value>();
}

/// The option's number; a word, or nothing, stays without one.
void read(const Json& values, const char* name, std::optional<int>& value) {
    if (const auto it = values.find(name); it != values.end() && it->is_number())
        value = it->get<int>();
}

bool says(const Json& values, const char* name, const char* word) {
    const auto it = values.find(name);
    return it != values.end() && *it == word;
}

} // namespace

Options optionsFromJson(const Json& values) {
    Options o;
    read(values, "pickColours", o.pickColours);
    read(values, "startingPicks", o.startingPicks);
    read(values, "pickSupply", o.pickSupply);
    read(values, "whiteSupply", o.whiteSupply);
    read(values, "blackSupply", o.blackSupply);
    read(values, "silverSupply", o.silverSupply);
    read(values, "keys", o.keys);
    read(values, "actionsPerTurn", o.actionsPerTurn);
    read(values, "guardMoves", o.guardMoves);
    read(values, "blackRemovalActions", o.blackRemovalActions);
    read(values, "silverCost", o.silverCost);
    read(values, "specialDoorPrice", o.specialDoorPrice);
    read(values, "cellPrice", o.cellPrice);
    read(values, "markerPrice", o.markerPrice);
    read(values, "enterCost", o.enterCost);
    read(values, "noSealing", o.noSealing);
    read(values, "keepDungeonOpen", o.keepDungeonOpen);
    read(values, "runners", o.runners);
    read(values, "guards", o.guards);
    read(values, "markersOnBoard", o.markersOnBoard);
    read(values, "ownColourFree", o.ownColourFree);
    read(values, "whiteFromHand", o.whiteFromHand);
    read(values, "whiteVoluntary", o.whiteVoluntary);
    read(values, "specialOnTiles", o.specialOnTiles);
    read(values, "clearPassage", o.clearPassage);
    read(values, "equalTurns", o.equalTurns);
    read(values, "tokenAnyTime", o.tokenAnyTime);
    o.collectRepeats = says(values, "collectAgain", "repeat");
    o.picksMayStay = says(values, "takePicks", "may");
    o.whiteInChambers = says(values, "whiteMarks", "chamber");
    read(values, "silverPoints", o.silverPoints);
    read(values, "keyPoints", o.keyPoints);
    read(values, "releasePoints", o.releasePoints);
    read(values, "markerPoints", o.markerPoints);
    if (says(values, "keysEach", "game"))
        o.keysEach = KeysEach::Game;
    if (says(values, "runnerEntry", "laid-tile"))
        o.runnerEntry = RunnerEntry::LaidTile;
    if (says(values, "releaseFrom", "next-door"))
        o.releaseFrom = ReleaseFrom::NextDoor;
    if (says(values, "guardhouse", "board"))
        o.guardhouse = GuardFree::Board;
    if (says(values, "otherPrisoner", "others"))
        o.otherPrisoner = OtherPrisoner::Others;
    if (says(values, "silverScoring", "each"))
        o.silverScoring = SilverScoring::Each;
    return o;
}

} // namespace tilewright::beneath
