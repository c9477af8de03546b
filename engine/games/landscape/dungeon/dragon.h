#pragma once

#include "engine/base/fixed_vector.h"
#include "engine/base/random.h"
#include "engine/games/landscape/rules/interface/change_recorder.h"
#include "engine/games/landscape/rules/state/pieces.h"
#include "engine/games/move.h"

#include <cstdint>
#include <span>
#include <utility>

namespace tilewright::landscape {

/// L-6.1 to L-6.3, D-4, D-5.
struct Dragon {
    /// A tile, `inDungeon`, or `nowhere` while it is beside the board.
    std::uint16_t at = nowhere;

    bool inPlay() const { return at != nowhere; }
    bool isInDungeon() const { return at == inDungeon; }
    friend bool operator==(const Dragon&, const Dragon&) = default;
};

/// Steps that a flight has at most (L-6.2).
inline constexpr int maxDragonSteps = 12;

/// One flight of the dragon (L-6.2).
struct DragonFlight {
    std::uint8_t steps = 0;
    /// The player who makes the next step, or made the one into the dungeon.
    std::uint8_t stepper = 0;
    /// Bit p: player p must still decide whether his followers flee (D-4.3).
    std::uint8_t asked = 0;
    /// Where it is decided figure by figure, bit s: slot s of the player who is asked stays.
    std::uint16_t staying = 0;
    /// The tiles visited, including the start; the last is its present place.
    FixedVector<std::uint16_t, maxDragonSteps + 1> visited;
    friend bool operator==(const DragonFlight&, const DragonFlight&) = default;
};

/// L-6.1: moves the dragon to a volcano that was just laid, from any place.
void callDragon(Position& position, int tile, ChangeRecorder record);
/// Whether the tile just laid lets it fly.
bool isFlightDue(const Position& position);
/// Begins the flight; false if it has no legal step.
bool beginFlight(Position& position);
/// Steps for the player who makes the next; from the dungeon, exits (D-5.2).
void addDragonMoves(const Position& position, game::MoveList& moves);
/// Makes one step; false if it ends the flight. If owners are asked to flee, the phase is Phase::Fleeing.
bool moveDragon(Position& position, int tile, ChangeRecorder record);
/// D-4.3: the figure that flees or stays next, where each is decided by itself. Pre: Phase::Fleeing.
PieceType pieceToFlee(const Position& position);
/// D-4.3: the decision of the player who is asked. False when all have decided.
bool decideFleeing(Position& position, int player, bool flee, ChangeRecorder record);
/// The player asked next to flee: clockwise from the one who made the step. Pre: there is one.
int nextAsked(const Position& position);

/// D-5.3: entrances and volcanoes without the fairy.
void addFlushMoves(const Position& position, game::MoveList& moves);
void flushDragon(Position& position, int tile, ChangeRecorder record);

/// L-6.1: shuffles dragon tiles before the first volcano into the stack behind it. Without a volcano the
/// order stays.
template <class IsDragon, class IsVolcano>
void moveDragonTilesBehindVolcano(std::span<std::uint16_t> stack, IsDragon isDragon, IsVolcano isVolcano,
                                  Random& random) {
    std::size_t volcano = 0;
    while (volcano < stack.size() && !isVolcano(stack[volcano]))
        ++volcano;
    if (volcano == stack.size())
        return;
    std::size_t others = 0;
    for (std::size_t i = 0; i < volcano; ++i)
        if (!isDragon(stack[i]))
            std::swap(stack[others++], stack[i]);
    if (others == volcano)
        return;
    std::swap(stack[others], stack[volcano]);
    std::span<std::uint16_t> behind = stack.subspan(others + 1);
    random.shuffle(behind);
}

} // namespace tilewright::landscape
