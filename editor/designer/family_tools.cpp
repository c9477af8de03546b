#include "editor/designer/family_tools.h"

#include "editor/designer/large_tile.h"

#include <QAction>
#include <QMenu>

namespace tilewright {

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
    largeTile()->showTile(document_, tile_);
    refresh();
}

const Tile* FamilyTools::tile() const {
    return document_ == nullptr || tile_ < 0 || tile_ >= document_->size() ? nullptr
                                                                           : &document_->tile(tile_);
}

} // namespace tilewright
