#include "engine/landscape/ruleset.h"

#include "engine/game/compile_checks.h"
#include "engine/landscape/face/kinds.h"
#include "engine/landscape/face/table_game.h"

#include <algorithm>

namespace tilewright::landscape {

namespace {

using game::errorAt;

void checkRuleset(const std::string& found, const char* pointer, Issues& issues) {
    if (found != "landscape")
        issues.push_back(errorAt(
            "ruleset-differs", pointer,
            {QT_TRANSLATE_NOOP("Engine", "found the ruleset %1, expected %2"), {found, "landscape"}}));
}

/// Checks the size limits of a game's tables.
void checkSizes(const TileSet& set, const Map& map, const Options& options, Scope scope, Issues& issues) {
    std::size_t places = 0;
    bool mouths = false;
    bool entrances = false;
    bool volcanoes = false;
    bool dragons = false;
    for (std::size_t t = 0; t < set.tiles.size(); ++t) {
        const Tile& tile = set.tiles[t];
        const int onMap = game::copiesOnMap(tile, map);
        const std::size_t features = tile.landscape.features.size();
        if (features <= maxFeaturesOfTile) {
            const TileKind kind = compileTile(tile.landscape, options, scope);
            const int copies = std::max(tile.count, onMap);
            places += kind.features.size() * static_cast<std::size_t>(copies);
            mouths = mouths || (copies > 0 && std::ranges::any_of(kind.features, &KindFeature::mouth));
            entrances = entrances || (copies > 0 && kind.tower);
            volcanoes = volcanoes || (tile.count > onMap && kind.volcano);
            dragons = dragons || (tile.count > onMap && kind.dragon);
        } else {
            issues.push_back(errorAt(
                "tile-too-rich", "/tileset/tiles/" + std::to_string(t) + "/features",
                {QT_TRANSLATE_NOOP("Engine", "found %1 features on the tile, expected at most %2 in a game"),
                 {features, maxFeaturesOfTile}},
                QT_TRANSLATE_NOOP("Engine", "Remove some features.")));
        }
    }
    const auto warn = [&issues](const char* code, Text message, Text remedy) {
        issues.push_back(errorAt(code, "/tileset/tiles", std::move(message), std::move(remedy)));
        issues.back().severity = Severity::Warning;
    };
    if (scope.tokens && !mouths)
        warn("no-mouths",
             QT_TRANSLATE_NOOP("Engine", "found no tile with a tunnel mouth, expected places for the tokens"),
             QT_TRANSLATE_NOOP("Engine", "Shuffle in the tunnel set."));
    if (scope.dungeon && !entrances)
        warn("no-entrances",
             QT_TRANSLATE_NOOP("Engine", "found no tile with a tower, expected entrances to the dungeon"),
             QT_TRANSLATE_NOOP("Engine", "Shuffle in the tower set."));
    if (scope.dungeon && dragons && !volcanoes)
        warn("no-volcano",
             QT_TRANSLATE_NOOP("Engine", "found dragon tiles but no volcano in the stack, expected one that "
                                         "calls the dragon"),
             QT_TRANSLATE_NOOP("Engine", "Add a volcano tile."));
    game::checkStackSize(set, map, maxStackTiles, issues);
    if (places > maxPlaces)
        issues.push_back(errorAt(
            "set-too-rich", "/tileset/tiles",
            {QT_TRANSLATE_NOOP("Engine", "found %1 features on all tiles, expected at most %2 in a game"),
             {places, maxPlaces}},
            QT_TRANSLATE_NOOP("Engine", "Lower the counts.")));
}

} // namespace

std::span<const std::string_view> Ruleset::ownSets() const {
    static constexpr std::array<std::string_view, 2> tunnel{"landscape/base.tileset.json",
                                                            "landscape/tunnel.tileset.json"};
    static constexpr std::array<std::string_view, 3> dungeon{"landscape/base.tileset.json",
                                                             "landscape/princess-dragon.tileset.json",
                                                             "landscape/tower.tileset.json"};
    if (scope_.dungeon)
        return dungeon;
    return std::span<const std::string_view>(tunnel).first(scope_.tokens ? tunnel.size() : 0);
}

bool Ruleset::suits(const TileSet& set) const {
    return std::ranges::any_of(set.tiles, [this](const Tile& tile) {
        if (tile.count == 0)
            return false;
        if (scope_.dungeon)
            return std::ranges::find(tile.landscape.marks, Mark::Tower) != tile.landscape.marks.end();
        return scope_.tokens && std::ranges::find(tile.landscape.features, Tunnel::Mouth, &Feature::tunnel) !=
                                    tile.landscape.features.end();
    });
}

game::Kinds Ruleset::kinds() const {
    return kindSpecs();
}

std::span<const OptionSpec> Ruleset::options() const {
    return optionSpecs(scope_);
}

Loaded<std::shared_ptr<const game::Game>> Ruleset::compile(const TileSet& set, const Map& map,
                                                           const Json& options, int players) const {
    Loaded<std::shared_ptr<const game::Game>> result;
    Issues& issues = result.issues;
    Json values = completeOptions(optionSpecs(scope_), options, issues);
    game::checkPlayers(*this, players, issues);
    checkRuleset(set.ruleset, "/tileset/ruleset", issues);
    checkRuleset(map.ruleset, "/map/ruleset", issues);
    if (hasErrors(issues))
        return result;
    game::checkSetAndMap(set, map, issues);
    game::checkMapSize(map, maxMapTiles, issues);
    if (!hasErrors(issues))
        checkSizes(set, map, optionsFromJson(values, scope_), scope_, issues);
    if (hasErrors(issues))
        return result;
    result.value = std::make_shared<TableGame>(set, map, std::move(values), players, scope_);
    return result;
}

} // namespace tilewright::landscape
