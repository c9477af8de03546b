#include "editor/common/dock_page.h"

#include "editor/common/icons.h"
#include "editor/common/margins.h"
#include "editor/common/panel.h"

#include <QAction>
#include <QApplication>
#include <QHBoxLayout>
#include <QHideEvent>
#include <QResizeEvent>
#include <QTimer>
#include <QToolButton>

namespace tilewright {

namespace {

QToolButton* titleButton(const QString& icon, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setIcon(lineIcon(icon));
    button->setIconSize({12, 12});
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus);
    return button;
}

} // namespace

PanelDock::PanelDock(const QString& name, Panel* panel, QWidget* parent)
    : QDockWidget(panel->title(), parent), panel_(panel) {
    setObjectName(name);
    setWidget(panel);
    auto* bar = new QWidget(this);
    auto* detach = titleButton(QStringLiteral("detach"), bar);
    auto* shut = titleButton(QStringLiteral("close"), bar);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(turnedMargins(12, 7, 6, 0));
    row->setSpacing(0);
    row->addWidget(panel->takeHeading(), 1);
    row->addWidget(detach);
    row->addWidget(shut);
    setTitleBarWidget(bar);
    connect(detach, &QToolButton::clicked, this, [this] { setFloating(!isFloating()); });
    connect(shut, &QToolButton::clicked, this, &QWidget::close);
    // Later, because the layout is not finished when panels are tabbed or untabbed.
    for (auto signal : {&QDockWidget::visibilityChanged, &QDockWidget::topLevelChanged})
        connect(this, signal, this, &PanelDock::refreshTitle, Qt::QueuedConnection);
    // Qt keeps widgets behind another tab reachable with the Tab key; hiding them would change the layout.
    connect(this, &QDockWidget::visibilityChanged, this,
            [this](bool seen) { panel_->setEnabled(seen || !isVisible()); });
    connect(this, &QDockWidget::dockLocationChanged, this, &PanelDock::refreshTitle, Qt::QueuedConnection);
    detach->setToolTip(tr("Detach this panel, or put it back"));
    detach->setAccessibleName(tr("Detach %1").arg(panel->title()));
    shut->setToolTip(tr("Close this panel; View ▸ Panels brings it back"));
    shut->setAccessibleName(tr("Close %1").arg(panel->title()));
}

void PanelDock::refreshTitle() {
    const auto* page = qobject_cast<QMainWindow*>(parentWidget());
    panel_->setTitleShown(isFloating() || page == nullptr || page->tabifiedDockWidgets(this).isEmpty());
}

void PanelDock::paintEvent(QPaintEvent*) {
    paintCard(*this);
}

DockPage::DockPage(QWidget* parent) : QMainWindow(parent) {
    // Part of a window instead of a window.
    setWindowFlags(Qt::Widget);
    setDockOptions(AnimatedDocks | AllowNestedDocks | AllowTabbedDocks);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    setContentsMargins(6, 6, 6, 6);
}

PanelDock* DockPage::addPanel(const QString& name, Panel* panel, Qt::DockWidgetArea area) {
    auto* dock = new PanelDock(name, panel, this);
    addDockWidget(area, dock);
    // A panel behind another tab comes to the front instead of closing.
    connect(dock->toggleViewAction(), &QAction::triggered, dock, [dock](bool shown) {
        if (shown)
            dock->raise();
    });
    dock->installEventFilter(this);
    dock->toggleViewAction()->setObjectName(name);
    dock->toggleViewAction()->setText(panel->title().replace(u'&', QLatin1String("&&")));
    dock->toggleViewAction()->setToolTip(tr("Shows or hides this panel"));
    docks_ << dock;
    return dock;
}

void DockPage::keepDefaultLayout(const QList<int>& sizes) {
    sizes_ = sizes;
    // The side columns extend from top to bottom; panels below the view are as wide as it is.
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    applySizes();
    defaultLayout_ = saveState();
}

void DockPage::restoreLayout(const QByteArray& state) {
    // Before the page has a size, panels would be squeezed to nothing.
    if (isVisible())
        sized_ = restoreState(state) || sized_;
    else
        awaiting_ = state;
}

QByteArray DockPage::saveLayout() const {
    if (!awaiting_.isEmpty())
        return awaiting_;
    return away_.isEmpty() ? saveState() : layoutWithAway_;
}

/// A detached panel is a separate window: it is hidden with its page.
void DockPage::hideEvent(QHideEvent* event) {
    QMainWindow::hideEvent(event);
    if (event->spontaneous())
        return;
    const QByteArray layout = saveState();
    for (PanelDock* dock : docks_)
        if (dock->isFloating() && !dock->isHidden()) {
            dock->hide();
            away_ << dock;
        }
    layoutWithAway_ = layout;
}

void DockPage::showEvent(QShowEvent* event) {
    QMainWindow::showEvent(event);
    for (PanelDock* dock : std::exchange(away_, {}))
        dock->show();
    if (!sized_) {
        // What was hidden since the panels were made takes no room any more; what is wrapped needs another
        // height at its new width.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        applySizes();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        for (qsizetype i = 0; i < docks_.size() && i < sizes_.size(); ++i)
            widths_[docks_[i]] = sizes_[i];
        laidOut_ = size();
    }
    giveWidthsBack();
    sized_ = true;
    if (!awaiting_.isEmpty())
        // Layout events of this moment come first.
        QTimer::singleShot(0, this, [this] {
            // A page that is hidden again keeps waiting: its detached panels would remain as windows.
            if (isVisible() && !awaiting_.isEmpty())
                restoreState(std::exchange(awaiting_, {}));
        });
}

bool DockPage::isBeside(PanelDock* dock) const {
    const Qt::DockWidgetArea area = dockWidgetArea(dock);
    return area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea;
}

/// A panel that changes its width by itself was given another; else it follows the page.
bool DockPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && isVisible() && size() == laidOut_)
        widths_[watched] = static_cast<QResizeEvent*>(event)->size().width();
    return QMainWindow::eventFilter(watched, event);
}

void DockPage::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    // Otherwise once it is seen again.
    if (isVisible())
        giveWidthsBack();
}

void DockPage::giveWidthsBack() {
    QList<QDockWidget*> squeezed;
    QList<int> widths;
    for (PanelDock* dock : docks_) {
        const int wanted = widths_.value(dock);
        if (!isBeside(dock) || !dock->isVisible() || wanted <= dock->width())
            continue;
        squeezed << dock;
        widths << wanted;
    }
    if (!squeezed.isEmpty() && width() > laidOut_.width())
        resizeDocks(squeezed, widths, Qt::Horizontal);
    laidOut_ = size();
}

void DockPage::applySizes() {
    for (Qt::Orientation orientation : {Qt::Horizontal, Qt::Vertical}) {
        QList<QDockWidget*> docks;
        QList<int> sizes;
        for (int i = 0; i < docks_.size() && i < sizes_.size(); ++i) {
            if (isBeside(docks_[i]) != (orientation == Qt::Horizontal))
                continue;
            docks << docks_[i];
            sizes << sizes_[i];
        }
        if (!docks.isEmpty())
            resizeDocks(docks, sizes, orientation);
    }
}

QList<QAction*> DockPage::panelActions() const {
    QList<QAction*> actions;
    for (const PanelDock* dock : docks_)
        actions << dock->toggleViewAction();
    return actions;
}

void DockPage::restorePanels() {
    restoreState(defaultLayout_);
    for (PanelDock* dock : docks_)
        dock->show();
    applySizes();
}

void DockPage::showPanel(const QString& name) {
    for (PanelDock* dock : docks_) {
        if (dock->objectName() != name)
            continue;
        dock->show();
        dock->raise();
        dock->panel()->setEnabled(true);
    }
}

QString DockPage::focusedPanel() const {
    const QWidget* focus = QApplication::focusWidget();
    for (const PanelDock* dock : docks_)
        if (focus != nullptr && (focus == dock || dock->isAncestorOf(focus)))
            return dock->objectName();
    return {};
}

} // namespace tilewright
