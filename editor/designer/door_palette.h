#pragma once

#include <QWidget>

class QHBoxLayout;

namespace tilewright {

class DoorActions;

/// The doors in a row, each with its picture and its key below. Arrows move along it, Space chooses.
class DoorPalette : public QWidget {
    Q_OBJECT
public:
    explicit DoorPalette(const DoorActions& actions, QWidget* parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace tilewright
