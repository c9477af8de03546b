#pragma once

#include "engine/games/landscape/rules/interface/change_recorder.h"
#include "engine/games/landscape/rules/options.h"
#include "engine/games/move.h"
#include "engine/games/table.h"
#include "engine/model/landscape_tile.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace tilewright::landscape {

struct TileKind;

/// What the tiles of a game show.
struct SymbolsInPlay {
    bool mouths = false;
    bool towers = false;
    // In the stack.
    int stack = 0;
    bool volcanoes = false;
    bool dragons = false;
};

// What the members do that a row leaves out.
template <class... Arguments>
void doNothing(Arguments...) {}
template <class... Arguments>
bool alwaysFalse(Arguments...) {
    return false;
}
inline std::uint64_t keepHash(const Position&, std::uint64_t hash) {
    return hash;
}

/// A rule system: what it adds to the ordinary game (L-1 to L-4). A game has one, chosen when it is compiled;
/// the rules call its functions and never ask which it is.
struct Expansion {
    // As in game::Ruleset.
    std::string_view id;
    const char* label = "";
    std::span<const std::string_view> defaultSets = {};
    bool (*suits)(const Landscape& tile) = alwaysFalse;

    /// All options of the rule system, those of the ordinary game first.
    const OptionTable<Options>& (*options)() = nullptr;
    /// Makes values that say the same agree; `given` as players or files gave them, `values` complete and
    /// valid.
    void (*reconcileOptions)(const Json& given, Json& values, Issues& issues) = doNothing;
    /// L-6 is played, whatever the options say.
    bool hasDragon = false;

    /// Adds what it knows of a tile to the compiled features, before their siblings are found.
    void (*compileTile)(const Landscape& tile, const Options& options, TileKind& kind) = doNothing;
    /// Warns of tiles that are missing, and of options that have no effect or don't go together.
    void (*check)(const SymbolsInPlay& tiles, const Options& options, int players,
                  Issues& issues) = doNothing;

    /// Colours of tokens for all players together (U-1.1).
    int colours = 0;
    /// Adds the moves of Phase::Deploy except its end, those of the ordinary game among them, and the moves
    /// of its own phases.
    void (*addMoves)(const Position& position, game::MoveList& moves) = nullptr;
    /// Plays a move of a kind that the ordinary game doesn't have.
    void (*play)(Position& position, game::Move move, ChangeRecorder record) = doNothing;
    // What it does when a turn has begun, and when a tile has been laid.
    void (*onTurnBegan)(Position& position, ChangeRecorder record) = doNothing;
    void (*onTileLaid)(Position& position, ChangeRecorder record) = doNothing;
    /// What the end of the game scores besides features.
    void (*scoreGameEnd)(Position& position, ChangeRecorder record) = doNothing;
    /// Begins a phase of its own before the scoring of a part or after it; false if none is due. When the
    /// phase is over, it calls scorePart() or endPart().
    bool (*beginOwnPhase)(Position& position, bool scored) = alwaysFalse;
    /// Mixes its part of the position into a hash.
    std::uint64_t (*hash)(const Position& position, std::uint64_t hash) = keepHash;

    /// Sources besides the features, and what follows from the options.
    std::span<const game::Kind> sources = {};
    /// Adds tokens, and pieces besides the players' figures, that lie on the board.
    void (*addToBoard)(const Position& position, game::Table& table) = doNothing;
    /// Adds the spaces beside the tiles.
    void (*addSpaces)(const Position& position, game::Table& table) = doNothing;
    void (*addRefusals)(const Position& position, std::vector<game::Refusal>& all) = doNothing;
};

/// The rule systems.
namespace expansions {
extern const Expansion none, tunnel, dungeon;
} // namespace expansions

// For the checks of the rule systems.

/// Warns of an option that changes nothing without another.
void warnWithout(const char* option, const char* other, Issues& issues);
/// Warns of options of flights (L-6.2, D-4.4) where no tile in the stack lets the dragon fly.
void checkDragonFlights(const SymbolsInPlay& tiles, const Options& options, Issues& issues);
/// Warns of options of the ordinary game that have no effect, or leave nothing to play for.
void checkOrdinaryOptions(const SymbolsInPlay& tiles, const Options& options, int players, Issues& issues);

} // namespace tilewright::landscape
