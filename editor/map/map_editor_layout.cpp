// The layout of the map mode; its behaviour is in map_editor.cpp.
#include "editor/map/map_editor.h"

#include "editor/common/access/quiet_view.h"
#include "editor/common/action.h"
#include "editor/common/colours/recoloured.h"
#include "editor/common/elided_label.h"
#include "editor/common/panel.h"
#include "editor/common/plain_text.h"
#include "editor/common/theme.h"
#include "editor/common/tiles/door_palette.h"
#include "editor/common/tiles/heat_legend.h"
#include "editor/document/issues_model.h"
#include "editor/map/map_doors.h"
#include "editor/map/map_jobs.h"
#include "editor/map/map_palette.h"
#include "editor/map/map_table_model.h"
#include "editor/map/map_view.h"
#include "editor/map/mini_map.h"

#include <QActionGroup>
#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QListView>
#include <QScrollArea>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QToolButton>
#include <QUndoView>
#include <QVBoxLayout>

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
    keysHere_ = panel;
    heading_ = new PlainLabel;
    heading_->setFont(headingFont(font()));
    hint_ = new ElidedLabel(nullptr, 2);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(12, 6, 8, 4);
    top->setSpacing(10);
    top->addWidget(heading_);
    top->addWidget(hint_, 1);
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(8, 0, 8, 6);
    bar->setSpacing(2);
    const auto gap = [bar] { bar->addSpacing(10); };
    for (QAction* action : tools_->actions())
        bar->addWidget(toolButton(action, panel));
    gap();
    for (QAction* action : clipboardActions_ + editActions_)
        if (!action->icon().isNull() && action != play_)
            bar->addWidget(toolButton(action, panel));
    bar->addStretch(1);
    for (QAction* action : viewActions_)
        if (!action->icon().isNull())
            bar->addWidget(toolButton(action, panel));
    gap();
    bar->addWidget(toolButton(play_, panel));

    message_ = new PlainLabel(view_);
    message_->setObjectName(QStringLiteral("mapMessage"));
    message_->setWordWrap(true);
    message_->setAttribute(Qt::WA_TransparentForMouseEvents);
    keepRecoloured(*message_, [this] { message_->setStyleSheet(noteStyle()); });
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
    hand_->setCursor(cell);
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

} // namespace tilewright
