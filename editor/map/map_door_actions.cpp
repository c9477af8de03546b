#include "editor/map/map_door_actions.h"

#include "editor/common/action.h"
#include "editor/map/map_tool_controller.h"

#include <algorithm>
#include <array>

namespace tilewright {

namespace {

constexpr std::array<SideContent, 12> choices{
    SideContent::Earth,      SideContent::Open,        SideContent::SkullBlue,  SideContent::SkullYellow,
    SideContent::SkullGreen, SideContent::SkullRed,    SideContent::SkullBrown, SideContent::SkullOrange,
    SideContent::SkullGrey,  SideContent::SkullPurple, SideContent::Special,    SideContent::CellDoor};

QChar keyOf(SideContent side) {
    if (isSkull(side))
        return QChar(u'1' + index(skullColour(side)));
    return side == SideContent::Earth     ? u'0'
           : side == SideContent::Open    ? u'O'
           : side == SideContent::Special ? u'S'
                                          : u'W';
}

QString nameOf(SideContent side) {
    return side == SideContent::CellDoor ? MapDoorActions::tr("the room's own door") : sideInWords(side);
}

} // namespace

MapDoorActions::MapDoorActions(QObject* parent) : QObject(parent), group_(this) {
    for (const SideContent side : choices) {
        QAction* action = makeAction(&group_, {"", "", nameOf(side), QString(keyOf(side)), {}});
        action->setObjectName(QStringLiteral("map/side-%1").arg(static_cast<int>(side)));
        action->setCheckable(true);
        action->setData(static_cast<int>(side));
        // Single letters must not be taken from the text fields.
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        action->setAutoRepeat(false);
        connect(action, &QAction::triggered, this, [this, side] { emit doorActivated(side); });
        connect(action, &QAction::toggled, this, [this, side](bool on) {
            if (on)
                emit chosenChanged(side);
        });
    }
    setAllowed(TileSet().pickColours);
    setChosen(SideContent::Open);
}

void MapDoorActions::setChosen(SideContent side) {
    for (QAction* action : group_.actions())
        if (static_cast<SideContent>(action->data().toInt()) == side)
            action->setChecked(true);
}

void MapDoorActions::setAllowed(const std::vector<Colour>& colours) {
    for (QAction* action : group_.actions()) {
        const auto side = static_cast<SideContent>(action->data().toInt());
        const bool allowed =
            !isSkull(side) || std::find(colours.begin(), colours.end(), skullColour(side)) != colours.end();
        action->setEnabled(allowed);
        setToolTipSentence(
            *action,
            (allowed ? tr("%1: sets the focused side of the room under the cursor; the door tool uses it too")
                     : tr("%1: not among the pick colours of the tile set"))
                .arg(nameOf(side)));
    }
}

} // namespace tilewright
