#pragma once

#include "engine/base/threads.h"
#include "engine/playtest/figures.h"
#include "engine/playtest/people/played_games.h"
#include "engine/playtest/run.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tilewright::playtest {

/// A figure of games with persons beside that of bots' games.
struct PeopleBotsFigure {
    std::string id;
    Text definition;
    bool isShare = false;
    bool isWhole = false;
    Estimate people;
    std::int64_t peopleCounted = 0;
    Estimate bots;
    std::int64_t botsCounted = 0;
    /// People's minus bots'; the games are independent.
    Estimate difference;
    /// Whether they surely differ: a discovery among all figures, at most 5 % of which are false (Benjamini
    /// and Hochberg).
    bool differs = false;
};

/// With fewer games of people no figure is said to differ.
inline constexpr std::size_t minPeoplesGames = 10;

/// Games that bots play of the same set, board and options, as many in every seat.
Plan botsPlan(const PlayedGames& played, const std::string& bot, std::uint64_t games, std::uint64_t seed);

/// All figures that both have. Left out are those that name players or bots of the plan, doors of the board,
/// and actions player by player where seats are taken by different kinds.
std::vector<PeopleBotsFigure> compareWithBots(const SeatGroup& people, const Results& bots,
                                              const StopToken& stop = {});

/// How many games who played: "12 games of people alone".
Text groupInWords(const SeatGroup& group);

} // namespace tilewright::playtest
