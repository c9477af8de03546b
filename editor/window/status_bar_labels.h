#pragma once

#include "editor/window/window_interface.h"

#include <QObject>

class QLabel;
class QStatusBar;

namespace tilewright {

class ElidedLabel;
struct Workspace;

/// What the lower edge of the window says: which game the file in front makes, or is played; how that goes;
/// what is under the cursor of a map.
class StatusBarLabels : public QObject {
    Q_OBJECT
public:
    /// Its labels go into the bar, which outlives this, as the workspace does.
    StatusBarLabels(const Workspace& workspace, QStatusBar& bar);

    void refresh(Mode mode);

public slots:
    void tellOfGame(const QString& text);
    void tellOfMap(const QString& text);

private:
    const Workspace& workspace_;
    ElidedLabel* setup_;
    QLabel* game_;
    QLabel* map_;
};

} // namespace tilewright
