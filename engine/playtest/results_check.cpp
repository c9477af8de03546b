#include "engine/playtest/results_check.h"

#include "engine/playtest/problem.h"
#include "engine/tileset/describe.h"
#include "engine/tileset/io/json_fields.h"

#include <algorithm>
#include <string>

namespace tilewright::playtest {

namespace {

void checkGames(const Results& results, Issues& issues) {
    const auto games = results.counters.find("games");
    if (games == results.counters.end())
        return;
    const auto wrong = std::ranges::find_if(
        games->second, [&results](std::int64_t number) { return number != results.players; });
    if (wrong != games->second.end())
        issues.push_back(problem(
            "wrong-number",
            pointerTo("/counters/games", static_cast<std::size_t>(wrong - games->second.begin())),
            {QT_TRANSLATE_NOOP("Engine", "Found %1 games in a block, expected as many as players: %2."),
             {std::to_string(*wrong), std::to_string(results.players)}}));
}

/// Checks the input of intervals: blocks that drew the tile, and sums of squares over them.
bool canBe(const TileTally& tile, std::size_t blocks) {
    return tile.refused <= tile.drawn && (tile.blocks == 0) == (tile.drawn == 0) &&
           tile.blocks <= static_cast<std::int64_t>(blocks) && tile.blocks <= tile.drawn;
}

void checkTiles(const Results& results, Issues& issues) {
    for (std::size_t i = 0; i < results.tiles.size(); ++i) {
        const TileTally& tile = results.tiles[i];
        if (canBe(tile, results.done.size()))
            continue;
        issues.push_back(
            problem("wrong-number", pointerTo("/tiles", results.tileIds[i]),
                    {QT_TRANSLATE_NOOP("Engine", "Found a tile drawn %1 times, refused %2 times and drawn in "
                                                 "%3 blocks of %4; no games can give these numbers."),
                     {std::to_string(tile.drawn), std::to_string(tile.refused), std::to_string(tile.blocks),
                      results.done.size()}}));
    }
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
            issues.push_back(
                problem("wrong-name", pointerTo("/notable", name),
                        {QT_TRANSLATE_NOOP("Engine",
                                           "Found %1 as what makes a game stand out, expected a name such as "
                                           "“longest” or “uncovered/no-tile-fits”."),
                         {describe(Json(name))}}));
}

} // namespace

void checkCounts(const Results& results, Issues& issues) {
    checkGames(results, issues);
    checkTiles(results, issues);
    checkNotable(results, issues);
}

} // namespace tilewright::playtest
