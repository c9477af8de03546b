// The layout of the map mode, and the names, keys and effects of its actions; its behaviour is in
// map_editor.cpp.
#include "editor/map/map_editor.h"

#include "editor/common/action.h"
#include "editor/common/flow_layout.h"
#include "editor/common/item_views.h"
#include "editor/common/margins.h"
#include "editor/common/panel.h"
#include "editor/common/plain_text.h"
#include "editor/common/screen_fitting.h"
#include "editor/common/theme.h"
#include "editor/common/tiles/door_palette.h"
#include "editor/common/tiles/heat_legend.h"
#include "editor/document/issues_model.h"
#include "editor/map/map_door_actions.h"
#include "editor/map/map_jobs.h"
#include "editor/map/map_overview.h"
#include "editor/map/map_palette_model.h"
#include "editor/map/map_table_model.h"
#include "editor/map/map_view.h"

#include <QActionGroup>
#include <QComboBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QScrollArea>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QToolButton>
#include <QUndoView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace tilewright {

namespace {

/// Finds words in any order in name and description. A heading stays as long as one of its tiles does.
class WordFilter : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setWords(const QString& text) {
        words_ = text.split(u' ', Qt::SkipEmptyParts);
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override {
        if (!isHeading(row, parent))
            return matches(row, parent);
        const int end = sourceModel()->rowCount(parent);
        for (int below = row + 1; below < end && !isHeading(below, parent); ++below)
            if (matches(below, parent))
                return true;
        return false;
    }

private:
    bool isHeading(int row, const QModelIndex& parent) const {
        return sourceModel()->index(row, 0, parent).data(MapPaletteModel::isHeadingRole).toBool();
    }
    bool matches(int row, const QModelIndex& parent) const {
        const QModelIndex index = sourceModel()->index(row, 0, parent);
        const QString all = index.data().toString() + u' ' + index.data(Qt::AccessibleTextRole).toString();
        return std::all_of(words_.begin(), words_.end(),
                           [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
    }

    QStringList words_;
};

} // namespace

QWidget* MapEditor::makeCentre() {
    auto* panel = new QFrame;
    panel->setFrameShape(QFrame::StyledPanel);
    shortcutWidget_ = panel;
    heading_ = new PlainLabel;
    heading_->setFont(headingFont(font()));
    hint_ = new ElidedLabel(nullptr, 2);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(turnedMargins(12, 6, 8, 4));
    top->setSpacing(10);
    top->addWidget(heading_);
    top->addWidget(hint_, 1);
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(8, 0, 8, 6);
    bar->setSpacing(2);
    // In several lines where there is little room.
    auto* tools = new FlowLayout(2);
    bar->addLayout(tools, 1);
    for (QAction* action : tools_->actions())
        tools->addWidget(toolButton(action, panel));
    constexpr int gap = 10;
    auto* between = new QWidget(panel);
    between->setFixedWidth(gap);
    tools->addWidget(between);
    for (QAction* action : clipboardActions_ + editActions_)
        if (!action->icon().isNull() && action != play_)
            tools->addWidget(toolButton(action, panel));
    for (QAction* action : viewActions_)
        if (!action->icon().isNull())
            bar->addWidget(toolButton(action, panel), 0, Qt::AlignTop);
    bar->addSpacing(gap);
    bar->addWidget(toolButton(play_, panel), 0, Qt::AlignTop);

    message_ = new PlainLabel(view_);
    message_->setObjectName(QStringLiteral("mapMessage"));
    message_->setWordWrap(true);
    // The map below it has a direction of its own.
    message_->setLayoutDirection(QGuiApplication::layoutDirection());
    message_->setAttribute(Qt::WA_TransparentForMouseEvents);
    followPalette(*message_, [this] { message_->setStyleSheet(noteStyle()); });
    message_->hide();

    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    column->addLayout(top);
    column->addLayout(bar);
    column->addWidget(view_, 1);
    legend_ = new HeatLegend;
    legend_->setContentsMargins(8, 2, 8, 2);
    legend_->hide();
    column->addWidget(legend_);
    doorPalette_ = new DoorPalette(doors_->actions(), 30, DoorPalette::Drag::No);
    column->addWidget(doorPalette_);
    keepHeightForWidth(*panel);
    panel->setMinimumWidth(leastCentreWidth);
    return panel;
}

void MapEditor::makePanels() {
    auto* palettePanel = new Panel(tr("Rooms & Tiles"));
    palettePanel->body()->addWidget(makePalettePanel());
    addPanel(QStringLiteral("mapPalette"), palettePanel, Qt::LeftDockWidgetArea);

    mapPanel_ = new Panel(tr("Map"));
    mapPanel_->body()->addWidget(makeMapPanel());
    addPanel(QStringLiteral("mapFigures"), mapPanel_, Qt::RightDockWidgetArea);

    auto* miniPanel = new Panel(tr("Mini-Map"));
    miniMap_ = new MiniMap(*overview_, *view_);
    miniPanel->body()->addWidget(miniMap_, 1);
    addPanel(QStringLiteral("miniMap"), miniPanel, Qt::RightDockWidgetArea);

    auto* historyPanel = new Panel(tr("History"));
    history_ = new QuietView<QUndoView>;
    history_->setFrameShape(QFrame::NoFrame);
    history_->setEmptyLabel(tr("opened"));
    history_->setAccessibleName(tr("History"));
    history_->setAccessibleDescription(tr("Arrows go back to an earlier state, and forward again"));
    historyPanel->body()->addWidget(history_, 1);
    addPanel(QStringLiteral("mapHistory"), historyPanel, Qt::RightDockWidgetArea);

    issuesPanel_ = new Panel(tr("Issues"));
    issuesPanel_->body()->addWidget(makeIssuesPanel(), 1);
    auto* issues = addPanel(QStringLiteral("mapIssues"), issuesPanel_, Qt::BottomDockWidgetArea);
    tablePanel_ = new Panel(tr("Table"));
    tablePanel_->body()->addWidget(makeTablePanel(), 1);
    auto* table = addPanel(QStringLiteral("mapTable"), tablePanel_, Qt::BottomDockWidgetArea);
    tabifyDockWidget(issues, table);
    issues->raise();
    // Qt considers a tab behind another one visible, but not in this signal.
    connect(table, &QDockWidget::visibilityChanged, this, [this](bool visible) {
        tableShown_ = visible;
        refreshTable();
    });
    keepDefaultLayout({250, 250, 250, 250, 190, 190});
}

QWidget* MapEditor::makePalettePanel() {
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    setBox_ = new QComboBox;
    setBox_->setObjectName(QStringLiteral("mapSet"));
    setBox_->setAccessibleName(tr("Tile set of the map"));
    setBox_->setToolTip(tr("The set that the map's tiles come from; it is not part of the map's file"));
    setBox_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setBox_->setMinimumContentsLength(8);
    connect(setBox_, &QComboBox::activated, this, &MapEditor::chooseSet);
    filter_ = new QLineEdit;
    filter_->setObjectName(QStringLiteral("mapPaletteFilter"));
    filter_->setPlaceholderText(tr("Filter: “red cross”"));
    filter_->setClearButtonEnabled(true);
    filter_->setAccessibleName(tr("Filter rooms and tiles"));
    paletteModel_ = new MapPaletteModel(this);
    auto* words = new WordFilter(this);
    words->setSourceModel(paletteModel_);
    filtered_ = words;
    connect(filter_, &QLineEdit::textChanged, this, [words](const QString& text) { words->setWords(text); });
    palette_ = new QListView;
    palette_->setObjectName(QStringLiteral("mapPaletteList"));
    palette_->setViewMode(QListView::IconMode);
    palette_->setMovement(QListView::Static);
    palette_->setResizeMode(QListView::Adjust);
    palette_->setItemDelegate(new MapPaletteDelegate(palette_));
    palette_->setFrameShape(QFrame::NoFrame);
    palette_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    palette_->setMouseTracking(true);
    palette_->setModel(filtered_);
    palette_->setAccessibleName(tr("Rooms and tiles"));
    palette_->setAccessibleDescription(tr("Arrows choose what the brush lays, Enter goes to the map"));
    column->addWidget(setBox_);
    column->addWidget(filter_);
    column->addWidget(palette_, 1);
    return box;
}

QWidget* MapEditor::makeMapPanel() {
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    name_ = new QLineEdit;
    name_->setObjectName(QStringLiteral("mapName"));
    name_->setAccessibleName(tr("Name of the map"));
    name_->setToolTip(tr("The name of the map as shown in games"));
    connect(name_, &QLineEdit::editingFinished, this, &MapEditor::commitName);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(12);
    form->addRow(tr("Name"), name_);
    figures_ = new MarkupLabel;
    figures_->setWordWrap(true);
    figures_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    figures_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    figures_->setAccessibleName(tr("Figures of the map"));
    column->addLayout(form);
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setMinimumHeight(9 * fontMetrics().height() + 8);
    scroll->setWidget(figures_);
    scroll->viewport()->setAutoFillBackground(false);
    figures_->setAutoFillBackground(false);
    column->addWidget(scroll, 1);
    return box;
}

QWidget* MapEditor::makeIssuesPanel() {
    issueList_ = new QListView;
    issueList_->setObjectName(QStringLiteral("mapIssueList"));
    issueList_->setFrameShape(QFrame::NoFrame);
    issueList_->setWordWrap(true);
    issueList_->setResizeMode(QListView::Adjust);
    issueList_->setAccessibleName(tr("Issues"));
    issueList_->setAccessibleDescription(tr("Enter goes to the chamber that an issue is about"));
    issueList_->setMinimumHeight(40);
    const auto goTo = [this](const QModelIndex& index) {
        const Issue& issue = issues_->issues()[static_cast<std::size_t>(index.row())];
        if (issue.cell)
            goToCell(*issue.cell);
    };
    connect(issueList_, &QListView::clicked, this, goTo);
    connect(issueList_, &QListView::activated, this, goTo);
    return issueList_;
}

void MapEditor::goToCell(Cell cell) {
    toolController_->setCursor(cell);
    if (!view_->visibleCells().adjusted(1, 1, -1, -1).contains(toPoint(cell)))
        view_->centreOn({cell.x + 0.5, cell.y + 0.5});
}

void MapEditor::showCell(Cell cell) {
    goToCell(cell);
    view_->setFocus();
}

QWidget* MapEditor::makeTablePanel() {
    table_ = new QTableView;
    table_->setObjectName(QStringLiteral("mapTableView"));
    table_->setFrameShape(QFrame::NoFrame);
    table_->setItemDelegate(new MapTableDelegate(table_));
    table_->setSelectionBehavior(QAbstractItemView::SelectItems);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setAlternatingRowColors(true);
    table_->verticalHeader()->hide();
    table_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table_->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    table_->setAccessibleName(tr("Table of chambers"));
    table_->setAccessibleDescription(tr("One row for each chamber; F2 edits a field"));
    table_->setMinimumHeight(60);
    return table_;
}

QAction* MapEditor::addAction(const char* name, const char* icon, const QString& text,
                              const QKeySequence& key, const QString& tip) {
    QAction* action = makeAction(this, {name, icon, text, key.toString(), tip});
    // Single letters must not be taken from the text fields.
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    shortcutActions_ << action;
    return action;
}

void MapEditor::makeActions() {
    struct Entry {
        MapTool tool;
        const char* name;
        const char* icon;
        QString text;
        Qt::Key key;
        QString tip;
    };
    const std::array entries{
        Entry{MapTool::Select, "map/select", "select", tr("&Select"), Qt::Key_V,
              tr("Select cells, and drag the selection")},
        Entry{MapTool::Brush, "map/brush", "brush", tr("&Brush"), Qt::Key_B,
              tr("Paint with the item chosen in the palette")},
        Entry{MapTool::Rectangle, "map/rectangle", "rectangle", tr("&Rectangle"), Qt::Key_U,
              tr("Fill a rectangle")},
        Entry{MapTool::Fill, "map/fill", "fill", tr("&Fill"), Qt::Key_G,
              tr("Fill an enclosed area, or replace connected chambers of one kind")},
        Entry{MapTool::Eraser, "map/eraser", "eraser", tr("&Eraser"), Qt::Key_E, tr("Erase chambers")},
        Entry{MapTool::Door, "map/door", "door", tr("&Doors"), Qt::Key_D,
              tr("Set the sides of rooms: click a side")},
        Entry{MapTool::Marker, "map/marker", "marker", tr("&Markers"), Qt::Key_K,
              tr("Put a black or a white marker on a passageway, or remove it")}};
    tools_ = new QActionGroup(this);
    for (const Entry& entry : entries) {
        QAction* action = addAction(entry.name, entry.icon, entry.text, entry.key, entry.tip);
        action->setCheckable(true);
        action->setData(static_cast<int>(entry.tool));
        action->setChecked(entry.tool == toolController_->tool());
        tools_->addAction(action);
        connect(action, &QAction::triggered, this, [this, tool = entry.tool] {
            toolController_->setTool(tool);
            view_->setFocus();
        });
    }
    makeClipboardActions();
    makeSelectionActions();
    makeFillActions();
    // The door keys work together with the map's keys.
    shortcutActions_ << doors_->actions();
    makeViewActions();
}

QAction* MapEditor::toolAction(MapTool tool) const {
    return tools_->actions().at(static_cast<int>(tool));
}

QAction* MapEditor::addEdit(QAction* action, const std::function<void()>& does) {
    connect(action, &QAction::triggered, this, [this, does] {
        if (document_ != nullptr)
            does();
    });
    editActions_ << action;
    return action;
}

void MapEditor::addSeparator() {
    auto* line = new QAction(this);
    line->setSeparator(true);
    editActions_ << line;
}

void MapEditor::makeClipboardActions() {
    addEdit(addAction("map/cut", "cut", tr("Cu&t"), QKeySequence::Cut, tr("Cut the selection")),
            [this] { toolController_->cut(); });
    addEdit(addAction("map/copy", "duplicate", tr("&Copy"), QKeySequence::Copy, tr("Copy the selection")),
            [this] { toolController_->copy(); });
    addEdit(addAction("map/paste", "paste", tr("&Paste"), QKeySequence::Paste,
                      tr("Paste at the cell cursor; then drag, or move it with Ctrl and arrows")),
            [this] { toolController_->paste(); });
    addEdit(addAction("map/clear", "delete", tr("C&lear Cells"), Qt::Key_Delete, tr("Clear the selection")),
            [this] { toolController_->erase(); });
    addEdit(addAction("map/selectAll", "", tr("Select &All"), QKeySequence::SelectAll,
                      tr("Select the whole map")),
            [this] {
                toolController_->setTool(MapTool::Select);
                toolController_->selectAll();
            });
    clipboardActions_ = std::exchange(editActions_, {});
}

void MapEditor::makeSelectionActions() {
    turn_ = addEdit(addAction("map/turn", "turn", tr("T&urn"), Qt::Key_R,
                              tr("Turn the brush, or the selection with its doors and markers")),
                    [this] { toolController_->turn(Rotation::R90); });
    addEdit(addAction("map/turnBack", "turn-back", tr("Turn &Back"), Qt::SHIFT | Qt::Key_R,
                      tr("Turn the other way")),
            [this] { toolController_->turn(Rotation::R270); });
    addEdit(
        addAction("map/mirror", "mirror", tr("&Mirror Left to Right"), Qt::Key_M, tr("Mirror left to right")),
        [this] { toolController_->mirror(Mirror::LeftRight); });
    addEdit(addAction("map/mirrorDown", "mirror-vertical", tr("Mirror T&op to Bottom"), Qt::SHIFT | Qt::Key_M,
                      tr("Mirror top to bottom")),
            [this] { toolController_->mirror(Mirror::TopBottom); });
    addSeparator();
    addEdit(addAction("map/pickUp", "", tr("Pick &Up as Brush"), Qt::Key_I,
                      tr("Use what is under the cursor as the brush")),
            [this] { toolController_->pickBrush(toolController_->cursor()); });
    fitsNeighbours_ =
        addAction("map/fitNeighbours", "", tr("Rooms Fit Their &Neighbours"), Qt::Key_T,
                  tr("A painted room opens towards a neighbour only where the neighbour opens towards it"));
    fitsNeighbours_->setCheckable(true);
    fitsNeighbours_->setChecked(toolController_->fitsNeighbours());
    connect(fitsNeighbours_, &QAction::toggled, toolController_, &MapToolController::setFitsNeighbours);
    editActions_ << fitsNeighbours_;
    addSeparator();
}

void MapEditor::makeFillActions() {
    fillLegally_ = addEdit(addAction("map/fillLegally", "wand", tr("Fill &Legally"), Qt::Key_L,
                                     tr("Fill the free cells of the selection with tiles that match and "
                                        "join; repeat for another filling")),
                           [this] { fillSelection(); });
    respectCounts_ = addAction("map/respectCounts", "", tr("Use No More Tiles Than the Set &Has"), {},
                               tr("When filling, use no tile more often than the set has it"));
    respectCounts_->setCheckable(true);
    editActions_ << respectCounts_;
    showHoles_ = addAction("map/holes", "holes", tr("Show &Holes"), Qt::Key_H,
                           tr("Mark free cells beside chambers that no tile of the set fits"));
    showHoles_->setCheckable(true);
    connect(showHoles_, &QAction::toggled, this, &MapEditor::refreshHoles);
    editActions_ << showHoles_;
    addSeparator();
    play_ = addEdit(addAction("map/play", "play", tr("Play &From Here"), Qt::Key_P,
                              tr("Play a game on this map as it is now")),
                    [this] { emit playRequested(); });
}

void MapEditor::makeViewActions() {
    const auto does = [this](QAction* action, auto slot) {
        connect(action, &QAction::triggered, view_, slot);
        viewActions_ << action;
    };
    QAction* in = addAction("map/zoomIn", "zoom-in", tr("Zoom &In"), Qt::Key_Plus, tr("Zoom in"));
    in->setShortcuts({QKeySequence(Qt::Key_Plus), QKeySequence(QKeySequence::ZoomIn)});
    does(in, &MapView::zoomIn);
    QAction* out = addAction("map/zoomOut", "zoom-out", tr("Zoom &Out"), Qt::Key_Minus, tr("Zoom out"));
    out->setShortcuts({QKeySequence(Qt::Key_Minus), QKeySequence(QKeySequence::ZoomOut)});
    does(out, &MapView::zoomOut);
    QAction* trueSize = addAction("map/trueSize", "", tr("&True Size"), Qt::CTRL | Qt::Key_0,
                                  tr("Show the map at the size of printed tiles"));
    does(trueSize, &MapView::zoomToTrueSize);
    // These keys are not letters, and also work outside the map.
    addActions({in, out, trueSize});
    fit_ = addAction("map/fitMap", "fit", tr("&Fit Map"), Qt::Key_F, tr("Show the whole map"));
    does(fit_, &MapView::fit);
    QAction* grid = addAction("map/grid", "", tr("Show &Grid"), Qt::SHIFT | Qt::Key_G,
                              tr("Show the lines between cells"));
    grid->setCheckable(true);
    grid->setChecked(true);
    connect(grid, &QAction::toggled, view_, &MapView::setShowsGrid);
    viewActions_ << grid;
}

void MapEditor::fillMapMenu(QMenu& menu) {
    menu.addActions(tools_->actions());
    menu.addSeparator();
    QMenu* doors = menu.addMenu(tr("&Set Side To"));
    doors->addActions(doors_->actions());
    menu.addSeparator();
    menu.addActions(editActions_);
}

QList<QAction*> MapEditor::clipboardActions() const {
    return clipboardActions_;
}

void MapEditor::fillViewMenu(QMenu& menu) {
    menu.addActions(viewActions_);
}

} // namespace tilewright
