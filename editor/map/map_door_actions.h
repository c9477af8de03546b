#pragma once

#include "engine/model/sides.h"

#include <QActionGroup>
#include <QObject>

#include <vector>

namespace tilewright {

/// One checkable action, with its key, for each kind of side of a room; a click with the door tool sets the
/// checked one. CellDoor stands for the room's own door.
class MapDoorActions : public QObject {
    Q_OBJECT
public:
    explicit MapDoorActions(QObject* parent = nullptr);

    QList<QAction*> actions() const { return group_.actions(); }
    void setChosen(SideContent side);
    /// Hides colours that the set doesn't have.
    void setAllowed(const std::vector<Colour>& colours);

signals:
    /// Emitted for a choice by key, bar or menu.
    void doorActivated(tilewright::SideContent side);
    /// Emitted for any change.
    void chosenChanged(tilewright::SideContent side);

private:
    QActionGroup group_;
};

} // namespace tilewright
