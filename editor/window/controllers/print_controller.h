#pragma once

#include <QObject>
#include <QPointer>

class QAction;
class QMenu;
class QWidget;

namespace tilewright {

class WindowInterface;
class PrintView;
struct Workspace;

/// The sheets of the set in front: shown, printed, their options kept with the set.
class PrintController : public QObject {
    Q_OBJECT
public:
    /// All outlive this; `window` is the parent of actions.
    PrintController(Workspace& workspace, WindowInterface& frame, QWidget* window);
    ~PrintController() override;

    void fillMenu(QMenu& file);
    /// Made when first asked for, as most sessions print nothing; the caller gives it a parent.
    PrintView& view();
    /// Call when another set may be in front, or the set another one.
    void refresh();

private:
    Workspace& workspace_;
    WindowInterface& frame_;
    QPointer<PrintView> view_;
    QAction* print_;
};

} // namespace tilewright
