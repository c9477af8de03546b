// The actions of the design mode; its views are in tile_designer.cpp.
#include "editor/designer/tile_designer.h"

#include "editor/common/action.h"
#include "editor/designer/browser/tile_browser.h"
#include "editor/designer/browser/tile_clipboard.h"
#include "editor/designer/browser/tile_list_view.h"
#include "editor/designer/chambers/variants_dialog.h"
#include "editor/designer/family_tools.h"
#include "editor/designer/large_tile.h"
#include "editor/designer/panels/issues_panel.h"
#include "editor/words/text.h"
#include "engine/games/beneath/tiles/even_out.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>

#include <algorithm>
#include <numeric>

namespace tilewright {

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
                           [this] { tools_->parts().largeTile->setFocus(Qt::ShortcutFocusReason); });
    showNeighbours_ = makeAction("tile/showNeighbours", "neighbours", tr("Show &Neighbours"),
                                 QKeySequence(tr("Ctrl+Shift+B")),
                                 tr("Shows fitting tiles of the set, faintly, around the chosen one"), [] {});
    showNeighbours_->setCheckable(true);
    showNeighbours_->setChecked(true);
    for (FamilyTools* tools : allTools_)
        connect(showNeighbours_, &QAction::toggled, tools->parts().largeTile, &LargeTile::setShowsNeighbours);
    otherNeighbours_ =
        makeAction("tile/otherNeighbours", "shuffle", tr("&Other Neighbours"), QKeySequence(tr("Ctrl+B")),
                   tr("Shows other tiles that fit around the chosen one"),
                   [this] { tools_->parts().largeTile->chooseOtherNeighbours(); });
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
    const Places chosen = chosenTiles();
    insertTiles(std::move(*tiles), chosen.empty() ? document_->size() : chosen.back() + 1);
}

void TileDesigner::insertTiles(std::vector<Tile> tiles, int at) {
    commitEdits();
    const int number = static_cast<int>(tiles.size());
    document_->insert(at, std::move(tiles), [number] { return tr("paste %n tiles", nullptr, number); });
}

void TileDesigner::makeVariants() {
    commitEdits();
    const Places chosen = chosenTiles();
    if (chosen.empty())
        return;
    VariantsDialog dialog(document_->tileSet(), chosen, this);
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
    const Places chosen = chosenTiles();
    Places places = chosen;
    const bool all = places.size() < 2;
    if (all) {
        places.resize(static_cast<std::size_t>(document_->size()));
        std::iota(places.begin(), places.end(), 0);
    }
    TileSet after = evenedOut(document_->tileSet(), places);
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
    const Places chosen = chosenTiles();
    if (chosen.empty())
        return;
    moveTo(step < 0 ? std::max(0, chosen.front() - 1) : std::min(document_->size(), chosen.back() + 2));
}

} // namespace tilewright
