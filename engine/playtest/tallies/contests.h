#pragma once

#include "engine/games/game.h"

#include <cstdint>
#include <vector>

namespace tilewright::playtest {

/// Counts contests: tiles that, when laid, bring pieces of several players onto one feature that was one
/// player's or nobody's before. Only where features can be looked up (game::Position::region()).
class Contests {
public:
    void start();
    /// After the move that laid the tile. Returns how many contests it began.
    std::int64_t laid(const game::Position& position, const game::Change& change);
    std::int64_t begun() const { return begun_; }

private:
    std::int64_t begun_ = 0;
    /// A part of each feature that is contested already.
    std::vector<game::Region::Part> contested_;
};

} // namespace tilewright::playtest
