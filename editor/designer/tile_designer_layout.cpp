// The layout of the design mode and its actions; its behaviour is in tile_designer.cpp.
#include "editor/designer/tile_designer.h"

#include "editor/common/action.h"
#include "editor/common/item_views.h"
#include "editor/common/margins.h"
#include "editor/common/panel.h"
#include "editor/common/plain_text.h"
#include "editor/common/theme.h"
#include "editor/designer/beneath/beneath_tools.h"
#include "editor/designer/beneath/door_variants_dialog.h"
#include "editor/designer/browser/tile_browser.h"
#include "editor/designer/browser/tile_clipboard.h"
#include "editor/designer/browser/tile_list_view.h"
#include "editor/designer/browser/tile_table_panel.h"
#include "editor/designer/family_tools.h"
#include "editor/designer/landscape/landscape_tools.h"
#include "editor/designer/panels/family_figures_widget.h"
#include "editor/designer/panels/issues_panel.h"
#include "editor/designer/panels/tile_inspector.h"
#include "editor/designer/panels/tileset_properties.h"
#include "editor/designer/tile_canvas.h"
#include "editor/document/tileset/tile_list_model.h"
#include "editor/words/translated_text.h"
#include "engine/games/beneath/tiles/tile_doors.h"

#include <QAbstractButton>
#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QUndoView>

#include <algorithm>
#include <numeric>

namespace tilewright {

namespace {

/// The tools of each family that the design mode can show, in their order; the only list of them.
QList<FamilyTools*> makeFamilyTools(QObject* parent) {
    return {new BeneathTools(parent), new LandscapeTools(parent)};
}

} // namespace

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
        whole->addWidget(tools->widgets().canvas, 1);
        whole->addWidget(tools->widgets().palette);
        // The single-letter keys work here: on the tile and on the palette.
        page->addActions(tools->widgets().keys);
        tools->widgets().canvas->setMenuActions({turn_, turnBack_, mirror_, mirrorDown_});
        pages_->addWidget(page);
    }
    heading_ = new PlainLabel;
    heading_->setFont(headingFont(font()));
    hint_ = new ElidedLabel(nullptr, 2);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(turnedMargins(12, 6, 8, 6));
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
    view->setMinimumWidth(leastCentreWidth);
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
    table_ = new TileTablePanel(browser_->filterModel(), browser_->selectionModel());
    table_->view()->addActions({delete_, cut_, copy_, paste_, moveUp_, moveDown_});
    inspector_ = new TileInspector;
    inspector_->addButton(variants_, tr("Variants…"));
    inspector_->addButton(duplicate_, tr("Duplicate"));
    properties_ = new TileSetProperties;
    statistics_ = new Panel(tr("Statistics"));
    for (const FamilyTools* tools : allTools_) {
        statistics_->body()->addWidget(tools->widgets().figures, 1);
        // Rows of a family that is never opened need an owner too.
        if (QWidget* rows = tools->widgets().inspectorRows) {
            rows->setParent(inspector_);
            rows->hide();
        }
    }
    auto* history = new Panel(tr("History"));
    history_ = new QuietView<QUndoView>;
    history_->setFrameShape(QFrame::NoFrame);
    history_->setWordWrap(true);
    history_->setResizeMode(QListView::Adjust);
    history_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
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
        following << tools->widgets().canvas;
        for (QAbstractButton* button : tools->widgets().palette->findChildren<QAbstractButton*>())
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
        connect(tools->widgets().canvas, &TileCanvas::hintChanged, this, &TileDesigner::showHint);
        connect(tools->widgets().canvas, &TileCanvas::focusedSideChanged, this, [this] {
            document_->endMerging();
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
            [this] { browser_->setTilesWithIssues(issues_->tilesWithIssues()); });
}

QAction* TileDesigner::makeAction(const char* name, const char* icon, const QString& text,
                                  const QKeySequence& key, const QString& toolTip,
                                  const std::function<void()>& act) {
    QAction* action = tilewright::makeAction(this, {name, icon, text, key.toString(), toolTip});
    // Only where tiles are shown; elsewhere these keys type text.
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, act);
    return action;
}

void TileDesigner::makeActions() {
    const auto turnBy = [this](Rotation rotation) {
        return [this, rotation] { document_->turn(chosenTiles(), rotation); };
    };
    const auto mirrorBy = [this](Mirror mirror) {
        return [this, mirror] { document_->mirror(chosenTiles(), mirror); };
    };
    turn_ = makeAction("tile/turn", "turn", tr("&Turn"), Qt::Key_R, tr("A quarter turn clockwise"),
                       turnBy(Rotation::R90));
    turnBack_ = makeAction("tile/turnBack", "turn-back", tr("Turn &Back"), QKeySequence(tr("Shift+R")),
                           tr("A quarter turn the other way"), turnBy(Rotation::R270));
    mirror_ = makeAction("tile/mirror", "mirror-left-right", tr("&Mirror"), Qt::Key_M,
                         tr("East and west change places"), mirrorBy(Mirror::LeftRight));
    mirrorDown_ = makeAction("tile/mirrorDown", "mirror-top-bottom", tr("Mirror Top and Bottom"),
                             QKeySequence(tr("Shift+M")), tr("North and south change places"),
                             mirrorBy(Mirror::TopBottom));
    editTile_ = makeAction("tile/editTile", "design", tr("&Edit Sides"), QKeySequence(tr("F2")),
                           tr("Go to the large tile: arrows choose a side, keys set its door"),
                           [this] { tools_->widgets().canvas->setFocus(Qt::ShortcutFocusReason); });
    showNeighbours_ = makeAction("tile/showNeighbours", "neighbours", tr("Show &Neighbours"),
                                 QKeySequence(tr("Ctrl+Shift+B")),
                                 tr("Shows fitting tiles of the set, faintly, around the chosen one"), [] {});
    showNeighbours_->setCheckable(true);
    showNeighbours_->setChecked(true);
    for (FamilyTools* tools : allTools_)
        connect(showNeighbours_, &QAction::toggled, tools->widgets().canvas, &TileCanvas::setShowsNeighbours);
    otherNeighbours_ =
        makeAction("tile/otherNeighbours", "shuffle", tr("&Other Neighbours"), QKeySequence(tr("Ctrl+B")),
                   tr("Shows other tiles that fit around the chosen one"),
                   [this] { tools_->widgets().canvas->chooseOtherNeighbours(); });
    connect(showNeighbours_, &QAction::toggled, otherNeighbours_, &QAction::setEnabled);
    find_ = makeAction("tile/find", "filter", tr("&Filter"), QKeySequence::Find, tr("Go to the tile filter"),
                       [this] {
                           showPanel(QStringLiteral("tiles"));
                           browser_->filterField()->setFocus(Qt::ShortcutFocusReason);
                           browser_->filterField()->selectAll();
                       });
    showAll_ = makeAction("tile/showAll", "close", tr("Show &All Tiles"), QKeySequence(tr("Esc")),
                          tr("Clears the filter"), [this] { browser_->clearFilter(); });
    for (QAction* action : {showNeighbours_, otherNeighbours_, find_})
        action->setShortcutContext(Qt::WindowShortcut);
    makeEditActions();
    makeMoveActions();
}

void TileDesigner::makeEditActions() {
    add_ = makeAction("tile/add", "add", tr("&Add Tile"), QKeySequence(tr("Ctrl+Shift+N")),
                      tr("Adds a new tile at the end of the set"), [this] {
                          commitEdits();
                          document_->addTile();
                      });
    duplicate_ = makeAction("tile/duplicate", "duplicate", tr("D&uplicate Tile"), QKeySequence(tr("Ctrl+D")),
                            tr("Copies the chosen tiles under new ids"), [this] {
                                commitEdits();
                                document_->duplicate(chosenTiles());
                            });
    delete_ = makeAction("tile/delete", "delete", tr("&Delete Tile"), QKeySequence::Delete,
                         tr("Removes the chosen tiles from the set; undo brings them back"),
                         [this] { document_->remove(chosenTiles()); });
    variants_ =
        makeAction("tile/variants", "variants", tr("Make &Variants…"), QKeySequence(tr("Ctrl+Shift+V")),
                   tr("Makes new tiles of the same shape with other doors"), [this] { makeVariants(); });
    generate_ =
        makeAction("tile/generate", "generate", tr("&Generate Tiles…"), QKeySequence(tr("Ctrl+Alt+G")),
                   tr("Makes a balanced set from a few settings"), [this] { generateTiles(); });
    evenOut_ = makeAction(
        "tile/evenOut", "even-out", tr("E&ven Out Skulls"), QKeySequence(tr("Ctrl+Shift+E")),
        tr("Spreads the skull colours evenly over the chosen tiles, or over all tiles if only one is chosen"),
        [this] { evenOut(); });
    for (QAction* action : {add_, duplicate_, variants_, generate_, evenOut_})
        action->setShortcutContext(Qt::WindowShortcut);
    cut_ = makeAction("tile/cut", "cut", tr("Cu&t"), QKeySequence::Cut,
                      tr("Cuts the chosen tiles to the clipboard"), [this] { cutTiles(); });
    copy_ = makeAction("tile/copy", "copy", tr("&Copy"), QKeySequence::Copy,
                       tr("Copies the chosen tiles; other programs paste them as a picture or as text"),
                       [this] { copyTiles(); });
    paste_ =
        makeAction("tile/paste", "paste", tr("&Paste"), QKeySequence::Paste,
                   tr("Pastes tiles from the clipboard after the chosen ones"), [this] { pasteTiles(); });
    selectAll_ = makeAction("tile/selectAll", "fit", tr("Select A&ll"), QKeySequence::SelectAll,
                            tr("Selects all tiles in the list"), [this] { browser_->list()->selectAll(); });
}

void TileDesigner::makeMoveActions() {
    moveUp_ = makeAction("tile/moveUp", "move-up", tr("Move Forward"), QKeySequence(tr("Alt+Up")), {},
                         [this] { moveBy(-1); });
    moveDown_ = makeAction("tile/moveDown", "move-down", tr("Move Back"), QKeySequence(tr("Alt+Down")), {},
                           [this] { moveBy(1); });
}

void TileDesigner::fillTileMenu(QMenu& menu) {
    menu.setToolTipsVisible(true);
    menu.addActions({add_, duplicate_, variants_});
    menu.addSeparator();
    menu.addActions({editTile_, turn_, turnBack_, mirror_, mirrorDown_});
    for (FamilyTools* tools : allTools_)
        tools->fillMenu(menu);
    menu.addActions({moveUp_, moveDown_});
    menu.addSeparator();
    menu.addActions({generate_, evenOut_, issues_->fixAction()});
    menu.addSeparator();
    menu.addActions(tileActions_);
}

void TileDesigner::showListMenu(const QPoint& at) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    menu->addActions({duplicate_, variants_});
    menu->addSeparator();
    menu->addActions({cut_, copy_, paste_, delete_});
    menu->addSeparator();
    menu->addActions(tileActions_);
    menu->popup(browser_->list()->viewport()->mapToGlobal(at));
}

QList<QAction*> TileDesigner::clipboardActions() const {
    return {cut_, copy_, paste_, delete_, selectAll_};
}

void TileDesigner::fillViewMenu(QMenu& menu) {
    menu.addActions({showNeighbours_, otherNeighbours_, find_, showAll_});
}

std::unique_ptr<QMimeData> TileDesigner::chosenData() const {
    std::vector<Tile> tiles;
    for (int place : chosenTiles())
        tiles.push_back(document_->tile(place));
    return tilesMimeData(tiles, document_->tileSet().tileMillimetres, document_->tileSet().ruleset);
}

void TileDesigner::copyTiles() {
    // The clipboard takes ownership.
    if (!chosenTiles().empty())
        QGuiApplication::clipboard()->setMimeData(chosenData().release());
}

void TileDesigner::cutTiles() {
    copyTiles();
    document_->remove(chosenTiles());
}

void TileDesigner::pasteTiles() {
    const QMimeData* held = QGuiApplication::clipboard()->mimeData();
    auto tiles = document_ == nullptr || held == nullptr ? std::nullopt
                                                         : readTiles(*held, document_->tileSet().ruleset);
    if (document_ != nullptr && held != nullptr && !tiles)
        if (const std::optional<std::string> table = readTable(*held)) {
            commitEdits();
            return emit tablePasted(QString::fromStdString(*table));
        }
    if (!tiles || tiles->empty())
        return showHint(tr("The clipboard holds no tiles"));
    const TileIndices chosen = chosenTiles();
    insertTiles(std::move(*tiles), chosen.empty() ? document_->size() : chosen.back() + 1);
}

void TileDesigner::insertTiles(std::vector<Tile> tiles, int at) {
    commitEdits();
    const int number = static_cast<int>(tiles.size());
    document_->insert(at, std::move(tiles), [number] { return tr("paste %n tiles", nullptr, number); });
}

void TileDesigner::makeVariants() {
    commitEdits();
    const TileIndices chosen = chosenTiles();
    if (chosen.empty())
        return;
    DoorVariantsDialog dialog(document_->tileSet(), chosen, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    std::vector<Tile> made = dialog.result();
    const int number = static_cast<int>(made.size());
    document_->insert(chosen.back() + 1, std::move(made),
                      [number] { return tr("make %n variants", nullptr, number); });
}

void TileDesigner::generateSet(const QString& family) {
    const auto its = std::find_if(allTools_.begin(), allTools_.end(), [&](const FamilyTools* tools) {
        return toQString(tools->family()) == family;
    });
    if (its != allTools_.end())
        generateBy(**its);
}

void TileDesigner::generateTiles() {
    generateBy(*tools_);
}

void TileDesigner::generateBy(const FamilyTools& tools) {
    commitEdits();
    const auto made = tools.generate(this);
    if (!made)
        return;
    if (made->use == GeneratedSet::Use::NewSet || &tools != tools_)
        return emit newSetMade(made->set, made->targets);
    if (made->use == GeneratedSet::Use::Add)
        return document_->addTiles(made->set);
    if (made->targets)
        return document_->replaceTiles(made->set, *made->targets);
    TileSet after = document_->tileSet();
    after.tiles = made->set.tiles;
    document_->edit([] { return TileSetDocument::tr("regenerate the tiles"); }, std::move(after), {0}, {0});
}

void TileDesigner::evenOut() {
    commitEdits();
    const TileIndices chosen = chosenTiles();
    TileIndices places = chosen;
    const bool all = places.size() < 2;
    if (all) {
        places.resize(static_cast<std::size_t>(document_->size()));
        std::iota(places.begin(), places.end(), 0);
    }
    TileSet after = withEvenSkulls(document_->tileSet(), places);
    if (after == document_->tileSet())
        return showHint(all ? tr("The skulls of the set are as even as the counts of the tiles allow")
                            : tr("The skulls of the chosen tiles are as even as their counts allow"));
    const std::vector<Tile>& now = document_->tileSet().tiles;
    const auto others = std::count_if(places.begin(), places.end(), [&](int place) {
        const auto at = static_cast<std::size_t>(place);
        return now[at].sides() != after.tiles[at].sides();
    });
    document_->edit([] { return tr("even out the skulls"); }, std::move(after), chosen, chosen);
    showHint(tr("%n tiles have different skulls now", nullptr, static_cast<int>(others)));
}

void TileDesigner::moveTo(int beforeRow) {
    if (const QString why = browser_->whyNotMovable(); !why.isEmpty())
        return showHint(why);
    // In set order without a filter, a row is an index of the set.
    document_->move(chosenTiles(), beforeRow);
}

void TileDesigner::moveBy(int step) {
    const TileIndices chosen = chosenTiles();
    if (chosen.empty())
        return;
    moveTo(step < 0 ? std::max(0, chosen.front() - 1) : std::min(document_->size(), chosen.back() + 2));
}

} // namespace tilewright
