#pragma once

#include "engine/game/game.h"

#include <span>
#include <vector>

namespace tilewright::game {

/// What a rule system holds to be worth a mark on a timeline.
struct MilestoneSpec {
    enum class Sign {
        HandGains,   ///< a hand holds more of `kind` than before
        TokenPlaced, ///< `kind` was put on a side of a chamber
        Ended        ///< the game is over by `end`
    };
    Sign sign = Sign::HandGains;
    /// What it is about; its picture stands for the milestone.
    Kind kind;
    End end = End::Unfinished;
    /// "golden key", "way barred"
    Text name;
};

struct Milestone {
    /// Place in the rule system's list.
    std::size_t spec = 0;
    int player = -1;
    friend bool operator==(const Milestone&, const Milestone&) = default;
};

/// What of the list one move reached, in the order of the list. `mover` played it; `after` is the position
/// that came of it, `now` its table.
std::vector<Milestone> milestones(std::span<const MilestoneSpec> specs, const Table& before, const Table& now,
                                  const Changes& changes, const Position& after, int mover);

} // namespace tilewright::game
