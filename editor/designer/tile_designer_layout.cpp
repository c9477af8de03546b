// How the design mode is put together; what it does stands in tile_designer.cpp.
#include "editor/designer/tile_designer.h"

#include "editor/designer/document_line_edit.h"
#include "editor/designer/door_actions.h"
#include "editor/designer/door_palette.h"
#include "editor/designer/set_statistics.h"
#include "editor/designer/tile_canvas.h"
#include "editor/designer/tile_delegate.h"
#include "editor/designer/tile_inspector.h"
#include "editor/document/issues_model.h"
#include "editor/document/tile_list_model.h"
#include "editor/document/tileset_document.h"
#include "editor/theme/elided_label.h"
#include "editor/theme/panel.h"
#include "editor/theme/theme.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QScrollArea>
#include <QSplitter>
#include <QToolButton>

namespace tilewright {

namespace {

constexpr int thumbnailSize = 72;

QToolButton* toolButton(QAction* action, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setIconSize({18, 18});
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(QString(action->text()).remove(u'&'));
    return button;
}

} // namespace

TileDesigner::TileDesigner(QWidget* parent) : QWidget(parent), doors_(new DoorActions(this)) {
    canvas_ = new TileCanvas(*doors_);
    makeActions();
    columns_ = new QSplitter(Qt::Horizontal, this);
    columns_->setHandleWidth(8);
    middle_ = new QSplitter(Qt::Vertical);
    middle_->setHandleWidth(8);
    columns_->addWidget(makeListPanel());
    columns_->addWidget(middle_);
    middle_->addWidget(makeCanvasPanel());
    middle_->addWidget(makeIssuesPanel());
    columns_->addWidget(makeSide());
    columns_->setStretchFactor(1, 1);
    columns_->setSizes({290, 640, 300});
    middle_->setStretchFactor(0, 1);
    middle_->setSizes({600, 140});
    columns_->setChildrenCollapsible(false);
    middle_->setChildrenCollapsible(false);
    auto* whole = new QHBoxLayout(this);
    whole->setContentsMargins(8, 8, 8, 8);
    whole->addWidget(columns_);
    refreshHeadings();

    connect(doors_, &DoorActions::chosenBy, this, [this](Side side) {
        if (currentTile() >= 0)
            document_->setSide(currentTile(), canvas_->focusedSide(), side, TileSetDocument::Merge::Yes);
    });
    connect(canvas_, &TileCanvas::sideClicked, this,
            [this](Direction side) { document_->setSide(currentTile(), side, doors_->chosen()); });
    connect(canvas_, &TileCanvas::hintChanged, this, &TileDesigner::showHint);
    connect(canvas_, &TileCanvas::focusedSideChanged, this, [this] {
        document_->endStroke();
        showHint({});
    });
}

QWidget* TileDesigner::makeListPanel() {
    listPanel_ = new Panel(tr("Tiles"));
    list_ = new QListView;
    list_->setViewMode(QListView::IconMode);
    list_->setMovement(QListView::Static);
    list_->setResizeMode(QListView::Adjust);
    list_->setUniformItemSizes(true);
    list_->setItemDelegate(new TileDelegate(thumbnailSize, list_));
    list_->setFrameShape(QFrame::NoFrame);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setMouseTracking(true);
    list_->setAccessibleName(tr("Tiles"));
    list_->setAccessibleDescription(tr("Arrows choose a tile, Enter goes to its sides"));
    list_->addActions({delete_, turn_});
    connect(list_, &QListView::activated, editTile_, &QAction::trigger);

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(2);
    for (QAction* action : {add_, duplicate_, delete_})
        buttons->addWidget(toolButton(action, listPanel_));
    buttons->addStretch();
    listPanel_->body()->addWidget(list_, 1);
    listPanel_->body()->addLayout(buttons);
    listPanel_->setMinimumWidth(210);
    return listPanel_;
}

QWidget* TileDesigner::makeCanvasPanel() {
    auto* panel = new QFrame;
    panel->setFrameShape(QFrame::StyledPanel);
    // Here the single-letter keys hold: on the tile and on the palette.
    panel->addActions(doors_->actions());
    panel->addActions({turn_});
    heading_ = new QLabel;
    heading_->setFont(headingFont(font()));
    heading_->setTextFormat(Qt::PlainText);
    hint_ = new ElidedLabel;
    auto* top = new QHBoxLayout;
    top->setContentsMargins(12, 8, 8, 8);
    top->setSpacing(12);
    top->addWidget(heading_);
    top->addWidget(hint_, 1);
    for (QAction* action : {turn_, showNeighbours_, otherNeighbours_})
        top->addWidget(toolButton(action, panel));
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    column->addLayout(top);
    column->addWidget(canvas_, 1);
    column->addWidget(new DoorPalette(*doors_));
    return panel;
}

QWidget* TileDesigner::makeIssuesPanel() {
    issuesPanel_ = new Panel(tr("Issues"));
    issueList_ = new QListView;
    issueList_->setFrameShape(QFrame::NoFrame);
    issueList_->setWordWrap(true);
    issueList_->setResizeMode(QListView::Adjust);
    issueList_->setAccessibleName(tr("Issues"));
    issueList_->setAccessibleDescription(tr("Enter goes to the tile that an issue is about"));
    issueList_->setMinimumHeight(48);
    const auto goTo = [this](const QModelIndex& index) {
        const int tile = issues_->tileOf(index.row());
        if (tile >= 0)
            setCurrentTile(tile);
    };
    connect(issueList_, &QListView::clicked, this, goTo);
    connect(issueList_, &QListView::activated, this, goTo);
    issuesPanel_->body()->addWidget(issueList_);
    return issuesPanel_;
}

QWidget* TileDesigner::makeSide() {
    auto* column = new QWidget;
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    inspector_ = new TileInspector;
    setPanel_ = new Panel(tr("Set"));
    statistics_ = new SetStatistics;
    setName_ = new DocumentLineEdit;
    setName_->setObjectName(QStringLiteral("setName"));
    setName_->setToolTip(tr("The name of the set, as games and sheets show it"));
    setName_->setAccessibleName(tr("Name of the set"));
    connect(setName_, &QLineEdit::editingFinished, this, &TileDesigner::commitSetName);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(14);
    form->addRow(tr("Na&me"), setName_);
    setPanel_->body()->addLayout(form);
    setPanel_->body()->addSpacing(4);
    setPanel_->body()->addWidget(statistics_);
    layout->addWidget(inspector_);
    layout->addWidget(setPanel_);
    layout->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(column);
    scroll->setMinimumWidth(240);
    return scroll;
}

} // namespace tilewright
