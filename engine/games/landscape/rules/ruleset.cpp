#include "engine/games/landscape/rules/ruleset.h"

#include "engine/games/compile_checks.h"
#include "engine/games/landscape/rules/interface/game_adapter.h"

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
void checkSizes(const TileSet& set, const Map& map, const Options& options, const Expansion& expansion,
                int players, Issues& issues) {
    std::size_t places = 0;
    SymbolsInPlay seen;
    for (std::size_t t = 0; t < set.tiles.size(); ++t) {
        const Tile& tile = set.tiles[t];
        const int onMap = game::copiesOnMap(tile, map);
        const std::size_t features = tile.landscape().features.size();
        if (features <= maxFeaturesOfTile) {
            const TileKind kind = compileTile(tile.landscape(), options, expansion);
            const int copies = std::max(tile.count, onMap);
            places += kind.features.size() * static_cast<std::size_t>(copies);
            seen.mouths |= copies > 0 && std::ranges::any_of(kind.features, &TileFeature::mouth);
            seen.towers |= copies > 0 && kind.tower;
            seen.stack += std::max(0, tile.count - onMap);
            seen.volcanoes |= tile.count > onMap && kind.volcano;
            seen.dragons |= tile.count > onMap && kind.dragon;
        } else {
            issues.push_back(errorAt(
                "tile-too-rich", "/tileset/tiles/" + std::to_string(t) + "/features",
                {QT_TRANSLATE_NOOP("Engine", "found %1 features on the tile, expected at most %2 in a game"),
                 {features, maxFeaturesOfTile}},
                QT_TRANSLATE_NOOP("Engine", "Remove some features.")));
        }
    }
    expansion.check(seen, options, players, issues);
    game::checkStackSize(set, map, maxStackTiles, issues);
    if (places > maxPlaces)
        issues.push_back(
            errorAt("set-too-rich", "/tileset/tiles",
                    {QT_TRANSLATE_NOOP(
                         "Engine", "found %1 features on all tiles together, expected at most %2 in a game"),
                     {places, maxPlaces}},
                    QT_TRANSLATE_NOOP("Engine", "Lower the counts.")));
}

} // namespace

bool Ruleset::suits(const TileSet& set) const {
    return std::ranges::any_of(set.tiles, [this](const Tile& tile) {
        return tile.count != 0 && expansion_->suits(tile.landscape());
    });
}

game::Kinds Ruleset::kinds() const {
    return kindSpecs();
}

Loaded<std::shared_ptr<const game::Game>> Ruleset::compile(const TileSet& set, const Map& map,
                                                           const Json& options, int players) const {
    Loaded<std::shared_ptr<const game::Game>> result;
    Issues& issues = result.issues;
    Json values = completeOptions(expansion_->options().specs(), options, issues);
    expansion_->reconcileOptions(options, values, issues);
    game::checkPlayers(*this, players, issues);
    checkRuleset(set.ruleset, "/tileset/ruleset", issues);
    checkRuleset(map.ruleset, "/map/ruleset", issues);
    if (hasErrors(issues))
        return result;
    game::checkSetAndMap(set, map, issues);
    game::checkMapSize(map, maxMapTiles, issues);
    if (!hasErrors(issues))
        checkSizes(set, map, optionsFromJson(values, *expansion_), *expansion_, players, issues);
    if (hasErrors(issues))
        return result;
    result.value = std::make_shared<GameAdapter>(set, map, std::move(values), players, *expansion_);
    return result;
}

} // namespace tilewright::landscape
