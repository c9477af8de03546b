#include "editor/designer/tile_designer.h"

#include "editor/designer/document_line_edit.h"
#include "editor/designer/door_actions.h"
#include "editor/designer/set_statistics.h"
#include "editor/designer/tile_canvas.h"
#include "editor/designer/tile_inspector.h"
#include "editor/document/issues_model.h"
#include "editor/document/tile_list_model.h"
#include "editor/document/tileset_document.h"
#include "editor/theme/line_icon.h"
#include "editor/theme/panel.h"
#include "editor/theme/text.h"

#include <QDataStream>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QSplitter>

namespace tilewright {

TileDesigner::~TileDesigner() {
    // The views let go of the models before these go.
    list_->setModel(nullptr);
    issueList_->setModel(nullptr);
}

void TileDesigner::makeActions() {
    const auto make = [this](const char* icon, const QString& text, const QKeySequence& key, auto act) {
        auto* action = new QAction(lineIcon(QLatin1String(icon)), text, this);
        action->setShortcut(key);
        connect(action, &QAction::triggered, this, act);
        return action;
    };
    turn_ = make("turn", tr("&Turn"), Qt::Key_R, [this] { document_->turnTile(currentTile()); });
    turn_->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    turn_->setToolTip(tr("A quarter turn clockwise (R)"));
    add_ = make("add", tr("&Add Tile"), QKeySequence(tr("Ctrl+Shift+N")),
                [this] { setCurrentTile(document_->addTile()); });
    add_->setToolTip(tr("A new tile at the end of the set"));
    duplicate_ = make("duplicate", tr("D&uplicate Tile"), QKeySequence(tr("Ctrl+D")), [this] {
        commitEdits();
        setCurrentTile(document_->duplicateTile(currentTile()));
    });
    duplicate_->setToolTip(tr("The chosen tile once more, under a new id"));
    delete_ = make("delete", tr("&Delete Tile"), QKeySequence::Delete,
                   [this] { document_->deleteTile(currentTile()); });
    delete_->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    delete_->setToolTip(tr("Takes the chosen tile out of the set; undo brings it back"));
    editTile_ = make("design", tr("&Edit Sides"), QKeySequence(tr("F2")),
                     [this] { canvas_->setFocus(Qt::ShortcutFocusReason); });
    editTile_->setToolTip(tr("To the large tile: arrows choose a side, keys set its door"));
    showNeighbours_ = make("neighbours", tr("Show &Neighbours"), QKeySequence(tr("Ctrl+Shift+B")),
                           [this](bool on) { canvas_->setShowsNeighbours(on); });
    showNeighbours_->setCheckable(true);
    showNeighbours_->setChecked(true);
    showNeighbours_->setToolTip(tr("Tiles of the set that fit, faintly around the chosen one"));
    otherNeighbours_ = make("shuffle", tr("&Other Neighbours"), QKeySequence(tr("Ctrl+B")),
                            [this] { canvas_->chooseOtherNeighbours(); });
    otherNeighbours_->setToolTip(tr("Other tiles that fit around the chosen one"));
    connect(showNeighbours_, &QAction::toggled, otherNeighbours_, &QAction::setEnabled);
}

void TileDesigner::fillTileMenu(QMenu& menu) {
    menu.addActions({add_, duplicate_, delete_});
    menu.addSeparator();
    menu.addActions({editTile_, turn_});
    QMenu* sides = menu.addMenu(tr("Set &Side"));
    sides->addActions(doors_->actions());
}

void TileDesigner::fillViewMenu(QMenu& menu) {
    menu.addActions({showNeighbours_, otherNeighbours_});
}

int TileDesigner::currentTile() const {
    const QModelIndex current = list_->currentIndex();
    return document_ != nullptr && current.isValid() ? current.row() : -1;
}

void TileDesigner::setCurrentTile(int index) {
    const QModelIndex row = tiles_ ? tiles_->index(index) : QModelIndex();
    list_->setCurrentIndex(row);
    list_->scrollTo(row);
}

void TileDesigner::setDocument(TileSetDocument* document) {
    if (document == document_)
        return;
    commitEdits();
    if (document_ != nullptr)
        chosenTiles_.insert(document_, currentTile());
    canvas_->showTile(nullptr, -1);
    inspector_->showTile(nullptr, -1);
    list_->setModel(nullptr);
    issueList_->setModel(nullptr);
    tiles_.reset();
    issues_.reset();
    document_ = document;
    if (document != nullptr)
        followDocument();
    showTile();
    refreshHeadings();
}

void TileDesigner::followDocument() {
    tiles_ = std::make_unique<TileListModel>(*document_);
    issues_ = std::make_unique<IssuesModel>(*document_);
    list_->setModel(tiles_.get());
    issueList_->setModel(issues_.get());
    // With the models these connections go too.
    connect(document_, &TileSetDocument::changed, tiles_.get(), [this] { refreshHeadings(); });
    connect(document_, &TileSetDocument::tileChanged, tiles_.get(), [this](int index) {
        // Undo and redo show what they change.
        if (index != currentTile())
            setCurrentTile(index);
    });
    connect(document_, &TileSetDocument::tileInserted, tiles_.get(),
            [this](int index) { setCurrentTile(index); });
    connect(issues_.get(), &QAbstractItemModel::modelReset, this, [this] { refreshHeadings(); });
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] { showTile(); });
    connect(document_, &QObject::destroyed, this, [this](const QObject* gone) { chosenTiles_.remove(gone); });
    const int chosen = chosenTiles_.value(document_, 0);
    setCurrentTile(std::min(chosen, document_->size() - 1));
    doors_->setAllowed(document_->tileSet().pickColours);
}

void TileDesigner::showTile() {
    if (document_ != nullptr)
        document_->endStroke();
    canvas_->showTile(document_, currentTile());
    inspector_->showTile(document_, currentTile());
    refreshHeadings();
}

void TileDesigner::refreshHeadings() {
    statistics_->show(document_ == nullptr ? nullptr : &document_->tileSet());
    const int all = document_ == nullptr ? 0 : tileCount(document_->tileSet());
    const int kinds = document_ == nullptr ? 0 : document_->size();
    //: %1 tiles, of %2 different kinds
    listPanel_->setNote(document_ == nullptr ? QString() : tr("%1 of %2 kinds").arg(all).arg(kinds));
    const auto found = issues_ ? issues_->issues().size() : 0;
    issuesPanel_->setNote(document_ == nullptr ? QString()
                          : found == 0         ? tr("none")
                                               : QString::number(found));
    setName_->setEnabled(document_ != nullptr);
    setName_->showValue(document_ == nullptr ? QString() : toQString(document_->tileSet().name));
    refreshActions();
    showHint({});
}

void TileDesigner::refreshActions() {
    const bool tile = currentTile() >= 0;
    for (QAction* action : {turn_, duplicate_, delete_, editTile_})
        action->setEnabled(tile);
    add_->setEnabled(document_ != nullptr);
}

void TileDesigner::showHint(const QString& hint) {
    const int index = currentTile();
    if (index < 0 || index >= document_->size()) {
        heading_->clear();
        hint_->clear();
        return;
    }
    const Tile& tile = document_->tile(index);
    heading_->setText(toQString(tile.id));
    const Direction side = canvas_->focusedSide();
    const Side door = tile.sides[static_cast<std::size_t>(tilewright::index(side))];
    hint_->setText(
        hint.isEmpty()
            ? tr("%1 side: %2 · arrows move, keys set, R turns").arg(translated(name(side)), doorName(door))
            : hint);
}

void TileDesigner::commitEdits() {
    inspector_->commitEdits();
    commitSetName();
}

void TileDesigner::commitSetName() {
    if (document_ != nullptr && setName_->isPending())
        document_->setName(setName_->text().toStdString());
}

QByteArray TileDesigner::saveLayout() const {
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out << columns_->saveState() << middle_->saveState() << showNeighbours_->isChecked();
    return bytes;
}

void TileDesigner::restoreLayout(const QByteArray& state) {
    QDataStream in(state);
    QByteArray columns;
    QByteArray middle;
    bool neighbours = true;
    in >> columns >> middle >> neighbours;
    if (in.status() != QDataStream::Ok)
        return;
    columns_->restoreState(columns);
    middle_->restoreState(middle);
    showNeighbours_->setChecked(neighbours);
    canvas_->setShowsNeighbours(neighbours);
}

} // namespace tilewright
