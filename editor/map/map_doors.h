#pragma once

#include "engine/model/side.h"

#include <QActionGroup>
#include <QObject>

#include <vector>

namespace tilewright {

/// One checkable action, with its key, for each kind of side of a room; a click with the door tool sets the
/// checked one. CellDoor stands for the room's own door.
class MapDoors : public QObject {
    Q_OBJECT
public:
    explicit MapDoors(QObject* parent = nullptr);

    QList<QAction*> actions() const { return group_.actions(); }
    void setChosen(Side side);
    /// Hides colours that the set doesn't have.
    void setAllowed(const std::vector<Colour>& colours);

signals:
    /// Emitted for a choice by key, bar or menu.
    void chosenBy(tilewright::Side side);
    /// Emitted for any change.
    void chosenChanged(tilewright::Side side);

private:
    QActionGroup group_;
};

} // namespace tilewright
