// Descriptions of chambers, sides and the effects of clicks.
#include "editor/map/map_hand.h"

#include "editor/theme/text.h"

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
    if (!chamber.isRoom() && chamber.rotation != Rotation::R0)
        words += MapHand::tr(", turned by %1°").arg(degrees(chamber.rotation));
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

QString MapHand::hint(Cell cell, Direction side) const {
    if (document_ == nullptr)
        return {};
    const Chamber* chamber = document_->chamberAt(cell);
    const QString where = translated(name(side));
    switch (tool_) {
    case MapTool::Select:
        return selection_.contains(toPoint(cell)) ? tr("Drag to move the selection, with Ctrl to copy it")
                                                  : tr("Click or drag to select; Shift adds, Ctrl removes");
    case MapTool::Brush:
        return chamber == nullptr
                   ? tr("Click: %1 (%2 turns it)").arg(chamberName(brush_), turnKey_)
                   : tr("Click: %1 in place of %2").arg(chamberName(brush_), chamberName(*chamber));
    case MapTool::Rectangle:
        return tr("Drag a rectangle to fill it with %1").arg(chamberName(brush_));
    case MapTool::Fill:
        return chamber == nullptr
                   ? tr("Click: fills the closed area with %1").arg(chamberName(brush_))
                   : tr("Click: all connected chambers of this kind become %1").arg(chamberName(brush_));
    case MapTool::Eraser:
        return chamber == nullptr ? tr("Nothing here to erase")
                                  : tr("Click: erases %1").arg(chamberName(*chamber));
    case MapTool::Door: {
        if (chamber == nullptr)
            return tr("No chamber here");
        if (!chamber->isRoom())
            return tr("The sides of a tile belong to its set; %1 turns it").arg(turnKey_);
        const auto wanted = resolved(door_, *chamber);
        if (!wanted)
            return tr("A room of this kind has no door of its own");
        const Side now = chamber->sides[static_cast<std::size_t>(index(side))];
        return tr("Click: %1 becomes %2 (now %3)")
            .arg(where, sideInWords(now == *wanted ? Side::Earth : *wanted), sideInWords(now));
    }
    case MapTool::Marker: {
        const auto marker = document_->markerAt(cell, side);
        if (!marker && !document_->isPassageway(cell, side))
            return tr("No passageway here");
        return !marker                    ? tr("Click: a black marker")
               : *marker == Marker::Black ? tr("Click: a white marker")
                                          : tr("Click: no marker");
    }
    }
    return {};
}

} // namespace tilewright
