#include "engine/playtest/tallies/lead_tracker.h"

#include <algorithm>
#include <functional>
#include <string>

namespace tilewright::playtest {

namespace {

/// The seat that leads alone; -1 if there is none.
int leader(std::span<const int> points) {
    const auto best = std::ranges::max_element(points);
    return std::ranges::count(points, *best) == 1 ? static_cast<int>(best - points.begin()) : -1;
}

} // namespace

void LeadTracker::start(std::size_t seats) {
    seats_ = seats;
    points_.clear();
    players_.clear();
}

void LeadTracker::turnBegan(std::span<const int> points, int player) {
    points_.insert(points_.end(), points.begin(), points.end());
    players_.push_back(player);
}

void LeadTracker::addLeaders(std::span<const int> winners, std::span<const std::int64_t> won,
                             CounterWriter& count) const {
    int leading = -1;
    int changes = 0;
    for (std::size_t turn = 0; turn < turns(); ++turn) {
        const int now = leader(after(turn));
        if (now >= 0 && leading >= 0 && now != leading)
            ++changes;
        if (now >= 0)
            leading = now;
    }
    if (changes > 0)
        count("lead-changes") = changes;
    if (!hasBegun())
        return;
    const int half = leader(after(turns() / 2));
    if (half < 0)
        return;
    count("halfway-led") = 1;
    count("halfway-won") = won[static_cast<std::size_t>(half)];
    if (std::ranges::find(winners, half) == winners.end())
        count("comebacks") = 1;
}

std::size_t LeadTracker::decidedAfter(std::span<const int> points, std::span<const int> winners) const {
    std::size_t decided = turns();
    // Who wins by something else than points doesn't lead for good.
    if (winners.size() != 1 || leader(points) != winners.front())
        return decided;
    while (decided > 0 && leader(after(decided - 1)) == winners.front())
        --decided;
    return decided;
}

int LeadTracker::worstDeficit(std::span<const int> winners) const {
    int worst = 0;
    for (std::size_t turn = 0; turn < turns(); ++turn) {
        const std::span<const int> now = after(turn);
        const int most = *std::ranges::max_element(now);
        for (const int winner : winners)
            worst = std::max(worst, most - now[static_cast<std::size_t>(winner)]);
    }
    return worst;
}

void LeadTracker::addFirstPoints(std::span<const int> points, CounterWriter& count,
                                 SampleWriter& sample) const {
    // Zero is a figure too.
    std::int64_t& holders = count("holders/points");
    std::int64_t& sum = count("first/points");
    for (std::size_t seat = 0; seat < seats_; ++seat) {
        int own = 0;
        int first = 0;
        for (std::size_t turn = 0; turn < turns() && first == 0; ++turn) {
            if (after(turn)[seat] > points_[seat])
                first = std::max(1, own);
            own += players_[turn] == static_cast<int>(seat) ? 1 : 0;
        }
        if (first == 0 && hasBegun() && points[seat] > points_[seat])
            first = std::max(1, own);
        holders += first > 0 ? 1 : 0;
        sum += first;
        sample("first/points/", Digits(seat)) = first;
    }
}

void LeadTracker::addTo(std::span<const int> points, std::span<const int> winners,
                        std::span<const std::int64_t> won, CounterWriter& count, SampleWriter& sample) const {
    std::vector<int> sorted(points.begin(), points.end());
    std::ranges::sort(sorted, std::greater<>());
    const int margin = sorted.size() > 1 ? sorted[0] - sorted[1] : sorted[0];
    count("margin") = sample("margin") = margin;
    addLeaders(winners, won, count);
    count("deficit") = sample("deficit") = worstDeficit(winners);
    const auto decided = static_cast<std::int64_t>(decidedAfter(points, winners));
    const auto all = std::max<std::int64_t>(1, static_cast<std::int64_t>(turns()));
    count("decided") = decided;
    count("decided-share") = (wholeGame * decided + all / 2) / all;
    sample("decided") = static_cast<std::int32_t>(decided);
    addFirstPoints(points, count, sample);
}

} // namespace tilewright::playtest
