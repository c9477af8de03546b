#pragma once

#include "engine/bots/player.h"
#include "engine/playtest/run.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace tilewright::playtest {

/// For each seat in that rotation, the player of the plan.
std::vector<int> seating(const Plan& plan, std::uint32_t rotation);
/// The bots of a game, seat by seat.
std::vector<std::unique_ptr<players::Player>> seated(const Plan& plan, std::uint64_t number);

} // namespace tilewright::playtest
