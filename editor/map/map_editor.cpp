// What the map mode does and shows. Its layout and actions are in map_editor_layout.cpp, the choice of its
// tile set in map_editor_sets.cpp.
#include "editor/map/map_editor.h"

#include "editor/common/action.h"
#include "editor/common/item_views.h"
#include "editor/common/panel.h"
#include "editor/common/plain_text.h"
#include "editor/common/tiles/door_palette.h"
#include "editor/common/tiles/heat_legend.h"
#include "editor/document/issues_model.h"
#include "editor/document/map/map_document.h"
#include "editor/map/map_access.h"
#include "editor/map/map_door_actions.h"
#include "editor/map/map_jobs.h"
#include "editor/map/map_overview.h"
#include "editor/map/map_palette_model.h"
#include "editor/map/map_table_model.h"
#include "editor/map/map_view.h"
#include "editor/words/translated_text.h"
#include "engine/model/lint/lint.h"
#include "engine/model/tile_family.h"

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
#include <array>
#include <utility>
#include <vector>

namespace tilewright {

namespace {

/// Larger maps are not playable boards, and counting their rim would block the user.
constexpr std::size_t maxCounted = 100'000;

/// The contents of a map.
struct MapFigures {
    int chambers = 0;
    int tiles = 0;
    /// In the order of allRooms.
    std::array<int, 6> rooms{};
    /// Passages to free cells; -1 if not counted.
    int openAtEdge = 0;
    int black = 0;
    int white = 0;
    /// Possible numbers of players.
    std::vector<int> players;
};

MapFigures mapFigures(const MapDocument& document) {
    MapFigures figures;
    const Map& map = document.map();
    const bool all = map.chambers.size() <= maxCounted;
    figures.chambers = static_cast<int>(map.chambers.size());
    for (const Chamber& chamber : map.chambers) {
        if (chamber.isRoom())
            ++figures.rooms[static_cast<std::size_t>(chamber.room)];
        else
            ++figures.tiles;
        const auto sides = all ? document.sidesOf(chamber) : std::nullopt;
        for (const Direction d : allDirections)
            if (sides && isPassage((*sides)[static_cast<std::size_t>(index(d))]) &&
                document.chamberAt(neighbour(chamber.cell, d)) == nullptr)
                ++figures.openAtEdge;
    }
    for (const MapMarker& marker : map.markers)
        ++(marker.marker == Marker::Black ? figures.black : figures.white);
    if (all)
        figures.players = possiblePlayerCounts(map);
    else
        figures.openAtEdge = -1;
    return figures;
}

} // namespace

MapEditor::MapEditor(QWidget* parent)
    : DockPage(parent)
    , toolController_(new MapToolController(this))
    , overview_(new MapOverviewImage(this))
    , jobs_(new MapJobs(this))
    , doors_(new MapDoorActions(this)) {
    view_ = new MapView(*toolController_, *overview_);
    makeActions();
    setCentralWidget(makeCentre());
    makePanels();
    // The single-letter keys work here: on the map, its tools and its doors.
    shortcutWidget_->addActions(shortcutActions_);
    palette_->addAction(turn_);
    figuresTimer_.setSingleShot(true);
    figuresTimer_.setInterval(150);
    holesTimer_.setSingleShot(true);
    holesTimer_.setInterval(200);
    messageTimer_.setSingleShot(true);
    messageTimer_.setInterval(9000);
    connect(&figuresTimer_, &QTimer::timeout, this, &MapEditor::refreshFigures);
    connect(&holesTimer_, &QTimer::timeout, this, [this] {
        if (document_ != nullptr && showHoles_->isChecked())
            jobs_->findHoles(*document_);
    });
    connect(&messageTimer_, &QTimer::timeout, message_, &QWidget::hide);
    connect(jobs_, &MapJobs::filled, this, &MapEditor::applyFill);
    connect(jobs_, &MapJobs::holesFound, this, [this](const std::vector<Cell>& holes) {
        holes_ = holes;
        std::vector<Cell> marked = unfilled_;
        marked.insert(marked.end(), holes_.begin(), holes_.end());
        view_->setHighlighted(std::move(marked));
        // The message is only for an explicit request; after an edit, the marks show it.
        if (std::exchange(announceHoles_, false))
            say(holes_.empty() ? tr("No holes: each free cell beside a chamber has a tile that fits.")
                               : tr("Holes that no tile of the set fits: %L1").arg(holes_.size()));
    });
    connectToolController();
    connectPalette();
    setDocument(nullptr);
}

MapEditor::~MapEditor() {
    // Panels report that they are hidden while they are destroyed.
    for (PanelDock* dock : findChildren<PanelDock*>())
        dock->disconnect(this);
}

void MapEditor::connectToolController() {
    connect(toolController_, &MapToolController::message, this, &MapEditor::say);
    connect(toolController_, &MapToolController::toolChanged, this, [this] {
        toolAction(toolController_->tool())->setChecked(true);
        refreshHint();
    });
    connect(toolController_, &MapToolController::brushChanged, this, &MapEditor::refreshPalette);
    connect(toolController_, &MapToolController::doorChanged, this, [this] {
        doors_->setChosen(toolController_->door());
        refreshHint();
    });
    connect(toolController_, &MapToolController::selectionChanged, this, &MapEditor::refreshHint);
    connect(toolController_, &MapToolController::cursorChanged, this, [this] {
        refreshStatus();
        refreshHint();
        if (tableModel_) {
            const int row = tableModel_->rowOf(toolController_->cursor());
            if (row >= 0 && row != table_->currentIndex().row())
                table_->setCurrentIndex(
                    tableModel_->index(row, std::max(table_->currentIndex().column(), 0)));
        }
    });
    connect(view_, &MapView::hoverChanged, this, [this] {
        refreshStatus();
        refreshHint();
    });
    connect(doors_, &MapDoorActions::chosenChanged, toolController_, &MapToolController::setDoor);
    connect(doors_, &MapDoorActions::doorActivated, this, [this](SideContent side) {
        // If chosen from the bar or the menu with another tool, it becomes the side tool's door.
        if (document_ == nullptr)
            return;
        const Chamber* chamber = document_->chamberAt(toolController_->cursor());
        // When clicking with the door tool, a key only chooses the door for the next click.
        const bool forClicks = toolController_->tool() == MapTool::Door && !view_->cursorMovedByKeys();
        if (chamber == nullptr || !chamber->isRoom() || !view_->hasFocus() || forClicks) {
            toolController_->setDoor(side);
            return;
        }
        view_->ensureVisible(toolController_->cursor());
        toolController_->setFocusedDoor(side);
    });
    const auto nameKeys = [this] {
        toolController_->setKeys(keyInWords(*toolAction(MapTool::Brush)), keyInWords(*turn_));
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
        toolController_->setBrush(paletteModel_->chamber(filtered_->mapToSource(index).row()));
        if (!toolController_->currentTool().usesBrush())
            toolController_->setTool(MapTool::Brush);
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
        if (toolController_->toolOf(static_cast<MapTool>(action->data().toInt())).worksOnSides())
            action->setVisible(rooms);
    for (QAction* action : {fillLegally_, showHoles_, fitsNeighbours_})
        action->setVisible(rooms);
    for (QAction* action : doors_->actions())
        action->setVisible(rooms);
    doorPalette_->setVisible(rooms);
    if (!rooms && toolController_->currentTool().worksOnSides())
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
    jobs_->stopFindingHoles();
    unfilled_.clear();
    holes_.clear();
    lastFill_ = {};
    message_->hide();
    document_ = document;
    setViewModel(*table_, nullptr);
    tableModel_.reset();
    setViewModel(*issueList_, nullptr);
    issues_.reset();
    toolController_->setDocument(document);
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
    setViewModel(*issueList_, issues_.get());
    const auto count = [this] {
        const int number = issues_ ? issues_->rowCount() : 0;
        issuesPanel_->setNote(number == 0 ? tr("none") : tr("%n found", nullptr, number));
    };
    following_ << connect(issues_.get(), &QAbstractItemModel::modelReset, this, count);
    following_ << connect(document_, &MapDocument::refused, this, &MapEditor::say);
    following_ << connect(document_, &MapDocument::tileSetChanged, this, &MapEditor::refreshHoles);
    following_ << connect(document_, &MapDocument::cellsChanged, this, [this] {
        figuresTimer_.start();
        if (!unfilled_.empty() || showHoles_->isChecked()) {
            unfilled_.clear();
            view_->setHighlighted(holes_);
            holesTimer_.start();
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

QByteArray MapEditor::toolState() const {
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    const Chamber& brush = toolController_->brush();
    out << toolController_->tool() << toolController_->door() << QByteArray::fromStdString(brush.tile)
        << brush.rotation << brush.room << brush.seat;
    for (const SideContent side : brush.sides)
        out << side;
    out << toolController_->fitsNeighbours();
    return bytes;
}

void MapEditor::restoreToolState(const QByteArray& state) {
    QDataStream in(state);
    MapTool tool{};
    SideContent door{};
    QByteArray tile;
    Chamber brush;
    bool fits = true;
    in >> tool >> door >> tile >> brush.rotation >> brush.room >> brush.seat;
    for (SideContent& side : brush.sides)
        in >> side;
    in >> fits;
    if (in.status() != QDataStream::Ok)
        return;
    brush.tile = tile.toStdString();
    toolController_->setTool(tool);
    toolController_->setDoor(door);
    toolController_->setBrush(brush);
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
    messageTimer_.start();
    emit said(text);
}

void MapEditor::refreshTitle() {
    heading_->setText(document_ == nullptr ? tr("Map") : toQString(document_->map().name));
    const QString name = document_ == nullptr ? QString() : toQString(document_->map().name);
    if (name_->text() != name) {
        name_->setText(name);
        if (!name_->hasFocus())
            name_->setCursorPosition(0);
    }
}

void MapEditor::showFigures() {
    constexpr std::size_t countedAtOnce = 20'000;
    if (document_ == nullptr || document_->map().chambers.size() <= countedAtOnce)
        return refreshFigures();
    // The map is painted first.
    figures_->clear();
    mapPanel_->setNote({});
    figuresTimer_.start();
}

void MapEditor::refreshFigures() {
    if (document_ == nullptr) {
        figures_->clear();
        mapPanel_->setNote({});
        return;
    }
    const MapFigures figures = mapFigures(*document_);
    mapPanel_->setNote(tr("%Ln chambers", nullptr, figures.chambers));
    QString rows;
    const auto row = [&rows](const QString& what, const QString& figure) {
        rows += QStringLiteral("<tr><td>%1</td><td align=right>&nbsp;&nbsp;%2</td></tr>")
                    .arg(inMarkup(what), inMarkup(figure));
    };
    const QLocale locale;
    for (std::size_t i = 0; i < allRooms.size(); ++i)
        if (figures.rooms[i] > 0)
            row(translated(name(allRooms[i])).replace(u'-', u' '), locale.toString(figures.rooms[i]));
    row(tr("tiles"), locale.toString(figures.tiles));
    row(tr("open at the edge"),
        figures.openAtEdge < 0 ? tr("not counted") : locale.toString(figures.openAtEdge));
    row(tr("markers, black and white"), tr("%L1, %L2").arg(figures.black).arg(figures.white));
    QStringList players;
    for (const int number : figures.players)
        players << QString::number(number);
    row(tr("players"), players.isEmpty() ? tr("not playable yet") : players.join(tr(", ")));
    figures_->setText(QStringLiteral("<table width=100%>%1</table>").arg(rows));
}

void MapEditor::refreshStatus() {
    if (document_ == nullptr) {
        emit statusTextChanged({});
        return;
    }
    const auto hovered = view_->hovered();
    const Cell cell = hovered.value_or(toolController_->cursor());
    const Chamber* chamber = document_->chamberAt(cell);
    emit statusTextChanged(QStringLiteral("%1, %2   %3")
                               .arg(cell.x)
                               .arg(cell.y)
                               .arg(chamber == nullptr ? tr("free") : chamberInWords(*document_, *chamber)));
}

void MapEditor::refreshHint() {
    if (document_ == nullptr) {
        hint_->clear();
        hint_->setToolTip({});
        return;
    }
    const auto hovered = view_->hovered();
    hint_->setText(hovered ? toolController_->hint(*hovered, view_->hoveredSide())
                           : tr("Cursor at %1").arg(cursorInWords(*view_, false)));
    hint_->setToolTip(hovered ? QString() : tr("Cursor at %1").arg(cursorInWords(*view_)));
}

void MapEditor::refreshPalette() {
    const Chamber& brush = toolController_->brush();
    if (!brush.isRoom())
        paletteModel_->setTurn(brush.rotation);
    const int row = paletteModel_->rowOf(brush);
    const QModelIndex index = row < 0 ? QModelIndex() : filtered_->mapFromSource(paletteModel_->index(row));
    if (index.isValid() && !palette_->selectionModel()->isSelected(index)) {
        // When first shown, the list starts at its top.
        palette_->setAutoScroll(palette_->isVisible());
        palette_->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
        palette_->setAutoScroll(true);
    }
    refreshHint();
}

void MapEditor::refreshTable() {
    // A million rows are only sorted if they are visible.
    const bool wanted = document_ != nullptr && tableShown_;
    if (wanted == (tableModel_ != nullptr))
        return;
    setViewModel(*table_, nullptr);
    tableModel_.reset();
    if (!wanted)
        return;
    tableModel_ = std::make_unique<MapTableModel>(*document_);
    setViewModel(*table_, tableModel_.get());
    connect(tableModel_.get(), &MapTableModel::refused, this, &MapEditor::say);
    table_->horizontalHeader()->resizeSection(MapTableModel::What, 130);
    for (const int narrow : {MapTableModel::X, MapTableModel::Y, MapTableModel::Seat, MapTableModel::Turn})
        table_->horizontalHeader()->resizeSection(narrow, 62);
    connect(table_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                if (!index.isValid())
                    return;
                toolController_->setCursor(tableModel_->chamber(index.row()).cell);
                view_->ensureVisible(toolController_->cursor());
            });
}

void MapEditor::refreshHoles() {
    holes_.clear();
    view_->setHighlighted(unfilled_);
    jobs_->stopFindingHoles();
    announceHoles_ = document_ != nullptr && showHoles_->isChecked();
    if (announceHoles_)
        jobs_->findHoles(*document_);
}

void MapEditor::setHeat(const std::optional<BoardHeat>& heat) {
    view_->setHeat(heat);
    legend_->setVisible(heat.has_value());
    if (heat)
        legend_->setHeat(heat->name, heat->most, tr("View ▸ Heat Map of the Board"));
}

void MapEditor::fillSelection() {
    if (jobs_->isFilling()) {
        jobs_->stopFilling();
        say(tr("Filling was stopped; the map is unchanged."));
        return;
    }
    if (!document_->tileSet()) {
        say(tr("Choose a tile set first, at the top of Rooms & Tiles."));
        return;
    }
    const QRegion& cells = toolController_->selection();
    if (cells.isEmpty()) {
        say(tr("Select the cells to fill first: with the select tool (%1), or with Shift and arrows.")
                .arg(keyInWords(*toolAction(MapTool::Select))));
        return;
    }
    qint64 area = 0;
    for (const QRect& rect : cells)
        area += qint64(rect.width()) * rect.height();
    constexpr qint64 most = 250'000;
    if (area > most) {
        say(tr("That is more than %L1 cells; select fewer to fill them.").arg(most));
        return;
    }
    // A repeated fill replaces the last one: these cells are free without it. The last one stays until there
    // is another.
    const bool again = lastFill_.revision == document_->revision() && lastFill_.cells == cells;
    if (again)
        document_->undoStack().undo();
    jobs_->fill(*document_, cells, respectCounts_->isChecked(), ++seed_);
    if (again) {
        document_->undoStack().redo();
        lastFill_.revision = document_->revision();
    }
    currentFill_ = {document_->revision(), cells};
    say(tr("Filling… Press %1 again to stop.").arg(keyInWords(*fillLegally_)));
}

void MapEditor::applyFill(const FillResult& result) {
    if (document_ == nullptr || document_->revision() != currentFill_.revision) {
        say(tr("The map changed during filling, so the cells were left as they are."));
        return;
    }
    const bool again = lastFill_.revision == currentFill_.revision && lastFill_.cells == currentFill_.cells;
    if (again && result.laid.empty()) {
        say(tr("No other filling was found, so the last one stays."));
        return;
    }
    const auto make = [&result] {
        MapEdit edit;
        for (const Chamber& chamber : result.laid)
            edit.set(chamber.cell, chamber);
        return edit;
    };
    const auto name = [] { return tr("fill legally"); };
    const bool done = again ? document_->replaceLastEdits(make, name) : document_->edit(make(), name);
    lastFill_ = {};
    if (!done)
        return;
    if (!result.laid.empty())
        lastFill_ = {document_->revision(), currentFill_.cells};
    unfilled_ = result.unfilled;
    std::vector<Cell> marked = unfilled_;
    marked.insert(marked.end(), holes_.begin(), holes_.end());
    view_->setHighlighted(std::move(marked));
    reportFill(result);
}

void MapEditor::reportFill(const FillResult& result) {
    const QString key = keyInWords(*fillLegally_);
    if (result.unfilled.empty())
        say(result.laid.empty() ? tr("There are no free cells in the selection.")
                                : tr("Tiles laid: %L1. Press %2 again for another filling.")
                                      .arg(result.laid.size())
                                      .arg(key));
    else if (result.provenImpossible)
        say(tr("Tiles laid: %L1. For the marked cells (%L2) there is no legal tile.")
                .arg(result.laid.size())
                .arg(result.unfilled.size()));
    else
        say(tr("Tiles laid: %L1. For the marked cells (%L2) none was found; another try (%3) may do better.")
                .arg(result.laid.size())
                .arg(result.unfilled.size())
                .arg(key));
}

} // namespace tilewright
