#pragma once

#include "engine/model/sides.h"

#include <QAction>
#include <QActionGroup>
#include <QList>

#include <span>
#include <vector>

namespace tilewright {

/// The values of a tile's side, in the order of the palette, with their keys: 0, O, 1 to 8, S.
std::span<const SideContent> doorChoices();
QChar doorKey(SideContent side);
/// "red skull", "earth", "open passage", "special door"; translated.
QString doorName(SideContent side);

/// One checkable action for each door; palette, menu and keys share them. A click on a side sets the checked
/// one.
class DoorActions : public QObject {
    Q_OBJECT
public:
    explicit DoorActions(QObject* parent = nullptr);

    QList<QAction*> actions() const { return group_.actions(); }
    QAction* action(SideContent side) const;
    SideContent chosen() const;
    void setAllowed(const std::vector<Colour>& pickColours);

signals:
    /// Emitted for a choice by key, menu or palette.
    void doorActivated(tilewright::SideContent side);
    void chosenChanged();

private:
    QActionGroup group_;
};

} // namespace tilewright
