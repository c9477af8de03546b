#pragma once

#include "engine/bots/search_bot.h"

#include <bitset>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace tilewright::bots {

/// Moves under one heading (MoveInfo::group), with its letter (MoveInfo::key).
struct MoveGroup {
    std::string_view name;
    char key = 0;
};

/// The bots and ratings of a rule system besides the random player.
struct BotFactory {
    /// Of the search, as measured in tests/benchmarks/README.md.
    struct Levels {
        SearchSettings quick, middle, strong;
    };
    Levels levels;
    /// `without`: letters of moves that its plans do without.
    std::unique_ptr<Bot> (*greedy)(const std::bitset<128>& without) = nullptr;
    /// Null if points tell too little before the end.
    std::unique_ptr<Bot> (*onePly)(Random random) = nullptr;
    /// Null if there is no search; then nothing is rated either.
    std::unique_ptr<Bot> (*search)(const SearchSettings& level, std::uint64_t seed, std::uint64_t gameNumber,
                                   int seat) = nullptr;
    PositionRating (*ratePosition)(const game::Position& position, const SearchSettings& settings,
                                   std::optional<game::Move> extraMove, ThinkingControl& thinking) = nullptr;
    /// What a bot can be told to do without, each heading once.
    std::vector<MoveGroup> (*groups)() = nullptr;
};

/// Adds a heading of a game, which has `text` and `key`, unless its letter is there.
template <class Heading>
void addGroup(std::vector<MoveGroup>& groups, const Heading& heading) {
    for (const MoveGroup& group : groups)
        if (group.key == heading.key)
            return;
    groups.push_back({heading.text, heading.key});
}

/// Greedy player and search by the Rules of a SearchTree.
template <class Rules>
constexpr BotFactory makeBotFactory(const BotFactory::Levels& levels, std::vector<MoveGroup> (*groups)()) {
    return {.levels = levels,
            .greedy = [](const std::bitset<128>& without) -> std::unique_ptr<Bot> {
                auto bot = std::make_unique<typename Rules::Greedy>();
                bot->setForbiddenKeys(without);
                return bot;
            },
            .search = [](const SearchSettings& level, std::uint64_t seed, std::uint64_t gameNumber,
                         int seat) -> std::unique_ptr<Bot> {
                return std::make_unique<SearchBot<Rules>>(level, seed, gameNumber, seat);
            },
            .ratePosition =
                [](const game::Position& position, const SearchSettings& settings,
                   std::optional<game::Move> extraMove, ThinkingControl& thinking) {
                    SearchBot<Rules> search(settings, 0, 0, position.player());
                    return search.ratePosition(Rules::stateOf(position), thinking, extraMove);
                },
            .groups = groups};
}

} // namespace tilewright::bots
