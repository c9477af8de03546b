// The layout of the design mode; its behaviour is in tile_designer.cpp.
#include "editor/designer/tile_designer.h"

#include "editor/common/access/quiet_view.h"
#include "editor/common/action.h"
#include "editor/common/elided_label.h"
#include "editor/common/panel.h"
#include "editor/common/plain_text.h"
#include "editor/common/theme.h"
#include "editor/designer/browser/tile_browser.h"
#include "editor/designer/browser/tile_clipboard.h"
#include "editor/designer/browser/tile_list_view.h"
#include "editor/designer/browser/tile_table.h"
#include "editor/designer/families.h"
#include "editor/designer/family_tools.h"
#include "editor/designer/large_tile.h"
#include "editor/designer/panels/family_figures.h"
#include "editor/designer/panels/issues_panel.h"
#include "editor/designer/panels/set_properties.h"
#include "editor/designer/panels/tile_inspector.h"
#include "editor/document/tileset/tile_list_model.h"

#include <QAbstractButton>
#include <QAction>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QUndoView>

namespace tilewright {

TileDesigner::TileDesigner(QWidget* parent)
    : DockPage(parent), allTools_(makeFamilyTools(this)), tools_(allTools_.front()) {
    makeActions();
    setCentralWidget(makeCanvasView());
    makePanels();
    orderTabs();
    // They work without a menu too.
    addActions({find_, add_, duplicate_, variants_, generate_, evenOut_, showNeighbours_, otherNeighbours_,
                issues_->fixAction()});
    for (QWidget* filters : std::initializer_list<QWidget*>{browser_, statistics_})
        filters->addAction(showAll_);
    connectViews();
    useTools(toolsFor(nullptr));
    refreshActions();
    showHint({});
}

QWidget* TileDesigner::makeCanvasView() {
    auto* view = new QFrame;
    view->setFrameShape(QFrame::StyledPanel);
    view->addActions({turn_, turnBack_, mirror_, mirrorDown_, cut_, copy_, paste_});
    pages_ = new QStackedWidget;
    for (FamilyTools* tools : allTools_) {
        auto* page = new QWidget;
        auto* whole = new QVBoxLayout(page);
        whole->setContentsMargins(0, 0, 0, 0);
        whole->setSpacing(0);
        whole->addWidget(tools->parts().largeTile, 1);
        whole->addWidget(tools->parts().palette);
        // The single-letter keys work here: on the tile and on the palette.
        page->addActions(tools->parts().keys);
        tools->parts().largeTile->setMenuActions({turn_, turnBack_, mirror_, mirrorDown_});
        pages_->addWidget(page);
    }
    heading_ = new PlainLabel;
    heading_->setFont(headingFont(font()));
    hint_ = new ElidedLabel(nullptr, 2);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(12, 6, 8, 6);
    top->setSpacing(2);
    top->addWidget(heading_);
    top->addSpacing(10);
    top->addWidget(hint_, 1);
    for (QAction* action : {turnBack_, turn_, mirror_, mirrorDown_, showNeighbours_, otherNeighbours_})
        top->addWidget(toolButton(action, view));
    auto* column = new QVBoxLayout(view);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    column->addLayout(top);
    column->addWidget(pages_, 1);
    return view;
}

void TileDesigner::makePanels() {
    browser_ = new TileBrowser;
    setToolTipWithKey(*browser_->filterField(), *find_, tr("Lists the tiles whose id or notes contain this"));
    const QList<QAction*> listActions{delete_,   cut_,    copy_,       paste_,  selectAll_, turn_,
                                      turnBack_, mirror_, mirrorDown_, moveUp_, moveDown_,  editTile_};
    browser_->list()->addActions(listActions);
    for (QAction* action : {add_, duplicate_, delete_})
        browser_->buttons()->addWidget(toolButton(action, browser_));
    issues_ = new IssuesPanel;
    table_ = new TileTable(browser_->rows(), browser_->selectionModel());
    table_->view()->addActions({delete_, cut_, copy_, paste_, moveUp_, moveDown_});
    inspector_ = new TileInspector;
    inspector_->addButton(variants_, tr("Variants…"));
    inspector_->addButton(duplicate_, tr("Duplicate"));
    properties_ = new SetProperties;
    statistics_ = new Panel(tr("Statistics"));
    for (const FamilyTools* tools : allTools_) {
        statistics_->body()->addWidget(tools->parts().figures, 1);
        // Rows of a family that is never opened need an owner too.
        if (QWidget* rows = tools->parts().tileRows) {
            rows->setParent(inspector_);
            rows->hide();
        }
    }
    auto* history = new Panel(tr("History"));
    history_ = new QuietView<QUndoView>;
    history_->setFrameShape(QFrame::NoFrame);
    history_->setEmptyLabel(tr("opened"));
    history_->setAccessibleName(tr("History of edits"));
    history_->setAccessibleDescription(tr("Choose an edit to go back or forward to it"));
    history->body()->addWidget(history_);

    // In the table that key edits a cell.
    for (QWidget* panel :
         std::initializer_list<QWidget*>{issues_, inspector_, properties_, statistics_, history})
        panel->addAction(editTile_);
    addPanel(QStringLiteral("tiles"), browser_, Qt::LeftDockWidgetArea);
    PanelDock* issues = addPanel(QStringLiteral("issues"), issues_, Qt::BottomDockWidgetArea);
    PanelDock* table = addPanel(QStringLiteral("table"), table_, Qt::BottomDockWidgetArea);
    PanelDock* tile = addPanel(QStringLiteral("tile"), inspector_, Qt::RightDockWidgetArea);
    PanelDock* statistics = addPanel(QStringLiteral("statistics"), statistics_, Qt::RightDockWidgetArea);
    PanelDock* set = addPanel(QStringLiteral("set"), properties_, Qt::RightDockWidgetArea);
    PanelDock* past = addPanel(QStringLiteral("history"), history, Qt::RightDockWidgetArea);
    tabifyDockWidget(issues, table);
    tabifyDockWidget(statistics, set);
    tabifyDockWidget(set, past);
    issues->raise();
    statistics->raise();
    resizeDocks({tile, statistics}, {190, 560}, Qt::Vertical);
    keepDefaultLayout({290, 176, 176, 312, 312, 312, 312});
}

void TileDesigner::orderTabs() {
    // From the tiles to the tile and its doors, then to the panels in the order of their creation.
    QWidget* before = browser_->list();
    for (QToolButton* button : browser_->findChildren<QToolButton*>())
        if (button->defaultAction() == delete_)
            before = button;
    QList<QWidget*> following;
    for (FamilyTools* tools : allTools_) {
        following << tools->parts().largeTile;
        for (QAbstractButton* button : tools->parts().palette->findChildren<QAbstractButton*>())
            following << button;
    }
    for (QToolButton* button : centralWidget()->findChildren<QToolButton*>())
        if (!following.contains(button))
            following << button;
    for (QWidget* widget : following) {
        setTabOrder(before, widget);
        before = widget;
    }
}

void TileDesigner::connectViews() {
    for (FamilyTools* tools : allTools_) {
        connect(tools->parts().largeTile, &LargeTile::hintChanged, this, &TileDesigner::showHint);
        connect(tools->parts().largeTile, &LargeTile::focusedSideChanged, this, [this] {
            document_->endStroke();
            showHint({});
        });
        connect(tools, &FamilyTools::filterWanted, this, &TileDesigner::showTilesOf);
    }

    connect(browser_, &TileBrowser::currentChanged, this, &TileDesigner::showTile);
    connect(browser_, &TileBrowser::selectionChanged, this, &TileDesigner::showTile);
    connect(browser_, &TileBrowser::filterChanged, this, &TileDesigner::refreshActions);
    browser_->list()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(browser_->list(), &QWidget::customContextMenuRequested, this, &TileDesigner::showListMenu);
    connect(browser_->list(), &QListView::activated, editTile_, &QAction::trigger);
    connect(browser_->list(), &TileListView::moveWanted, this, &TileDesigner::moveTo);
    browser_->list()->setDragData([this] { return chosenData(); });
    connect(browser_->list(), &TileListView::dropped, this, [this](const QMimeData& dropped, int row) {
        auto tiles = document_ == nullptr ? std::nullopt : readTiles(dropped, document_->tileSet().ruleset);
        if (tiles && !tiles->empty())
            insertTiles(std::move(*tiles), browser_->whyNotMovable().isEmpty() ? row : document_->size());
    });
    connect(issues_, &IssuesPanel::aboutToFix, this, &TileDesigner::commitEdits);
    connect(issues_, &IssuesPanel::goToTile, this, &TileDesigner::goToTile);
    connect(issues_, &IssuesPanel::goToField, this, &TileDesigner::goToField);
    connect(issues_, &IssuesPanel::issuesChanged, this,
            [this] { browser_->setWithIssues(issues_->places()); });
}

} // namespace tilewright
