#pragma once

#include "engine/games/beneath/bots/beneath_pathfinder.h"
#include "engine/games/beneath/rules/position.h"

#include <array>
#include <cstdint>
#include <span>

namespace tilewright::bots {

/// A passageway out of a chamber, as the player's plans find it.
struct PlanPassage {
    std::uint16_t to;
    beneath::ChamberKind kind;
    Direction side;
    /// Colour of the pick that the exit door costs, and of the one that a Runner collects; -1 for none.
    std::int8_t toll;
    std::int8_t gain;
    bool special : 1;
    bool black : 1;
    bool white : 1;
    /// Whether a step goes on through it for nothing.
    bool clear : 1;
    /// A Guard stands there, before any is moved.
    bool guarded : 1;
    bool onTheWay : 1;
    /// The player's own pieces and Guards may have moved off by then.
    bool runnerMayEnter : 1;
    bool prisonerMayEnter : 1;
    bool guardMayEnter : 1;
};

/// The wanted colours by a Runner's way to the nearest door of each, shortest first: distance and, in the
/// three low bits, colour. How many there are is the same for all chambers.
using NearDoors = std::array<std::uint16_t, colourCount>;

/// What plans ask of a chamber again and again.
struct PlanChamber {
    NearDoors doors;
    /// For a Runner, and for the Prisoner.
    std::uint16_t toKey;
    std::uint16_t toGuardhouse;
    /// For a Runner, to a chamber next to the Prisoner's cell, where he is released from there only.
    std::uint16_t toCell;
    std::uint8_t passageCount;
    /// Passageways are found when a plan first asks for them.
    bool known;
    std::array<PlanPassage, 4> passages;
};

/// Fills in the passageways, but not which lie on the way. Pre: the pathfinder has the position.
void findPassages(const beneath::Position& position, const BeneathPathfinder& pathfinder, int chamber,
                  PlanChamber& plan);

} // namespace tilewright::bots
