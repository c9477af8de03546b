#include "engine/games/compile_checks.h"

#include "engine/model/lint/lint.h"

#include <algorithm>
#include <utility>

namespace tilewright::game {

namespace {

void addErrors(Issues& issues, const Issues& found, const std::string& base) {
    for (Issue issue : found)
        if (issue.severity == Severity::Error) {
            issue.pointer = base + issue.pointer;
            issues.push_back(std::move(issue));
        }
}

} // namespace

Issue errorAt(const char* code, std::string pointer, Text message, Text remedy) {
    Issue issue;
    issue.code = code;
    issue.pointer = std::move(pointer);
    issue.message = std::move(message);
    issue.remedy = std::move(remedy);
    return issue;
}

Issue warningAt(const char* code, std::string pointer, Text message, Text remedy) {
    Issue issue = errorAt(code, std::move(pointer), std::move(message), std::move(remedy));
    issue.severity = Severity::Warning;
    return issue;
}

void checkPlayers(const Ruleset& ruleset, int players, Issues& issues) {
    if (players < ruleset.minPlayers() || players > ruleset.maxPlayers())
        issues.push_back(errorAt("players-out-of-range", "/players",
                                 {QT_TRANSLATE_NOOP("Engine", "found %1 players, expected %2 to %3"),
                                  {players, ruleset.minPlayers(), ruleset.maxPlayers()}}));
}

void checkSetAndMap(const TileSet& set, const Map& map, Issues& issues) {
    addErrors(issues, lint(set), "/tileset");
    addErrors(issues, lint(map, &set), "/map");
}

void checkMapSize(const Map& map, std::size_t most, Issues& issues) {
    if (map.chambers.size() > most)
        issues.push_back(
            errorAt("map-too-large-for-play", "/map/chambers",
                    {QT_TRANSLATE_NOOP("Engine", "found %1 chambers, expected at most %2 in a game"),
                     {map.chambers.size(), most}},
                    QT_TRANSLATE_NOOP("Engine", "Remove some chambers.")));
}

int copiesOnMap(const Tile& tile, const Map& map) {
    return static_cast<int>(std::ranges::count(map.chambers, tile.id, &Chamber::tile));
}

void checkStackSize(const TileSet& set, const Map& map, int most, Issues& issues) {
    int size = 0;
    for (const Tile& tile : set.tiles)
        size += std::max(0, tile.count - copiesOnMap(tile, map));
    if (size > most)
        issues.push_back(errorAt(
            "stack-too-large", "/tileset/tiles",
            {QT_TRANSLATE_NOOP("Engine", "found %1 tiles for the stack, expected at most %2"), {size, most}},
            QT_TRANSLATE_NOOP("Engine", "Lower the counts.")));
}

} // namespace tilewright::game
