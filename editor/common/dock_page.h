#pragma once

#include <QDockWidget>
#include <QHash>
#include <QMainWindow>

namespace tilewright {

class Panel;

/// A panel that can be moved to another edge, detached, closed and reopened.
class PanelDock : public QDockWidget {
    Q_OBJECT
public:
    /// `name` identifies it in saved layouts.
    PanelDock(const QString& name, Panel* panel, QWidget* parent);
    Panel* panel() const { return panel_; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// Hides the title if a tab shows it already.
    void refreshTitle();

    Panel* panel_;
};

/// Of the view between the panels, in pixels: the panels become narrower first.
inline constexpr int leastCentreWidth = 380;

/// The page of a mode: a large central view (setCentralWidget), and panels around it. Columns that a narrow
/// window has squeezed get their width back with it.
class DockPage : public QMainWindow {
    Q_OBJECT
public:
    explicit DockPage(QWidget* parent = nullptr);

    /// Panels of one area are placed in the order of the calls.
    PanelDock* addPanel(const QString& name, Panel* panel, Qt::DockWidgetArea area);
    /// Call once all panels are added: sets the layout for restorePanels(). `sizes`: for each panel in the
    /// order of addPanel(), its width if it is left or right of the view, otherwise its height.
    void keepDefaultLayout(const QList<int>& sizes);

    /// One for each panel, to show and hide it.
    QList<QAction*> panelActions() const;
    /// Moves all panels back to the default layout.
    void restorePanels();
    /// Brings a panel to the front, even if it is closed.
    void showPanel(const QString& name);
    /// The name of the panel with the focus; empty if the view has it.
    QString focusedPanel() const;

    QByteArray saveLayout() const;
    void restoreLayout(const QByteArray& state);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void applySizes();
    void giveWidthsBack();
    bool isBeside(PanelDock* dock) const;

    QList<PanelDock*> docks_;
    QList<int> sizes_;
    /// Of the panels left and right of the view, as set by the user or at first.
    QHash<QObject*, int> widths_;
    /// The size of the page when it was last laid out.
    QSize laidOut_;
    QByteArray defaultLayout_;
    /// Sizes can only be applied once the page has a size.
    bool sized_ = false;
    /// A layout to restore when the page is first shown.
    QByteArray awaiting_;
    /// Detached panels that were hidden with the page; the layout goes with them.
    QList<PanelDock*> away_;
    QByteArray layoutWithAway_;
};

} // namespace tilewright
