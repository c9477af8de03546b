#pragma once

#include "editor/window/window_interface.h"

#include <QAction>
#include <QActionGroup>
#include <QWidget>

class QVBoxLayout;

namespace tilewright {

/// The strip of modes at the left edge.
class ModeRail : public QWidget {
    Q_OBJECT
public:
    explicit ModeRail(QWidget* parent = nullptr);

    /// `icon` is one of resources/icons, and names the action.
    QAction* addMode(Mode mode, const char* icon, const QString& name, const QString& toolTip);
    void setMode(Mode mode);
    QList<QAction*> actions() const { return group_.actions(); }

signals:
    void modeChosen(tilewright::Mode mode);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QActionGroup group_;
    QVBoxLayout* column_;
};

} // namespace tilewright
