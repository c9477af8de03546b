#pragma once

#include "engine/games/game.h"

#include <span>
#include <vector>

namespace tilewright::game {

/// An event that a rule system marks on timelines.
struct MilestoneSpec {
    enum class Trigger {
        HandGains,   ///< a hand holds more of `kind` than before
        TokenPlaced, ///< `kind` was put on a side of a chamber
        Ended        ///< the game is over by `end`
    };
    Trigger trigger = Trigger::HandGains;
    /// The kind concerned; its picture stands for the milestone.
    Kind kind;
    End end = End::Unfinished;
    /// "golden key", "way barred"
    Text name;
};

struct Milestone {
    /// Index in the rule system's list.
    std::size_t spec = 0;
    int player = -1;
    friend bool operator==(const Milestone&, const Milestone&) = default;
};

/// Milestones reached by one move, in the order of `specs`. `mover` played it; `after` is the position after
/// it and `now` its table.
std::vector<Milestone> milestones(std::span<const MilestoneSpec> specs, const Table& before, const Table& now,
                                  const Changes& changes, const Position& after, int mover);

} // namespace tilewright::game
