#include "editor/designer/beneath/door_actions.h"

#include "editor/common/action.h"

#include "editor/words/translated_text.h"

#include <algorithm>
#include <array>
#include <vector>

namespace tilewright {

namespace {

constexpr std::array<SideContent, 11> choices{
    SideContent::Earth,      SideContent::Open,        SideContent::SkullBlue,  SideContent::SkullYellow,
    SideContent::SkullGreen, SideContent::SkullRed,    SideContent::SkullBrown, SideContent::SkullOrange,
    SideContent::SkullGrey,  SideContent::SkullPurple, SideContent::Special};

} // namespace

std::span<const SideContent> doorChoices() {
    return choices;
}

QChar doorKey(SideContent side) {
    if (isSkull(side))
        return QChar(u'1' + index(skullColour(side)));
    return side == SideContent::Earth ? u'0' : side == SideContent::Open ? u'O' : u'S';
}

QString doorName(SideContent side) {
    switch (side) {
    case SideContent::Earth:
        return DoorActions::tr("earth");
    case SideContent::Open:
        return DoorActions::tr("open passage");
    case SideContent::Special:
        return DoorActions::tr("special door");
    default:
        //: %1 is a colour
        return isSkull(side) ? DoorActions::tr("%1 skull").arg(translated(name(side)))
                             : translated(name(side));
    }
}

DoorActions::DoorActions(QObject* parent) : QObject(parent), group_(this) {
    for (SideContent side : choices) {
        auto* action = new QAction(upperFirst(doorName(side)), &group_);
        action->setObjectName(QStringLiteral("tile/side-%1").arg(static_cast<int>(side)));
        action->setProperty(familyProperty, QStringLiteral("beneath"));
        action->setCheckable(true);
        action->setData(static_cast<int>(side));
        action->setShortcut(QKeySequence(QString(doorKey(side))));
        // Single letters must not be taken from the text fields.
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        action->setAutoRepeat(false);
        connect(action, &QAction::triggered, this, [this, side] { emit doorActivated(side); });
        connect(action, &QAction::toggled, this, [this](bool on) {
            if (on)
                emit chosenChanged();
        });
    }
    action(SideContent::Open)->setChecked(true);
}

QAction* DoorActions::action(SideContent side) const {
    const auto it = std::find(choices.begin(), choices.end(), side);
    return it == choices.end() ? nullptr : group_.actions().at(it - choices.begin());
}

SideContent DoorActions::chosen() const {
    return static_cast<SideContent>(group_.checkedAction()->data().toInt());
}

void DoorActions::setAllowed(const std::vector<Colour>& pickColours) {
    for (QAction* action : group_.actions()) {
        const auto side = static_cast<SideContent>(action->data().toInt());
        const bool allowed = !isSkull(side) || std::find(pickColours.begin(), pickColours.end(),
                                                         skullColour(side)) != pickColours.end();
        action->setEnabled(allowed);
        action->setToolTip(
            allowed ? tr("%1 (key %2): sets the focused side; then click other sides to set them too")
                          .arg(doorName(side), action->shortcut().toString(QKeySequence::NativeText))
                    : tr("%1: not among the pick colours of this set").arg(doorName(side)));
    }
    if (!group_.checkedAction()->isEnabled())
        action(SideContent::Earth)->setChecked(true);
}

} // namespace tilewright
