#pragma once

#include "engine/game/game.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace tilewright::game {

/// A state that rules in the making may not have thought of.
struct Uncovered {
    enum class State : std::uint8_t {
        NoTileFits,     ///< many tiles were refused in a row, or the stack ended so
        NothingUseful,  ///< for rounds nobody gained, placed or reached anything that was not there before
        SupplyExhausted ///< a kind that everybody may take is all handed out
    };
    State state = State::NoTileFits;
    Text text;
    friend bool operator==(const Uncovered&, const Uncovered&) = default;
};

/// "no-tile-fits", "nothing-useful", "supply-exhausted": the words of the record.
std::string_view name(Uncovered::State state);

/// So many tiles refused in a row are too many.
inline constexpr int refusedTooMany = 5;
/// So many rounds without anything new are too many.
inline constexpr int idleRounds = 5;

/// Follows a game and tells of uncovered states, each when it begins. A value: a copy goes on from the moment
/// at which it was taken, so that a variation has a course of its own. Knows no rules, only tables and
/// changes.
class Course {
public:
    Course() = default;
    /// Pre: `start` is the table before the first move. `stackSize` counts all tiles of the stack.
    /// `layingIsProgress`: as of Game.
    Course(const Table& start, std::size_t stackSize, bool layingIsProgress);

    /// What is uncovered already before the first move.
    std::vector<Uncovered> begin() const;
    /// Call for each move, with the table after it.
    std::vector<Uncovered> add(const Table& now, const Changes& changes);

private:
    void watchTiles(const Table& now, const Changes& changes, std::vector<Uncovered>& found);
    void watchHands(const Table& now, const Changes& changes, std::vector<Uncovered>& found);
    void watchSupply(const Table& now, std::vector<Uncovered>& found);

    int players_ = 0;
    int refusedAtStart_ = 0;
    bool stackEndedAtStart_ = false;
    int idleTurns_ = 0;
    bool idleTold_ = false;
    bool layingIsProgress_ = false;
    /// What hands and pieces were like lately, newest last: whatever is like one of these is nothing new.
    std::vector<std::uint64_t> known_;
    /// Per kind of the supply: it can run out, and has not yet.
    std::vector<bool> watched_;
};

/// An uncovered state and the number of moves after which it begins.
struct Note {
    std::size_t after = 0;
    Uncovered what;
};

/// As the record's `notes` have them, in the order given.
Json toJson(const std::vector<Note>& notes);

/// `notes` of a record with ours in place of those that it had of ours; what others noted stays in front.
/// Null when there is nothing to note.
Json withNotes(const Json& before, const std::vector<Note>& notes);

} // namespace tilewright::game
