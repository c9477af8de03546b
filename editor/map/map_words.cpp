// Descriptions of chambers and sides.
#include "editor/map/map_hand.h"

#include "editor/words/landscape_words.h"
#include "editor/words/text.h"
#include "engine/games/landscape/tiles/landscape_looks.h"

#include <variant>

namespace tilewright {

QString sideInWords(Side side) {
    switch (side) {
    case Side::Earth:
        return MapHand::tr("earth");
    case Side::Open:
        return MapHand::tr("open passage");
    case Side::Special:
        return MapHand::tr("special door");
    case Side::CellDoor:
        return MapHand::tr("cell door");
    case Side::KeyRoomDoor:
        return MapHand::tr("key room door");
    case Side::GuardhouseDoor:
        return MapHand::tr("guardhouse door");
    default:
        //: %1 is a colour
        return MapHand::tr("%1 skull").arg(translated(name(side)));
    }
}

QString chamberName(const Chamber& chamber) {
    if (!chamber.isRoom())
        return MapHand::tr("tile %1").arg(toQString(chamber.tile));
    const QString room = translated(name(chamber.room)).replace(u'-', u' ');
    return chamber.seat == 0 ? room : MapHand::tr("%1, seat %2").arg(room).arg(chamber.seat);
}

QString chamberInWords(const MapDocument& document, const Chamber& chamber) {
    QString words = chamberName(chamber);
    const int tile = document.tileOf(chamber);
    if (!chamber.isRoom() && chamber.rotation != Rotation::R0)
        words += MapHand::tr(", turned by %1°").arg(degrees(chamber.rotation));
    if (tile >= 0)
        if (const auto* land =
                std::get_if<Landscape>(&document.tileSet()->tiles[static_cast<std::size_t>(tile)].face))
            return words + QStringLiteral(": ") + landscapeInWords(turned(*land, chamber.rotation));
    const auto sides = document.sidesOf(chamber);
    if (!sides)
        return words + MapHand::tr(": not in the tile set");
    QStringList list;
    for (const Direction d : allDirections) {
        //: a side of a chamber and what is there: "north open passage"
        QString side = MapHand::tr("%1 %2").arg(translated(name(d)),
                                                sideInWords((*sides)[static_cast<std::size_t>(index(d))]));
        if (const auto marker = document.markerAt(chamber.cell, d))
            side += MapHand::tr(" with a %1 marker").arg(translated(name(*marker)));
        list << side;
    }
    return words + QStringLiteral(": ") + list.join(MapHand::tr(", "));
}

} // namespace tilewright
