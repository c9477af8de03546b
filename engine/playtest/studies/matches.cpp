#include "engine/playtest/studies/matches.h"

#include "engine/bots/bot.h"
#include "engine/bots/forbidden_moves.h"
#include "engine/playtest/figure_list.h"
#include "engine/playtest/make_error.h"

#include <utility>

namespace tilewright::playtest {

std::vector<Match> forbidMatches(const std::string& bot, const std::vector<std::string>& groups) {
    std::vector<Match> matches;
    for (const std::string& group : groups)
        matches.push_back({bots::withForbidden(bot, group), bot});
    return matches;
}

Loaded<std::vector<Match>> ladderMatches(const std::string& bot, std::string_view ruleset, int steps) {
    constexpr std::uint64_t most = 10'000'000;
    const std::uint64_t begin = bots::searchIterations(bot, ruleset).value_or(0);
    if (begin == 0)
        return {std::nullopt,
                {makeError("ladder-bot",
                           {QT_TRANSLATE_NOOP("Engine",
                                              "Found the bot “%1”, expected one that thinks for a number of "
                                              "playouts: search-quick, search:iterations=50."),
                            {bot}})}};
    if (steps < 1 || steps > 30 || (begin << static_cast<unsigned>(steps)) > most)
        return {std::nullopt,
                {makeError("ladder-steps",
                           {QT_TRANSLATE_NOOP("Engine",
                                              "Found %1 doublings of %2 playouts, expected one or more, and "
                                              "at most %3 playouts at the end."),
                            {steps, begin, most}})}};
    std::vector<Match> matches;
    for (int step = 0; step < steps; ++step)
        matches.push_back({bots::withIterations(bot, begin << static_cast<unsigned>(step + 1)),
                           bots::withIterations(bot, begin << static_cast<unsigned>(step))});
    return {std::move(matches), {}};
}

Plan planOf(const Match& match, Plan common) {
    common.players.assign(common.players.size(), match.second);
    common.players.front() = match.first;
    // What is lost is compared stack by stack.
    common.maxGamesByStack = alwaysByStack;
    return common;
}

MatchFigures matchFigures(const Results& results) {
    const std::int64_t whole = partsOfWin(results.players);
    const Column games = results.counter("games");
    MatchFigures found;
    found.winShare =
        share(results.counter("win/player/0"), times(games, whole), whole, 0.95, results.stacksDone());
    const double even = 1.0 / results.players;
    const auto [value, interval] = found.winShare;
    found.advantage = {value - even, {interval.low - even, interval.high - even}};
    const Column first = results.counter("points/player/0");
    Column others(games.size());
    for (std::uint32_t player = 1; player < results.players; ++player)
        others = sumOf(std::move(others), results.counter("points/player/" + std::to_string(player)));
    const auto rest = static_cast<double>(results.players - 1);
    std::vector<double> differences;
    for (std::size_t block = 0; block < games.size(); ++block)
        differences.push_back(
            (static_cast<double>(first[block]) - static_cast<double>(others[block]) / rest) /
            static_cast<double>(games[block]));
    found.points = static_cast<double>(total(first)) / static_cast<double>(total(games));
    found.others = static_cast<double>(total(others)) / rest / static_cast<double>(total(games));
    found.pointsDifference = meanDifference(differences);
    return found;
}

std::size_t Matches::begun() const {
    std::size_t number = 0;
    while (number < results.size() && !results[number].done.empty())
        ++number;
    return number;
}

void play(Matches& matches, const Plan& common, const MatchSettings& settings) {
    matches.results.resize(matches.matches.size());
    std::uint32_t before = 0;
    for (const Results& one : matches.results)
        before += static_cast<std::uint32_t>(one.done.size());
    for (std::size_t i = 0; i < matches.matches.size() && !settings.stop.stop_requested(); ++i) {
        const Plan plan = planOf(matches.matches[i], common);
        const auto had = static_cast<std::uint32_t>(matches.results[i].done.size());
        RunSettings each;
        each.threads = settings.threads;
        each.stop = settings.stop;
        each.progress = [&settings, before](std::uint32_t played, std::uint32_t) {
            if (settings.progress)
                settings.progress(before + played);
        };
        matches.results[i] =
            runInPortions(plan, each, std::exchange(matches.results[i], {}), [&](const Results& now) {
                matches.results[i] = now;
                if (settings.save)
                    settings.save(matches);
            });
        before += static_cast<std::uint32_t>(matches.results[i].done.size()) - had;
    }
}

} // namespace tilewright::playtest
