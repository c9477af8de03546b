#pragma once

#include "engine/bots/bot.h"
#include "engine/playtest/run.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace tilewright::playtest {

/// For each seat in that rotation, the player of the plan.
std::vector<int> playersBySeat(const Plan& plan, std::uint32_t rotation);
/// The bots of a game, seat by seat.
std::vector<std::unique_ptr<bots::Bot>> makeBotsBySeat(const Plan& plan, std::uint64_t number);

} // namespace tilewright::playtest
