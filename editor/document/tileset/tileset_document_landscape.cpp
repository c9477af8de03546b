// Edits of landscape tiles; all others are in tileset_document.cpp.
#include "editor/document/tileset/tileset_document.h"
#include "editor/words/landscape_words.h"
#include "editor/words/text.h"

namespace tilewright {

void TileSetDocument::setEdge(const Places& tiles, Direction side, Edge edge, Merge merge) {
    //: %1 is a tile, %2 north, east, south or west, %3 what it is now
    alter(
        tiles,
        [who = named(tiles), side, edge] {
            return tr("%1: %2 becomes %3").arg(who(), translated(name(side)), edgeInWords(edge));
        },
        strokeOf(QStringLiteral("edge/%1").arg(tilewright::index(side)), merge),
        [side, edge](Tile& tile) { tile.face = withEdge(tile.landscape(), side, edge); });
}

void TileSetDocument::link(const Places& tiles, int from, int to, Link link) {
    alter(
        tiles,
        [who = named(tiles), from, to, link] {
            //: %1 is a tile, %2 and %3 are sides of it or halves of sides
            return (link == Link::Joins ? tr("%1: join %2 and %3") : tr("%1: separate %2 and %3"))
                .arg(who(), placeInWords(from), placeInWords(to));
        },
        {},
        [=](Tile& tile) {
            tile.face =
                link == Link::Joins ? joined(tile.landscape(), from, to) : parted(tile.landscape(), from, to);
        });
}

void TileSetDocument::setTrait(const Places& tiles, int place, Trait trait, bool on) {
    alter(
        tiles,
        [who = named(tiles), trait, on] {
            //: %1 is a tile, %2 what is put on it or taken from it: "inn", "volcano"
            return (on ? tr("%1: %2") : tr("%1: no %2")).arg(who(), translated(name(trait)));
        },
        {}, [=](Tile& tile) { tile.face = withTrait(tile.landscape(), place, trait, on); });
}

void TileSetDocument::setPennants(const Places& tiles, int place, int pennants, Merge merge) {
    alter(
        tiles, [who = named(tiles), pennants] { return tr("%1: %n pennants", nullptr, pennants).arg(who()); },
        strokeOf(QStringLiteral("pennants/%1").arg(place), merge),
        [=](Tile& tile) { tile.face = withPennants(tile.landscape(), place, pennants); });
}

void TileSetDocument::setContact(int tile, int place, int city, bool touches) {
    alter(
        {tile},
        [who = named(Places{tile}), touches] {
            return (touches ? tr("%1: field touches the city") : tr("%1: field doesn't touch the city"))
                .arg(who());
        },
        {}, [=](Tile& changed) { changed.face = withContact(changed.landscape(), place, city, touches); });
}

void TileSetDocument::addInnerField(int tile) {
    alter(
        {tile}, [who = named(Places{tile})] { return tr("%1: inner field").arg(who()); }, {},
        [](Tile& changed) { changed.face = withInnerField(changed.landscape()); });
}

void TileSetDocument::removeInnerField(int tile, int place) {
    alter(
        {tile}, [who = named(Places{tile})] { return tr("%1: no inner field").arg(who()); }, {},
        [place](Tile& changed) { changed.face = withoutInnerField(changed.landscape(), place); });
}

} // namespace tilewright
