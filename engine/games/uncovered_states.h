#pragma once

#include "engine/games/game.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace tilewright::game {

/// A state that unfinished rules may not cover.
struct UncoveredState {
    enum class State : std::uint8_t {
        NoTileFits,     ///< many tiles were refused in a row, or the stack ended so
        NothingUseful,  ///< for rounds nobody gained, placed or reached anything that was not there before
        SupplyExhausted ///< a kind that everybody may take is all handed out
    };
    State state = State::NoTileFits;
    Text text;
    friend bool operator==(const UncoveredState&, const UncoveredState&) = default;
};

/// The record's name of a state: "no-tile-fits", "nothing-useful", "supply-exhausted".
std::string_view name(UncoveredState::State state);

/// Number of tiles refused in a row that counts as too many.
inline constexpr int refusedInRowLimit = 5;
/// Number of rounds without anything new that counts as too many.
inline constexpr int idleRoundsLimit = 5;

/// Follows a game and reports uncovered states, each when it begins. A value: a copy continues independently
/// from where it was taken, for variations. Knows no rules, only tables and changes.
class UncoveredTracker {
public:
    UncoveredTracker() = default;
    /// Pre: `start` is the table before the first move. `stackSize` counts all tiles of the stack.
    /// `layingIsProgress`: see Game.
    UncoveredTracker(const Table& start, std::size_t stackSize, bool layingIsProgress);

    /// States uncovered before the first move.
    std::vector<UncoveredState> begin() const;
    /// Call for each move, with the table after it, of which the supply and the stack are read: unless
    /// wantsSupply(changes), those of an earlier move will do.
    std::vector<UncoveredState> add(const Table& now, const Changes& changes);
    /// Whether by these changes a tile may have been refused, or a kind have run out.
    static bool wantsSupply(const Changes& changes);

    /// A sum over hands, pieces and tokens, relative to the start: equal where they are equal. Without tiles:
    /// laying is no choice in many rules, and would make each turn new. 0 where laying is progress.
    std::uint64_t possessions() const { return possessions_; }

private:
    void watchTiles(const Table& now, const Changes& changes, std::vector<UncoveredState>& found);
    void watchHands(const Changes& changes, std::vector<UncoveredState>& found);
    void watchSupply(const Table& now, std::vector<UncoveredState>& found);
    bool isKnown(std::uint64_t possessions) const;
    void know(std::uint64_t possessions);

    int players_ = 0;
    int refusedAtStart_ = 0;
    bool stackEndedAtStart_ = false;
    int idleTurns_ = 0;
    bool idleReported_ = false;
    bool layingIsProgress_ = false;
    std::uint64_t possessions_ = 0;
    /// Recent possessions, the oldest one replaced by the next; a repeated one is nothing new.
    std::vector<std::uint64_t> known_;
    std::size_t oldest_ = 0;
    /// Known possessions with the same low bits: how many there are, and the place of the last one.
    struct Alike {
        std::uint8_t count = 0;
        std::uint8_t last = 0;
    };
    static std::size_t lowBits(std::uint64_t possessions) { return possessions % lowBitValues; }
    static constexpr std::size_t lowBitValues = 1024;
    /// Indexed by low bits, so that most new possessions need no search.
    std::array<Alike, lowBitValues> alike_{};
    /// Kinds of the supply, by index, that can run out and have not yet.
    std::vector<std::uint32_t> watched_;
};

/// An uncovered state and the number of moves after which it begins.
struct RecordNote {
    std::size_t after = 0;
    UncoveredState what;
};

/// The record's `notes`, in the given order.
Json toJson(const std::vector<RecordNote>& notes);

/// `notes` of a record with ours replaced; notes by others stay in front. Null if there are none.
Json withNotes(const Json& before, const std::vector<RecordNote>& notes);

} // namespace tilewright::game
