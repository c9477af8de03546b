#include "editor/designer/family_tools.h"

#include "editor/designer/large_tile.h"
#include "editor/designer/panels/family_figures.h"

#include <QAction>
#include <QMenu>

#include <utility>

namespace tilewright {

void FamilyTools::setParts(FamilyParts parts) {
    parts_ = std::move(parts);
    connect(parts_.figures, &FamilyFigures::filterWanted, this, &FamilyTools::filterWanted);
}

void FamilyTools::fillMenu(QMenu& menu) {
    menus_ = makeMenus(menu);
    showMenus(menusShown_);
}

void FamilyTools::showMenus(bool on) {
    menusShown_ = on;
    for (QMenu* menu : menus_)
        menu->menuAction()->setVisible(on);
}

void FamilyTools::follow(TileSetDocument* document, int tile, const Places& chosen) {
    document_ = document;
    tile_ = document == nullptr ? -1 : tile;
    chosen_ = document == nullptr ? Places() : chosen;
    parts_.largeTile->showTile(document_, tile_);
    parts_.figures->showSet(document_);
    refresh();
}

const Tile* FamilyTools::tile() const {
    return document_ == nullptr || tile_ < 0 || tile_ >= document_->size() ? nullptr
                                                                           : &document_->tile(tile_);
}

} // namespace tilewright
