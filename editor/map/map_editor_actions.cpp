// The actions of the map mode: their names, keys and effects.
#include "editor/map/map_editor.h"

#include "editor/common/action.h"
#include "editor/map/map_doors.h"
#include "editor/map/map_jobs.h"
#include "editor/map/map_view.h"

#include <QActionGroup>
#include <QMenu>

#include <utility>

namespace tilewright {

QAction* MapEditor::addAction(const char* name, const char* icon, const QString& text,
                              const QKeySequence& key, const QString& tip) {
    QAction* action = makeAction(this, {name, icon, text, key.toString(), tip});
    // Single letters must not be taken from the text fields.
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    keyed_ << action;
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
        action->setChecked(entry.tool == hand_->tool());
        tools_->addAction(action);
        connect(action, &QAction::triggered, this, [this, tool = entry.tool] {
            hand_->setTool(tool);
            view_->setFocus();
        });
    }
    makeClipboardActions();
    makeSelectionActions();
    makeFillActions();
    // The door keys work together with the map's keys.
    keyed_ << doors_->actions();
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
            [this] { hand_->cut(); });
    addEdit(addAction("map/copy", "duplicate", tr("&Copy"), QKeySequence::Copy, tr("Copy the selection")),
            [this] { hand_->copy(); });
    addEdit(addAction("map/paste", "paste", tr("&Paste"), QKeySequence::Paste,
                      tr("Paste at the cell cursor; then drag, or move it with Ctrl and arrows")),
            [this] { hand_->paste(); });
    addEdit(addAction("map/clear", "delete", tr("C&lear Cells"), Qt::Key_Delete, tr("Clear the selection")),
            [this] { hand_->erase(); });
    addEdit(addAction("map/selectAll", "", tr("Select &All"), QKeySequence::SelectAll,
                      tr("Select the whole map")),
            [this] {
                hand_->setTool(MapTool::Select);
                hand_->selectAll();
            });
    clipboardActions_ = std::exchange(editActions_, {});
}

void MapEditor::makeSelectionActions() {
    turn_ = addEdit(addAction("map/turn", "turn", tr("T&urn"), Qt::Key_R,
                              tr("Turn the brush, or the selection with its doors and markers")),
                    [this] { hand_->turn(Rotation::R90); });
    addEdit(addAction("map/turnBack", "turn-back", tr("Turn &Back"), Qt::SHIFT | Qt::Key_R,
                      tr("Turn the other way")),
            [this] { hand_->turn(Rotation::R270); });
    addEdit(
        addAction("map/mirror", "mirror", tr("&Mirror Left to Right"), Qt::Key_M, tr("Mirror left to right")),
        [this] { hand_->mirror(Mirror::LeftRight); });
    addEdit(addAction("map/mirrorDown", "mirror-vertical", tr("Mirror T&op to Bottom"), Qt::SHIFT | Qt::Key_M,
                      tr("Mirror top to bottom")),
            [this] { hand_->mirror(Mirror::TopBottom); });
    addSeparator();
    addEdit(addAction("map/pickUp", "", tr("Pick &Up as Brush"), Qt::Key_I,
                      tr("Use what is under the cursor as the brush")),
            [this] { hand_->pick(hand_->cursor()); });
    fitsNeighbours_ =
        addAction("map/fitNeighbours", "", tr("Rooms Fit Their &Neighbours"), Qt::Key_T,
                  tr("A painted room opens towards a neighbour only where the neighbour opens towards it"));
    fitsNeighbours_->setCheckable(true);
    fitsNeighbours_->setChecked(hand_->fitsNeighbours());
    connect(fitsNeighbours_, &QAction::toggled, hand_, &MapHand::setFitsNeighbours);
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
