#pragma once

#include "engine/model/sides.h"

#include <QWidget>

#include <optional>

class QAction;
class QMimeData;

namespace tilewright {

/// The doors in a row, or in several where it is narrow, each with its picture, and its key below. Arrows
/// move along it, Space chooses.
class DoorPalette : public QWidget {
    Q_OBJECT
public:
    enum class Drag { No, Yes };
    /// The data of each action is its SideContent. `drag`: whether doors can be dragged from here onto a
    /// side.
    DoorPalette(const QList<QAction*>& actions, int swatchSize, Drag drag, QWidget* parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

/// The dragged door, if the data is one.
std::optional<SideContent> draggedDoor(const QMimeData& data);
void writeDraggedDoor(QMimeData& data, SideContent door);

} // namespace tilewright
