#include "editor/designer/panels/quick_fixes.h"

#include "editor/document/tileset/free_ids.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/words/translated_text.h"
#include "engine/games/beneath/tiles/tile_doors.h"
#include "engine/games/landscape/tiles/landscape_edit.h"
#include "engine/games/landscape/tiles/landscape_rim.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/tile_family.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <numeric>
#include <utility>

namespace tilewright {

namespace {

struct FixWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::QuickFix)
};

/// Gives the first of the equal tiles the counts of both, and removes the other.
std::optional<QuickFix> mergeEqual(TileSetDocument& document, int place) {
    const std::vector<Tile>& tiles = document.tileSet().tiles;
    const TileFamily& family = document.family();
    const std::string shown = family.canonical(document.tile(place));
    const auto first = std::find_if(tiles.begin(), tiles.end(),
                                    [&](const Tile& tile) { return family.canonical(tile) == shown; });
    const int kept = static_cast<int>(first - tiles.begin());
    if (kept >= place || first->count + document.tile(place).count > maxTileCount)
        return std::nullopt;
    const QString keptId = toQString(first->id);
    const QString goneId = toQString(document.tile(place).id);
    return QuickFix{
        FixWords::tr("merge"), FixWords::tr("%1 gets the copies of %2, which is removed").arg(keptId, goneId),
        [&document, kept, place, keptId, goneId] {
            TileSet after = document.tileSet();
            after.tiles[static_cast<std::size_t>(kept)].count += document.tile(place).count;
            after.tiles.erase(after.tiles.begin() + place);
            document.edit([keptId, goneId] { return FixWords::tr("merge %1 into %2").arg(goneId, keptId); },
                          // Undone, the tile that is back is shown: with both, the next key would edit both.
                          std::move(after), {place}, {kept});
        }};
}

QuickFix renameDuplicate(TileSetDocument& document, int place) {
    const std::string id = freeId(document.tileSet(), document.tile(place).id);
    return {FixWords::tr("rename"), FixWords::tr("Renames the tile to %1").arg(toQString(id)),
            [&document, place, id] { document.setId(place, id); }};
}

std::optional<QuickFix> addColour(TileSetDocument& document, const Issue& issue) {
    const int side = toQString(issue.pointer).section(u'/', -1).toInt();
    const SideContent door = document.tile(tileIndexOf(issue)).sides()[static_cast<std::size_t>(side & 3)];
    if (!isSkull(door))
        return std::nullopt;
    const Colour colour = skullColour(door);
    return QuickFix{FixWords::tr("add colour"),
                    FixWords::tr("Adds %1 to the pick colours of the set").arg(translated(name(colour))),
                    [&document, colour] {
                        std::vector<Colour> colours = document.tileSet().pickColours;
                        colours.push_back(colour);
                        document.setPickColours(std::move(colours));
                    }};
}

/// Those of the players are always in play.
constexpr int playerColours = 4;

/// Of the issue that a pick colour is on no tile; empty if the colour is always in play, or the only one.
std::optional<QuickFix> dropColour(TileSetDocument& document, const Issue& issue) {
    const std::vector<Colour>& colours = document.tileSet().pickColours;
    const auto its = std::find_if(colours.begin(), colours.end(), [&issue](Colour colour) {
        return !issue.message.arguments.empty() && issue.message.arguments.front().text == name(colour);
    });
    if (its == colours.end() || index(*its) < playerColours || colours.size() < 2)
        return std::nullopt;
    return QuickFix{FixWords::tr("remove colour"),
                    FixWords::tr("Removes %1 from the pick colours of the set; no tile changes")
                        .arg(translated(name(*its))),
                    [&document, colour = *its] {
                        std::vector<Colour> left = document.tileSet().pickColours;
                        std::erase(left, colour);
                        document.setPickColours(std::move(left));
                    }};
}

std::optional<QuickFix> addPlayerColours(TileSetDocument& document) {
    return QuickFix{FixWords::tr("add colours"),
                    FixWords::tr("Adds blue, yellow, green and red to the pick colours"), [&document] {
                        std::vector<Colour> colours = document.tileSet().pickColours;
                        for (int i = 0; i < playerColours; ++i)
                            if (std::find(colours.begin(), colours.end(), colourAt(i)) == colours.end())
                                colours.push_back(colourAt(i));
                        document.setPickColours(std::move(colours));
                    }};
}

std::optional<QuickFix> evenOutSkulls(TileSetDocument& document) {
    std::vector<int> all(document.tileSet().tiles.size());
    std::iota(all.begin(), all.end(), 0);
    // Trying it takes long with many tiles; above this limit, the fix may turn out to change nothing.
    constexpr std::size_t tried = 500;
    if (all.size() <= tried && withEvenSkulls(document.tileSet(), all) == document.tileSet())
        return std::nullopt;
    return QuickFix{FixWords::tr("even out"), FixWords::tr("Spreads the skull colours evenly over all tiles"),
                    [&document, all] {
                        const TileSet& now = document.tileSet();
                        TileSet after = withEvenSkulls(now, all);
                        // With all changed tiles chosen, the next key would edit them all.
                        const auto first = std::ranges::mismatch(now.tiles, after.tiles).in1;
                        if (first == now.tiles.end())
                            return;
                        const auto place = static_cast<int>(first - now.tiles.begin());
                        document.edit([] { return FixWords::tr("even out the skulls"); }, std::move(after),
                                      {place}, {place});
                    }};
}

QuickFix sortColours(TileSetDocument& document) {
    return {FixWords::tr("sort"), FixWords::tr("Each pick colour once, in the usual order"), [&document] {
                std::vector<Colour> colours = document.tileSet().pickColours;
                std::sort(colours.begin(), colours.end());
                colours.erase(std::unique(colours.begin(), colours.end()), colours.end());
                document.setPickColours(std::move(colours));
            }};
}

QuickFix rebuildFields(TileSetDocument& document, int place) {
    return {FixWords::tr("lay fields anew"), FixWords::tr("Fields end where roads and cities separate them"),
            [&document, place] {
                TileSet after = document.tileSet();
                Tile& tile = after.tiles[static_cast<std::size_t>(place)];
                tile.face = withPlaneFields(tile.landscape());
                const QString id = toQString(tile.id);
                document.edit([id] { return FixWords::tr("lay the fields of %1 anew").arg(id); },
                              std::move(after), {place}, {place});
            }};
}

/// The building at which a road of the tile ends. None if roads end at a tower and at a volcano: no tile has
/// both.
std::optional<QuickFix> addRoadEnd(TileSetDocument& document, int place) {
    const Landscape& shown = document.tile(place).landscape();
    const auto isEnd = [&shown](RoadEnd end) {
        return std::ranges::any_of(shown.features, [end](const Feature& f) { return f.ends == end; });
    };
    if (isEnd(RoadEnd::Tower) && isEnd(RoadEnd::Volcano))
        return std::nullopt;
    Landscape whole = shown;
    for (const auto& [end, trait] : {std::pair{RoadEnd::Cloister, Trait::Cloister},
                                     {RoadEnd::Tower, Trait::Tower},
                                     {RoadEnd::Volcano, Trait::Volcano}})
        if (isEnd(end))
            whole = withTrait(whole, 0, trait, true);
    return QuickFix{FixWords::tr("add it"), FixWords::tr("Adds to the tile what its roads end at"),
                    [&document, place, whole] {
                        TileSet after = document.tileSet();
                        Tile& tile = after.tiles[static_cast<std::size_t>(place)];
                        tile.face = whole;
                        const QString id = toQString(tile.id);
                        document.edit(
                            [id] { return FixWords::tr("add to %1 what its roads end at").arg(id); },
                            std::move(after), {place}, {place});
                    }};
}

} // namespace

int tileIndexOf(const Issue& issue) {
    const QStringList path = toQString(issue.pointer).split(u'/');
    bool number = false;
    const int place = path.value(1) == QLatin1String("tiles") ? path.value(2).toInt(&number) : -1;
    return number ? place : -1;
}

std::optional<QuickFix> quickFix(TileSetDocument& document, const Issue& issue) {
    const int place = tileIndexOf(issue);
    if (place >= document.size())
        return std::nullopt;
    const std::string_view code = issue.code;
    if (code == "tiles-equal" && place >= 0)
        return mergeEqual(document, place);
    if (code == "tile-id-twice" && place >= 0)
        return renameDuplicate(document, place);
    if (code == "colour-not-in-set" && place >= 0)
        return addColour(document, issue);
    if (code == "player-colour-missing")
        return addPlayerColours(document);
    if (code == "colour-unused")
        if (auto drop = dropColour(document, issue))
            return drop;
    if (code == "skulls-uneven" || code == "colour-unused")
        return evenOutSkulls(document);
    if (code == "pick-colour-twice" || code == "pick-colours-unordered")
        return sortColours(document);
    if ((code == "field-goes-through-road" || code == "field-touches-city") && place >= 0)
        return rebuildFields(document, place);
    if (code == "road-end-missing" && place >= 0)
        return addRoadEnd(document, place);
    if (code == "count-zero" && place >= 0)
        return QuickFix{FixWords::tr("one copy"), FixWords::tr("Gives the tile one copy"),
                        [&document, place] { document.setCount({place}, 1); }};
    return std::nullopt;
}

} // namespace tilewright
