#pragma once

#include "engine/game/move.h"
#include "engine/grid/fixed_vector.h"
#include "engine/landscape/face/change_recorder.h"
#include "engine/landscape/state/places.h"

namespace tilewright::landscape {

/// L-6.1 to L-6.3, D-4, D-5.
struct Dragon {
    /// A tile, `inDungeon`, or `nowhere` while it lies beside the board.
    std::uint16_t at = nowhere;

    bool inPlay() const { return at != nowhere; }
    bool below() const { return at == inDungeon; }
    friend bool operator==(const Dragon&, const Dragon&) = default;
};

inline constexpr int dragonSteps = 6;

/// One flight of it (L-6.2).
struct Flight {
    std::uint8_t steps = 0;
    /// Who makes the next step, or made the one into the dungeon.
    std::uint8_t stepper = 0;
    /// Bit p: player p is yet to say whether his followers flee (D-4.3).
    std::uint8_t asked = 0;
    /// Where it has been, the start too; the last is where it is.
    FixedVector<std::uint16_t, dragonSteps + 1> visited;
    friend bool operator==(const Flight&, const Flight&) = default;
};

/// L-6.1: to a volcano that has just been laid, wherever it was.
void callDragon(Position& position, int tile, ChangeRecorder record);
/// The tile just laid lets it fly.
bool flightDue(const Position& position);
/// Begins the flight; false if it has no step to make.
bool beginFlight(Position& position);
/// Steps of the player who makes the next; from the dungeon, exits (D-5.2).
void addDragonMoves(const Position& position, game::MoveList& moves);
/// One step; false when the flight is over with it. Where owners are asked to flee, Phase::Fleeing.
bool moveDragon(Position& position, int tile, ChangeRecorder record);
/// D-4.3: of the player who is asked. False when all have said.
bool decideFlight(Position& position, int player, bool flee, ChangeRecorder record);
/// Who is asked next to flee: clockwise from who made the step. Pre: somebody is.
int nextAsked(const Position& position);

/// D-5.3. Entrances and volcanoes, where the fairy is not.
void addFlushMoves(const Position& position, game::MoveList& moves);
void flushDragon(Position& position, int tile, ChangeRecorder record);

} // namespace tilewright::landscape
