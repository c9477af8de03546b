#pragma once

#include "engine/playtest/tallies/number_writer.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tilewright::playtest {

/// The unit of the share of a game's length.
inline constexpr std::int64_t wholeGame = 1000;

/// The points of all seats turn by turn: who led, how far the winner was behind, when the game was decided,
/// and when each player had the first points.
class LeadTracker {
public:
    void start(std::size_t seats);
    void turnBegan(std::span<const int> points, int player);
    bool hasBegun() const { return !players_.empty(); }
    std::size_t turns() const { return players_.size(); }
    /// `points` and `winners`: at the end. `won`: parts of the win by seat.
    void addTo(std::span<const int> points, std::span<const int> winners, std::span<const std::int64_t> won,
               CounterWriter& count, SampleWriter& sample) const;

private:
    /// Points of all seats after so many turns, fewer than all.
    std::span<const int> after(std::size_t turns) const { return {&points_[turns * seats_], seats_}; }
    void addLeaders(std::span<const int> winners, std::span<const std::int64_t> won,
                    CounterWriter& count) const;
    std::size_t decidedAfter(std::span<const int> points, std::span<const int> winners) const;
    int worstDeficit(std::span<const int> winners) const;
    void addFirstPoints(std::span<const int> points, CounterWriter& count, SampleWriter& sample) const;

    std::size_t seats_ = 0;
    /// Of the seats at the start of each turn, turn after turn.
    std::vector<int> points_;
    /// Whose turn it was.
    std::vector<int> players_;
};

} // namespace tilewright::playtest
