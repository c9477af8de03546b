#include "editor/designer/chambers/door_actions.h"

#include "editor/common/action.h"

#include "editor/words/text.h"

#include <algorithm>
#include <array>
#include <vector>

namespace tilewright {

namespace {

constexpr std::array<Side, 11> choices{
    Side::Earth,      Side::Open,        Side::SkullBlue, Side::SkullYellow, Side::SkullGreen, Side::SkullRed,
    Side::SkullBrown, Side::SkullOrange, Side::SkullGrey, Side::SkullPurple, Side::Special};

} // namespace

std::span<const Side> doorChoices() {
    return choices;
}

QChar doorKey(Side side) {
    if (isSkull(side))
        return QChar(u'1' + index(skullColour(side)));
    return side == Side::Earth ? u'0' : side == Side::Open ? u'O' : u'S';
}

QString doorName(Side side) {
    switch (side) {
    case Side::Earth:
        return DoorActions::tr("earth");
    case Side::Open:
        return DoorActions::tr("open passage");
    case Side::Special:
        return DoorActions::tr("special door");
    default:
        //: %1 is a colour
        return isSkull(side) ? DoorActions::tr("%1 skull").arg(translated(name(side)))
                             : translated(name(side));
    }
}

DoorActions::DoorActions(QObject* parent) : QObject(parent), group_(this) {
    for (Side side : choices) {
        auto* action = new QAction(upperFirst(doorName(side)), &group_);
        action->setObjectName(QStringLiteral("tile/side-%1").arg(static_cast<int>(side)));
        action->setProperty(familyProperty, QStringLiteral("beneath"));
        action->setCheckable(true);
        action->setData(static_cast<int>(side));
        action->setShortcut(QKeySequence(QString(doorKey(side))));
        // Single letters must not be taken from the text fields.
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        action->setAutoRepeat(false);
        connect(action, &QAction::triggered, this, [this, side] { emit chosenBy(side); });
        connect(action, &QAction::toggled, this, [this](bool on) {
            if (on)
                emit chosenChanged();
        });
    }
    action(Side::Open)->setChecked(true);
}

QAction* DoorActions::action(Side side) const {
    const auto it = std::find(choices.begin(), choices.end(), side);
    return it == choices.end() ? nullptr : group_.actions().at(it - choices.begin());
}

Side DoorActions::chosen() const {
    return static_cast<Side>(group_.checkedAction()->data().toInt());
}

void DoorActions::setAllowed(const std::vector<Colour>& pickColours) {
    for (QAction* action : group_.actions()) {
        const auto side = static_cast<Side>(action->data().toInt());
        const bool allowed = !isSkull(side) || std::find(pickColours.begin(), pickColours.end(),
                                                         skullColour(side)) != pickColours.end();
        action->setEnabled(allowed);
        action->setToolTip(
            allowed ? tr("%1 (key %2): sets the focused side; then click other sides to set them too")
                          .arg(doorName(side), action->shortcut().toString(QKeySequence::NativeText))
                    : tr("%1: not among the pick colours of this set").arg(doorName(side)));
    }
    if (!group_.checkedAction()->isEnabled())
        action(Side::Earth)->setChecked(true);
}

} // namespace tilewright
