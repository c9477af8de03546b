#include "editor/output/formats/export_source.h"

#include "engine/base/random.h"
#include "engine/games/game.h"
#include "engine/games/rule_variants.h"
#include "engine/model/lint/lint.h"

#include <filesystem>
#include <vector>

namespace tilewright::exchange {

Issues check(const Source& source) {
    Issues issues;
    const auto keepErrors = [&issues](Issues found) {
        for (Issue& issue : found)
            if (issue.severity == Severity::Error)
                issues.push_back(std::move(issue));
    };
    if (source.subject != Subject::Game)
        keepErrors(lint(source.set));
    // A layout can be drawn even if it can't be played, but its tiles must be known.
    if (source.subject == Subject::Map && issues.empty())
        for (Issue& issue : lint(source.map, &source.set))
            if (issue.code == "tile-unknown" || issue.code == "ruleset-other")
                issues.push_back(std::move(issue));
    return issues;
}

Issues checkTiles(const TileSet& set) {
    Issues issues;
    for (Issue& issue : lint(set))
        if (issue.code == "set-empty") {
            issue.severity = Severity::Error;
            issues.push_back(std::move(issue));
        }
    return issues;
}

Loaded<Source> withCompanionTiles(const Source& source) {
    if (!source.played)
        return {source, {}};
    if (!*source.played)
        return {std::nullopt, source.played->issues};
    Source all = source;
    all.set = *source.played->value;
    return {std::move(all), {}};
}

game::Table tableOf(const Source& source) {
    return source.subject == Subject::Game ? source.table : game::tableOf(source.map, source.set);
}

namespace {

/// All copies that are not on the table.
game::Stack tilesLeft(const TileSet& set, const game::Table& table) {
    std::vector<int> left;
    for (const Tile& tile : set.tiles)
        left.push_back(tile.count);
    for (const game::LaidTile& laid : table.tiles)
        if (laid.tile >= 0)
            --left[static_cast<std::size_t>(laid.tile)];
    if (table.drawnTile >= 0)
        --left[static_cast<std::size_t>(table.drawnTile)];
    game::Stack stack;
    for (std::size_t i = 0; i < left.size(); ++i)
        for (int copy = 0; copy < left[i]; ++copy)
            stack.push_back(static_cast<std::uint16_t>(i));
    return stack;
}

} // namespace

Loaded<TableSetup> tableSetup(const Source& source, const game::Ruleset& rules, int players,
                              std::uint64_t seed) {
    TableSetup result;
    if (source.subject == Subject::Game) {
        result.game = source.game;
        result.table = source.table;
    } else {
        if (Issues none = checkTiles(source.set); !none.empty())
            return {std::nullopt, std::move(none)};
        auto compiled =
            rules.compile(source.set, source.map, game::knownOptions(rules, source.options), players);
        if (!compiled.value)
            return {std::nullopt, std::move(compiled.issues)};
        result.game = *compiled.value;
        result.table = result.game->start(game::shuffledStack(*result.game, seed))->table();
        // Nobody has drawn yet.
        result.table.drawnTile = -1;
    }
    result.stack = tilesLeft(source.set, result.table);
    Random random(seed, 0, Purpose::Stack, 1);
    random.shuffle(result.stack);
    return {std::move(result), {}};
}

} // namespace tilewright::exchange
