#pragma once

#include "engine/tileset/side.h"

#include <QActionGroup>
#include <QObject>

#include <vector>

namespace tilewright {

/// One checkable action for each thing that a side of a room can be, with its key; the checked one is what a
/// click with the door tool sets. CellDoor stands for the room's own door.
class MapDoors : public QObject {
    Q_OBJECT
public:
    explicit MapDoors(QObject* parent = nullptr);

    QList<QAction*> actions() const { return group_.actions(); }
    void setChosen(Side side);
    /// Colours that the set doesn't have are not offered.
    void setAllowed(const std::vector<Colour>& colours);

signals:
    /// By key, bar or menu.
    void chosenBy(tilewright::Side side);
    /// In whatever way.
    void chosenChanged(tilewright::Side side);

private:
    QActionGroup group_;
};

} // namespace tilewright
