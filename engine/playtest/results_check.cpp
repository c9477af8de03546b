#include "engine/playtest/results_check.h"

#include "engine/base/json/describe_value.h"
#include "engine/base/json/json.h"
#include "engine/playtest/make_error.h"

#include <algorithm>
#include <string>

namespace tilewright::playtest {

namespace {

void checkGames(const Results& results, Issues& issues) {
    const auto games = results.counters.find("games");
    if (games == results.counters.end())
        return;
    for (std::size_t i = 0; i < results.done.size(); ++i) {
        const std::int64_t expected = std::int64_t{results.stacksOf(results.done[i])} * results.players;
        if (games->second[i] == expected)
            continue;
        issues.push_back(makeError(
            "wrong-number", pointerTo("/counters/games", i),
            {QT_TRANSLATE_NOOP("Engine", "Found %1 games in a block, expected each stack once in each "
                                         "rotation of the seats: %2."),
             {std::to_string(games->second[i]), std::to_string(expected)}}));
        return;
    }
}

/// Checks the input of intervals: stacks that drew the tile, and sums of squares over them.
bool canBe(const TileTally& tile, std::size_t stacks) {
    return tile.refused <= tile.drawn && tile.idle >= 0 && tile.idle <= tile.drawn - tile.refused &&
           std::ranges::all_of(tile.drawnBy, [](std::int64_t draws) { return draws >= 0; }) &&
           (tile.blocks == 0) == (tile.drawn == 0) && tile.blocks <= static_cast<std::int64_t>(stacks) &&
           tile.blocks <= tile.drawn;
}

void checkTiles(const Results& results, Issues& issues) {
    for (std::size_t i = 0; i < results.tiles.size(); ++i) {
        const TileTally& tile = results.tiles[i];
        if (canBe(tile, results.stacksDone()))
            continue;
        issues.push_back(makeError(
            "wrong-number", pointerTo("/tiles", results.tileIds[i]),
            {QT_TRANSLATE_NOOP("Engine", "Found a tile drawn %1 times, refused %2 times and drawn in "
                                         "%3 stacks of %4; no games can produce these numbers."),
             {std::to_string(tile.drawn), std::to_string(tile.refused), std::to_string(tile.blocks),
              results.stacksDone()}}));
    }
}

/// As sums of whole numbers up to 2^53 are exact as floats, no number of values overflows.
bool canBe(const Distribution& of, const Results& results) {
    const auto sum = [&of](std::int64_t Distribution::Count::*field) {
        double all = 0;
        for (const auto& [value, count] : of.counts)
            all += static_cast<double>(count.*field);
        return all;
    };
    const auto stacks = static_cast<double>(results.stacksDone());
    const auto players = static_cast<double>(results.players);
    // A value of each seat in each game, at most.
    const double most = stacks * players * players;
    const double pairs = sum(&Distribution::Count::pairs);
    const double times = sum(&Distribution::Count::times);
    return static_cast<double>(of.stacks) <= std::min(stacks, times) && (of.stacks > 0) == (times > 0) &&
           times <= most && pairs <= most * players * players && pairs == sum(&Distribution::Count::beside);
}

void checkDistributions(const Results& results, Issues& issues) {
    for (const auto& [name, distribution] : results.distributions)
        if (!canBe(distribution, results))
            issues.push_back(
                makeError("wrong-number", pointerTo("/distributions", name),
                          {QT_TRANSLATE_NOOP(
                               "Engine", "Found counts of values that no games can produce, in %1 stacks."),
                           {results.stacksDone()}}));
}

/// Records are named after it, so it must not lead out of their folder.
bool isPlainName(std::string_view name) {
    const auto isPlain = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
    const std::size_t slash = name.find('/');
    const std::string_view head = name.substr(0, slash);
    const std::string_view rest = slash == std::string_view::npos ? head : name.substr(slash + 1);
    return !head.empty() && !rest.empty() && std::ranges::all_of(head, isPlain) &&
           std::ranges::all_of(rest, isPlain);
}

void checkNotable(const Results& results, Issues& issues) {
    for (const auto& [name, game] : results.notable)
        if (!isPlainName(name))
            issues.push_back(makeError(
                "wrong-name", pointerTo("/notable", name),
                {QT_TRANSLATE_NOOP("Engine", "Found %1 as the reason why a game is notable, expected "
                                             "a name such as “longest” or “uncovered/no-tile-fits”."),
                 {describe(Json(name))}}));
}

} // namespace

void checkCounts(const Results& results, Issues& issues) {
    checkGames(results, issues);
    checkTiles(results, issues);
    checkDistributions(results, issues);
    checkNotable(results, issues);
}

} // namespace tilewright::playtest
