#include "engine/games/milestones.h"

#include <algorithm>

namespace tilewright::game {

namespace {

int held(const Seat& seat, Kind kind) {
    const auto found = std::ranges::find(seat.holdings, kind, &Holding::kind);
    return found == seat.holdings.end() ? 0 : found->count;
}

/// The player who gained some of it; -1 if none did.
int gainer(const Table& before, const Table& now, Kind kind) {
    for (std::size_t seat = 0; seat < now.seats.size() && seat < before.seats.size(); ++seat)
        if (held(now.seats[seat], kind) > held(before.seats[seat], kind))
            return static_cast<int>(seat);
    return -1;
}

bool placed(const Changes& changes, Kind kind) {
    return std::ranges::any_of(changes, [kind](const Change& change) {
        return change.what == Change::What::TokenPlaced && change.kind == kind;
    });
}

} // namespace

std::vector<Milestone> milestones(std::span<const MilestoneSpec> specs, const Table& before, const Table& now,
                                  const Changes& changes, const Position& after, int mover) {
    std::vector<Milestone> reached;
    for (std::size_t i = 0; i < specs.size(); ++i) {
        const MilestoneSpec& spec = specs[i];
        switch (spec.trigger) {
        case MilestoneSpec::Trigger::HandGains:
            if (const int player = gainer(before, now, spec.kind); player >= 0)
                reached.push_back({i, player});
            break;
        case MilestoneSpec::Trigger::TokenPlaced:
            if (placed(changes, spec.kind))
                reached.push_back({i, mover});
            break;
        case MilestoneSpec::Trigger::Ended:
            if (after.over() && after.end() == spec.end)
                for (const int winner : after.winners())
                    reached.push_back({i, winner});
            break;
        }
    }
    return reached;
}

} // namespace tilewright::game
