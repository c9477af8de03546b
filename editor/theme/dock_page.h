#pragma once

#include <QDockWidget>
#include <QMainWindow>

namespace tilewright {

class Panel;

/// A panel that can be moved to another edge, detached, closed and brought back.
class PanelDock : public QDockWidget {
    Q_OBJECT
public:
    /// `name` keeps its place in saved layouts.
    PanelDock(const QString& name, Panel* panel, QWidget* parent);
    Panel* panel() const { return panel_; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// A tab shows the title already.
    void refreshTitle();

    Panel* panel_;
};

/// The page of a mode: the one large view that the mode is about (setCentralWidget), and panels around it.
class DockPage : public QMainWindow {
    Q_OBJECT
public:
    explicit DockPage(QWidget* parent = nullptr);

    /// Panels of one area stand in the order in which they come.
    PanelDock* addPanel(const QString& name, Panel* panel, Qt::DockWidgetArea area);
    /// Call once all panels are there: what restorePanels() leads back to. `sizes`: for each panel in the
    /// order of addPanel(), its width where it stands left or right of the view, else its height.
    void keepDefaultLayout(const QList<int>& sizes);

    /// One for each panel: shows and hides it.
    QList<QAction*> panelActions() const;
    /// All panels back where they were at first.
    void restorePanels();
    /// Brings a panel forward, also a closed one.
    void showPanel(const QString& name);
    /// The name of the panel that holds the focus; empty where the view does.
    QString focusedPanel() const;

    QByteArray saveLayout() const;
    void restoreLayout(const QByteArray& state);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void applySizes();

    QList<PanelDock*> docks_;
    QList<int> sizes_;
    QByteArray defaultLayout_;
    /// Sizes are only taken once the page has one of its own.
    bool sized_ = false;
    /// A layout that is restored when the page is first shown.
    QByteArray awaiting_;
    /// Detached panels that went with the page, and the layout with them.
    QList<PanelDock*> away_;
    QByteArray layoutWithAway_;
};

} // namespace tilewright
