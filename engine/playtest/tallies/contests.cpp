#include "engine/playtest/tallies/contests.h"

#include <algorithm>

namespace tilewright::playtest {

void Contests::start() {
    begun_ = 0;
    contested_.clear();
}

std::int64_t Contests::laid(const game::Position& position, const game::Change& change) {
    std::int64_t here = 0;
    for (int feature = 0;; ++feature) {
        const auto region = position.region(change.cell, feature);
        if (!region)
            break;
        if (region->owners.size() < 2)
            continue;
        const bool known = std::ranges::any_of(contested_, [&region](const game::Region::Part& part) {
            return std::ranges::find(region->parts, part) != region->parts.end();
        });
        if (known)
            continue;
        contested_.push_back({change.cell, feature});
        ++here;
    }
    begun_ += here;
    return here;
}

} // namespace tilewright::playtest
