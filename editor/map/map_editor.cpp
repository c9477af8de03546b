#include "editor/map/map_editor.h"

#include "editor/common/action.h"
#include "editor/common/elided_label.h"
#include "editor/common/panel.h"
#include "editor/common/show_model.h"
#include "editor/common/tiles/door_palette.h"
#include "editor/document/issues_model.h"
#include "editor/map/map_doors.h"
#include "editor/map/map_figures.h"
#include "editor/map/map_jobs.h"
#include "editor/map/map_palette.h"
#include "editor/map/map_table_model.h"
#include "editor/map/map_view.h"
#include "editor/map/mini_map.h"
#include "editor/words/text.h"
#include "engine/model/family.h"

#include <QActionGroup>
#include <QComboBox>
#include <QDataStream>
#include <QHeaderView>
#include <QLineEdit>
#include <QListView>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QUndoView>

#include <algorithm>

namespace tilewright {

MapEditor::MapEditor(QWidget* parent)
    : DockPage(parent)
    , hand_(new MapHand(this))
    , overview_(new MapOverview(this))
    , jobs_(new MapJobs(this))
    , doors_(new MapDoors(this)) {
    view_ = new MapView(*hand_, *overview_);
    makeActions();
    setCentralWidget(makeCentre());
    makePanels();
    // The single-letter keys work here: on the map, its tools and its doors.
    keysHere_->addActions(keyed_);
    palette_->addAction(turn_);
    figuresLater_.setSingleShot(true);
    figuresLater_.setInterval(150);
    holesLater_.setSingleShot(true);
    holesLater_.setInterval(200);
    messageGoes_.setSingleShot(true);
    messageGoes_.setInterval(9000);
    connect(&figuresLater_, &QTimer::timeout, this, &MapEditor::refreshFigures);
    connect(&holesLater_, &QTimer::timeout, this, [this] {
        if (document_ != nullptr && showHoles_->isChecked())
            jobs_->findHoles(*document_);
    });
    connect(&messageGoes_, &QTimer::timeout, message_, &QWidget::hide);
    connect(jobs_, &MapJobs::filled, this, &MapEditor::takeFilled);
    connect(jobs_, &MapJobs::holesFound, this, [this](const std::vector<Cell>& holes) {
        holes_ = holes;
        std::vector<Cell> marked = unfilled_;
        marked.insert(marked.end(), holes_.begin(), holes_.end());
        view_->setMarked(std::move(marked));
        // The message is only for an explicit request; after an edit, the marks show it.
        if (std::exchange(tellHoles_, false))
            say(holes_.empty() ? tr("No holes: each free cell beside a chamber has a tile that fits.")
                               : tr("Holes that no tile of the set fits: %L1").arg(holes_.size()));
    });
    connectHand();
    connectPalette();
    setDocument(nullptr);
}

MapEditor::~MapEditor() {
    // Panels report that they are hidden while they are destroyed.
    for (PanelDock* dock : findChildren<PanelDock*>())
        dock->disconnect(this);
}

void MapEditor::connectHand() {
    connect(hand_, &MapHand::message, this, &MapEditor::say);
    connect(hand_, &MapHand::toolChanged, this, [this] {
        toolAction(hand_->tool())->setChecked(true);
        refreshHint();
    });
    connect(hand_, &MapHand::brushChanged, this, &MapEditor::refreshPalette);
    connect(hand_, &MapHand::doorChanged, this, [this] {
        doors_->setChosen(hand_->door());
        refreshHint();
    });
    connect(hand_, &MapHand::selectionChanged, this, &MapEditor::refreshHint);
    connect(hand_, &MapHand::cursorChanged, this, [this] {
        refreshStatus();
        refreshHint();
        if (tableModel_) {
            const int row = tableModel_->rowOf(hand_->cursor());
            if (row >= 0 && row != table_->currentIndex().row())
                table_->setCurrentIndex(
                    tableModel_->index(row, std::max(table_->currentIndex().column(), 0)));
        }
    });
    connect(view_, &MapView::hoverChanged, this, [this] {
        refreshStatus();
        refreshHint();
    });
    connect(doors_, &MapDoors::chosenChanged, hand_, &MapHand::setDoor);
    connect(doors_, &MapDoors::chosenBy, this, [this](Side side) {
        // If chosen from the bar or the menu with another tool, it becomes the side tool's door.
        if (document_ == nullptr)
            return;
        const Chamber* chamber = document_->chamberAt(hand_->cursor());
        // When clicking with the door tool, a key only chooses the door for the next click.
        const bool forClicks = hand_->tool() == MapTool::Door && !view_->cursorIsByKeys();
        if (chamber == nullptr || !chamber->isRoom() || !view_->hasFocus() || forClicks) {
            hand_->setDoor(side);
            return;
        }
        view_->ensureVisible(hand_->cursor());
        hand_->setFocusedDoor(side);
    });
    const auto nameKeys = [this] {
        hand_->setKeys(keyInWords(*toolAction(MapTool::Brush)), keyInWords(*turn_));
        refreshHint();
    };
    for (const QAction* action : {toolAction(MapTool::Brush), turn_})
        connect(action, &QAction::changed, this, nameKeys);
    nameKeys();
}

void MapEditor::connectPalette() {
    const auto choose = [this](const QModelIndex& index) {
        if (!index.isValid() || index.data(MapPaletteModel::isHeadingRole).toBool())
            return;
        hand_->setBrush(paletteModel_->chamber(filtered_->mapToSource(index).row()));
        if (!hand_->currentTool().usesBrush())
            hand_->setTool(MapTool::Brush);
    };
    connect(palette_, &QListView::clicked, this, [this, choose](const QModelIndex& index) {
        choose(index);
        // The next step is on the map.
        view_->setFocus();
    });
    // A click beside the pictures keeps the present brush.
    connect(
        palette_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
        [this] {
            if (!palette_->selectionModel()->hasSelection())
                refreshPalette();
        },
        Qt::QueuedConnection);
    connect(palette_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this, choose](const QModelIndex& index) {
                if (palette_->hasFocus())
                    choose(index);
            });
    connect(palette_, &QListView::activated, this, [this, choose](const QModelIndex& index) {
        choose(index);
        view_->setFocus();
    });
}

/// Hides what only makes sense on maps of another family.
void MapEditor::offerWhatFits(const TileFamily& family) {
    const bool rooms = family.hasRooms();
    paletteModel_->setHasRooms(rooms);
    for (QAction* action : tools_->actions())
        if (hand_->toolOf(static_cast<MapTool>(action->data().toInt())).worksOnSides())
            action->setVisible(rooms);
    for (QAction* action : {fillLegally_, showHoles_, fitsNeighbours_})
        action->setVisible(rooms);
    for (QAction* action : doors_->actions())
        action->setVisible(rooms);
    doorPalette_->setVisible(rooms);
    if (!rooms && hand_->currentTool().worksOnSides())
        toolAction(MapTool::Select)->trigger();
}

void MapEditor::setDocument(MapDocument* document) {
    if (document_ != nullptr) {
        commitEdits();
        states_[document_] = viewState();
    }
    for (const QMetaObject::Connection& connection : following_)
        disconnect(connection);
    following_.clear();
    jobs_->stopFilling();
    jobs_->stopLooking();
    unfilled_.clear();
    holes_.clear();
    filled_ = {};
    message_->hide();
    document_ = document;
    showModel(*table_, nullptr);
    tableModel_.reset();
    showModel(*issueList_, nullptr);
    issues_.reset();
    hand_->setDocument(document);
    overview_->setDocument(document);
    history_->setStack(document == nullptr ? nullptr : &document->undoStack());
    if (document != nullptr) {
        if (!states_.contains(document))
            connect(document, &QObject::destroyed, this, [this](QObject* gone) {
                states_.remove(gone);
                chosenSets_.remove(gone);
            });
        offerSets();
        offerWhatFits(familyOf(document->map().ruleset));
    }
    view_->setDocument(document);
    for (QWidget* widget :
         {static_cast<QWidget*>(name_), static_cast<QWidget*>(setBox_), static_cast<QWidget*>(history_)})
        widget->setEnabled(document != nullptr);
    if (document != nullptr) {
        followDocument();
        if (const auto state = states_.constFind(document); state != states_.constEnd())
            view_->restoreState(*state);
        else
            view_->fit();
        refreshHoles();
    }
    refreshTitle();
    showFigures();
    refreshPalette();
    refreshTable();
    refreshStatus();
    refreshHint();
}

void MapEditor::followDocument() {
    issues_ = std::make_unique<IssuesModel>(*document_);
    showModel(*issueList_, issues_.get());
    const auto count = [this] {
        const int number = issues_ ? issues_->rowCount() : 0;
        issuesPanel_->setNote(number == 0 ? tr("none") : tr("%n found", nullptr, number));
    };
    following_ << connect(issues_.get(), &QAbstractItemModel::modelReset, this, count);
    following_ << connect(document_, &MapDocument::refused, this, &MapEditor::say);
    following_ << connect(document_, &MapDocument::tileSetChanged, this, &MapEditor::refreshHoles);
    following_ << connect(document_, &MapDocument::cellsChanged, this, [this] {
        figuresLater_.start();
        if (!unfilled_.empty() || showHoles_->isChecked()) {
            unfilled_.clear();
            view_->setMarked(holes_);
            holesLater_.start();
        }
        refreshStatus();
        refreshHint();
    });
    following_ << connect(document_, &MapDocument::nameChanged, this, &MapEditor::refreshTitle);
    following_ << connect(document_, &Document::titleChanged, this, &MapEditor::refreshTitle);
    count();
}

QByteArray MapEditor::viewState() const {
    return document_ == nullptr ? QByteArray() : view_->state();
}

void MapEditor::restoreViewState(const QByteArray& state) {
    if (document_ != nullptr)
        view_->restoreState(state);
}

QByteArray MapEditor::handState() const {
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    const Chamber& brush = hand_->brush();
    out << hand_->tool() << hand_->door() << QByteArray::fromStdString(brush.tile) << brush.rotation
        << brush.room << brush.seat;
    for (const Side side : brush.sides)
        out << side;
    out << hand_->fitsNeighbours();
    return bytes;
}

void MapEditor::restoreHandState(const QByteArray& state) {
    QDataStream in(state);
    MapTool tool{};
    Side door{};
    QByteArray tile;
    Chamber brush;
    bool fits = true;
    in >> tool >> door >> tile >> brush.rotation >> brush.room >> brush.seat;
    for (Side& side : brush.sides)
        in >> side;
    in >> fits;
    if (in.status() != QDataStream::Ok)
        return;
    brush.tile = tile.toStdString();
    hand_->setTool(tool);
    hand_->setDoor(door);
    hand_->setBrush(brush);
    fitsNeighbours_->setChecked(fits);
}

void MapEditor::commitEdits() {
    commitName();
    if (QWidget* editor = table_->indexWidget(table_->currentIndex()); editor != nullptr)
        editor->clearFocus();
}

void MapEditor::commitName() {
    if (document_ != nullptr && name_->isEnabled())
        document_->setName(name_->text().toStdString());
}

QString MapEditor::messageText() const {
    return message_->isHidden() ? QString() : message_->text();
}

bool MapEditor::isFilling() const {
    return jobs_->isFilling();
}

void MapEditor::say(const QString& text) {
    message_->setText(text);
    const int room = view_->viewport()->width() - 40;
    message_->setFixedWidth(std::min(room, 560));
    message_->adjustSize();
    message_->setFixedHeight(message_->heightForWidth(message_->width()));
    message_->move((view_->viewport()->width() - message_->width()) / 2,
                   view_->viewport()->height() - message_->height() - 12);
    message_->setAccessibleName(text);
    message_->show();
    message_->raise();
    messageGoes_.start();
}

} // namespace tilewright
