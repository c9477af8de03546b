#include "editor/map/map_doors.h"

#include "editor/common/action.h"
#include "editor/map/map_hand.h"

#include <algorithm>
#include <array>

namespace tilewright {

namespace {

constexpr std::array<Side, 12> choices{Side::Earth,       Side::Open,        Side::SkullBlue,
                                       Side::SkullYellow, Side::SkullGreen,  Side::SkullRed,
                                       Side::SkullBrown,  Side::SkullOrange, Side::SkullGrey,
                                       Side::SkullPurple, Side::Special,     Side::CellDoor};

QChar keyOf(Side side) {
    if (isSkull(side))
        return QChar(u'1' + index(skullColour(side)));
    return side == Side::Earth ? u'0' : side == Side::Open ? u'O' : side == Side::Special ? u'S' : u'W';
}

QString nameOf(Side side) {
    return side == Side::CellDoor ? MapDoors::tr("the room's own door") : sideInWords(side);
}

} // namespace

MapDoors::MapDoors(QObject* parent) : QObject(parent), group_(this) {
    for (const Side side : choices) {
        QAction* action = makeAction(&group_, {"", "", nameOf(side), QString(keyOf(side)), {}});
        action->setObjectName(QStringLiteral("map/side-%1").arg(static_cast<int>(side)));
        action->setCheckable(true);
        action->setData(static_cast<int>(side));
        // Single letters must not be taken from the text fields.
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        action->setAutoRepeat(false);
        connect(action, &QAction::triggered, this, [this, side] { emit chosenBy(side); });
        connect(action, &QAction::toggled, this, [this, side](bool on) {
            if (on)
                emit chosenChanged(side);
        });
    }
    setAllowed(TileSet().pickColours);
    setChosen(Side::Open);
}

void MapDoors::setChosen(Side side) {
    for (QAction* action : group_.actions())
        if (static_cast<Side>(action->data().toInt()) == side)
            action->setChecked(true);
}

void MapDoors::setAllowed(const std::vector<Colour>& colours) {
    for (QAction* action : group_.actions()) {
        const auto side = static_cast<Side>(action->data().toInt());
        const bool allowed =
            !isSkull(side) || std::find(colours.begin(), colours.end(), skullColour(side)) != colours.end();
        action->setEnabled(allowed);
        setSentence(
            *action,
            (allowed ? tr("%1: sets the focused side of the room under the cursor; the door tool uses it too")
                     : tr("%1: not among the pick colours of the tile set"))
                .arg(nameOf(side)));
    }
}

} // namespace tilewright
