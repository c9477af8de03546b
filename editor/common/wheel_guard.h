#pragma once

#include <QObject>

namespace tilewright {

/// As long as it lives, turning the wheel scrolls what a field of the program is in, and changes the field
/// only where one has clicked into it.
class WheelGuard : public QObject {
public:
    WheelGuard();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace tilewright
