#pragma once

#include <QObject>

class QAction;
class QMenu;
class QWidget;

namespace tilewright {

class Frame;
class PrintView;
struct Workspace;

/// The sheets of the set in front: shown, printed, their options kept with the set.
class PrintController : public QObject {
    Q_OBJECT
public:
    /// All outlive this; `window` is the parent of actions.
    PrintController(Workspace& workspace, PrintView& view, Frame& frame, QWidget* window);
    ~PrintController() override;

    void fillMenu(QMenu& file);
    /// Call when another set may be in front, or the set another one.
    void refresh();

private:
    Workspace& workspace_;
    PrintView& view_;
    Frame& frame_;
    QAction* print_;
};

} // namespace tilewright
