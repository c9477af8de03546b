#pragma once

#include "engine/game/table.h"
#include "engine/playtest/tallies/counters.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tilewright::playtest {

/// The unit of the share of a game's length.
inline constexpr std::int64_t wholeGame = 1000;

/// The points of all seats turn by turn: who led, how far the winner was behind, when the game was decided,
/// and when each player had the first points.
///
/// Counters: "lead-changes"; "halfway-led", "comebacks" and "halfway-won" (games led by one player alone when
/// half of the turns were over, those of them that another won, and what the leader won, in parts of
/// partsOfWin()); "margin" (best points less the second); "deficit" (the winner's worst: points behind the
/// leader at the start of a turn; of the winner furthest behind if several share the win); "decided" (turns
/// after which the later winner alone leads at each start of a turn and at the end; all turns if nobody does)
/// and "decided-share" (the same in parts of wholeGame of the turns); "holders/points" and "first/points"
/// (players who ever have more points than before the first turn, and their own turns by then, summed; what
/// the end of the game scores counts with the last turn).
///
/// Samples: "margin", "deficit", "decided", and for each seat S "first/points/S", 0 for none.
class LeadCourse {
public:
    void start(std::size_t seats);
    void turnBegan(std::span<const game::Seat> seats, int player);
    bool hasBegun() const { return !players_.empty(); }
    std::size_t turns() const { return players_.size(); }
    /// `points` and `winners`: at the end. `won`: parts of the win by seat.
    void addTo(std::span<const int> points, std::span<const int> winners, std::span<const std::int64_t> won,
               Counters& counters, Samples& samples) const;

private:
    /// Points of all seats after so many turns, fewer than all.
    std::span<const int> after(std::size_t turns) const { return {&points_[turns * seats_], seats_}; }
    void addLeaders(std::span<const int> winners, std::span<const std::int64_t> won,
                    Counters& counters) const;
    std::size_t decidedAfter(std::span<const int> points, std::span<const int> winners) const;
    int worstDeficit(std::span<const int> winners) const;
    void addFirstPoints(std::span<const int> points, Counters& counters, Samples& samples) const;

    std::size_t seats_ = 0;
    /// Of the seats at the start of each turn, turn after turn.
    std::vector<int> points_;
    /// Whose turn it was.
    std::vector<int> players_;
};

} // namespace tilewright::playtest
